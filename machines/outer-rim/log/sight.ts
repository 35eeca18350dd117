/**
 * @module
 * What a player sees of a log: not which secrets the others hold (secrets.3.b), nor who the contacts are that lie facedown
 * (contact-tokens.1), nor what somebody else has looked at (contact-tokens.6).
 */
import { isMembers, type Json } from '../../../schemas/json.ts';
import type { Move, Sight, Standing } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';

type Members = { readonly [part: string]: Json };

/** The members that `change` leaves of them; undefined: the member is left out. */
function changed(members: Members, change: (value: Json, name: string) => Json | undefined): Members {
  const kept = Object.entries(members).flatMap(([name, value]): [string, Json][] => {
    const now = change(value, name);
    return now === undefined ? [] : [[name, now]];
  });
  return Object.fromEntries(kept);
}

/** The names by which the secrets of others go: which cards they are nobody is told, until they are read out (secrets.2.b). */
class Secrets {
  readonly #seat: string | null;
  /** the secrets that have been used, each with its owner */
  readonly #shown: ReadonlySet<string>;
  readonly #names = new Map<string, string>();

  constructor(log: Members, seat: string | null) {
    this.#seat = seat;
    const moves = (log['moves'] ?? []) as unknown as readonly (Move & { readonly source?: unknown })[];
    this.#shown = new Set(moves.flatMap(({ seat: of, source }) => (source === undefined ? [] : [`${of} ${source}`])));
  }

  /** What a secret of a seat is called, where it is hidden. */
  nameOf(seat: string, card: string): string | undefined {
    if (seat === this.#seat || this.#shown.has(`${seat} ${card}`)) return undefined;
    const name = this.#names.get(card) ?? `untold-secret-${this.#names.size + 1}`;
    this.#names.set(card, name);
    return name;
  }

  /** The secrets that are hidden, by their ids, each with its name and its deck. */
  hiddenIn(...stands: readonly Standing<Facts>[]): ReadonlyMap<string, { name: string; deck: string | null }> {
    const hidden = new Map<string, { name: string; deck: string | null }>();
    for (const { facts } of stands)
      for (const [seat, { secrets }] of Object.entries(facts.seats))
        for (const { id, deck } of secrets) {
          const name = this.nameOf(seat, id);
          if (name !== undefined) hidden.set(id, { name, deck });
        }
    return hidden;
  }
}

/** The secrets that a move says somebody is to gain, also once a test is passed: whose each is to be, and its deck. */
function promisedIn(value: Json, of: string): { id: string; of: string; deck: string | null }[] {
  if (Array.isArray(value)) return value.flatMap((one) => promisedIn(one, of));
  if (!isMembers(value)) return [];
  const { do: does, secret, seat, deck } = value;
  const owner = typeof seat === 'string' ? seat : of;
  const inner = Object.values(value).flatMap((one) => promisedIn(one, owner));
  if (does !== 'gain-secret' || typeof secret !== 'string') return inner;
  return [...inner, { id: secret, of: owner, deck: typeof deck === 'string' ? deck : null }];
}

function headerSeen(log: Members, secrets: Secrets): Members {
  const seatSeen = (told: Json, seat: string): Json =>
    !isMembers(told)
      ? told
      : changed(told, (value, name) =>
          name !== 'secrets' || !Array.isArray(value)
            ? value
            : value.map((secret) =>
                isMembers(secret) && typeof secret['id'] === 'string'
                  ? { ...secret, id: secrets.nameOf(seat, secret['id']) ?? secret['id'] }
                  : secret,
              ),
        );
  const tokenSeen = (token: Json): Json =>
    isMembers(token) && token['faceup'] !== true
      ? changed(token, (value, name) => (name === 'id' ? undefined : value))
      : token;
  const startSeen = (start: Members): Members =>
    changed(start, (value, name) => {
      if (!isMembers(value)) return value;
      if (name === 'seats') return changed(value, seatSeen);
      if (name === 'contacts')
        return changed(value, (tokens) => (Array.isArray(tokens) ? tokens.map(tokenSeen) : tokens));
      return value;
    });
  return changed(log, (value, name) =>
    name === 'moves' ? undefined : name === 'start' && isMembers(value) ? startSeen(value) : value,
  );
}

/** The contacts that lie facedown although the log knows who they are, with their classes. */
function facedown(...stands: readonly Standing<Facts>[]): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const { facts } of stands)
    for (const tokens of Object.values(facts.contacts))
      for (const { id, class: of, faceup } of tokens ?? []) if (id !== null && !faceup) found.set(id, of);
  return found;
}

/** The log as a player sees it, or (null) whoever sits nowhere. */
export function sight(log: Members, seat: string | null): Sight<Facts> {
  const secrets = new Secrets(log, seat);
  return {
    header: headerSeen(log, secrets),
    entry: (move, before, after) => {
      const held = secrets.hiddenIn(before, after);
      const hidden = new Map(held);
      for (const { id, of, deck } of promisedIn(move as unknown as Json, move.seat ?? '')) {
        const name = secrets.nameOf(of, id);
        if (name !== undefined) hidden.set(id, { name, deck });
      }
      const isOwn = seat !== null && move.seat === seat;
      const { card } = move as { card?: Json };
      // Who has turned up everybody sees, wherever the log knew them to lie.
      const isSeen = isOwn || move.type === 'contact.reveal';
      const unknown = isSeen ? new Map<string, string | null>() : facedown(after);
      // Whoever names a card that they do not see is not told by that that it is somebody's secret; whoever has drawn one sees it.
      const nameSeen = (name: string, word: string): string =>
        isOwn && (word !== 'secret' || name === card) ? name : (hidden.get(name)?.name ?? name);
      const seen = (value: Json, word = ''): Json => {
        if (typeof value === 'string') return nameSeen(value, word);
        if (Array.isArray(value)) return value.map((one) => seen(one));
        if (!isMembers(value)) return value;
        const { contact } = value;
        const isUnknown = typeof contact === 'string' && unknown.has(contact);
        const of = isUnknown ? (unknown.get(contact) ?? null) : null;
        const members = changed(value, (member, name) => {
          if (name === 'contact' && isUnknown) return undefined;
          // What somebody looks through nobody else sees.
          if (name === 'cards' && value['do'] === 'search-deck' && !isOwn) return undefined;
          return seen(member, name);
        });
        return of === null ? members : { ...members, class: of };
      };
      // A card that lay before somebody already is not the one that was drawn.
      const isDrawn =
        !isOwn && move.type === 'encounter.space' && typeof card === 'string' && !secrets.hiddenIn(before).has(card);
      const kept = isDrawn ? held.get(card) : undefined;
      if (kept === undefined) {
        const said = seen(move as unknown as Json) as unknown as Members;
        const whole =
          isDrawn && hidden.has(card)
            ? changed(said, (value, name) => (name === 'card' || name === 'section' ? undefined : value))
            : said;
        return whole as unknown as Move;
      }
      // The card that was drawn is kept facedown: everybody sees that, and nothing else of it.
      const { effects, ...said } = move as Move & { effects?: Json };
      const gain = { do: 'gain-secret', secret: kept.name, ...(kept.deck === null ? {} : { deck: kept.deck }) };
      const others = (Array.isArray(effects) ? effects : []).filter(
        (effect) => !isMembers(effect) || effect['do'] !== 'gain-secret',
      );
      const told = changed(said as unknown as Members, (value, name) =>
        name === 'card' || name === 'section' ? undefined : seen(value, name),
      );
      return { ...told, effects: [...others.map((effect) => seen(effect)), gain] } as unknown as Move;
    },
  };
}
