import { breaks, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';

export const examples: readonly Example[] = [
  keeps(
    'faction-affiliation.0.5',
    'either player may buy a neutral card',
    rebelTurn({ turn: { seat: 'sam', resources: 3 } }),
    [sam('galaxy.purchase', { card: 'c-roc-cruiser' })],
    { seats: { sam: { discard: ['c-roc-cruiser'] } } },
  ),
  breaks(
    'faction-affiliation.0.5',
    'an enemy card is bought like a neutral one',
    table({ turn: { resources: 5 } }),
    [vera('galaxy.purchase', { card: 'duros-spy' })],
    ['purchase-a-card.2'],
  ),
  keeps(
    'faction-affiliation.0.6',
    'a neutral card in a Rebel deck is no enemy card',
    table({ sam: { discard: ['bossk'] }, galaxyDeck: [] }),
    [],
  ),
  breaks(
    'faction-affiliation.0.6',
    'an Empire card lies in the discard pile of the Rebels',
    table({ sam: { discard: ['boba-fett'] } }),
    [vera('turn.end')],
  ),
];
