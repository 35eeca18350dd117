/**
 * @module
 * The answers of the referee: report, legal moves, explanation, coverage. `referee/report.ts` and `referee/ask.ts` make
 * them; a test holds their types to these schemas.
 */
import { z } from 'zod';

/** A move as an answer shows it. */
export interface ShownMove {
  type: string;
  seat?: string | undefined;
  expect?: unknown;
  note?: string | undefined;
}

export const ShownMove: z.ZodType<ShownMove> = z
  .looseObject({ type: z.string(), seat: z.string().optional(), note: z.string().optional() })
  .meta({ id: 'ShownMove', description: 'A move as it would stand in a log: playable as it is.' });

/** A move as a log has it: in the API text, the move of any ruleset. */
export const ListedMove: z.ZodType<ShownMove> = z
  .looseObject({ type: z.string(), seat: z.string().optional(), note: z.string().optional() })
  .meta({ id: 'ListedMove', description: 'A move as it stands in a log: playable as it is.' });

/** A move that a log leaves unsaid: of a part that nobody knows (where a patrol went that is out of sight) it says nothing. */
export const UnsaidMove: z.ZodType<ShownMove> = z.looseObject({ type: z.string(), seat: z.string().optional() }).meta({
  id: 'UnsaidMove',
  description: 'A move that is made without a word, with those of its parts that are known.',
});

export const Facts = z.record(z.string(), z.unknown());
const RuleId = z.string().describe('id of a rule of the index');
const Entry = z.int().min(0).nullable().describe('the 0-based place in `moves`; null for the header');
const Pointer = z.string().describe('JSON pointer (RFC 6901) into the log');
const Line = z.int().min(1).nullable().describe('1-based; null when there was no text');
const Column = z
  .int()
  .min(1)
  .nullable()
  .describe('1-based, in UTF-16 units as editors count; null when there was no text');
export const Verdict = z.enum(['legal', 'violation', 'unverifiable']);

export const Conflict = z
  .strictObject({
    rule: RuleId.optional(),
    source: z.string(),
    note: z.string().optional(),
  })
  .meta({ id: 'Conflict', description: 'A statement that disagrees with a rule.' });

export const Citation = z
  .strictObject({
    rule: RuleId,
    source: z.string().describe('id of the book'),
    sourceName: z.string(),
    entry: z.string().describe('the heading as printed'),
    page: z.int().min(1).nullable(),
    heading: z.string().optional().describe('without a page: the chapter in which the entry stands'),
    paragraph: z
      .int()
      .min(1)
      .optional()
      .describe(
        'without a page: which paragraph of the entry it is, items of lists and captions counted; its number where it has one',
      ),
    text: z.string().describe('the rule in our own words'),
    lang: z.enum(['en', 'de']).describe('the language of entry and text; English where there is no German'),
    overrules: z.array(Conflict).describe('statements of lower sources that disagree: this rule wins over them'),
    conflictsWith: z.array(z.string()).describe('disagreeing statements that this rule does not win over'),
  })
  .meta({ id: 'Citation', description: 'What to print of a rule.' });

export const Violation = z
  .strictObject({
    rule: RuleId,
    entry: Entry,
    pointer: Pointer,
    line: Line,
    column: Column,
    seat: z.string().nullable(),
    message: z.string().describe('one sentence: who, what, and what stands in the way'),
    facts: Facts.describe('the facts that were compared'),
    citation: Citation,
    also: z.array(RuleId).describe('other rules on which the same fact rests'),
    resumed: z.string().describe('how reading went on'),
    legal: z.array(ListedMove).describe('the nearest legal moves'),
  })
  .meta({ id: 'Violation', description: 'One breach of a rule.' });

export const Doubt = z
  .strictObject({
    entry: Entry,
    pointer: Pointer,
    line: Line,
    column: Column,
    reason: z.string(),
    rule: RuleId.optional(),
  })
  .meta({ id: 'Doubt', description: 'Something that cannot be ruled, and why.' });

export const Receipt = z
  .strictObject({
    engine: z.string().describe('version of the referee'),
    ruleset: z.string(),
    version: z.string().describe('version of the ruleset'),
    log: z.string().describe('hash of the log (canonical JSON)'),
    rules: z.string().describe('hash of the rule index'),
    machines: z.string().describe('hash of the statecharts'),
    cards: z
      .array(
        z.strictObject({
          name: z.string().describe('what the file calls itself, or what it is called'),
          hash: z.string().describe('hash of what it says (canonical JSON)'),
        }),
      )
      .optional()
      .describe('the files of cards that the answer rests on; not there when there were none'),
  })
  .meta({ id: 'Receipt', description: 'What this answer was made from: the same receipt, the same answer.' });

export const Cut = z
  .strictObject({
    violations: z.int().min(0).describe('violations that are not listed'),
    unverifiable: z.int().min(0).describe('doubts that are not listed'),
    values: z.int().min(0).describe('values, lists and moves that are shortened or left out in what is listed'),
  })
  .meta({ id: 'Cut', description: 'How much was left out of a long answer. `all` and `from` ask for it.' });

export const Report = z
  .strictObject({
    ruleset: z.string(),
    title: z.string().nullable(),
    verdict: Verdict.describe('the worst that was found'),
    moves: z.int().min(0).describe('how many moves the log has'),
    violations: z.array(Violation),
    unverifiable: z.array(Doubt),
    cut: Cut.optional().describe('what was left out; not there when nothing was'),
    final: Facts.describe('the closing position, by its facts'),
    receipt: Receipt,
  })
  .meta({ id: 'Report', description: 'What was found in a log. A breach of the rules is a result, not an error.' });
export type Report = z.infer<typeof Report>;

export const ToMove = z
  .strictObject({
    seats: z.array(z.string()).describe('the seats that have a decision'),
    chance: z.boolean().describe('dice, a card or a token decide'),
    over: z.boolean().describe('the game is over'),
    mayAct: z
      .array(z.string())
      .describe('everybody who may act now: `seats`, and whoever may do something at any time or in an open window'),
  })
  .meta({ id: 'ToMove', description: 'Who is to move.' });

const Where = z
  .array(z.strictObject({ chart: z.string(), state: z.string() }))
  .describe('the procedures under way, outermost first, with the state each is in');

const ReadInstruction = z
  .strictObject({
    seat: z.string(),
    on: z.string().describe('where the instruction stands'),
    says: z.string().describe('the instruction in words'),
    applies: z
      .boolean()
      .nullable()
      .describe('`true`: it is carried out; `false`: it is passed over; `null`: nobody can say'),
    because: z.string().describe('why, in words'),
    rule: RuleId,
  })
  .meta({ id: 'ReadInstruction', description: 'How an instruction was read by which a seat acts that nobody plays.' });
const Reads = z
  .array(ReadInstruction)
  .describe('of a seat that nobody plays: how the instructions by which it acts were read, in their order');

export const LegalMove = z
  .strictObject({
    move: ListedMove,
    by: z.enum(['seat', 'chance']).describe('whether a seat decides it, or dice, a card or a token bring it'),
    open: z
      .record(z.string(), z.unknown())
      .optional()
      .describe(
        'the parts that may vary, by JSON pointer into the move, as JSON Schemas (2020-12): every value that they allow is ' +
          'accepted; the rest is fixed',
      ),
    optional: z
      .array(z.string())
      .optional()
      .describe('the parts of `move` and `open` that may be left out, by JSON pointer; all others have to be there'),
    depends: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('where parts depend on each other: a JSON Schema that the whole move has to fit too'),
    more: z
      .array(z.string())
      .optional()
      .describe(
        'the parts, by JSON pointer, that may have further values than their schemas allow: there are too many to list',
      ),
    implies: z.array(UnsaidMove).optional().describe('moves that are made without a word by making this one'),
    doubts: z
      .array(z.strictObject({ rule: RuleId.optional(), reason: z.string() }))
      .optional()
      .describe('why it cannot be said for certain that the move is legal'),
    forced: z
      .literal(true)
      .optional()
      .describe(
        'nobody has a choice here: it is the only move that is left, or one of several between which chance decides',
      ),
    says: z.string().describe('the move in words'),
  })
  .meta({ id: 'LegalMove' });

export const LegalMoves = z
  .strictObject({
    ruleset: z.string(),
    at: z.int().min(-1).describe('the entry after which the question is asked; -1 is the start'),
    toMove: ToMove,
    where: Where,
    reads: Reads.optional(),
    moves: z.array(LegalMove),
    cut: z
      .int()
      .min(1)
      .optional()
      .describe('how many moves are not listed; `all` and `from` ask for them. Not there when every move is listed'),
  })
  .meta({ id: 'LegalMoves', description: 'Every legal move of a position, in a fixed order.' });
export type LegalMoves = z.infer<typeof LegalMoves>;

export const Explanation = z
  .strictObject({
    ruleset: z.string(),
    at: z.int().min(0).describe('the entry that is explained, or before which the move is tried'),
    move: ShownMove,
    says: z.string().describe('the move in words'),
    verdict: Verdict,
    where: Where,
    reads: Reads.optional(),
    state: z.array(RuleId).describe('rules that put the game in this state'),
    asked: z
      .array(
        z.strictObject({
          rule: RuleId,
          finding: z.enum(['held', 'failed', 'unknown', 'not-asked']),
          facts: Facts.optional().describe('the facts that made it fail'),
          reason: z.string().optional(),
        }),
      )
      .describe('every rule of the move, in the order in which it was asked'),
    carriesOut: z.array(RuleId).describe('rules that the move would carry out'),
    implies: z.array(UnsaidMove).describe('moves that are made without a word by making this one'),
    reasons: z.array(z.string()).describe('why it cannot be ruled'),
    legal: z.array(ListedMove).describe('the nearest legal moves, when this one is not legal'),
    cut: z
      .int()
      .min(1)
      .optional()
      .describe('how many values, sentences and moves are shortened or left out; `all` asks for them in full'),
    citations: z.array(Citation).describe('every rule that is named above, once, to be printed'),
  })
  .meta({ id: 'Explanation', description: 'Why a move is legal or not: every rule that was asked, held or failed.' });
export type Explanation = z.infer<typeof Explanation>;

export const AiTurn = z
  .strictObject({
    ruleset: z.string(),
    at: z.int().min(-1).describe('the entry from which it is played on; -1 is the start'),
    seat: z.string().describe('whose turn it is'),
    steps: z
      .array(
        z.strictObject({
          move: ListedMove,
          given: z
            .literal(true)
            .optional()
            .describe('it has come up meanwhile (`moves`); else the rules leave no other'),
          says: z.string().describe('the move in words'),
          reads: Reads.optional(),
          rules: z.array(RuleId).describe('the rules that it had to keep, and those that it carries out'),
        }),
      )
      .describe('the moves that were made, in their order'),
    reads: Reads.optional(),
    ended: z.boolean().describe('the turn is over'),
    append: z.array(ListedMove).describe('the entries that can be put at the end of the log'),
    lines: z.array(z.string()).describe('the same in the line notation'),
    next: z
      .strictObject({
        by: z
          .enum(['chance', 'tie', 'seat', 'unknown', 'nobody'])
          .describe(
            '`chance`: dice or a card decide; `tie`: several moves are left, of which one is chosen at random; `seat`: a person decides; ' +
              '`unknown`: nobody can say how it goes on (`reasons`): what the table did is recorded; `nobody`: the game is over',
          ),
        seats: z.array(z.string()).describe('the seats that decide'),
        asks: z.array(z.string()).describe('what is to be rolled, drawn or decided, in words'),
        reasons: z.array(z.string()).describe('why nobody can say how it goes on'),
        moves: z.array(LegalMove).describe('what may come next'),
        cut: z.int().min(1).optional().describe('how many of these are not listed; `all` asks for them'),
      })
      .describe('where the turn waits'),
    where: Where,
    citations: z.array(Citation).describe('every rule that is named above, once, to be printed'),
  })
  .meta({ id: 'AiTurn', description: 'A turn of a seat that nobody plays, as far as the rules alone bring it.' });
export type AiTurn = z.infer<typeof AiTurn>;

export const CoverageStatus = z
  .enum(['enforced', 'not-a-constraint', 'needs-card-text', 'table-only', 'waiting', 'missing'])
  .describe(
    '`enforced`: disabling it is noticed by an example that cites it or shows its exact outcome; `not-a-constraint`: ' +
      'nothing could break it; `needs-card-text`: its mechanism cannot be stated without a printed text; ' +
      '`table-only`: nobody can see it in a log; `waiting`: it matters only to procedures that are not refereed yet; `missing`',
  );

export const Coverage = z
  .strictObject({
    ruleset: z.string(),
    total: z.int().min(0),
    enforced: z.int().min(0),
    notAConstraint: z.int().min(0),
    needsCardText: z.int().min(0),
    tableOnly: z.int().min(0),
    missing: z.array(RuleId),
    waiting: z.array(RuleId),
    rules: z.array(
      z
        .strictObject({
          id: RuleId,
          status: CoverageStatus,
          where: z.array(z.string()).describe('the places in the code, or the reason'),
          examples: z
            .strictObject({ keep: z.int().min(0), break: z.int().min(0) })
            .describe('how many examples keep the rule, and how many break it'),
        })
        .meta({ id: 'CoverageRow' }),
    ),
  })
  .meta({ id: 'Coverage', description: 'Which rules are enforced, and where.' });
export type Coverage = z.infer<typeof Coverage>;
