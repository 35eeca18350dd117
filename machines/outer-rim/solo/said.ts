/** @module Instructions of AI cards in words: what is said of them in reports, explanations and positions. */
import type { PlainInstruction } from '../table/types.ts';

type Of<K extends PlainInstruction['do']> = Extract<PlainInstruction, { do: K }>;

/** Credits as they are printed: `8,000 credits`. */
const credits = (sum: number): string => `${sum.toLocaleString('en')} credits`;

const WHOSE = { planet: 'the faction of its planet', 'nearest-patrol': 'the faction of the nearest patrol' } as const;

const DECKS = {
  bounty: 'the bounty deck',
  cargo: 'the cargo deck',
  'gear-mod': 'the gear and mod deck',
  job: 'the job deck',
  luxury: 'the luxury deck',
  ship: 'the ship deck',
} as const;

const TOWARD: Readonly<Record<Of<'move'>['toward'], string>> = {
  goal: 'the nearest goal token',
  'goal-or-imperial-planet': 'the nearest goal token or Imperial planet',
  'bounty-target': 'its bounty target',
  player: 'the nearest other player',
  'undefeated-player': 'the nearest player who is not defeated',
  'most-negative-player': 'the player with the most negative reputations',
};

const EACH = { 'droid-crew': 'droid crew', crew: 'crew', skill: 'different skill' } as const;

function sayRecover({ only, of, amount, credits: gained }: Of<'recover'>): string {
  const what = `recover ${amount ?? 'all'} damage${of === undefined ? '' : ' of its character'}`;
  const paid = gained === undefined ? '' : `, ${credits(gained)} for each`;
  return `${only === 'defeated' ? 'if defeated, ' : ''}${what}${paid}`;
}

function sayMove({ toward, spaces, directly, ifReachable, ignoresPatrols, shipSuffers }: Of<'move'>): string {
  const where = directly === true ? `go directly to ${TOWARD[toward]}` : `move toward ${TOWARD[toward]}`;
  const far = spaces === undefined ? '' : `, ${spaces} spaces`;
  const only = ifReachable === true ? ', if that is in reach' : '';
  const past =
    ignoresPatrols === undefined
      ? ''
      : ignoresPatrols === true
        ? ', past any patrols'
        : `, past any patrols with a ship that costs ${credits(ignoresPatrols.shipCosts)} or more`;
  return `${where}${far}${only}${past}${shipSuffers === undefined ? '' : `; its ship suffers ${shipSuffers} damage`}`;
}

function sayGain({ amount, each, plus, losesReputation }: Of<'gain-credits'>): string {
  const more = plus === undefined ? '' : ` and ${credits(plus)}`;
  const loses = losesReputation === undefined ? '' : `; lose 1 reputation with ${WHOSE[losesReputation]}`;
  return `gain ${credits(amount)}${each === undefined ? '' : ` for each ${EACH[each]}`}${more}${loses}`;
}

function sayDeliver({ illegal }: Of<'deliver-cargo'>): string {
  if (illegal === undefined) return 'deliver cargo';
  const costs =
    'suffer' in illegal
      ? `${illegal.amount} damage of its ${illegal.suffer}`
      : `1 reputation with ${WHOSE[illegal.losesReputation]}`;
  return `deliver cargo; each ILLEGAL one costs ${costs}`;
}

function sayBuy({ deck, goal, anywhere, fame, lurePatrols }: Of<'buy'>): string {
  const where = anywhere === true ? ', also off the planets' : '';
  const token = goal === true ? '; goal token on its destination' : '';
  const gains = fame === undefined ? '' : `; gain ${fame} fame`;
  return `buy from ${DECKS[deck]}${where}${token}${gains}${lurePatrols === true ? '; patrols move toward its nearest opponent' : ''}`;
}

function sayPatrol({ whose, within }: Of<'fight-patrol'>): string {
  const where = within === undefined ? 'in its space' : `within ${within} spaces`;
  const which =
    whose === 'negative' ? 'with which it has negative reputation' : 'whose combat value is not above its own';
  return `fight a patrol ${where} ${which}`;
}

const CLASS = {
  lowest: 'of the lowest class',
  highest: 'of the highest class',
  'own-bounty': 'of the class of a bounty',
};

function sayReveal({ which, crew, ifSlot }: Of<'reveal-contact'>): string {
  const only = ifSlot === true ? 'with an empty crew slot, ' : '';
  return `${only}reveal a contact ${CLASS[which]}${crew === true ? ' and gain its crew' : ''}`;
}

function sayCrew({ from, ifSlot }: Of<'gain-crew'>): string {
  const whose =
    from === 'lowest-faceup-here' ? 'the faceup contact of the lowest class here' : 'the nearest faceup droid contact';
  return `${ifSlot === true ? 'with an empty crew slot, ' : ''}gain the crew of ${whose}`;
}

function sayRoll({ dice, on, hit, crit, focus }: Of<'roll'>): string {
  const gains = [
    hit?.credits === undefined ? null : `${credits(hit.credits)} for a hit`,
    hit?.fame === undefined ? null : `${hit.fame} fame for a hit`,
    hit?.suffer === undefined ? null : `${hit.suffer} damage for a hit`,
    crit === undefined ? null : `${crit.fame} fame for a crit`,
    focus === undefined ? null : `1 reputation with ${WHOSE[focus.reputation]} for a focus`,
  ].filter((one) => one !== null);
  const where = on === undefined ? '' : 'on an Imperial planet, ';
  return `${where}roll ${dice === 'one' ? 'a die' : 'dice for its ground combat value'}: ${gains.join(', ')}`;
}

/** An instruction in a few words, in lower case: `pay 8,000 credits for 1 fame`. */
export function sayInstruction(instruction: PlainInstruction): string {
  switch (instruction.do) {
    case 'recover':
      return sayRecover(instruction);
    case 'move':
      return sayMove(instruction);
    case 'gain-credits':
      return sayGain(instruction);
    case 'deliver-cargo':
      return sayDeliver(instruction);
    case 'buy':
      return sayBuy(instruction);
    case 'discard-cargo':
      return `discard the top card of ${DECKS.cargo} and gain ${credits(instruction.credits)}`;
    case 'fight-patrol':
      return sayPatrol(instruction);
    case 'complete-job':
      return 'complete a job at its destination';
    case 'pay-for-fame':
      return `pay ${credits(instruction.credits)} for ${instruction.fame} fame`;
    case 'sell-fame':
      return `with less than ${credits(instruction.under)}, lose ${instruction.fame} fame for ${credits(instruction.credits)}`;
    case 'gain-reputation':
      return `gain 1 reputation with ${WHOSE[instruction.with]}`;
    case 'reveal-contact':
      return sayReveal(instruction);
    case 'gain-crew':
      return sayCrew(instruction);
    case 'encounter-target':
      return `encounter a bounty target ${instruction.within === undefined ? 'in its space' : `within ${instruction.within} spaces`}`;
    case 'fight-player':
      return `fight a player in its space for ${instruction.fame} fame`;
    case 'swap-bounty':
      return 'with all bounty slots full, discard the bounty of the highest class whose target is not in sight';
    case 'search-bounty':
      return 'with an empty bounty slot, gain the first bounty of the deck whose target is in sight';
    case 'roll':
      return sayRoll(instruction);
    case 'others-lose-reputation':
      return 'each other player loses 1 reputation of their choice';
    case 'others-suffer':
      return `others suffer ${instruction.amount} damage for each negative reputation; ${instruction.fame} fame for a defeat`;
    case 'rob':
      return 'discard the costliest cargo, gear or mod of a player in its space and gain its cost';
  }
}
