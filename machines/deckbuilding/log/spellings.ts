/**
 * @module
 * Other words for the moves and words of the Deckbuilding Game, as tables use them: what is suggested for an entry that is no
 * move in its form (log.the-move-log.8).
 */
import type { Spellings } from '../../ruleset.ts';

const BUY = ['galaxy.purchase', 'galaxy.take'];
const ATTACK = ['attack.commit', 'attack.resolve'];
const END = ['turn.end'];

export const spellings: Spellings = {
  moves: {
    buy: BUY,
    acquire: BUY,
    purchase: ['galaxy.purchase'],
    play: ['card.play'],
    deploy: ['card.play'],
    attack: ATTACK,
    fight: ATTACK,
    sabotage: ATTACK,
    bounty: ATTACK,
    declare: ['attack.commit'],
    commit: ['attack.commit'],
    draw: ['card.draw'],
    reveal: ['galaxy.reveal', 'galaxy.refill'],
    flip: ['galaxy.reveal', 'base.choose'],
    refill: ['galaxy.refill'],
    replenish: ['galaxy.refill'],
    shuffle: ['deck.shuffle', 'galaxy.shuffle'],
    reshuffle: ['deck.shuffle', 'galaxy.shuffle'],
    activate: ['ability.use', 'trigger.use'],
    use: ['ability.use', 'trigger.use'],
    ability: ['ability.use'],
    pass: END,
    end: END,
    'end-turn': END,
    done: END,
    exile: ['exile.card'],
    trash: ['exile.card'],
    destroy: ['ship.destroy'],
    damage: ['damage.deal', 'attack.damage'],
    discard: ['hand.discard', 'row.discard'],
    choose: ['choose.option', 'base.choose'],
    option: ['choose.option'],
    base: ['base.choose'],
    reward: ['reward.take'],
    claim: ['reward.take'],
    swap: ['galaxy.swap', 'galaxy.exchange'],
    exchange: ['galaxy.exchange', 'galaxy.swap'],
    look: ['galaxy.look'],
    peek: ['galaxy.look'],
  },
  words: {
    player: ['seat'],
    by: ['seat'],
    who: ['seat'],
    id: ['card'],
    name: ['card'],
    unit: ['card'],
    ship: ['ship', 'card'],
    attacker: ['card'],
    with: ['card'],
    against: ['target'],
    at: ['target'],
    defender: ['target'],
    cards: ['order', 'discards'],
    discard: ['discards', 'discard-pile'],
    hand: ['discards', 'hand'],
    choice: ['option'],
    claims: ['expect'],
    expects: ['expect'],
    comment: ['note'],
    remark: ['note'],
    notes: ['note'],
  },
};
