import { describe, expect, test } from 'vitest';
import charactersFile from '../../cards/outer-rim/characters.json' with { type: 'json' };
import effectsFile from '../../cards/outer-rim/effects.json' with { type: 'json' };
import { catalogue, characterSetup, playerBoard } from '../../cards/outer-rim/index.ts';
import marketFile from '../../cards/outer-rim/market.json' with { type: 'json' };
import patrolsFile from '../../cards/outer-rim/patrols.json' with { type: 'json' };
import shipsFile from '../../cards/outer-rim/ships.json' with { type: 'json' };
import { CardFacts, CharacterFacts, PatrolToken, ShipFacts } from '../../schemas/outer-rim/cards.ts';

const base = catalogue();
const full = catalogue({ expansion: true });
const attested = (row: { confidence: string }) => row.confidence === 'two-sources' || row.confidence === 'rulebook';

/** The parts of a row that say something: neither null nor left out. */
const known = (facts: object | undefined) =>
  Object.entries(facts ?? {})
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key]) => key);

describe('the catalogue', () => {
  test('keeps the schemas of the referee', () => {
    for (const all of [base, full, catalogue({ expansion: true, practice: true })]) {
      for (const [id, card] of all.cards) expect(CardFacts.parse(card).id).toBe(id);
      for (const [id, ship] of all.ships) expect(ShipFacts.parse(ship).id).toBe(id);
      for (const [id, ship] of all.goalSides) expect(ShipFacts.parse(ship).id).toBe(id);
      for (const [id, character] of all.characters) expect(CharacterFacts.parse(character).id).toBe(id);
      for (const [key, token] of all.patrols) expect(key.endsWith(`-${PatrolToken.parse(token).level}`)).toBe(true);
    }
  });

  test('is built once for each choice of options', () => {
    expect(catalogue({ expansion: false, practice: false })).toBe(base);
    expect(catalogue({ expansion: true })).toBe(full);
    expect(full).not.toBe(base);
  });

  test('of the base game is a part of the one with the expansion', () => {
    for (const kind of ['cards', 'ships', 'characters', 'patrols', 'contacts'] as const) {
      const [small, large]: ReadonlyMap<string, object>[] = [base[kind], full[kind]];
      for (const [id, facts] of small ?? []) expect(large?.get(id), id).toEqual(facts);
    }
    expect([base.characters.size, full.characters.size]).toEqual([8, 16]);
    expect([base.ships.size, full.ships.size]).toEqual([10, 16]);
    expect(base.patrols.size).toBe(16);
    expect(full.cards.has('bowcaster')).toBe(true);
    expect(base.cards.has('bowcaster')).toBe(false);
    expect(base.cards.has('practice-tail-fins')).toBe(false);
  });
});

describe('what is not certain stays out', () => {
  test.each(marketFile.cards.map((row) => [row.id, row] as const))('%s', (id, row) => {
    const card = full.cards.get(id);
    expect(card).toBeDefined();
    expect(card).not.toHaveProperty('patrolIcon');
    expect(card).not.toHaveProperty('contactIcon');
    const said = known(card);
    if (row.asset_type === 'ship') {
      const sheet = shipsFile.ships.find((ship) => `ship-${ship.id}` === id);
      expect(sheet).toBeDefined();
      expect(card).toMatchObject({ type: 'ship', ship: sheet?.id, leavesGame: true });
      expect(card?.cost).toBe(attested(sheet ?? row) ? row.cost : null);
      return;
    }
    if (row.confidence === 'unsure') {
      // Which card a rotating one is the other end of its starting end says.
      expect(['id', 'name', 'origin', 'deck', 'type', 'rotatedFrom']).toEqual(expect.arrayContaining(said));
      const starting = marketFile.cards.find(({ rotates_to }) => rotates_to === id);
      expect(card?.rotatedFrom).toBe(starting !== undefined && attested(starting) ? starting.id : undefined);
      return;
    }
    if (!attested(row)) {
      for (const key of ['combat', 'eliminationReward', 'rotatesTo']) expect(said, key).not.toContain(key);
      for (const key of ['cost', 'destination', 'reward', 'bonuses', 'abilities', 'leavesGame']) {
        expect(said, key).not.toContain(key);
      }
    }
    // Whatever is said is what the row says.
    if (said.includes('cost')) expect(card?.cost).toBe(row.cost);
    if (said.includes('destination')) expect(card?.destination).toBe(row.destination);
    if (said.includes('type')) expect(card?.type).toBe(row.asset_type);
    if (said.includes('deck')) expect(card?.deck).toBe(row.deck);
    if (said.includes('contact')) expect(card?.contact).toBe(row.target);
    if (said.includes('combat')) expect(card?.combat).toEqual({ kind: row.combat_type, value: row.combat_value });
    if (said.includes('eliminationReward')) expect(card?.eliminationReward).toEqual(row.elimination_reward);
    if (said.includes('rotatesTo')) expect(card?.rotatesTo).toBe(row.rotates_to);
    const source: { credits?: number | null; fame?: number | null } | null = row.reward;
    for (const key of ['credits', 'fame'] as const) {
      const amount = card?.reward?.[key];
      if (typeof amount === 'number') expect(amount).toBe(source?.[key]);
    }
  });

  test('amounts that a note doubts are unknown although their row is well attested', () => {
    expect(full.cards.get('stolen-weapons')).toMatchObject({ cost: null, destination: null, reward: { fame: null } });
    expect(full.cards.get('jetpack')?.cost).toBeNull();
    expect(full.cards.get('hired-help')).not.toHaveProperty('deck');
    const doubtful = effectsFile.effects.filter((effect) => 'doubtful' in effect);
    for (const { id } of doubtful) expect(full.cards.has(id), id).toBe(true);
  });

  test.each(shipsFile.ships.map((row) => [row.id, row] as const))('%s', (id, row) => {
    const ship = full.ships.get(id);
    const { confidence, provenance } = row;
    if (confidence === 'unsure' || provenance.every((source) => source.startsWith('Gururek/'))) {
      expect(known(ship)).toEqual(['id', 'name', 'starter']);
    } else {
      expect(ship).toMatchObject({ hyperdrive: row.hyperdrive, combat: row.ship_combat, hull: row.hull });
    }
  });

  test('patrols of the levels 1 to 3 have no values, level 4 cannot be beaten', () => {
    for (const row of patrolsFile.patrols) {
      const token = full.patrols.get(`${row.faction}-${row.level}`);
      expect(token?.level).toBe(row.level);
      if (row.level === 4) expect(token).toEqual({ level: 4, combat: 'infinite', reward: {} });
      else expect(token).toEqual({ level: row.level, combat: null, reward: { [row.reward_kind]: null } });
    }
  });

  test('contacts have a class only where it was read', () => {
    expect(full.contacts.get('maz-kanata')?.class).toBe('yellow');
    expect([...full.contacts.values()].filter((contact) => contact.class !== null)).toHaveLength(1);
    expect(full.contacts.get('chewbacca')?.crew).toBe('crew-chewbacca');
    expect(full.cards.get('crew-chewbacca')).toMatchObject({
      type: 'crew',
      origin: 'databank',
      skills: ['piloting', 'strength'],
      bonuses: { health: 1, hull: 2 },
    });
  });
});

describe('ships', () => {
  test('of the base game have their printed numbers and the slots of the player board', () => {
    expect(playerBoard).toEqual({ gear: 2, 'job-or-bounty': 2 });
    expect(base.ships.get('g9-rigger')).toMatchObject({
      starter: true,
      cost: 0,
      hyperdrive: 6,
      combat: 2,
      hull: 3,
      slots: { gear: 2, 'job-or-bounty': 2, cargo: 1, mod: 1, 'cargo-or-mod': 0, crew: 1 },
    });
    expect(base.ships.get('g-1a-starfighter')).toMatchObject({
      starter: true,
      cost: 0,
      hyperdrive: 5,
      combat: 3,
      hull: 4,
    });
    const costs = [...base.ships.values()].filter((ship) => !ship.starter).map((ship) => ship.cost);
    expect(costs).toEqual([5000, 5000, 10000, 10000, 15000, 15000, 20000, 20000]);
    for (const ship of base.ships.values()) {
      for (const key of ['cost', 'hyperdrive', 'combat', 'hull', 'slots'] as const)
        expect(ship[key], ship.id).not.toBeNull();
    }
  });

  test('show the side with the goal completed only as far as it was seen', () => {
    expect([...base.goalSides.keys()]).toEqual(
      [...base.ships.values()].filter((ship) => !ship.starter).map((ship) => ship.id),
    );
    expect(base.goalSides.get('modified-yt-1300-light-freighter')).toMatchObject({
      hyperdrive: 7,
      combat: 5,
      hull: 5,
      slots: { crew: 3 },
    });
    expect(base.goalSides.get('aggressor-assault-fighter')?.slots?.['job-or-bounty']).toBe(3);
    expect(base.goalSides.get('gx1-short-hauler')).toMatchObject({
      hyperdrive: null,
      combat: null,
      hull: null,
      slots: null,
    });
  });
});

describe('characters', () => {
  test('have the values of their cards', () => {
    for (const row of charactersFile.characters) {
      expect(full.characters.get(row.id)).toMatchObject({
        combat: row.ground_combat,
        health: row.health,
        skills: row.skills,
        bonuses: {},
      });
      expect(full.characters.get(row.id)?.abilities).toBeDefined();
    }
  });

  test('have their abilities in the words of the referee where these fit', () => {
    const of = (id: string) => full.characters.get(id);
    const change = (id: string, ability: string) => of(id)?.abilities?.find((one) => one.id === ability);
    expect(of('han-solo')?.bonuses).toEqual({ hyperdrive: 2 });
    expect(of('chewbacca')?.bonuses).toEqual({ hull: 2 });
    expect(change('bossk', 'recover')).toMatchObject({
      timing: 'action',
      effects: [
        { on: 'character', amount: 2 },
        { on: 'ship', amount: 2 },
      ],
    });
    expect(change('lando-calrissian', 'reroll')).toMatchObject({
      timing: 'combat',
      on: 'own',
      change: { kind: 'reroll', most: 1 },
    });
    expect(change('ig-88', 'reroll')).toMatchObject({ limit: 'combat', change: { kind: 'reroll', most: 100 } });
    expect(change('jyn-erso', 'focus-to-crit')).toMatchObject({
      limit: 'turn',
      change: { kind: 'turn', from: 'focus', to: 'crit' },
    });
    expect(change('black-krrsantan', 'turn-to-crit')).toMatchObject({ combat: 'ground', cost: [{ do: 'suffer' }] });
  });

  test('bring what set-up needs', () => {
    expect(characterSetup.size).toBe(16);
    expect(characterSetup.get('hondo-ohnaka')?.databank).toEqual([91, 92]);
    expect(characterSetup.get('lando-calrissian')).toMatchObject({ choosesPositive: true, reputation: {} });
    expect(characterSetup.get('cad-bane')).toMatchObject({ fame: 2, reputation: { hutt: 'positive' } });
    expect(characterSetup.get('han-solo')).toMatchObject({ databank: [91], fame: 0, reputation: { hutt: 'negative' } });
  });
});

describe('the effects file', () => {
  test('speaks of components that exist, under ids that nothing else has', () => {
    const ids = effectsFile.effects.map((effect) => effect.id);
    for (const { id, kind } of effectsFile.effects) {
      const place: ReadonlyMap<string, unknown> =
        { character: full.characters, ship: full.ships, card: full.cards }[kind] ?? new Map();
      expect(place.has(id), id).toBe(true);
    }
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of full.bends.keys()) expect(ids).toContain(id);
  });

  test('names goal abilities that the component has', () => {
    for (const key of [...full.afterGoal, ...full.untilGoal]) {
      const [source = '', ability] = key.split('/');
      const abilities = (full.characters.get(source) ?? full.ships.get(source))?.abilities ?? [];
      expect(
        abilities.map((one) => one.id),
        key,
      ).toContain(ability);
    }
  });

  test('knows an ability for every character ability of the source that is more than a standing bonus', () => {
    for (const row of charactersFile.characters) {
      const front = row.abilities.filter((ability) => !['passive', 'setup'].includes(ability.timing));
      const back = row.after_goal_abilities;
      const own = full.characters.get(row.id)?.abilities ?? [];
      const after = own.filter((ability) => full.afterGoal.has(`${row.id}/${ability.id}`));
      expect(own.length - after.length, row.id).toBeGreaterThanOrEqual(front.length);
      expect(after.length, row.id).toBeGreaterThanOrEqual(back.length - (row.after_goal_keeps_front_ability ? 0 : 1));
      for (const { timing } of [...front, ...back]) {
        if (timing === 'action' || timing === 'encounter' || timing === 'planning') {
          expect(
            own.map((ability) => ability.timing),
            row.id,
          ).toContain(timing);
        }
      }
    }
  });
});
