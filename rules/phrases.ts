/**
 * @module
 * The words that stand around moves, facts and citations, in both languages: one table, in which no word may be missing.
 * What moves are called (`say` of the slices), names of facts and reasons of doubts are English in both.
 */

/** A language of answers. */
export type Lang = 'en' | 'de';

type Verdict = 'legal' | 'violation' | 'unverifiable';
type Status = 'enforced' | 'not-a-constraint' | 'needs-card-text' | 'table-only' | 'waiting' | 'missing';

type Kind =
  | 'clarification'
  | 'definition'
  | 'component'
  | 'constraint'
  | 'permission'
  | 'effect'
  | 'timing'
  | 'setup'
  | 'choice'
  | 'tie-break'
  | 'etiquette';
type Bearer = 'constraint in' | 'carried out by' | 'automatic in' | 'restates' | 'state' | 'effect' | 'effect in';

interface Phrases {
  /** a verdict as people call it; reports keep `legal`, `violation`, `unverifiable` */
  readonly verdict: Readonly<Record<Verdict, string>>;
  /** how whole numbers are written */
  readonly numbers: string;
  readonly quoted: (words: string) => string;
  readonly page: (page: number) => string;
  readonly paragraph: (paragraph: number) => string;
  /** said of a citation whose entry and wording are English though German was asked for */
  readonly noTwin: string;
  readonly overrules: (source: string) => string;
  readonly header: string;
  readonly entry: (entry: number) => string;
  readonly place: (line: number, column: number) => string;
  readonly moves: (count: number) => string;
  readonly claimAbout: (fact: string) => string;
  readonly found: string;
  readonly allowed: string;
  readonly readOn: string;
  readonly resumed: Readonly<{
    'as-recorded': string;
    skipped: string;
    'as-meant': (says: string) => string;
    unread: string;
    'claim-taken': string;
    'claim-left': string;
    elsewhere: (says: string) => string;
    header: string;
  }>;
  readonly theHeader: string;
  readonly notAllowedBy: string;
  readonly claims: (claims: string) => string;
  readonly claim: (fact: string, said: string, is: string) => string;
  /** what a fact is, and what it becomes without a word */
  readonly thereafter: (is: string, then: string) => string;
  readonly further: string;
  readonly more: (count: number) => string;
  readonly also: (what: string) => string;
  readonly moreReasons: (count: number) => string;
  readonly cut: Readonly<{
    violations: (count: number) => string;
    doubts: (count: number) => string;
    values: (count: number) => string;
    told: (parts: string) => string;
  }>;
  readonly summary: Readonly<
    Record<Verdict | 'unusable', (count: number) => string> & {
      logs: (count: number, parts: string) => string;
      /** how many moves the logs have, and how many files beside them are none */
      aside: (moves: number, others: number) => string;
      /** of so many files, or of a stream without a line */
      noLogThere: (files: number) => string;
    }
  >;
  readonly cannotBeUsed: string;
  /** said behind the first of several problems: that so many are listed, or how many more there are */
  readonly firstListed: (count: number) => string;
  readonly andMore: (count: number) => string;
  readonly fact: Readonly<{ yes: string; no: string; none: string; notKnown: string; unknown: string }>;
  readonly atTheStart: string;
  readonly afterEntry: (entry: number) => string;
  readonly and: string;
  readonly gameOver: string;
  readonly chance: string;
  readonly toMove: (seats: string) => string;
  readonly mayActToo: (seats: string) => string;
  /** what a list of legal moves says of who brings them, what comes first, and what may vary */
  readonly listed: Readonly<
    Record<'chance' | 'toChoose' | 'mayBeTold' | 'newName' | 'yesOrNo' | 'or' | 'orAnother', string> & {
      once: (moves: string) => string;
      /** who makes a move that nobody chooses: the only one, or one of several */
      forced: (who: string) => string;
      tied: (who: string) => string;
      oneOf: (count: number) => string;
      span: (least: string, most: string | null) => string;
      several: (words: string) => string;
    }
  >;
  /** what is said around a turn of a seat that nobody plays */
  readonly aiTurn: Readonly<{
    of: (seat: string) => string;
    over: (seat: string) => string;
    next: Readonly<Record<'chance' | 'tie' | 'seat' | 'unknown' | 'nobody', (seats: string) => string>>;
    lines: string;
  }>;
  readonly moreMoves: (count: number) => string;
  readonly noMove: string;
  readonly leftUnsaid: string;
  readonly notKnown: string;
  readonly shortened: (places: number) => string;
  /** of how many rules nothing is shown: that held, and that were not asked */
  readonly moreAsked: (held: number, notAsked: number) => string;
  readonly moreRules: (count: number) => string;
  readonly noRule: (query: string) => string;
  /** said of another game that has an answer, where none was named */
  readonly alsoIn: (game: string, id: string) => string;
  readonly status: Readonly<Record<Status, string>>;
  /** what kind of rule it is */
  readonly kind: Readonly<Record<Kind, string>>;
  /** how it is said what bears a rule (`Row.where`): its first words */
  readonly bears: Readonly<Record<Bearer, string>>;
  /** what a ruling sheet says around a report */
  readonly sheet: Readonly<
    Record<
      | 'title'
      | 'game'
      | 'players'
      | 'length'
      | 'log'
      | 'file'
      | 'ruling'
      | 'findings'
      | 'receipt'
      | 'noBreach'
      | 'onlyDoubts'
      | 'before'
      | 'turn'
      | 'fact'
      | 'elsewhere'
      | 'marked'
      | 'noPosition'
      | 'move'
      | 'claim'
      | 'whyNot'
      | 'rule'
      | 'also'
      | 'english'
      | 'german'
      | 'instead'
      | 'readOn'
      | 'notRuled'
      | 'notRuledWhy'
      | 'depending'
      | 'dependingWhy'
      | 'unusable'
      | 'noGerman',
      string
    > & {
      violations: (count: number) => string;
      doubts: (count: number) => string;
      logs: (count: number) => string;
      morePositions: (count: number) => string;
      andMore: (count: number) => string;
    }
  >;
  readonly covered: Readonly<Record<Status, (count: number) => string> & { rules: (count: number) => string }>;
}

/** One of something, or several. */
const counted = (one: string, several: string) => (count: number) => `${count} ${count === 1 ? one : several}`;

const en: Phrases = {
  verdict: { legal: 'legal', violation: 'violation', unverifiable: 'unverifiable' },
  numbers: 'en-US',
  quoted: (words) => `"${words}"`,
  page: (page) => `page ${page}`,
  paragraph: (paragraph) => `paragraph ${paragraph}`,
  noTwin: '',
  overrules: (source) => `overrules ${source}`,
  header: 'header',
  entry: (entry) => `entry ${entry}`,
  place: (line, column) => `line ${line}, column ${column}`,
  moves: counted('move', 'moves'),
  claimAbout: (fact) => `a claim about ${fact}`,
  found: 'found',
  allowed: 'legal',
  readOn: 'read on',
  resumed: {
    'as-recorded': 'took what the log recorded and went on',
    skipped: 'left this move out and went on',
    'as-meant': (says) => `read this as meant: ${says}`,
    unread: 'left this entry out, because nobody can say for certain what it was meant to be, and went on',
    'claim-taken': "took the log's own claim and went on",
    'claim-left': 'went on with what the rules compute',
    elsewhere: (says) => `went on as if ${says}`,
    header: 'took the header as it stands',
  },
  theHeader: 'The header',
  notAllowedBy: 'not allowed by',
  claims: (claims) => `The log claims ${claims}`,
  claim: (fact, said, is) => `${fact} = ${said}, but it is ${is}`,
  thereafter: (is, then) => `${is}, and then ${then}`,
  further: '; and ',
  more: (count) => `${count} more`,
  also: (what) => ` and ${what}`,
  moreReasons: (count) =>
    `and ${counted('more reason', 'more reasons')(count)} why something cannot be ruled (--all shows all)`,
  cut: {
    violations: (count) => `${count} violations not listed`,
    doubts: (count) => `${count} doubts not listed`,
    values: (count) => `${count} long values shortened`,
    told: (parts) => `cut: ${parts} (--all shows all, --from <n> those from the nth on)`,
  },
  summary: {
    legal: (count) => `${count} legal`,
    violation: (count) => `${count} with violations`,
    unverifiable: (count) => `${count} not fully verifiable`,
    unusable: (count) => `${count} unusable`,
    logs: (count, parts) => `${count} logs: ${parts}`,
    aside: (moves, others) => {
      const told = others === 0 ? '' : `; ${counted('file is', 'files are')(others)} no log`;
      return `(${moves.toLocaleString('en-US')} ${moves === 1 ? 'move' : 'moves'}${told})`;
    },
    noLogThere: (files) =>
      files === 0
        ? 'there is no log in the input'
        : `${files === 1 ? 'the only file there is no log' : `none of the ${files} files there is a log`}; name a file to be told why it is none`,
  },
  cannotBeUsed: 'cannot be used',
  firstListed: (count) => ` (the first ${count} problems are listed)`,
  andMore: (count) => ` (and ${count} more)`,
  fact: { yes: 'yes', no: 'no', none: 'none', notKnown: 'not known', unknown: 'unknown' },
  atTheStart: 'At the start',
  afterEntry: (entry) => `After entry ${entry}`,
  and: ' and ',
  gameOver: 'the game is over',
  chance: 'chance decides',
  toMove: (seats) => `${seats} to move`,
  mayActToo: (seats) => `; ${seats} may act too`,
  listed: {
    chance: 'chance: dice, cards and tokens',
    once: (moves) => `once ${moves}:`,
    forced: (who) => `${who}, without a choice`,
    tied: (who) => `${who}: which of these, chance decides`,
    toChoose: 'to choose:',
    mayBeTold: 'may be told:',
    newName: 'a new name',
    yesOrNo: 'yes or no',
    or: ' or ',
    orAnother: ', or another',
    oneOf: (count) => `one of ${count}`,
    span: (least, most) => (most === null ? `${least} or more` : `${least} to ${most}`),
    several: (words) => `several: ${words}`,
  },
  aiTurn: {
    of: (seat) => `the turn of ${seat}`,
    over: (seat) => `the turn of ${seat} is over`,
    next: {
      chance: () => 'next, dice or cards decide:',
      tie: () => 'next, several moves are left: one of them is chosen at random:',
      seat: (seats) => `next, ${seats} decides:`,
      unknown: () => 'how it goes on, nobody can say: record what the table did',
      nobody: () => 'the game is over',
    },
    lines: 'as lines of the log:',
  },
  moreMoves: (count) =>
    `… ${counted('more is', 'more are')(count)} legal: --all lists every move, --from passes over some`,
  noMove: 'no move is legal',
  leftUnsaid: 'left unsaid before it',
  notKnown: 'not known',
  shortened: (places) => `… shortened in ${places} places: --all shows everything`,
  moreAsked: (held, notAsked) => {
    const parts = [
      ...(held === 0 ? [] : [`${counted('more rule', 'more rules')(held)} held`]),
      ...(notAsked === 0 ? [] : [`${counted('was', 'were')(notAsked)} not asked`]),
    ];
    return `${parts.join(', ')} (--all shows every rule)`;
  },
  moreRules: (count) => `… and ${count} more (--limit)`,
  noRule: (query) => `no rule speaks of "${query}"`,
  alsoIn: (game, id) => `${game} has an answer, too: --ruleset ${id}`,
  kind: {
    clarification: 'clarification',
    definition: 'definition',
    component: 'component',
    constraint: 'constraint',
    permission: 'permission',
    effect: 'effect',
    timing: 'timing',
    setup: 'setup',
    choice: 'choice',
    'tie-break': 'tie-break',
    etiquette: 'etiquette',
  },
  bears: {
    'constraint in': 'constraint in',
    'carried out by': 'carried out by',
    'automatic in': 'automatic in',
    restates: 'restates',
    state: 'state',
    effect: 'effect',
    'effect in': 'effect in',
  },
  status: {
    enforced: 'enforced',
    'not-a-constraint': 'not-a-constraint',
    'needs-card-text': 'needs-card-text',
    'table-only': 'table-only',
    waiting: 'waiting',
    missing: 'missing',
  },
  sheet: {
    title: 'Ruling sheet',
    game: 'Game',
    players: 'Players',
    length: 'Length',
    log: 'Log',
    file: 'File',
    ruling: 'Ruling',
    findings: 'Findings',
    receipt: 'Receipt',
    noBreach: 'Every move of this log keeps the rules, and every claim is right.',
    onlyDoubts: 'Nothing is held against this log; what could not be ruled is listed below.',
    before: 'The position before',
    turn: 'Turn',
    fact: 'Fact',
    elsewhere: 'Elsewhere on the table',
    marked: 'compared by the rule',
    noPosition: 'The position before this entry cannot be told.',
    move: 'The move',
    claim: 'What the log claims',
    whyNot: 'Why not',
    rule: 'The rule',
    also: 'It also rests on',
    english: 'English',
    german: 'German',
    instead: 'What would have been legal',
    readOn: 'How reading went on',
    notRuled: 'Not ruled',
    notRuledWhy: 'Nothing here is held against anybody: a fact or the text of a card is missing.',
    depending: 'Depends on earlier breaches',
    dependingWhy: 'These entries cannot be judged on their own; they are no breaches.',
    unusable: 'Cannot be used',
    noGerman: 'The German reference does not have this rule.',
    violations: counted('violation', 'violations'),
    doubts: counted('doubt', 'doubts'),
    logs: counted('log', 'logs'),
    morePositions: (count) =>
      `The positions before ${counted('further violation', 'further violations')(count)} are not shown.`,
    andMore: (count) => `and ${count} more`,
  },
  covered: {
    rules: (count) => `${count} rules`,
    enforced: (count) => `${count} enforced`,
    'not-a-constraint': (count) => `${count} nothing could break`,
    'needs-card-text': (count) => `${count} need card text`,
    'table-only': (count) => `${count} only visible at the table`,
    waiting: (count) => `${count} waiting`,
    missing: (count) => `${count} missing`,
  },
};

const de: Phrases = {
  verdict: { legal: 'regelgerecht', violation: 'Verstoß', unverifiable: 'nicht entscheidbar' },
  numbers: 'de-DE',
  quoted: (words) => `„${words}“`,
  page: (page) => `Seite ${page}`,
  paragraph: (paragraph) => `Absatz ${paragraph}`,
  noTwin: '(kein deutsches Gegenstück; englisch:)',
  overrules: (source) => `geht vor: ${source}`,
  header: 'Kopf',
  entry: (entry) => `Eintrag ${entry}`,
  place: (line, column) => `Zeile ${line}, Spalte ${column}`,
  moves: counted('Zug', 'Züge'),
  claimAbout: (fact) => `eine Behauptung über ${fact}`,
  found: 'Befund',
  allowed: 'erlaubt',
  readOn: 'weiter',
  resumed: {
    'as-recorded': 'was das Protokoll festhält, gilt als geschehen',
    skipped: 'dieser Zug blieb beim Weiterlesen außer Acht',
    'as-meant': (says) => `gelesen, wie es gemeint war: ${says}`,
    unread: 'dieser Eintrag blieb außer Acht, weil niemand sicher sagen kann, was er heißen sollte',
    'claim-taken': 'weitergelesen mit dem, was das Protokoll behauptet',
    'claim-left': 'weitergelesen mit dem, was die Regeln ergeben',
    elsewhere: (says) => `weitergelesen unter der Annahme: ${says}`,
    header: 'der Kopf gilt, wie er dasteht',
  },
  theHeader: 'Der Kopf',
  notAllowedBy: 'nicht erlaubt nach',
  claims: (claims) => `Das Protokoll behauptet ${claims}`,
  claim: (fact, said, is) => `${fact} = ${said}, richtig ist ${is}`,
  thereafter: (is, then) => `${is}, danach ${then}`,
  further: '; und ',
  more: (count) => `${count} weitere`,
  also: (what) => ` und ${what}`,
  moreReasons: (count) =>
    `und ${counted('weiterer Grund, aus dem', 'weitere Gründe, aus denen')(count)} etwas nicht zu entscheiden ist (--all zeigt alle)`,
  cut: {
    violations: counted('Verstoß nicht aufgeführt', 'Verstöße nicht aufgeführt'),
    doubts: counted('Zweifel nicht aufgeführt', 'Zweifel nicht aufgeführt'),
    values: counted('langer Wert gekürzt', 'lange Werte gekürzt'),
    told: (parts) => `gekürzt: ${parts} (--all zeigt alles, --from <n> alles vom n-ten an)`,
  },
  summary: {
    legal: (count) => `${count} regelgerecht`,
    violation: (count) => `${count} mit Verstößen`,
    unverifiable: (count) => `${count} nicht ganz entscheidbar`,
    unusable: (count) => `${count} unbrauchbar`,
    logs: (count, parts) => `${count} Protokolle: ${parts}`,
    aside: (moves, others) => {
      const told = others === 0 ? '' : `; ${counted('Datei ist', 'Dateien sind')(others)} kein Protokoll`;
      return `(${moves.toLocaleString('de-DE')} ${moves === 1 ? 'Zug' : 'Züge'}${told})`;
    },
    noLogThere: (files) =>
      files === 0
        ? 'in der Eingabe ist kein Protokoll'
        : `${files === 1 ? 'die einzige Datei dort ist kein Protokoll' : `keine der ${files} Dateien dort ist ein Protokoll`}; warum, steht da, wenn sie selbst genannt wird`,
  },
  cannotBeUsed: 'unbrauchbar',
  firstListed: (count) => ` (die ersten ${count} Fehler sind aufgeführt)`,
  andMore: (count) => ` (und ${counted('weiterer', 'weitere')(count)})`,
  fact: { yes: 'ja', no: 'nein', none: 'nichts', notKnown: 'nicht bekannt', unknown: 'unbekannt' },
  atTheStart: 'Zu Beginn',
  afterEntry: (entry) => `Nach Eintrag ${entry}`,
  and: ' und ',
  gameOver: 'die Partie ist zu Ende',
  chance: 'der Zufall entscheidet',
  toMove: (seats) => `am Zug: ${seats}`,
  mayActToo: (seats) => `; handeln dürfen auch: ${seats}`,
  listed: {
    chance: 'der Zufall: Würfel, Karten und Marker',
    once: (moves) => `danach (${moves}):`,
    forced: (who) => `${who}, ohne Wahl`,
    tied: (who) => `${who}: was davon, entscheidet der Zufall`,
    toChoose: 'zu wählen:',
    mayBeTold: 'darf dastehen:',
    newName: 'ein neuer Name',
    yesOrNo: 'ja oder nein',
    or: ' oder ',
    orAnother: ', oder anderes',
    oneOf: (count) => `eines von ${count}`,
    span: (least, most) => (most === null ? `${least} oder mehr` : `${least} bis ${most}`),
    several: (words) => `mehrere: ${words}`,
  },
  aiTurn: {
    of: (seat) => `der Zug von ${seat}`,
    over: (seat) => `der Zug von ${seat} ist vorbei`,
    next: {
      chance: () => 'als Nächstes entscheiden Würfel oder Karten:',
      tie: () => 'als Nächstes bleiben mehrere Züge übrig: einer davon wird zufällig bestimmt:',
      seat: (seats) => `als Nächstes entscheidet ${seats}:`,
      unknown: () => 'wie es weitergeht, kann niemand sagen: das Protokoll hält fest, was am Tisch geschah',
      nobody: () => 'das Spiel ist aus',
    },
    lines: 'als Zeilen des Protokolls:',
  },
  moreMoves: (count) =>
    `… ${counted('weiterer ist', 'weitere sind')(count)} erlaubt: --all führt alle auf, --from übergeht einige`,
  noMove: 'kein Zug ist erlaubt',
  leftUnsaid: 'davor ungesagt',
  notKnown: 'nicht bekannt',
  shortened: (places) => `… an ${places} Stellen gekürzt: --all zeigt alles`,
  moreAsked: (held, notAsked) => {
    const parts = [
      ...(held === 0 ? [] : [`${counted('weitere Regel', 'weitere Regeln')(held)} eingehalten`]),
      ...(notAsked === 0 ? [] : [`${notAsked} nicht gefragt`]),
    ];
    return `${parts.join(', ')} (--all zeigt jede Regel)`;
  },
  moreRules: (count) => `… und ${count} weitere (--limit)`,
  noRule: (query) => `keine Regel spricht von „${query}“`,
  alsoIn: (game, id) => `auch ${game} hat eine Antwort: --ruleset ${id}`,
  kind: {
    clarification: 'Klarstellung',
    definition: 'Begriff',
    component: 'Spielmaterial',
    constraint: 'Vorschrift',
    permission: 'Erlaubnis',
    effect: 'Wirkung',
    timing: 'Zeitpunkt',
    setup: 'Spielaufbau',
    choice: 'Wahl',
    'tie-break': 'Gleichstand',
    etiquette: 'Umgang am Tisch',
  },
  bears: {
    'constraint in': 'Bedingung in',
    'carried out by': 'ausgeführt von',
    'automatic in': 'selbsttätig in',
    restates: 'wiederholt',
    state: 'Zustand',
    effect: 'Wirkung',
    'effect in': 'Wirkung in',
  },
  status: {
    enforced: 'durchgesetzt',
    'not-a-constraint': 'nicht verletzbar',
    'needs-card-text': 'braucht Kartentext',
    'table-only': 'nur am Tisch',
    waiting: 'wartet',
    missing: 'fehlt',
  },
  sheet: {
    title: 'Regelentscheid',
    game: 'Spiel',
    players: 'Spieler',
    length: 'Länge',
    log: 'Protokoll',
    file: 'Datei',
    ruling: 'Entscheid',
    findings: 'Befunde',
    receipt: 'Beleg',
    noBreach: 'Jeder Zug dieses Protokolls hält die Regeln ein, und jede Behauptung stimmt.',
    onlyDoubts: 'Diesem Protokoll wird nichts vorgeworfen; was nicht zu entscheiden war, steht unten.',
    before: 'Die Stellung davor',
    turn: 'Am Zug',
    fact: 'Tatsache',
    elsewhere: 'Sonst auf dem Tisch',
    marked: 'von der Regel verglichen',
    noPosition: 'Die Stellung vor diesem Eintrag ist nicht zu sagen.',
    move: 'Der Zug',
    claim: 'Was das Protokoll behauptet',
    whyNot: 'Warum nicht',
    rule: 'Die Regel',
    also: 'Darauf beruht es auch',
    english: 'Englisch',
    german: 'Deutsch',
    instead: 'Was erlaubt gewesen wäre',
    readOn: 'Wie weitergelesen wurde',
    notRuled: 'Nicht entschieden',
    notRuledWhy: 'Hier wird niemandem etwas vorgeworfen: Eine Tatsache oder ein Kartentext fehlt.',
    depending: 'Hängt von früheren Verstößen ab',
    dependingWhy: 'Für sich sind diese Einträge nicht zu beurteilen; Verstöße sind sie nicht.',
    unusable: 'Unbrauchbar',
    noGerman: 'Das deutsche Referenzhandbuch hat diese Regel nicht.',
    violations: counted('Verstoß', 'Verstöße'),
    doubts: counted('Zweifel', 'Zweifel'),
    logs: counted('Protokoll', 'Protokolle'),
    morePositions: (count) =>
      count === 1
        ? 'Die Stellung vor einem weiteren Verstoß ist nicht gezeigt.'
        : `Die Stellungen vor ${count} weiteren Verstößen sind nicht gezeigt.`,
    andMore: (count) => `und ${count} weitere`,
  },
  covered: {
    rules: counted('Regel', 'Regeln'),
    enforced: (count) => `${count} durchgesetzt`,
    'not-a-constraint': (count) => `${count} kann nichts verletzen`,
    'needs-card-text': (count) => `${count} brauchen Kartentext`,
    'table-only': (count) => `${count} nur am Tisch zu sehen`,
    waiting: (count) => `${count} warten`,
    missing: (count) => `${count} fehlen`,
  },
};

/** A word of a table that may have further ones; one that is not there stays as it is. */
function wordOf(table: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(table, word) ? (table[word] ?? word) : word;
}

/** What kind of rule it is; rulesets from outside have kinds of their own. */
export function kindInWords(kind: string, lang: Lang): string {
  return wordOf(phrases[lang].kind, kind);
}

/** What bears a rule, by its first words. */
export function whereInWords(where: string, lang: Lang): string {
  return where.replace(
    /^(?:constraint in|carried out by|automatic in|restates|state|effect in|effect)(?= |$)/,
    (word) => wordOf(phrases[lang].bears, word),
  );
}

/** The words of each language. */
export const phrases: Readonly<Record<Lang, Phrases>> = { en, de };

/**
 * Whole sentences that the core says before anybody knows in which language they will be read: doubts, how reading went on, and why
 * an input is of no use. `{}` stands for whatever a sentence names. What is not here (what cards have to say) stays English.
 */
export const SENTENCES: readonly (readonly [english: string, german: string])[] = [
  ['a fault of the referee itself: {}', 'ein Fehler des Schiedsrichters selbst: {}'],
  ['the log needs too much memory to be refereed', 'das Protokoll braucht zu viel Speicher, um geprüft zu werden'],
  [
    'the log leaves so much open that there are too many ways to read it; what follows is not ruled',
    'das Protokoll lässt so viel offen, dass es zu viele Lesarten gibt; was folgt, ist nicht entschieden',
  ],
  [
    'too much is left open: whether these claims are true is not ruled',
    'zu viel ist offen: ob diese Angaben stimmen, ist nicht entschieden',
  ],
  [
    'too much is left open: what this entry and those after it come to is not ruled',
    'zu viel ist offen: was dieser Eintrag und die folgenden ergeben, ist nicht entschieden',
  ],
  [
    'more lies on the table than in any game: what follows is not ruled',
    'auf dem Tisch liegt mehr als in irgendeiner Partie: was folgt, ist nicht entschieden',
  ],
  [
    'the log leaves open which of many ways this went',
    'das Protokoll lässt offen, auf welche von vielen Arten dies geschah',
  ],
  [
    'the text of the card that was resolved is not known; what the log declares of it is checked against the general rules',
    'der Text der Karte, die abgehandelt wurde, ist nicht bekannt; was das Protokoll von ihm angibt, ist nach den allgemeinen Regeln geprüft',
  ],
  [
    'the text of {} is not known; what the log declares of it is checked against the general rules',
    'der Text von {} ist nicht bekannt; was das Protokoll von ihm angibt, ist nach den allgemeinen Regeln geprüft',
  ],
  ['another entry is told for it', 'dafür ist ein anderer Eintrag aufgeführt'],
  ['the log does not say which it was: {}', 'das Protokoll sagt nicht, was davon es war: {}'],
  [
    'depends on the breach at entry {}: both are legal if {}',
    'hängt vom Verstoß in Eintrag {} ab: beides ist erlaubt unter der Annahme: {}',
  ],
  [
    'depends on the breach at entry {}, which came in the middle of what this goes on with',
    'hängt vom Verstoß in Eintrag {} ab, der mitten in das fiel, womit es hier weitergeht',
  ],
  [
    'depends on the breach at entry {}, after which the log could not be followed',
    'hängt vom Verstoß in Eintrag {} ab, nach dem dem Protokoll nicht mehr zu folgen war',
  ],
  [
    'depends on the breach at entry {}: it is legal only if {}',
    'hängt vom Verstoß in Eintrag {} ab: erlaubt ist es nur unter der Annahme: {}',
  ],
  [
    'depends on entry {}, of which nobody can say what it was meant to be',
    'hängt von Eintrag {} ab, von dem niemand sagen kann, was er heißen sollte',
  ],
  [
    'the log can be read in several ways, and not every one of them allows this',
    'das Protokoll lässt sich auf mehrere Arten lesen, und nicht jede erlaubt dies',
  ],
  [
    'nobody knows the fact at {}, and a claim cannot settle it',
    'niemand kennt die Tatsache bei {}, und eine Behauptung kann sie nicht festlegen',
  ],
  [
    'what is claimed at {} does not have the form of that fact',
    'was bei {} behauptet ist, hat nicht die Form dieser Tatsache',
  ],
  ['it were a move of {}', 'es war ein Zug von {}'],
  ['the next entry had come first', 'der nächste Eintrag kam zuerst'],
  ['this had been recorded before: {}', 'davor war festgehalten: {}'],
  ['this had been recorded only afterwards: {}', 'erst danach war festgehalten: {}'],
  ['this had been recorded at entry {}: {}', 'in Eintrag {} war festgehalten: {}'],
  ['this had been recorded: {}', 'festgehalten war: {}'],
  ['it had been done all the same', 'es war trotzdem geschehen'],
  ['it had said: {}', 'es hieß dort: {}'],
  ['it had not said {}', 'es hieß dort nicht {}'],
  ['there is no such file', 'diese Datei gibt es nicht'],
  ['this is a folder, not a file', 'das ist ein Ordner, keine Datei'],
  ['this file may not be read', 'diese Datei darf nicht gelesen werden'],
  ['this file cannot be read', 'diese Datei lässt sich nicht lesen'],
  ['this folder may not be read', 'dieser Ordner darf nicht gelesen werden'],
  ['a part of this path is a file, not a folder', 'ein Teil dieses Pfades ist eine Datei, kein Ordner'],
  ['there is no file that ends in {} in this folder', 'in diesem Ordner endet keine Datei auf {}'],
  ['no file that ends in {} fits this pattern', 'keine Datei, die auf {} endet, passt zu diesem Muster'],
  [
    'standard input is named twice, and can be read only once',
    'die Standardeingabe ist zweimal genannt und kann nur einmal gelesen werden',
  ],
  ['this link leads back to itself', 'dieser Verweis führt zu sich selbst zurück'],
  ['this link leads to no file', 'dieser Verweis führt zu keiner Datei'],
  ['{}: a log has at most {} MB', '{}: ein Protokoll hat höchstens {} MB'],
  ['the text is not valid UTF-8', 'der Text ist kein gültiges UTF-8'],
  ['the text is not valid UTF-8; save it as UTF-8', 'der Text ist kein gültiges UTF-8; er ist als UTF-8 zu speichern'],
  [
    'the text is not valid UTF-8; it is UTF-16: save it as UTF-8',
    'der Text ist kein gültiges UTF-8, sondern UTF-16; er ist als UTF-8 zu speichern',
  ],
  [
    'a log is a JSON object with "format", "ruleset", "seats" and "moves"',
    'ein Protokoll ist ein JSON-Objekt mit "format", "ruleset", "seats" und "moves"',
  ],
  ['parts of a header are a JSON object', 'Teile eines Kopfes sind ein JSON-Objekt'],
  ['a log begins with "format": "{}"', 'ein Protokoll beginnt mit "format": "{}"'],
  ['this referee reads the format "{}", not {}', 'dieser Schiedsrichter liest das Format "{}", nicht {}'],
  ['"ruleset" names the game: {}', '"ruleset" nennt das Spiel: {}'],
  ['nobody here knows the ruleset "{}"', 'niemand hier kennt das Regelwerk "{}"'],
  ['nobody here knows the move "{}"', 'niemand hier kennt den Zug "{}"'],
  [
    'this referee has version {} of the ruleset {}, the log was written for {}',
    'dieser Schiedsrichter hat Fassung {} des Regelwerks {}, das Protokoll ist für {} geschrieben',
  ],
  ['"{}" is missing here', 'hier fehlt "{}"'],
  ['"{}" is not a word of this place', '"{}" ist kein Wort dieser Stelle'],
  ['the log has no moves; there is no entry {}', 'das Protokoll hat keine Züge; einen Eintrag {} gibt es nicht'],
  [
    'there is no entry {}: the log has one, 0 (-1 is the start)',
    'einen Eintrag {} gibt es nicht: das Protokoll hat einen, 0 (-1 ist der Beginn)',
  ],
  [
    'there is no entry {}: the log has the entries {} to {} (-1 is the start)',
    'einen Eintrag {} gibt es nicht: das Protokoll hat die Einträge {} bis {} (-1 ist der Beginn)',
  ],
  [
    'there is no entry {}: the log has {} entries, 0 to {}',
    'einen Eintrag {} gibt es nicht: das Protokoll hat {} Einträge, 0 bis {}',
  ],
  ['there is no entry {}: the log has one entry, 0', 'einen Eintrag {} gibt es nicht: das Protokoll hat einen, 0'],
  ['there is no entry {}: the log has no moves', 'einen Eintrag {} gibt es nicht: das Protokoll hat keine Züge'],
  ['a number stands without commas: {}, not {}', 'eine Zahl steht ohne Kommas: {}, nicht {}'],
  ...[
    ['a list', 'eine Liste'],
    ['a text', 'ein Text'],
    ['a number', 'eine Zahl'],
    ['a whole number', 'eine ganze Zahl'],
    ['an object', 'ein Objekt'],
    ['true or false', 'true oder false'],
    ['a number of {} or more', 'eine Zahl ab {}'],
    ['a number of {} at most', 'eine Zahl bis {}'],
    ['a list of {} or more', 'eine Liste ab {}'],
    ['a list of {} at most', 'eine Liste bis {}'],
    ['a text of {} characters at most', 'ein Text bis {} Zeichen'],
  ].map(
    ([kind, german]) => [`${kind} is expected here; found {}`, `hier muss ${german} stehen; gefunden: {}`] as const,
  ),
  ['"{}" is not one of the seats: {}', '"{}" ist keiner der Plätze: {}'],
  [
    '"{}" is {}, who stands here already under another spelling',
    '"{}" ist {} und steht hier schon in anderer Schreibweise',
  ],
];

/** What the reader of JSON says (schemas/json.ts). What stands for `{}` is one of `PARTS`, or quoted from the text. */
const OF_JSON: typeof SENTENCES = [
  [
    'The text is too large: found {} bytes, and at most {} are allowed.',
    'Der Text ist zu groß: {} Bytes, erlaubt sind {}.',
  ],
  ['This text is not valid JSON.', 'Dieser Text ist kein gültiges JSON.'],
  ['The text is empty; expected a JSON value.', 'Der Text ist leer; ein Wert in JSON fehlt.'],
  [
    'The member name "{}" is not allowed, since it could change what an object inherits; expected any other name.',
    'Der Name "{}" ist nicht erlaubt, denn er könnte ändern, was ein Objekt erbt; jeder andere ginge.',
  ],
  [
    'The member name {} is already used in this object ({}); expected each name once.',
    'Den Namen {} hat dieses Objekt schon ({}); jeder darf nur einmal stehen.',
  ],
  [
    'The text ends too early, inside a word: found {}, expected {}.',
    'Der Text endet zu früh, in einem Wort: {} statt {}.',
  ],
  ['A number must not begin with a needless 0; expected the number without it.', 'Eine Zahl steht ohne 0 davor.'],
  [
    'The number {} is too large; expected one between -1.7e308 and 1.7e308.',
    'Die Zahl {} ist zu groß; möglich ist -1.7e308 bis 1.7e308.',
  ],
  [
    'The text ends too early, inside a number; expected a digit {}.',
    'Der Text endet zu früh, in einer Zahl; es fehlt eine Ziffer {}.',
  ],
  ['Expected a digit {}, but found {}.', 'Hier fehlt eine Ziffer {}; gefunden: {}.'],
  [
    '{} holds a bare control character, {}; expected it as an escape such as {}.',
    '{} enthält ein bloßes Steuerzeichen, {}; zu schreiben ist es etwa als {}.',
  ],
  [
    'The text ends too early: {} that begins at {} is not closed; expected {}.',
    'Der Text endet zu früh: {} ab {} ist nicht geschlossen; es fehlt {}.',
  ],
  [
    'The text ends too early, inside the escape {} of a string; expected the rest of it.',
    'Der Text endet zu früh, im Zeichencode {} einer Zeichenkette; es fehlt der Rest.',
  ],
  [
    '{} holds an unknown escape: found "\\" and {}, expected one of {}.',
    '{} enthält einen unbekannten Zeichencode: "\\" und {}; möglich sind {}.',
  ],
  [
    '{} holds a broken escape: expected four hexadecimal digits after "\\u", but found {}.',
    '{} enthält einen falschen Zeichencode: hinter "\\u" stehen vier hexadezimale Ziffern; gefunden: {}.',
  ],
  [
    'The text ends too early, inside a string after {}; expected the other half of the character.',
    'Der Text endet zu früh, in einer Zeichenkette hinter {}; es fehlt die andere Hälfte des Zeichens.',
  ],
  [
    '{} holds half of a surrogate pair, {}, without its other half; expected a whole Unicode character.',
    '{} enthält ein halbes Surrogatpaar, {}; die andere Hälfte fehlt.',
  ],
  [
    'This {} is nested too deep: found level {}, and at most {} are allowed.',
    '{} ist zu tief verschachtelt: Ebene {}, erlaubt sind {}.',
  ],
  [
    'The JSON value is complete, but more follows: found {}, expected the end of the text.',
    'Der Wert ist vollständig, doch es folgt noch etwas: {}.',
  ],
  ['A comma too many: expected {} after it, but found {}.', 'Ein Komma zu viel: dahinter fehlt {}; gefunden: {}.'],
  ['Expected {}, but found {}.', 'Hier fehlt {}; gefunden: {}.'],
  ['The text ends too early; expected {}.', 'Der Text endet zu früh; es fehlt {}.'],
];

const PARTS: typeof SENTENCES = [
  ['line {}, column {}', 'Zeile {}, Spalte {}'],
  ['column {} of this line', 'Spalte {} dieser Zeile'],
  ['a tab, {}', 'ein Tabulator, {}'],
  ['a line break, {}', 'ein Zeilenumbruch, {}'],
  ['the end of the text', 'das Ende des Texts'],
  ['after the "-"', 'hinter dem "-"'],
  ['after the decimal point', 'hinter dem Dezimalpunkt'],
  ['in the exponent', 'im Exponenten'],
  ['The member name', 'Der Name'],
  ['the member name', 'der Name'],
  ['The string', 'Die Zeichenkette'],
  ['the string', 'die Zeichenkette'],
  ['object', 'Dieses Objekt'],
  ['array', 'Diese Liste'],
  ['the object', 'das Objekt'],
  ['the array', 'die Liste'],
  ['another member', 'ein weiterer Eintrag'],
  ['another value', 'ein weiterer Wert'],
  ['"," or "{}"', '"," oder "{}"'],
  ['"," or "{}" in the object', '"," oder "{}" im Objekt'],
  ['"," or "{}" in the array', '"," oder "{}" in der Liste'],
  ['":" and a value', '":" und ein Wert'],
  ['":" and a value after the member name', '":" und ein Wert hinter dem Namen'],
  ['a member name in double quotes', 'ein Name in Anführungszeichen (")'],
  ['a member name in double quotes in the object', 'ein Name in Anführungszeichen (") im Objekt'],
  ['a value', 'ein Wert'],
  ['a value at the start', 'ein Wert am Anfang'],
  ['a value after the ":"', 'ein Wert hinter dem ":"'],
  ['a value in the array', 'ein Wert in der Liste'],
];

/** What is said behind a sentence, mostly suggested: how it begins and ends, and how it does in German. */
const BEHIND = [
  { begins: '; did you mean ', ends: '?', german: '; gemeint war vielleicht ' },
  { begins: '; known are ', ends: '', german: '; bekannt sind ' },
  { begins: '; this is ', ends: '', german: '; dies ist ' },
  { begins: '; ', ends: ' are known', german: '; bekannt sind ' },
  { begins: '; a further move can be tried at ', ends: '', german: '; ein weiterer Zug lässt sich versuchen bei ' },
  ...[
    ['has no comments', 'kennt keine Kommentare'],
    ['has only double quotes', 'hat nur Anführungszeichen dieser Art: "'],
    ['writes true, false and null in small letters', 'schreibt true, false und null klein'],
    ['writes null', 'schreibt null'],
    ['has only finite numbers', 'hat nur endliche Zahlen'],
  ].map(([hint, german]) => ({ begins: ` JSON ${hint}.`, ends: '', german: ` JSON ${german}.` })),
  ...[
    [' A JSON number has no leading "+".', ' Eine Zahl in JSON hat kein "+" vor sich.'],
    [
      ' A JSON number has a digit before its decimal point.',
      ' Eine Zahl in JSON hat eine Ziffer vor dem Dezimalpunkt.',
    ],
    [' Several values, one a line, are NDJSON.', ' Mehrere Werte, einer je Zeile, sind NDJSON.'],
  ].map(([begins = '', german = '']) => ({ begins, ends: '', german })),
];

const KINDS: ReadonlyMap<string, string> = new Map([
  ['a list', 'eine Liste'],
  ['a string', 'ein Text'],
  ['a number', 'eine Zahl'],
  ['a boolean', 'ein Wahrheitswert'],
]);

/** A sentence in two: what it says, and what is said behind it, in German. */
function parted(sentence: string): readonly [string, string] {
  for (const { begins, ends, german } of BEHIND) {
    const at = sentence.lastIndexOf(begins);
    if (at < 0 || !sentence.endsWith(ends)) continue;
    const rest = sentence.slice(at + begins.length, ends === '?' ? undefined : sentence.length - ends.length);
    return [sentence.slice(0, at), `${german}${KINDS.get(rest) ?? rest.replaceAll(' or ', ' oder ')}`];
  }
  return [sentence, ''];
}

/** Reads sentences of a table in English, and says them in German; null: none of them. `part`: what stands for `{}`. */
function german(table: typeof SENTENCES, part: (words: string) => string = (words) => words) {
  let templates: readonly (readonly [RegExp, string])[] | undefined;
  return (sentence: string): string | null => {
    templates ??= table.map(([english, german]) => {
      const parts = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return [new RegExp(`^${parts.join('(.+?)')}$`, 's'), german];
    });
    for (const [pattern, german] of templates) {
      const found = pattern.exec(sentence);
      let at = 0;
      if (found !== null) return german.replaceAll('{}', () => part(found[++at] ?? ''));
    }
    return null;
  };
}

const partOfJson = german(PARTS);
const said = german(SENTENCES);
/** Those at whose end another one stands: that on which a doubt depends. */
const saidOnIt = german(
  SENTENCES.filter(([english]) => english.endsWith(' if {}')),
  (words) => said(words) ?? words,
);
const saidOfJson = german(OF_JSON, (words) => partOfJson(words) ?? words);

/** A sentence of the core in a language; one that nobody has translated stays as it is. */
export function inLanguage(sentence: string, lang: Lang): string {
  if (lang === 'en') return sentence;
  const [main, behind] = parted(sentence);
  const found = saidOnIt(main) ?? said(main) ?? saidOfJson(main);
  return found === null ? sentence : `${found}${behind}`;
}

/** The entry of an earlier breach on which a doubt depends, in whatever language it is told; null: it rests on nothing else. */
export function dependsOn(reason: string): number | null {
  const [, entry] =
    /^(?:depends on (?:the breach at )?entry|hängt (?:vom Verstoß in|von) Eintrag) (\d+)/.exec(reason) ?? [];
  return entry === undefined ? null : Number(entry);
}
