import { describe, expect, test } from 'vitest';
import { catalogue, mapOf, practiceContacts, practiceDecks } from '../../cards/outer-rim/index.ts';
import { Ability, DiceChange, Timing } from '../../schemas/outer-rim/cards.ts';
import { assetTypes, decks, factions } from '../../schemas/outer-rim/words.ts';

const all = catalogue({ practice: true });
const cards = [...all.cards.values()].filter((card) => card.id.startsWith('practice-'));
const ships = [...all.ships.values()].filter((ship) => ship.id.startsWith('practice-'));
const abilities = [...cards, ...ships].flatMap((one) => one.abilities ?? []);
const bonuses = cards.flatMap((card) => Object.entries(card.bonuses ?? {}).filter(([, value]) => value !== undefined));

describe('the practice set', () => {
  test('has at least six cards in each deck, and every kind of asset', () => {
    for (const deck of decks) {
      expect(practiceDecks[deck].length, deck).toBeGreaterThanOrEqual(6);
      for (const id of practiceDecks[deck]) expect(all.cards.get(id)?.deck).toBe(deck);
    }
    for (const type of [...assetTypes, 'ship'])
      expect(
        cards.some((card) => card.type === type),
        type,
      ).toBe(true);
  });

  test('comes only when asked for, on top of everything else', () => {
    const without = catalogue();
    expect([...without.cards.keys()].filter((id) => id.startsWith('practice-'))).toEqual([]);
    expect(all.cards.size).toBe(without.cards.size + cards.length);
    expect(all.ships.size).toBe(without.ships.size + ships.length);
    for (const [id, card] of without.cards) expect(all.cards.get(id)).toEqual(card);
    expect(all.characters).toEqual(without.characters);
  });

  test('leaves no fact open', () => {
    for (const card of cards) {
      const { id } = card;
      expect(card.name, id).toBeDefined();
      expect(card.cost, id).toBeTypeOf('number');
      for (const key of ['type', 'origin', 'traits', 'reward', 'leavesGame', 'bonuses', 'abilities'] as const) {
        expect(card[key] ?? undefined, `${id} ${key}`).toBeDefined();
      }
      if (card.origin === 'market') {
        for (const key of ['deck', 'patrolIcon', 'contactIcon'] as const)
          expect(card[key] ?? undefined, `${id} ${key}`).toBeDefined();
      }
      if (card.type === 'bounty') expect(card.captured).toBe(false);
      if (card.type === 'crew') expect(card.skills?.length, id).toBeGreaterThan(0);
    }
    for (const ship of ships) {
      for (const key of ['cost', 'hyperdrive', 'combat', 'hull'] as const)
        expect(ship[key], ship.id).toBeTypeOf('number');
      for (const slot of Object.values(ship.slots ?? {})) expect(slot, ship.id).toBeTypeOf('number');
    }
  });

  test('sends cargo, jobs and bounties to planets of the map, with a reward or an effect', () => {
    const planets = mapOf()
      .spaces.filter((space) => space.type === 'planet')
      .map((space) => space.id);
    for (const card of cards) {
      if (card.type !== 'cargo' && card.type !== 'bounty' && card.type !== 'job') continue;
      expect(planets, card.id).toContain(card.destination);
      const pays = (card.reward?.credits ?? 0) + (card.reward?.fame ?? 0) > 0;
      const gains = (card.abilities ?? [])
        .flatMap((ability) => ability.effects ?? [])
        .some((effect) => effect.do.startsWith('gain-'));
      expect(pays || gains, card.id).toBe(true);
    }
    const cargo = cards.filter((card) => card.type === 'cargo');
    expect(cargo.some((card) => card.traits?.includes('illegal'))).toBe(true);
    expect(cargo.some((card) => !card.traits?.includes('illegal'))).toBe(true);
  });

  test('has luxury cards for 10,000 to 20,000 credits that all bring fame', () => {
    for (const id of practiceDecks.luxury) {
      const card = all.cards.get(id);
      expect(card?.cost).toBeGreaterThanOrEqual(10000);
      expect(card?.cost).toBeLessThanOrEqual(20000);
      expect((card?.bonuses?.fame ?? 0) + (card?.reward?.fame ?? 0), id).toBeGreaterThan(0);
    }
  });

  test('has every kind of dice change, on own and on opposing dice, in both kinds of combat', () => {
    const changes = abilities.flatMap((ability) =>
      ability.change === undefined ? [] : [{ ...ability, kind: ability.change.kind }],
    );
    const kinds = DiceChange.options.map((option) => option.shape.kind.value);
    expect(new Set(changes.map((change) => change.kind))).toEqual(new Set(kinds));
    for (const kind of ['ground', 'ship'] as const) {
      for (const on of ['own', 'opponent'] as const) {
        expect(
          changes.some((change) => change.combat === kind && change.on === on),
          `${kind} ${on}`,
        ).toBe(true);
      }
    }
    for (const on of ['own', 'opponent'] as const) {
      for (const kind of ['value', 'reroll', 'turn'] as const) {
        expect(
          changes.some((change) => change.kind === kind && change.on === on),
          `${kind} ${on}`,
        ).toBe(true);
      }
    }
    expect(new Set(changes.map((change) => change.limit))).toEqual(new Set(['combat', 'turn', undefined]));
  });

  test('has an ability of every timing, with costs, and one that needs another player', () => {
    expect(new Set(abilities.map((ability) => ability.timing))).toEqual(new Set(Timing.options));
    expect(abilities.some((ability) => ability.cost !== undefined)).toBe(true);
    expect(abilities.some((ability) => ability.optional === true)).toBe(true);
    const duel = abilities.find((ability) => ability.needsPlayer === true);
    expect(duel).toMatchObject({ timing: 'encounter', effects: [{ do: 'fight' }] });
    for (const ability of abilities) expect(Ability.safeParse(ability).success, ability.id).toBe(true);
  });

  test('raises every value, and slots', () => {
    expect(new Set(bonuses.map(([key]) => key))).toEqual(
      new Set(['hyperdrive', 'groundCombat', 'shipCombat', 'health', 'hull', 'fame', 'slots']),
    );
  });

  test('moves every patrol, and about half of its cards move one', () => {
    const icons = cards.flatMap((card) => (card.patrolIcon == null ? [] : [card.patrolIcon]));
    const moving = icons.filter((icon) => icon !== 'none');
    expect(new Set(moving.map((icon) => icon.faction))).toEqual(new Set(factions));
    expect(new Set(moving.map((icon) => icon.spaces))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(moving.length / icons.length).toBeGreaterThan(0.4);
    expect(moving.length / icons.length).toBeLessThan(0.65);
    expect(
      cards.filter((card) => card.contactIcon != null && card.contactIcon !== 'none').length,
    ).toBeGreaterThanOrEqual(5);
    for (const deck of decks) {
      const own = practiceDecks[deck].map((id) => all.cards.get(id)?.patrolIcon);
      expect(own.includes('none'), deck).toBe(true);
      expect(
        own.some((icon) => icon !== 'none'),
        deck,
      ).toBe(true);
    }
  });

  test('sells a ship sheet with every ship card, one of them with fewer slots than a starter', () => {
    const sold = practiceDecks.ship.map((id) => all.cards.get(id));
    for (const card of sold) {
      expect(card?.leavesGame).toBe(true);
      expect(all.ships.get(card?.ship ?? '')?.cost).toBe(card?.cost);
    }
    expect(sold.map((card) => card?.ship).sort()).toEqual(ships.map((ship) => ship.id).sort());
    const count = (id: string) =>
      Object.values(all.ships.get(id)?.slots ?? {}).reduce<number>((sum, slot) => sum + (slot ?? 0), 0);
    expect(Math.min(...ships.map((ship) => count(ship.id)))).toBeLessThan(count('g9-rigger'));
    expect(ships.map((ship) => ship.cost)).toEqual([5000, 10000, 10000, 15000, 20000, 25000]);
  });

  test('gives the patrols practice values', () => {
    for (const faction of factions) {
      expect([1, 2, 3, 4].map((level) => all.patrols.get(`${faction}-${level}`))).toEqual([
        { level: 1, combat: 2, reward: { credits: 3000 } },
        { level: 2, combat: 3, reward: { fame: 1 } },
        { level: 3, combat: 4, reward: { fame: 2 } },
        { level: 4, combat: 'infinite', reward: {} },
      ]);
    }
  });

  test('has contacts of every class, and one for each bounty', () => {
    for (const kind of ['white', 'green', 'yellow', 'orange'] as const) {
      expect(practiceContacts.filter((contact) => contact.class === kind).length, kind).toBeGreaterThanOrEqual(2);
    }
    const targets = practiceDecks.bounty.map((id) => id.replace('bounty-', ''));
    expect(practiceContacts.map((contact) => contact.id)).toEqual(expect.arrayContaining(targets));
  });

  test('refers to its own cards only', () => {
    const named = abilities
      .flatMap((ability) => [...(ability.cost ?? []), ...(ability.effects ?? [])])
      .flatMap((effect) => ('card' in effect ? [effect.card] : []));
    expect(named.length).toBeGreaterThan(0);
    for (const id of named) expect(all.cards.has(id) && id.startsWith('practice-'), id).toBe(true);
  });
});
