import {
  emptyFilter,
  type ProductFilter,
  type QueryReading,
  readQuery,
  type SearchAnswer,
  vocabularyOf,
} from '@farad/domain/search-query';
import type { SearchEngine } from '@farad/search/engine';
import { bareText, type BareText, compiledTexts, type TimedText } from './bare-texts.ts';
import type { Bench, BenchContext, Measured } from '../bench.ts';
import { benchFrame, categoryFilter, facetKeys } from '../kit/catalogue.ts';
import { equal } from '../kit/equal.ts';
import { mistyped, querySet, somePartNumbers } from './p2-texts.ts';
import type { BenchDatabase } from '../kit/postgres.ts';
import { type TextColumns, textColumns } from './text-columns.ts';
import { askedKeys, textQuestion, type TextQuestion } from './text-question.ts';
import { similarStatements, type TextStatements, textStatements } from './text-sql.ts';
import { measureInTurn, type Timing, timingOf } from '../kit/timing.ts';

const engineRuns = 5;
const runsOf = ({ isTrial }: BenchContext): number => (isTrial ? 1 : engineRuns);
/** Number of texts of each kind with which PostgreSQL is measured too. */
const comparedPerKind = 8;

const vocabulary = vocabularyOf(benchFrame);

/**
 * Returns how the shop reads a text of the kind `values`; null for other kinds. Throws if a word is left over, because
 * SQL could not ask for that word.
 */
const readingOf = (kind: string, text: string): QueryReading | null => {
  if (kind !== 'values') return null;
  const reading = readQuery(text, vocabulary);
  if (reading.words !== '') throw new Error(`"${text}": expected a complete reading, left over: ${reading.words}`);
  return reading;
};

interface Question {
  readonly filter: ProductFilter;
  readonly reading: QueryReading | null;
}

const questionOf = (kind: string, text: string): Question => ({
  filter: { ...emptyFilter, text },
  reading: readingOf(kind, text),
});

const ask = (engine: SearchEngine, { filter, reading }: Question, facets: readonly [] | 'none'): SearchAnswer =>
  engine.search(filter, { facets, ...(reading === null ? {} : { reading }) });

/** Searches without correcting typing errors, because PostgreSQL corrects none. */
const askAsTyped = (engine: SearchEngine, { filter, reading }: Question): SearchAnswer =>
  engine.search(filter, { facets: [], asTyped: true, ...(reading === null ? {} : { reading }) });

/** Returns the time of each question, in ms. It is the median of several runs, so that other load does not count. */
const timesOf = (runs: number, questions: readonly Question[], work: (question: Question) => unknown): number[] =>
  questions.map((question) => measureInTurn(runs, () => work(question))[0]!.median);

interface Compared {
  readonly whole: readonly number[];
  readonly page: readonly number[];
}

interface Asked {
  readonly ids: readonly unknown[];
  readonly totals: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Returns the times of the statements in PostgreSQL, in ms. Each page is queried once before, so that the cache is
 * warm.
 */
const askDatabase = async (
  database: BenchDatabase,
  statements: readonly TextStatements[],
  onAnswer: (place: number, asked: Asked) => void,
): Promise<Compared> => {
  const times = { whole: [] as number[], page: [] as number[] };
  for (const [place, { page, totals: totalsSql, values }] of statements.entries()) {
    await database.rows(page, values);
    const start = performance.now();
    const rows = await database.rows(page, values);
    const afterPage = performance.now();
    const totals = await database.rows(totalsSql, values);
    times.page.push(afterPage - start);
    times.whole.push(performance.now() - start);
    onAnswer(place, { ids: rows.map(({ id }) => id), totals });
  }
  return times;
};

/** Throws if PostgreSQL and the engine give different answers. */
const checkSame = (text: string, answer: SearchAnswer, { ids, totals }: Asked): void => {
  equal(`the page of "${text}"`, answer.ids, ids);
  const all = totals.find(({ facet }) => facet === 3);
  equal(`the count of "${text}"`, [answer.count, answer.inStockCount], [all?.['count'] ?? 0, all?.['in_stock'] ?? 0]);
  const brands = totals.filter(({ facet }) => facet === 1).map(({ count }) => Number(count));
  equal(
    `the brands of "${text}"`,
    answer.brandFacet.map(({ count }) => count),
    brands.sort((a, b) => b - a),
  );
};

const sum = (times: readonly number[]): number => times.reduce((all, time) => all + time, 0);

const counted = (facet: readonly { readonly id: number; readonly count: number }[]): readonly (readonly number[])[] =>
  facet.map(({ id, count }) => [id, count]).sort(([a = 0], [b = 0]) => a - b);

/** Throws if the bare loop and the engine give different answers. */
const checkLoop = (text: string, columns: TextColumns, answer: SearchAnswer, loop: BareText): void => {
  const byCode = (name: string, counts: readonly number[]): readonly (readonly number[])[] =>
    counted(
      columns.columns
        .get(name)!
        .values.flatMap((id, code) => (counts[code]! > 0 ? [{ id: Number(id), count: counts[code]! }] : [])),
    );
  equal(`the page of "${text}" in the loop`, answer.ids, loop.ids);
  equal(`the count of "${text}" in the loop`, [answer.count, answer.inStockCount], [loop.count, loop.inStock]);
  equal(`the brands of "${text}" in the loop`, counted(answer.brandFacet), byCode('brand', loop.brands));
  equal(`the categories of "${text}" in the loop`, counted(answer.categoryFacet), byCode('category', loop.categories));
};

interface KindResult {
  readonly row: Measured;
  readonly own: Timing;
  readonly times: readonly number[];
  readonly ownCompared: Compared;
  readonly compared: Compared;
}

/**
 * One kind of search text, with the questions for the engine and the statements for PostgreSQL. `onAnswer` compares
 * both answers; `note` says how far they agree.
 */
interface Kind {
  readonly name: string;
  readonly questions: readonly Question[];
  readonly statements: readonly TextStatements[];
  /** True if the bare loop can answer this kind. It cannot correct typing errors. */
  readonly isLooped: boolean;
  readonly onAnswer: (place: number, asked: Asked) => void;
  readonly note: () => string;
}

const straightKind = (engine: SearchEngine, name: string, texts: readonly string[]): Kind => {
  const questions = texts.map((text) => questionOf(name, text));
  return {
    name,
    questions,
    statements: questions.slice(0, comparedPerKind).map(({ filter, reading }) => textStatements(filter.text, reading)),
    isLooped: true,
    onAnswer: (place, asked) => checkSame(texts[place]!, askAsTyped(engine, questions[place]!), asked),
    note: () => 'same answers',
  };
};

/** Minimum share of mistyped part numbers for which the first page shows the intended part. */
const meantShareMin = 0.9;

const mistypedKind = (engine: SearchEngine, mpns: readonly string[]): Kind => {
  const texts = mistyped(engine, mpns);
  const questions = texts.map(({ text }) => questionOf('mistyped', text));
  const meant = texts.map(({ meant: mpn }) => engine.search({ ...emptyFilter, text: mpn, limit: 1 }).ids[0]);
  // For an unknown part number the answer has similar numbers in `missing.near`.
  const shownFor = ({ ids, missing }: SearchAnswer): readonly unknown[] => [...ids, ...(missing?.near ?? [])];
  const isShown = questions.map((question, place) => shownFor(ask(engine, question, 'none')).includes(meant[place]!));
  const shown = isShown.filter(Boolean).length;
  if (shown < questions.length * meantShareMin)
    throw new Error(`of ${questions.length} mistyped part numbers only ${shown} find the intended part`);
  let alsoThere = 0;
  return {
    name: 'mistyped',
    questions,
    statements: texts.slice(0, comparedPerKind).map(({ text }) => similarStatements(text)),
    isLooped: false,
    onAnswer: (place, { ids }) => (alsoThere += +ids.includes(meant[place])),
    note: () =>
      `no limit, because a loop has no measure of mistakes; the part meant is on the page in ${shown} of ${questions.length}, with PostgreSQL in ${alsoThere} of ${Math.min(comparedPerKind, texts.length)}`,
  };
};

/** Answers of the bare loop to the compared questions, by the name of the kind. */
interface Loops {
  readonly isCompiled: boolean;
  readonly ofKind: ReadonlyMap<string, readonly TimedText[]>;
}

/**
 * Answers the questions with the bare loop, in C if there is a compiler. Checks the answers of both loops, in C and in
 * TypeScript.
 */
const loopsOf = (context: BenchContext, kinds: readonly Kind[]): Loops => {
  const engine = context.engine();
  const asked = kinds
    .filter(({ isLooped }) => isLooped)
    .flatMap(({ name, questions }) => questions.slice(0, comparedPerKind).map((question) => ({ name, question })));
  const columns = textColumns(context.size, [...new Set(asked.flatMap(({ question }) => askedKeys(question.reading)))]);
  const questions = asked.map(({ question: { filter, reading } }) => textQuestion(columns, filter.text, reading));
  const inTypeScript = (question: TextQuestion): TimedText => {
    const [timing] = measureInTurn(runsOf(context), () => bareText(columns, question));
    return { ...bareText(columns, question), ms: timing!.median };
  };
  const compiled = compiledTexts(columns, questions, context.folder, runsOf(context));
  const answers = compiled ?? questions.map(inTypeScript);
  for (const [place, { question }] of asked.entries()) {
    const { text } = question.filter;
    checkLoop(text, columns, askAsTyped(engine, question), answers[place]!);
    const { count, inStock, ids, categories, brands } = answers[place]!;
    const answer: BareText = { count, inStock, ids, categories, brands };
    if (compiled !== null) equal(`the loop in C of "${text}"`, answer, bareText(columns, questions[place]!));
  }
  const ofKind = Map.groupBy(asked.entries(), ([, { name }]) => name);
  return {
    isCompiled: compiled !== null,
    ofKind: new Map([...ofKind].map(([name, own]) => [name, own.map(([place]) => answers[place]!)])),
  };
};

const measureKind = async (context: BenchContext, kind: Kind, { isCompiled, ofKind }: Loops): Promise<KindResult> => {
  const engine = context.engine();
  const times = timesOf(runsOf(context), kind.questions, (question) => ask(engine, question, []));
  const own = timingOf(times);
  const compared = await askDatabase(await context.database(), kind.statements, kind.onAnswer);
  const asked = kind.questions.slice(0, comparedPerKind);
  const ownCompared = {
    whole: timesOf(runsOf(context), asked, (question) => ask(engine, question, [])),
    page: timesOf(runsOf(context), asked, (question) => ask(engine, question, 'none')),
  };
  const loop = ofKind.get(kind.name);
  const loopMs = sum((loop ?? []).map(({ ms }) => ms));
  const loopNote =
    loop === undefined
      ? ''
      : `; loop in ${isCompiled ? 'C' : 'TypeScript, no C compiler,'} ${(loopMs / loop.length).toFixed(2)} ms a text`;
  const row = {
    id: `P2 ${kind.name}`,
    what: `${kind.questions.length} texts, whole answer`,
    milliseconds: own.median,
    toLimit: loop === undefined ? null : sum(ownCompared.whole) / loopMs,
    toAlternative: sum(compared.whole) / sum(ownCompared.whole),
    note: `p99 ${own.p99.toFixed(2)} ms; first page alone ${(sum(compared.page) / sum(ownCompared.page)).toFixed(1)} × PostgreSQL; ${kind.note()}${loopNote}`,
  };
  return { row, own, times, ownCompared, compared };
};

const run = async (context: BenchContext): Promise<readonly Measured[]> => {
  const engine = context.engine();
  const results: KindResult[] = [];
  const mpns = somePartNumbers(context.size);
  const straight = Object.entries(querySet(mpns)).map(([name, texts]) => straightKind(engine, name, texts));
  const kinds = [...straight, mistypedKind(engine, mpns)];
  const loops = loopsOf(context, kinds);
  for (const kind of kinds) results.push(await measureKind(context, kind, loops));
  const [category] = measureInTurn(context.isTrial ? 1 : 20, () =>
    engine.search(categoryFilter, { facets: facetKeys }),
  );
  const all = timingOf(results.flatMap(({ times }) => times));
  // Leave out texts of values, which have a separate budget. PostgreSQL cannot parse such a text and gets the parsed
  // conditions on typed, indexed columns. That is faster than full-text search and trigrams.
  const asText = results.filter(({ row }) => row.id !== 'P2 values');
  const worst = (part: keyof Compared): number =>
    Math.min(...asText.map(({ compared, ownCompared }) => sum(compared[part]) / sum(ownCompared[part])));
  const means = (await context.database()).hasTrigrams
    ? 'FTS and pg_trgm'
    : 'FTS and a scan (no pg_trgm on this server)';
  const common = { milliseconds: all.median, toLimit: null };
  return [
    ...results.map(({ row }) => row),
    {
      ...common,
      id: 'P2 p99',
      what: 'all texts (median of 5 runs each), slowest of a hundred; the limit is P1',
      milliseconds: all.p99,
      toLimit: all.p99 / category!.median,
      toAlternative: null,
      note: `P1 ${category!.median.toFixed(2)} ms`,
    },
    {
      ...common,
      id: 'P2 whole',
      what: 'whole answer, worst kind of text',
      toAlternative: worst('whole'),
      note: `PostgreSQL ${means}`,
    },
    {
      ...common,
      id: 'P2 page',
      what: 'bare first page, worst kind of text',
      toAlternative: worst('page'),
      note: `PostgreSQL ${means}`,
    },
  ];
};

export const p2: Bench = { id: 'P2', run };
