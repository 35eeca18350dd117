/**
 * Both whole games have everything that a table may meet: what is counted here is told by the entries and their claims.
 */
import { describe, expect, it } from 'vitest';
import { readText, reportFor } from '../../referee/ask.ts';
import { fixturesOf } from '../../scripts/golden.ts';

interface Entry {
  readonly type: string;
  readonly seat?: string;
  readonly deck?: string;
  readonly ability?: string;
  readonly bounty?: string;
  readonly source?: string;
  readonly expect?: { readonly seats?: Readonly<Record<string, { readonly defeated?: boolean }>> };
}

const games = fixturesOf('outer-rim').filter(({ name }) => name.startsWith('whole-game-'));

it('there is one of two players and one of four', () =>
  expect(games.map(({ name }) => name)).toEqual(['whole-game-four-players.json', 'whole-game-two-players.json']));

for (const { name, text } of games)
  describe(`${name}: a whole game from set-up to the tie-break`, () => {
    const log = JSON.parse(text) as {
      readonly start: string;
      readonly options: { readonly unfinishedBusiness?: boolean };
      readonly cards: readonly { readonly id: string; readonly abilities?: readonly { readonly timing?: string }[] }[];
      readonly moves: readonly Entry[];
    };
    const of = (...types: string[]) => log.moves.filter(({ type }) => types.includes(type));

    it('with expansion, contacts, two bounties, three jobs, a goal reached and a luxury card', () => {
      expect([log.start, log.options.unfinishedBusiness]).toEqual(['set-up', true]);
      expect(of('contact.reveal').length).toBeGreaterThanOrEqual(1);
      expect(of('encounter.contact').length).toBeGreaterThanOrEqual(2);
      const bounties = of('bounty.capture', 'bounty.eliminate', 'encounter.player');
      expect(bounties.length).toBeGreaterThanOrEqual(2);
      const jobs = new Set(of('encounter.ability').map(({ source }) => source));
      expect(jobs.size).toBeGreaterThanOrEqual(3);
      expect(of('ability.use').filter(({ ability }) => ability === 'goal').length).toBeGreaterThanOrEqual(1);
      expect(of('market.buy').filter(({ deck }) => deck === 'luxury').length).toBeGreaterThanOrEqual(1);
    });

    it("with a defeat outside one's own turn, and players who are level in fame at the end", () => {
      const elsewhere = log.moves.filter(({ seat, expect: claims }) =>
        Object.entries(claims?.seats ?? {}).some(([who, { defeated }]) => defeated === true && who !== seat),
      );
      expect(elsewhere.length).toBeGreaterThanOrEqual(1);
      const read = readText(text);
      const answer = read.ok ? reportFor(read.value) : read;
      if (!answer.ok) throw new Error('the log cannot be used');
      const { seats, winner } = answer.value.final as unknown as {
        readonly seats: Readonly<Record<string, { readonly fame: number }>>;
        readonly winner: string;
      };
      const most = Math.max(...Object.values(seats).map(({ fame }) => fame));
      expect(Object.values(seats).filter(({ fame }) => fame === most)).toHaveLength(2);
      expect([answer.value.verdict, winner]).toEqual(['legal', 'ben']);
    });
  });
