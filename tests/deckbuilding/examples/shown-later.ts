/**
 * @module
 * Choices that a log leaves unsaid and a later entry shows: what one claim has shown another one cannot take back, several choices may be shown
 * at once, and a breach before or behind them changes nothing.
 */
import { chance, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';
import { claim, commit, due, end, legal, play, resolve, send, strike, use, wrong } from '../judged.ts';

const row = ['x-wing', 'y-wing', 'at-st', 'u-wing', 'star-destroyer', 'tie-fighter'];
const refill = chance('galaxy.refill', { card: 'bossk' });
const lobot = table({ row, galaxyDeck: ['bossk'], vera: { hand: ['lobot'] } });
const attacking = [commit(vera, 'lobot', 'y-wing'), resolve(vera, 'y-wing'), refill, end];
const dantooine = (damage: number, hand: string[], units: string[] = []) =>
  table({
    row,
    vera: { hand, units },
    sam: { base: { card: 'dantooine', damage }, bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv'] },
  });
const inquisitor = dantooine(7, ['inquisitor'], ['tie-fighter']);
const destroying = [commit(vera, 'inquisitor'), strike];
const base = sam('base.choose', { base: 'hoth' });
const both = table({ force: -1, row, galaxyDeck: ['bossk'], vera: { hand: ['inquisitor', 'lobot'] } });
const playing = [play(vera, 'inquisitor'), play(vera, 'lobot')];
const buying = vera('galaxy.purchase', { card: 'tie-fighter' });
const spy = rebelTurn({ force: 1, sam: { units: ['duros-spy'] }, vera: { hand: ['at-at'] } });
const calamari = due({ row, galaxyDeck: ['bossk'] });
const jabba = table({
  vera: { hand: ['imperial-shuttle'], units: ['jabba-the-hutt'], deck: ['stormtrooper', 'stormtrooper'] },
});
const missing = play(sam, 'luke-skywalker');

export const examples: readonly Example[] = [
  legal('choose.0.1', 'that Lobot took his attack is shown by what he defeats', lobot, [
    play(vera, 'lobot'),
    ...attacking,
  ]),
  wrong('bounty-hunting-and-sabotage.3.2', 'a claim has shown that Lobot took Force, and he defeats a card', lobot, [
    claim(play(vera, 'lobot'), { force: -2 }),
    ...attacking,
  ]),
  wrong(
    'the-balance-of-the-force.0.3',
    'a claim shows that Lobot took Force, and the next one that he did not',
    lobot,
    [claim(play(vera, 'lobot'), { force: -2 }), claim(end, { force: 0 })],
  ),
  keeps(
    'choose.0.1',
    'what two cards chose is shown by the claims of one entry',
    both,
    [...playing, claim(buying, { turn: { resources: 1 }, force: -2 }), refill, end],
    { force: -2 },
  ),
  legal('choose.0.1', 'both took resources, as what is left after a purchase shows', both, [
    ...playing,
    claim(buying, { turn: { resources: 2 } }),
    refill,
    end,
  ]),
  wrong('use-a-card-ability.0.1', 'no choices of both leave so much after the purchase', both, [
    ...playing,
    claim(buying, { turn: { resources: 3 } }),
    refill,
    end,
  ]),
  wrong('if.0.1', 'behind a breach an unsaid choice is shown by the base that it destroys', inquisitor, [
    use(vera, 'tie-fighter'),
    play(vera, 'inquisitor'),
    ...destroying,
    end,
    base,
  ]),
  wrong('if.0.1', 'a breach between the choice and what shows it changes nothing', inquisitor, [
    play(vera, 'inquisitor'),
    ...destroying,
    use(vera, 'tie-fighter'),
    end,
    base,
  ]),
  wrong('playing-the-game.0.3', 'nor does a wrong claim before the choice', inquisitor, [
    claim(play(vera, 'inquisitor'), { turn: { number: 6 } }),
    ...destroying,
    end,
    base,
  ]),
  wrong('play-a-card.0.1', 'behind a breach a claim shows what an ability has done', spy, [
    missing,
    claim(use(sam, 'duros-spy'), { force: 2 }),
    send,
  ]),
  wrong('play-a-card.0.3', 'a claim of what Lobot chooses comes before the choice, which is recorded next', lobot, [
    claim(play(vera, 'lobot'), { turn: { resources: 2 } }),
    vera('choose.option', { option: 'resources' }),
    claim(end, { turn: { resources: 0 } }),
  ]),
  wrong('play-a-card.0.4', 'and of what he does not choose', lobot, [
    claim(play(vera, 'lobot'), { force: -2 }),
    vera('choose.option', { option: 'attack' }),
    ...attacking,
  ]),
  wrong(
    'play-a-card.0.1',
    'a slip stands between a card and its option, which is chosen without a word about the ability',
    lobot,
    [play(vera, 'lobot'), play(vera, 'darth-vader'), vera('choose.option', { option: 'attack' }), ...attacking],
  ),
  wrong('resolve-an-attack.0.1', 'so does one that could be carried out nowhere', lobot, [
    play(vera, 'lobot'),
    strike,
    vera('choose.option', { option: 'attack' }),
    ...attacking,
  ]),
  wrong('when.0.2', 'a card is played between them: the option comes too late', both, [
    ...playing,
    vera('choose.option', { option: 'attack' }),
    vera('choose.option', { option: 'force' }),
    end,
  ]),
  wrong('play-a-card.0.1', 'a slip stands between a base and what its ability takes', calamari, [
    sam('base.choose', { base: 'mon-cala' }),
    missing,
    sam('galaxy.take', { card: 'y-wing' }),
    refill,
    play(sam, 'y-wing'),
    send,
  ]),
  wrong('choose.0.1', 'that Lobot was played has been forgotten, and all that comes of him is recorded', lobot, [
    vera('choose.option', { option: 'attack' }),
    ...attacking,
  ]),
  wrong('use-a-card-ability.0.1', 'that Jabba was used has been forgotten, and the cards drawn are played', jabba, [
    vera('exile.card', { card: 'imperial-shuttle' }),
    play(vera, 'stormtrooper'),
    end,
  ]),
];
