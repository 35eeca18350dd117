/**
 * @module
 * A log as each of the table sees it: nothing in it that is hidden from them, and a log that follows the rules.
 */

import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../machines/ruleset.ts';
import { readText, reportFor } from '../../referee/ask.ts';
import { judged } from '../../referee/live.ts';
import type { Asked } from '../../referee/log/read.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import type { Report } from '../../referee/report.ts';
import { type Seen, seenBy } from '../../referee/seen.ts';
import { simulate } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';
import { good } from '../notation/support.ts';

const asked = (log: unknown): Asked => good(readText(JSON.stringify(log)));
const reportOf = (log: unknown): Report => good(reportFor(asked(log)));
const seatsOf = (log: unknown): (string | null)[] => [...(log as { seats: string[] }).seats, null];

interface Facts {
  readonly seats: Readonly<Record<string, { hand: string[]; deck: string[]; secrets: { id: string }[] }>>;
  readonly contacts: Readonly<Record<string, { id: string | null }[]>>;
}
const final = (seen: Seen): Facts => reportOf(seen.log).final as unknown as Facts;

describe.each(['deckbuilding', 'outer-rim'])('%s: what is seen of a recorded game', (ruleset) => {
  const folder = new URL(`../../fixtures/${ruleset}/clean/`, import.meta.url);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const log = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { [part: string]: Json };
    // Of a deck whose order a log tells, it need not tell what comes up.
    if (JSON.stringify(log).includes('"order"')) continue;
    it(`${name} breaks no rule, whoever looks at it`, () => {
      for (const seat of seatsOf(log)) {
        const { log: seen, entries, at } = seenBy(asked(log), seat);
        expect(reportOf(seen).violations, String(seat)).toEqual([]);
        expect(seen.moves).toEqual(at.map((entry) => entries[entry]));
      }
    });
  }

  it.each([1, 2, 3])('a simulated game (seed %s) breaks no rule, whoever looks at it', (seed) => {
    const game = rulesetOf(ruleset);
    if (game === undefined) throw new Error('no such game');
    const parts = ruleset === 'deckbuilding' ? { options: { information: 'public' } } : {};
    const { log } = simulate(game, seed, 150, undefined, parts);
    expect(reportOf(log).violations).toEqual([]);
    for (const seat of seatsOf(log))
      expect(reportOf(seenBy(asked(log), seat).log).violations, String(seat)).toEqual([]);
  });
});

describe('the Deckbuilding Game', () => {
  const row = ['at-st', 'y-wing', 'tie-bomber', 'tie-interceptor', 'x-wing', 'b-wing'];
  const hand = ['stormtrooper', 'stormtrooper', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle'];
  const log = {
    format: 'referee-log/1',
    ruleset: 'deckbuilding',
    title: 'Vera has two stormtroopers',
    options: { information: 'public', mode: 'secret-bases' },
    seats: ['vera', 'sam'],
    moves: [
      { type: 'base.pick', seat: 'vera', bases: ['corellia', 'coruscant', 'death-star', 'endor'] },
      { type: 'base.pick', seat: 'sam' },
      ...row.map((card) => ({ type: 'galaxy.refill', card })),
      // Whose draw it is, the table sees; an entry need not say it.
      ...hand.map((card) => ({ type: 'card.draw', card, note: `Vera draws ${card}` })),
      { type: 'card.play', seat: 'vera', card: 'stormtrooper', expect: { seats: { vera: { hand: hand.slice(1) } } } },
    ],
  };

  it('who has drawn sees the own hand, everybody else that there are cards in it', () => {
    expect(reportOf(log).verdict).toBe('legal');
    const own = seenBy(asked(log), 'vera');
    expect(final(own).seats['vera']?.hand.toSorted()).toEqual(hand.slice(1).toSorted());
    for (const other of ['sam', null]) {
      const seen = seenBy(asked(log), other);
      const [first, ...others] = final(seen).seats['vera']?.hand ?? [];
      expect(first, String(other)).toMatch(/^\?/);
      expect(others).toHaveLength(3);
      expect(seen.entries.slice(8, 13)).toEqual([null, null, null, null, null]);
      const text = JSON.stringify(seen);
      for (const hidden of ['imperial-shuttle', 'corellia', 'draws', 'two stormtroopers', 'expect'])
        expect(text).not.toContain(hidden);
    }
  });

  it('what `start` tells of hands, decks and secret bases only their owners see; of decks nobody sees the order', () => {
    const start = {
      turn: { seat: 'vera' },
      galaxyDeck: ['chewbacca', '?'],
      seats: {
        vera: {
          hand: ['stormtrooper'],
          deck: ['inquisitor', '?'],
          unseen: ['imperial-shuttle'],
          bases: ['endor', 'jedha'],
        },
        sam: { hand: ['rebel-trooper', '?'], unseen: ['temple-guardian'], bases: ['hoth'] },
      },
    };
    const options = { mode: 'secret-bases' };
    const { log: seen } = seenBy(asked({ ...log, title: undefined, options, start, moves: [] }), 'vera');
    expect(seen['options']).toEqual({ mode: 'secret-bases', information: 'public' });
    expect(seen['start']).toEqual({
      turn: { seat: 'vera' },
      galaxyDeck: ['?', '?'],
      seats: {
        vera: {
          hand: ['stormtrooper'],
          deck: ['?', '?'],
          unseen: ['imperial-shuttle', 'inquisitor'],
          bases: ['endor', 'jedha'],
        },
        sam: { hand: ['?', '?'], deck: [], unseen: ['rebel-trooper', 'temple-guardian'], bases: ['?'] },
      },
    });
  });

  it('a draw that it is not the turn for is refused alike, whatever the opponent holds', () => {
    const shuttle = 'imperial-shuttle';
    const [one, other] = [
      { hand: ['stormtrooper', shuttle], deck: ['inquisitor', 'stormtrooper'] },
      { hand: [shuttle, 'inquisitor'], deck: ['stormtrooper', 'stormtrooper'] },
    ].map((vera) => {
      const start = { turn: { seat: 'vera' }, row, seats: { vera, sam: { hand: ['rebel-trooper'] } } };
      const moves = [{ type: 'card.draw', seat: 'sam', card: 'stormtrooper' }];
      const options = { mode: 'full-galaxy', information: 'full' };
      const game = asked({ ...log, title: undefined, options, start, moves });
      return good(judged(game, 0, { seat: 'sam' }, 'en'));
    });
    expect(one).toMatchObject({ because: 'breach' });
    expect(one).toEqual(other);
  });

  describe.each([
    ['three starter cards', ['imperial-shuttle', 'inquisitor', 'stormtrooper'], 7],
    ['what was bought', ['at-st', 'tie-bomber', 'stormtrooper'], 9],
    ['nothing', [], 10],
  ])('a hand (%s) beside a deck that `start` leaves out', (_, held, left) => {
    const begun = asked({ ...log, options: {}, start: { seats: { vera: { hand: held } } }, moves: [] });

    it('is hidden from everybody else, and lies with the starter cards among what they have not seen', () => {
      for (const other of ['sam', null]) {
        const { start } = seenBy(begun, other).log as unknown as { start: { seats: { vera: { unseen: string[] } } } };
        const { unseen, ...piles } = start.seats.vera;
        expect(piles).toEqual({ hand: held.map(() => '?'), deck: new Array(left).fill('?') });
        expect(unseen).toHaveLength(held.length + left);
        const { hand, deck } = final(seenBy(begun, other)).seats['vera'] ?? {};
        expect(hand).toEqual(held.map(() => '?1'));
        expect(deck).toEqual(new Array(left).fill('?1'));
      }
    });

    it('is seen by its player, who does not see the deck', () => {
      const { hand, deck } = final(seenBy(begun, 'vera')).seats['vera'] ?? {};
      expect(hand).toEqual(held);
      expect(deck).toEqual(new Array(left).fill('?1'));
    });
  });
});

describe('Outer Rim', () => {
  const gain = { do: 'gain-secret', secret: 'tatooine-9', deck: 'tatooine-nal-hutta' };
  const look = [
    { do: 'look-at-contact', contact: 'lobot' },
    { do: 'search-deck', deck: 'job', cards: ['first-job', 'other-job'], gains: 'other-job' },
  ];
  const log = {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: ['ann', 'ben'],
    start: {
      turn: { seat: 'ann', step: 'encounter' },
      seats: {
        ann: { space: 'tatooine', credits: 5000, character: 'maz-kanata' },
        ben: {
          space: 'tatooine',
          credits: 4000,
          secrets: [{ id: 'lothal-1', deck: 'lothal-mon-calamari' }],
          assets: [{ id: 'scope', type: 'gear' }],
        },
      },
      contacts: {
        tatooine: [
          { id: 'lobot', class: 'white' },
          { id: 'hondo-ohnaka', class: 'green', faceup: true },
        ],
      },
    },
    moves: [
      { type: 'encounter.space', seat: 'ann', card: 'tatooine-9', section: 'tatooine', effects: [gain] },
      { type: 'ability.use', seat: 'ben', source: 'scope', effects: look },
    ],
  };

  it('which secret somebody has taken, and what somebody looks at, only they see (secrets.3.b)', () => {
    expect(reportOf(log).violations).toEqual([]);
    const [ann, ben, nobody] = ['ann', 'ben', null].map((seat) => seenBy(asked(log), seat)) as [Seen, Seen, Seen];
    expect(ann.entries[0]).toEqual(log.moves[0]);
    expect(ben.entries[1]).toEqual(log.moves[1]);
    const untold = (number: number) => ({
      type: 'encounter.space',
      seat: 'ann',
      effects: [{ ...gain, secret: `untold-secret-${number}` }],
    });
    expect(ben.entries[0]).toEqual(untold(1));
    expect(nobody.entries[0]).toEqual(untold(2));
    const unseen = {
      ...log.moves[1],
      effects: [
        { do: 'look-at-contact', class: 'white' },
        { do: 'search-deck', deck: 'job', gains: 'other-job' },
      ],
    };
    expect(ann.entries[1]).toEqual(unseen);
    expect(nobody.entries[1]).toEqual(unseen);
    expect(final(ann).seats['ben']?.secrets).toEqual([{ id: 'untold-secret-1', deck: 'lothal-mon-calamari' }]);
    expect(final(ben).seats['ben']?.secrets).toEqual([{ id: 'lothal-1', deck: 'lothal-mon-calamari' }]);
    // Who has looked knows who it is; who has not knows that a white token lies there.
    expect(final(ben).contacts['tatooine']?.map(({ id }) => id)).toEqual(['lobot', 'hondo-ohnaka']);
    expect(final(ann).contacts['tatooine']?.map(({ id }) => id)).toEqual([null, 'hondo-ohnaka']);
    for (const seen of [ann, nobody]) expect(JSON.stringify(seen)).not.toMatch(/lobot|first-job|lothal-1/);
  });

  it('a secret that has been used everybody knows (secrets.2.b)', () => {
    const start = { ...log.start, turn: { seat: 'ben', step: 'action' } };
    const used = { type: 'action.ability', seat: 'ben', source: 'lothal-1', player: 'ann', effects: [] };
    const seen = seenBy(asked({ ...log, start, moves: [used] }), 'ann');
    expect(seen.log['start']).toMatchObject({ seats: { ben: { secrets: [{ id: 'lothal-1' }] } } });
  });

  it('a secret that somebody gains only if a test is passed is hidden before it is (secrets.3.b)', () => {
    const secret = { do: 'gain-secret', secret: 'tatooine-9', deck: 'tatooine-nal-hutta' };
    const test = { do: 'test', skill: 'influence', pass: [secret] };
    const told = { type: 'encounter.space', seat: 'ann', card: 'tatooine-9', section: 'tatooine', effects: [test] };
    const game = asked({ ...log, moves: [told] });
    for (const seat of ['ben', null]) expect(JSON.stringify(seenBy(game, seat).log)).not.toContain('tatooine-9');
    expect(JSON.stringify(seenBy(game, 'ann').log)).toContain('tatooine-9');
  });

  it('a claim of a player is no question about what they do not see', () => {
    const told = { type: 'planning.recover', seat: 'ben' };
    const game = asked({ ...log, moves: [log.moves[0], told] });
    const claimed = (secrets: string[]) => {
      const expects = { seats: { ann: { secrets: secrets.map((id) => ({ id, deck: 'tatooine-nal-hutta' })) } } };
      return good(judged(game, 1, { seat: 'ben' }, 'en', [expects]));
    };
    const [right, wrong] = [claimed(['tatooine-9']), claimed(['tatooine-8'])];
    const plain = ({ accepted, because, violations }: typeof right) => ({
      accepted,
      because,
      rules: violations.map(({ rule }) => rule),
    });
    expect(plain(right)).toEqual(plain(wrong));
  });

  it('what differs only in what is hidden looks the same', () => {
    const seen = [
      ['lothal-1', 'lobot'],
      ['lothal-5', 'leia-organa'],
      ['mon-calamari-2', '4-lom'],
    ].map(([secret, id]) => {
      const { ben } = log.start.seats;
      const seats = { ...log.start.seats, ben: { ...ben, secrets: [{ id: secret, deck: 'lothal-mon-calamari' }] } };
      const contacts = { tatooine: [{ id, class: 'white' }, log.start.contacts.tatooine[1]] };
      const moves = [{ type: 'encounter.contact', seat: 'ann', class: 'white' }];
      return seenBy(asked({ ...log, start: { ...log.start, seats, contacts }, moves }), 'ann');
    });
    for (const other of seen) expect(other).toEqual(seen[0]);
  });

  it('whoever names a card learns from no refusal that it is the secret of somebody else (secrets.3.b)', () => {
    const source = 'lothal-1';
    const refused = ['ability.use', 'action.ability'].map((type) =>
      [source, 'lothal-5'].map((id) => {
        const { ben } = log.start.seats;
        const seats = { ...log.start.seats, ben: { ...ben, secrets: [{ id, deck: 'lothal-mon-calamari' }] } };
        const start = { ...log.start, seats, turn: { seat: 'ann', step: 'action' } };
        const game = asked({ ...log, start, moves: [{ type, seat: 'ann', source, effects: [] }] });
        return good(judged(game, 0, { seat: 'ann' }, 'en'));
      }),
    );
    for (const [held, other] of refused) {
      expect(held).toMatchObject({ because: 'breach' });
      expect(held).toEqual(other);
    }
  });

  it.each([
    ['asset.discard', {}],
    ['market.buy', { deck: 'job' }],
    ['encounter.space', {}],
    ['deliver.cargo', {}],
  ])(
    'whoever names in %s a card that another seat holds learns nothing, and is answered (secrets.3.b)',
    (type, words) => {
      const [held, other] = ['lothal-1', 'lothal-5'].map((id) => {
        const { ben } = log.start.seats;
        const seats = { ...log.start.seats, ben: { ...ben, secrets: [{ id, deck: 'lothal-mon-calamari' }] } };
        const start = { ...log.start, seats, turn: { seat: 'ann', step: 'planning' } };
        const game = asked({ ...log, start, moves: [{ type, seat: 'ann', ...words, card: 'lothal-1' }] });
        return good(judged(game, 0, { seat: 'ann' }, 'en'));
      });
      expect(held).toMatchObject({ because: 'breach' });
      expect(held).toEqual(other);
    },
  );

  it('an asset that the table tells to be discarded by the id of a secret is a move in the eyes of everybody', () => {
    const moves = [{ type: 'asset.discard', seat: 'ann', card: 'lothal-1' }];
    for (const [seat, card] of [
      ['ann', 'lothal-1'],
      ['ben', 'lothal-1'],
      [null, 'untold-secret-1'],
    ] as const)
      expect(seenBy(asked({ ...log, moves }), seat).entries).toEqual([{ ...moves[0], card }]);
  });

  it('who has turned up everybody sees, also of a contact that lay facedown elsewhere (contact-tokens.1)', () => {
    const reveal = { type: 'contact.reveal', contact: 'lobot' };
    const told = ['lobot', 'dengar'].flatMap((id) => {
      const start = {
        ...log.start,
        seats: { ann: { space: 'naboo', credits: 5000 }, ben: { space: 'lothal', credits: 4000 } },
        contacts: { naboo: [{ id: 'hondo-ohnaka', class: 'green' }], lothal: [{ id, class: 'green' }] },
      };
      return [{ type: 'encounter.space' }, { type: 'encounter.contact', contact: 'hondo-ohnaka' }].map((first) => {
        const game = asked({ ...log, start, moves: [{ ...first, seat: 'ann' }, reveal] });
        expect(seenBy(game, null).entries[1]).toEqual(reveal);
        return good(judged(game, 1, { seat: 'ann' }, 'en'));
      });
    });
    expect(told.map(({ accepted }) => accepted)).toEqual([true, false, true, false]);
    expect(told.slice(0, 2)).toEqual(told.slice(2));
    expect(told[1]?.violations.map(({ rule }) => rule)).toEqual(['outer-rim.encountering-a-contact.2.b']);
  });

  it('what breaks a rule by what its player sees is a breach, also where nobody can say how the game stands after it', () => {
    const moves = ['lobot', 'hondo-ohnaka'].map((contact) => ({ type: 'encounter.contact', seat: 'ann', contact }));
    const refused = good(judged(asked({ ...log, moves }), 1, { seat: 'ann' }, 'en'));
    expect(refused).toMatchObject({
      because: 'breach',
      violations: [{ rule: 'outer-rim.encountering-a-contact.2.b', entry: 1, pointer: '/moves/1' }],
    });
  });

  it('what stands hidden against a move is not told by its refusal', () => {
    const moves = [{ type: 'encounter.contact', seat: 'ann', contact: 'dryden-vos', class: 'white' }];
    const game = asked({ ...log, moves });
    const table = good(judged(game, 0, { table: true }, 'en'));
    expect(table).toMatchObject({ accepted: false, because: 'breach' });
    expect(JSON.stringify(table.violations)).toContain('lobot');
    const refused = good(judged(game, 0, { seat: 'ann' }, 'en'));
    expect(refused).toMatchObject({ accepted: false, violations: [] });
    expect(JSON.stringify(refused)).not.toContain('lobot');
  });
});

describe('what somebody sees does not depend on what is hidden from them', () => {
  const names = ['beginner-full', 'full-galaxy-full'];
  const recorded = (name: string): { readonly moves: readonly Move[] } =>
    JSON.parse(readFileSync(new URL(`../../fixtures/deckbuilding/clean/${name}.json`, import.meta.url), 'utf8'));

  it("the order of an opponent's deck, as long as that opponent has played nothing", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.nat(), (name, many, turned) => {
        const { moves, ...header } = recorded(name);
        const shuffled = moves.findIndex(({ type, seat }) => type === 'deck.shuffle' && seat === 'sam');
        const { order } = moves[shuffled] as Move & { readonly order: readonly string[] };
        const by = turned % order.length;
        const another = { ...(moves[shuffled] as Move), order: [...order.slice(by), ...order.slice(0, by)] };
        const first = moves.findIndex(({ type, seat }) => type === 'card.play' && seat === 'sam');
        // Behind the three shuffles of the set-up the first hands are drawn.
        const end = 3 + (many % (first - 2));
        const logs = [moves, moves.with(shuffled, another)].map((told) => ({ ...header, moves: told.slice(0, end) }));
        for (const seat of ['vera', null]) {
          const [one, other] = logs.map((log) => seenBy(asked(log), seat).log);
          expect(other).toEqual(one);
          expect(reportOf(other).final).toEqual(reportOf(one).final);
        }
      }),
      { numRuns: 30 },
    );
  });
});
