/**
 * @module
 * Single-Player Rules: Bounty Encounters (LRR page 24). A bounty hunter AI player encounters a target of its bounties: a
 * contact, which it turns faceup first, a crew, whom its owner may protect, or a character. Which target it is nobody chooses:
 * they are preferred as for its movement (bounty-targets.ts).
 */
import { chart, rules, when } from '../../chart.ts';
import {
  type Finding,
  fails,
  type Misjudged,
  type Move,
  type Option,
  type Refusal,
  type Slice,
  unknown,
  voids,
} from '../../ruleset.ts';
import { nameless, type RevealContact } from '../actions/icons.ts';
import { type CrewEncounter, ownerDecides } from '../bounties/resolving-bounties.ts';
import { targetOf } from '../bounties/targets.ts';
import { type Fight, fightBetweenPlayers } from '../combat/combat.ts';
import { discardCharacter, layFaceup, learn } from '../encounters/contact-tokens.ts';
import { type ContactEncounter, revealed } from '../encounters/encountering-a-contact.ts';
import {
  classOf,
  contactOfCard,
  forgetTokens,
  forgetTurned,
  mayBe,
  playedBy,
  type Token,
  theOne,
  tokensIn,
  toldTokens,
} from '../encounters/tokens.ts';
import { ANYTHING, doubt } from '../table/doubts.ts';
import { assetTypeOf, type Draft, type Facts, isSeat, seatOf } from '../table/facts.ts';
import { type BountyTarget, bestOf, bountyTargets, sayTarget, targetKinds } from './bounty-targets.ts';
import { classOfToken } from './contact-choice.ts';
import { comesFirst, dueInstead } from './forced.ts';
import { applies, passed, type Reader, type Readers, type Resolving, unclear } from './instruction.ts';
import { isAi } from './players.ts';
import type { Opposed } from './single-player-rules-opposed-bounty.ts';
import type { Eliminating } from './single-player-rules-unopposed-bounty.ts';
import { preferring } from './wrong-ways.ts';

const ANY_SIDE = 'outer-rim.single-player-rules-bounty-encounters.1.a';
const TURNED = 'outer-rim.single-player-rules-bounty-encounters.1.b';
const MATCHES = 'outer-rim.single-player-rules-bounty-encounters.1.c';
const OVER = 'outer-rim.single-player-rules-bounty-encounters.1.d';
const CREW = 'outer-rim.single-player-rules-bounty-encounters.2.a';
const OWNER = 'outer-rim.single-player-rules-bounty-encounters.2.b';
const CHARACTER = 'outer-rim.single-player-rules-bounty-encounters.3';
/** Nobody attacks a defeated player. */
const ATTACKED = { 'encounter.player': 'outer-rim.defeated.5' } as const;
const PLAYED = 'outer-rim.single-player-rules-clarifications.5';

/** An encounter of a bounty hunter AI player with a bounty target, as far as it has come. */
interface Hunting extends Resolving<'encounter-target'> {
  /** the bounty for which the target is fought or eliminated */
  readonly bounty?: string;
  /** whose crew or character it is */
  readonly owner?: string;
  readonly crew?: string | null;
  /** of a contact: where it may be, and who it is; null: nobody has told */
  readonly spaces?: readonly string[];
  readonly space?: string | null;
  readonly class?: Token['class'];
  readonly faceup?: boolean;
  readonly contact?: string | null;
}

const rankOf = (kind: BountyTarget['kind']): number => targetKinds.indexOf(kind);

/** Whether a target can be encountered: nobody attacks a defeated player (defeated.5); null: nobody knows. */
function isOpen(facts: Facts, { kind, of }: BountyTarget): boolean | null {
  if (kind !== 'character' || of === null) return true;
  const { defeated } = seatOf(facts, of);
  return defeated === null ? null : !defeated;
}

/** The targets of which one is encountered, all equally good; a text: why nobody knows which. */
function targetsNow(facts: Facts, seat: string, within: number): readonly BountyTarget[] | string {
  const { targets, unclear: vague } = bountyTargets(facts, seat);
  const near = targets.filter(({ distance }) => distance <= within);
  const open = near.filter((target) => isOpen(facts, target) !== false);
  const best = bestOf(open);
  const rank = best[0] === undefined ? Infinity : rankOf(best[0].kind);
  const down = best.find((target) => isOpen(facts, target) === null);
  if (down !== undefined) return `nobody knows whether ${down.of} is defeated`;
  return vague.find(({ atBest }) => rankOf(atBest) <= rank)?.because ?? best;
}

/** The other players in the space of an AI player whom it can attack; a text: why nobody knows them. */
function playersHere(facts: Facts, seat: string): readonly string[] | string {
  const { space } = seatOf(facts, seat);
  if (space === null) return `the log does not say where ${seat} is`;
  const found: string[] = [];
  for (const other of facts.order) {
    const own = seatOf(facts, other);
    if (other === seat || own.defeated === true) continue;
    if (own.space === null) return `the log does not say where ${other} is`;
    if (own.space !== space) continue;
    if (own.defeated === null) return `nobody knows whether ${other} is defeated`;
    found.push(other);
  }
  return found;
}

const encounterTarget: Reader<'encounter-target'> = (facts, seat, { within = 0 }) => {
  const found = targetsNow(facts, seat, within);
  if (typeof found === 'string') return unclear(found);
  const [first] = found;
  const where = within === 0 ? 'here' : `within ${within} spaces`;
  if (first === undefined) {
    const isDown = facts.order.some((one) => seatOf(facts, one).defeated === true);
    const all = isDown ? bountyTargets(facts, seat).targets : [];
    const { of } = all.find((one) => one.distance <= within && isOpen(facts, one) === false) ?? {};
    if (of != null) return passed(`${of}, its target, is defeated`, ATTACKED);
    return passed(`no target of its bounties is ${where}`);
  }
  return applies(
    `its targets ${where}: ${found.map((target) => `${sayTarget(target)} on ${target.space}`).join(', ')}`,
  );
};

const fightPlayer: Reader<'fight-player'> = (facts, seat) => {
  const found = playersHere(facts, seat);
  if (typeof found === 'string') return unclear(found);
  if (found.length > 0) return applies(`here: ${found.join(', ')}`);
  const { space } = seatOf(facts, seat);
  const down = facts.order.find((one) => one !== seat && seatOf(facts, one).space === space);
  return down === undefined ? passed('no other player stands here') : passed(`${down} is defeated`, ATTACKED);
};

export const readers: Readers<'encounter-target' | 'fight-player'> = {
  'encounter-target': encounterTarget,
  'fight-player': fightPlayer,
};

/** The targets that are left to an encounter, of one kind; contacts of both sides are one. */
function left(facts: Facts, { seat, instruction }: Hunting): readonly BountyTarget[] {
  const found = targetsNow(facts, seat, instruction.within ?? 0);
  return typeof found === 'string' ? [] : found;
}

const ofKind = (targets: readonly BountyTarget[], ...kinds: readonly BountyTarget['kind'][]): readonly BountyTarget[] =>
  targets.filter(({ kind }) => kinds.includes(kind));

/** What a move says of the target that is encountered. */
type Said = Move & {
  readonly bounty?: string | undefined;
  readonly player?: string | undefined;
  readonly crew?: string | undefined;
  readonly contact?: string | undefined;
  readonly class?: Token['class'] | undefined;
  readonly card?: string | undefined;
  readonly section?: string | undefined;
};

/** Whether a contact may be of a class, for all that is known of both. */
function mayBeOf(facts: Facts, contact: string, of: Token['class'] | undefined): boolean {
  return of == null || (classOf(facts, contact) ?? of) === of;
}

/** Whether a contact may be one that lies facedown. */
function mayLieFacedown(facts: Facts, contact: string): boolean {
  return !toldTokens(facts).some(([, tokens]) => tokens.some(({ id, faceup }) => faceup && id === contact));
}

/** Whether a move means a target: what it leaves out it leaves to the rules. */
function means(facts: Facts, { bounty, player, crew, contact, class: of }: Said, target: BountyTarget): boolean {
  const isFacedown = target.kind === 'facedown';
  return (
    (bounty === undefined || bounty === target.bounty) &&
    (player === undefined || player === target.of) &&
    (crew === undefined || crew === target.crew) &&
    // Who a facedown contact is shows when it is turned up.
    (contact === undefined ||
      (isFacedown && mayBeOf(facts, contact, target.class) && mayLieFacedown(facts, contact)) ||
      (target.kind === 'faceup' && contact === target.who)) &&
    (of === undefined || of === null || target.class === null || of === target.class)
  );
}

/** The character of a defeated player who is here: that nobody attacks them is a rule of its own (defeated.5). */
function isDefeatedHere(facts: Facts, { seat, player }: Said): boolean {
  return (
    isSeat(facts, player) &&
    isSeat(facts, seat) &&
    seatOf(facts, player).defeated === true &&
    seatOf(facts, player).space === seatOf(facts, seat).space
  );
}

/** The move means one of the targets that are left. */
function isLeft(kinds: readonly BountyTarget['kind'][]) {
  return (facts: Facts, move: Said, own: Hunting): Finding => {
    if (move.seat !== own.seat) return voids({ seat: move.seat ?? null, aiPlayer: own.seat });
    const targets = ofKind(left(facts, own), ...kinds);
    if (targets.some((target) => means(facts, move, target))) {
      const { card = null, section = null } = move;
      // Of a target no card is drawn.
      return (card ?? section) === null || fails({ card, section, because: own.because });
    }
    return voids({ forced: targets.map((target) => sayTarget(target)), because: own.because });
  };
}

/** The moves that encounter a target. */
function moveFor(seat: string, { kind, bounty, who, of, crew, class: pips }: BountyTarget): Move {
  switch (kind) {
    case 'character':
      return { type: 'encounter.player', seat, bounty, ...(of === null ? {} : { player: of }) } as Move;
    case 'crew':
      return {
        type: 'encounter.crew',
        seat,
        bounty,
        ...(of === null ? {} : { player: of }),
        ...(crew === null ? {} : { crew }),
      } as Move;
    case 'faceup':
      return { type: 'encounter.contact', seat, contact: who } as Move;
    case 'facedown':
      return { type: 'encounter.contact', seat, ...(pips === null ? {} : { class: pips }) } as Move;
  }
}

/** Those moves, each once. */
function movesFor(facts: Facts, own: Hunting, ...kinds: readonly BountyTarget['kind'][]): Option[] {
  const moves = ofKind(left(facts, own), ...kinds).map((target) => moveFor(own.seat, target));
  return [...new Map(moves.map((move) => [JSON.stringify(move), move])).values()].map((move): Option => ({ move }));
}

/** The facedown tokens of which the one that is encountered is one, with their space. */
function facedownIn(facts: Facts, { spaces = [], class: of }: Hunting): { space: string; token: Token }[] {
  return spaces.flatMap((space) =>
    (tokensIn(facts, space) ?? []).flatMap((token) =>
      !token.faceup && (of == null || (classOfToken(facts, token) ?? of) === of) ? [{ space, token }] : [],
    ),
  );
}

/** The token that turns up is one of the class, and in the space, that was chosen (1.b). */
function isTheChosen(facts: Facts, { contact, class: of, space }: RevealContact, own: Hunting): Finding {
  const may = facedownIn(facts, own).filter((one) => space === undefined || one.space === space);
  const said = { contact, class: of };
  // A contact of unknown class is of the class that was chosen.
  if (mayBeOf(facts, contact, own.class) && may.some(({ token }) => mayBe(facts, token, said))) return true;
  return fails({ contact, class: of ?? null, forced: own.class ?? null, in: [...(own.spaces ?? [])] });
}

/** The bounty of an AI player that names a contact; null: none does for certain; undefined: nobody knows. */
function bountyOn(facts: Facts, seat: string, contact: string | null | undefined): string | null | undefined {
  let isUnclear = false;
  for (const asset of seatOf(facts, seat).assets) {
    const type = assetTypeOf(facts, asset);
    if ((type !== null && type !== 'bounty') || asset.captured) continue;
    const target = contactOfCard(facts, asset.card);
    if (contact != null && target === contact) return asset.card;
    if (contact == null || typeof target !== 'string') isUnclear = true;
  }
  return isUnclear ? undefined : null;
}

/** A token that was facedown lies faceup now. */
function turnUp(draft: Draft<Hunting>, { contact, class: of, space: where }: Said & { readonly space?: string }): void {
  const { facts, own } = draft;
  const may = facedownIn(facts, own).filter((one) => where === undefined || one.space === where);
  const said = { contact, class: of ?? own.class ?? undefined };
  const fit = may.filter(({ token }) => mayBe(facts, token, said));
  const token =
    fit.find((one) => contact !== undefined && one.token.id === contact)?.token ??
    theOne(fit.map((one) => one.token)) ??
    (contact === undefined ? undefined : fit[0]?.token);
  const space = fit.find((one) => one.token === token)?.space ?? where ?? own.spaces?.[0] ?? null;
  layFaceup(facts, token, said);
  if (token === undefined) for (const one of own.spaces ?? []) forgetTokens(facts, one);
  draft.own = { ...own, contact: contact ?? token?.id ?? null, ...(space === null ? {} : { spaces: [space] }) };
  if (space !== null) draft.note(TURNED, 'contacts', space);
}

function discardPlayed(draft: Draft<Hunting>): void {
  const { facts, own } = draft;
  const [space] = own.spaces ?? [];
  const token = tokensIn(facts, space ?? null)?.find(({ id }) => id === own.contact);
  if (space !== undefined && token !== undefined) {
    discardCharacter(draft, space, token, PLAYED);
  }
  const { contact: _contact, spaces: _spaces, space: _space, class: _class, faceup: _faceup, ...rest } = own;
  draft.own = rest;
}

/** A table may have taken another faceup contact, or a crew that nobody protected, for the target that is preferred, or have met nobody. */
function* hadMetAnother(facts: Facts, own: Hunting, state: string): Iterable<Misjudged<Facts>> {
  const [due] = state.startsWith('at-a-') ? left(facts, own) : [];
  if (due === undefined) return;
  const { targets } = bountyTargets(facts, own.seat);
  for (const other of targets.filter(({ distance }) => distance <= (own.instruction.within ?? 0))) {
    const { bounty, kind, who, of, crew, space } = other;
    if (bestOf([due, other]).includes(other) || (kind !== 'faceup' && kind !== 'crew')) continue;
    const met = { bounty, crew, spaces: [space], ...(of === null ? { contact: who } : { owner: of }) };
    const change = (_facts: Facts, hunting: unknown): void => {
      Object.assign(hunting as Hunting, met);
    };
    const says = `${own.seat} had encountered ${sayTarget(other)}`;
    yield { state: 'unopposed', rule: preferring(due, other), says, change };
  }
  const says = `${own.seat} had not encountered ${sayTarget(due)}`;
  yield { state: 'done', rule: 'outer-rim.single-player-rules-playing-the-game.0.5', says, unmoved: true };
}

/** Nothing more is done with a contact that no bounty names (1.d). */
function overInstead(facts: Facts, move: Move, own: Hunting, state: string): Refusal | null {
  // Nobody is captured, whatever comes before (unopposed-bounty.2.a).
  if (state !== 'over' && move.type === 'bounty.capture' && move.seat === own.seat)
    return { rule: 'outer-rim.single-player-rules-unopposed-bounty.2.a', facts: { captured: own.contact ?? null } };
  if (state === 'at-a-character') return comesFirst(facts, move, own);
  // A further contact that turns up says of nobody that it is theirs.
  const isOwn = move.seat === own.seat || move.type === 'contact.reveal';
  if (state !== 'over' || !isOwn) return dueInstead(facts, move, own);
  const { contact = null } = own;
  return move.type.startsWith('bounty.') || move.type.startsWith('contact.')
    ? { rule: OVER, facts: { contact, bounty: null } }
    : null;
}

/** Who stands up for the crew, or is the target. */
const ownerOf = ({ owner, seat }: Hunting): string => owner ?? seat;

/** The combat of an AI player with another one who stands where it is, for fame. */
interface Attacking extends Resolving<'fight-player'> {
  readonly player?: string;
}

/** The combat that an AI card calls for: winning it brings fame. */
function attackFight(facts: Facts, { seat, player = seat, instruction }: Attacking): Fight {
  const gain = { do: 'card-effect', seat, effect: { do: 'gain-fame', amount: instruction.fame } } as const;
  return fightBetweenPlayers(facts, seat, player, { attacker: [gain], defender: [] }, 'outer-rim.combat.1.3');
}

const attack = rules('outer-rim.defeated.5', CHARACTER);

export const bountyEncounters: Slice<Facts> = {
  refusals: { 'ai-bounty-encounter': overInstead, 'ai-fight-player': comesFirst },
  charts: [
    chart({
      id: 'ai-bounty-encounter',
      description: 'A bounty hunter AI player encounters a target of its bounties.',
      initial: 'looking',
      meta: {
        rules: ['outer-rim.single-player-rules-bounty-encounters.0.2'],
        refuses: { '*': 'outer-rim.single-player-rules-playing-the-game.0.3' },
      },
      states: {
        looking: {
          always: [
            { guard: when('the-target-is-a-character'), target: 'at-a-character' },
            { guard: when('the-target-is-a-crew'), target: 'at-a-crew' },
            { guard: when('the-target-is-a-contact'), target: 'at-a-contact' },
            { target: 'done' },
          ],
        },
        'at-a-character': {
          meta: { awaits: 'the-ai-player', implies: 'encounter.player', rules: [CHARACTER] },
          on: {
            'encounter.player': {
              guard: attack,
              actions: ['meet-the-target'],
              target: 'opposed',
              meta: { rules: [CHARACTER] },
            },
          },
        },
        'at-a-crew': {
          meta: { awaits: 'the-ai-player', implies: 'encounter.crew' },
          on: { 'encounter.crew': { guard: rules(CREW), actions: ['meet-the-target'], target: 'hunted' } },
        },
        hunted: {
          initial: 'looking',
          on: {
            'crew.protect': {
              guard: rules(OWNER, 'outer-rim.single-player-rules-gaining-crew.4', 'outer-rim.defeated.5.1.b'),
              target: 'opposed',
              meta: { rules: ['outer-rim.single-player-rules-bounty-encounters.2.c'] },
            },
            'crew.refuse': {
              guard: rules(OWNER),
              target: 'unopposed',
              meta: { rules: ['outer-rim.single-player-rules-bounty-encounters.2.d'] },
            },
          },
          states: {
            looking: {
              always: [
                { guard: when('nobody-can-protect-the-crew'), target: 'helpless', meta: { rules: [OWNER] } },
                { target: 'protecting' },
              ],
            },
            protecting: { meta: { awaits: 'owner-of-the-crew', rules: [OWNER] } },
            // An AI player never protects a crew, its own or another one's, and whoever is defeated cannot: none of them need say so.
            helpless: { meta: { awaits: 'owner-of-the-crew', implies: 'crew.refuse' } },
          },
        },
        'at-a-contact': {
          meta: { awaits: 'the-ai-player', implies: 'encounter.contact' },
          on: { 'encounter.contact': { guard: rules(ANY_SIDE), actions: ['meet-the-contact-hunted'], target: 'met' } },
        },
        met: { always: [{ guard: when('the-contact-hunted-is-faceup'), target: 'turned' }, { target: 'turning' }] },
        turning: {
          meta: { awaits: 'chance', implies: 'contact.untold', rules: [TURNED] },
          on: {
            'contact.reveal': {
              guard: rules(TURNED, 'log.the-move-log.3'),
              actions: ['turn-up-the-hunted'],
              target: 'turned',
            },
            'contact.untold': { actions: ['turn-up-the-hunted'], target: 'turned' },
          },
        },
        turned: {
          always: [
            {
              guard: when('the-contact-hunted-is-a-character'),
              actions: ['discard-the-character-hunted'],
              target: 'looking',
              meta: { rules: [PLAYED, 'outer-rim.contact-tokens.11.3'] },
            },
            {
              guard: when('a-bounty-names-the-contact'),
              actions: ['take-the-bounty-up'],
              target: 'unopposed',
              meta: { rules: [MATCHES] },
            },
            { guard: when('no-bounty-names-the-contact'), target: 'over', meta: { rules: [OVER] } },
            { target: 'perhaps' },
          ],
        },
        over: {
          meta: { awaits: 'the-ai-player', implies: 'lapse', rules: [OVER] },
          on: { lapse: { target: 'done' } },
        },
        // Whose the bounties are, or who the contact is, the log does not tell: what it goes on with may.
        perhaps: {
          meta: { awaits: 'the-ai-player', implies: 'contact.untold', rules: [MATCHES, OVER] },
          on: {
            'bounty.eliminate': { guard: rules(MATCHES), actions: ['take-the-bounty-as-told'], target: 'unopposed' },
            'contact.untold': { guard: rules(MATCHES), target: 'open' },
          },
        },
        open: { always: [{ actions: ['leave-the-bounty-open'], target: 'done' }] },
        unopposed: {
          invoke: { src: 'ai-unopposed-bounty', input: 'the-target-eliminated', onDone: { target: 'done' } },
        },
        opposed: { invoke: { src: 'ai-opposed-bounty', input: 'the-target-opposed', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
    }),
    chart({
      id: 'ai-fight-player',
      description: 'An AI card has its player fight another one in the same space.',
      initial: 'choosing',
      meta: {
        rules: ['outer-rim.single-player-rules-bounty-encounters.0.2'],
        refuses: { '*': 'outer-rim.single-player-rules-playing-the-game.0.3' },
      },
      states: {
        choosing: {
          meta: { awaits: 'the-ai-player', implies: 'encounter.player' },
          on: {
            'encounter.player': {
              guard: attack,
              actions: ['attack-the-player'],
              target: 'fighting',
            },
          },
        },
        fighting: { invoke: { src: 'combat', input: 'the-player-attacked', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
    }),
  ],
  misjudged: { 'ai-bounty-encounter': hadMetAnother },
  // Whether the crew was protected, and which of equally good targets it was, later entries show.
  unspoken: {
    'ai-bounty-encounter': { protecting: 'any', 'at-a-character': 'any', 'at-a-crew': 'any', 'at-a-contact': 'any' },
    'ai-fight-player': { choosing: 'any' },
  },
  inputs: {
    'the-target-eliminated': (facts, own): Eliminating => {
      const { seat, bounty = '', owner, crew, contact, spaces = [] } = own as Hunting;
      const isCrew = crew != null;
      return {
        seat,
        bounty,
        contact: (isCrew ? contactOfCard(facts, crew) : contact) ?? targetOf(facts, bounty),
        space: isCrew ? null : (spaces[0] ?? null),
        crew: crew ?? null,
        owner: isCrew ? (owner ?? null) : null,
      };
    },
    'the-target-opposed': (_facts, own): Opposed => {
      const { seat, bounty = '', crew = null } = own as Hunting;
      return { seat, bounty, owner: ownerOf(own as Hunting), crew };
    },
    'the-player-attacked': (facts, own) => attackFight(facts, own as Attacking),
  },
  constraints: {
    [CHARACTER]: (facts, move: Said, own: Hunting | Attacking) => {
      if (move.seat === own.seat && isDefeatedHere(facts, move)) return true;
      if (own.instruction.do === 'encounter-target') return isLeft(['character'])(facts, move, own as Hunting);
      if (move.seat !== own.seat) return voids({ seat: move.seat ?? null, aiPlayer: own.seat });
      const found = playersHere(facts, own.seat);
      const here = typeof found === 'string' ? [] : found;
      const { player } = move;
      return (
        (player === undefined ? here.length === 1 : here.includes(player)) ||
        voids({ player: player ?? null, forced: [...here], because: own.because })
      );
    },
    [CREW]: isLeft(['crew']),
    [ANY_SIDE]: isLeft(['faceup', 'facedown']),
    [TURNED]: isTheChosen,
    [OWNER]: (facts, move: Move, own: Hunting) =>
      ownerDecides(facts, move, {
        seat: own.seat,
        bounty: own.bounty ?? '',
        owner: ownerOf(own),
        crew: own.crew ?? '',
      }),
    [MATCHES]: (_facts, { type, seat }: Move, own: Hunting) => {
      if (type !== 'contact.untold' && seat !== own.seat) return voids({ seat: seat ?? null, aiPlayer: own.seat });
      return unknown(
        `the log does not say whether ${own.contact ?? 'the contact'} is the target of a bounty of ${own.seat}`,
      );
    },
  },
  effects: {
    'meet-the-target': (draft: Draft<Hunting>, move: CrewEncounter) => {
      const { facts, own } = draft;
      // Whoever is attacked in spite of being defeated is fought as recorded.
      const all = [...left(facts, own), ...bountyTargets(facts, own.seat).targets];
      const target = all.find((one) => means(facts, move, one));
      if (target === undefined) return;
      const { bounty, of, crew } = target;
      draft.own = { ...own, bounty, crew, ...(of === null ? {} : { owner: of }) };
    },
    'meet-the-contact-hunted': (draft: Draft<Hunting>, move: ContactEncounter) => {
      const { facts, own } = draft;
      const targets = ofKind(left(facts, own), 'faceup', 'facedown').filter((one) => means(facts, move, one));
      const [first] = targets;
      if (first === undefined) return;
      const same = targets.filter(({ kind, class: of }) => kind === first.kind && of === first.class);
      const faceup = first.kind === 'faceup';
      const spaces = [...new Set((faceup ? [first] : same).map(({ space }) => space))];
      draft.own = {
        ...own,
        spaces,
        space: spaces.length === 1 ? (spaces[0] ?? null) : null,
        class: first.class,
        faceup,
        ...(faceup ? { contact: first.who } : {}),
      };
      if (!faceup && move.contact !== undefined) turnUp(draft, move);
    },
    'turn-up-the-hunted': turnUp,
    'discard-the-character-hunted': discardPlayed,
    'take-the-bounty-up': (draft: Draft<Hunting>) => {
      const { facts, own } = draft;
      const bounty = bountyOn(facts, own.seat, own.contact);
      if (typeof bounty === 'string') draft.own = { ...own, bounty };
    },
    'take-the-bounty-as-told': (draft: Draft<Hunting>, { bounty }: Said) => {
      const { facts, own } = draft;
      const held = seatOf(facts, own.seat).assets.find(({ card }) => bounty === undefined || card === bounty)?.card;
      const meant = bounty ?? held ?? '';
      const contact = own.contact ?? targetOf(facts, meant);
      // The token that was turned up without a word is that of the target.
      const turned = tokensIn(facts, own.spaces?.[0] ?? null)?.find(({ id, faceup }) => faceup && id === null);
      if (turned !== undefined && contact !== null) learn(facts, turned, { contact });
      draft.own = { ...own, bounty: meant, contact };
    },
    'leave-the-bounty-open': ({ facts, own }: Draft<Hunting>) => {
      doubt(facts, own.seat, `the log does not say whether ${own.seat} had a bounty on the contact`, ANYTHING);
      for (const space of own.spaces ?? []) forgetTurned(facts, space, TURNED);
    },
    'attack-the-player': (draft: Draft<Attacking>, { player }: Said) => {
      const { facts, own } = draft;
      const found = playersHere(facts, own.seat);
      const [only = own.seat] = typeof found === 'string' ? [] : found;
      draft.own = { ...own, player: isSeat(facts, player) ? player : only };
    },
  },
  cases: {
    'the-target-is-a-character': (facts, own: Hunting) => left(facts, own)[0]?.kind === 'character',
    'the-target-is-a-crew': (facts, own: Hunting) => left(facts, own)[0]?.kind === 'crew',
    'the-target-is-a-contact': (facts, own: Hunting) => left(facts, own)[0] !== undefined,
    'nobody-can-protect-the-crew': (facts, own: Hunting) =>
      isAi(facts, ownerOf(own)) || seatOf(facts, ownerOf(own)).defeated === true,
    'the-contact-hunted-is-faceup': (_facts, { faceup, contact }: Hunting) => faceup === true || contact !== undefined,
    'the-contact-hunted-is-a-character': (facts, { contact, faceup }: Hunting) =>
      faceup !== true && contact != null && playedBy(facts, contact) !== undefined,
    'a-bounty-names-the-contact': (facts, { seat, contact }: Hunting) =>
      typeof bountyOn(facts, seat, contact) === 'string',
    'no-bounty-names-the-contact': (facts, { seat, contact }: Hunting) => bountyOn(facts, seat, contact) === null,
  },
  forced: {
    'ai-bounty-encounter': {
      'encounter.player': (facts, own: Hunting) => movesFor(facts, own, 'character'),
      'encounter.crew': (facts, own: Hunting) => movesFor(facts, own, 'crew'),
      'encounter.contact': (facts, own: Hunting) => movesFor(facts, own, 'faceup', 'facedown'),
      'contact.reveal': (facts, own: Hunting): Option[] =>
        (own.spaces ?? []).flatMap((space) =>
          revealed(facts, { seat: own.seat, space, chosen: { class: own.class ?? null } }, nameless(facts)),
        ),
      'bounty.eliminate': (facts, { seat }: Hunting): Option[] =>
        seatOf(facts, seat).assets.flatMap((asset) =>
          (assetTypeOf(facts, asset) ?? 'bounty') === 'bounty'
            ? [{ move: { type: 'bounty.eliminate', seat, bounty: asset.card } as Move }]
            : [],
        ),
    },
    'ai-fight-player': {
      'encounter.player': (facts, { seat }: Attacking): Option[] => {
        const found = playersHere(facts, seat);
        return (typeof found === 'string' ? [] : found).map(
          (player): Option => ({ move: { type: 'encounter.player', seat, player } as Move }),
        );
      },
    },
  },
};
