import { emptyFilter, type ProductFilter, type SearchAnswer } from '@farad/domain/search-query';
import type { SearchEngine } from '@farad/search/engine';
import type { Bench, BenchContext, Measured } from './bench.ts';
import { benchProducts, categoryFilter, facetKeys } from './catalogue.ts';
import { equal } from './equal.ts';
import type { BenchDatabase } from './postgres.ts';
import { textPage, textTotals } from './text-sql.ts';
import { measureInTurn, type Timing, timingOf } from './timing.ts';

const partsPerKind = 25;
const engineRuns = 5;
/** Of each kind so many texts are also asked of PostgreSQL. */
const comparedPerKind = 8;

/** Latin letters with a Cyrillic twin. */
const twins: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
};

const words = [
  'чип-резистор 0603',
  'резистор yageo 0805',
  'chip resistor vishay',
  'конденсатор x7r 0402',
  'yageo 1206',
  'direnç 0805',
  'панасоник',
  'panasonic 0603',
  'микросхема стабилизатор',
  'диод шоттки',
  'murata 50',
  'ceramic capacitor tdk',
];

/** Texts by kind, from parts spread evenly over the catalogue. */
const querySet = (size: number): Readonly<Record<string, readonly string[]>> => {
  const step = Math.max(1, Math.floor(size / partsPerKind));
  const mpns: string[] = [];
  for (const { id, mpn } of benchProducts(size))
    if (id % step === step >> 1 && mpns.length < partsPerKind) mpns.push(mpn);
  return {
    exact: mpns,
    prefix: mpns.map((mpn) => mpn.slice(0, Math.max(5, mpn.length >> 1))),
    infix: mpns.map((mpn) => mpn.slice(2, 8)).filter((middle) => middle.length >= 4),
    'look-alikes': mpns.map((mpn) =>
      mpn.toLowerCase().replace(/[abcehkmoptx]/gu, (letter) => twins[letter.toUpperCase()]!),
    ),
    words,
  };
};

const textFilter = (text: string): ProductFilter => ({ ...emptyFilter, text });

const whole = (engine: SearchEngine, text: string): SearchAnswer => engine.search(textFilter(text), { facets: [] });
const page = (engine: SearchEngine, text: string): SearchAnswer => engine.search(textFilter(text), { facets: 'none' });

/** Of each text the median of some runs, so that what else the machine does is not taken for a slow text. */
const timesOf = (texts: readonly string[], ask: (text: string) => unknown): number[] =>
  texts.map((text) => measureInTurn(engineRuns, () => ask(text))[0]!.median);

interface Compared {
  readonly whole: readonly number[];
  readonly page: readonly number[];
}

/** Times of PostgreSQL, warm; throws when an answer differs. */
const askDatabase = async (
  engine: SearchEngine,
  database: BenchDatabase,
  texts: readonly string[],
): Promise<Compared> => {
  const times = { whole: [] as number[], page: [] as number[] };
  for (const text of texts) {
    const { sql: pageSql, values } = textPage(text);
    const { sql: totalsSql } = textTotals(text);
    await database.rows(pageSql, values);
    const start = performance.now();
    const ids = await database.rows(pageSql, values);
    const afterPage = performance.now();
    const totals = await database.rows(totalsSql, values);
    times.page.push(afterPage - start);
    times.whole.push(performance.now() - start);
    const answer = whole(engine, text);
    equal(
      `the page of "${text}"`,
      answer.ids,
      ids.map(({ id }) => id),
    );
    const all = totals.find(({ facet }) => facet === 3);
    equal(`the count of "${text}"`, [answer.count, answer.inStockCount], [all?.['count'] ?? 0, all?.['in_stock'] ?? 0]);
    const brands = totals.filter(({ facet }) => facet === 1).map(({ count }) => Number(count));
    equal(
      `the brands of "${text}"`,
      answer.brandFacet.map(({ count }) => count),
      brands.sort((a, b) => b - a),
    );
  }
  return times;
};

const sum = (times: readonly number[]): number => times.reduce((all, time) => all + time, 0);

interface KindResult {
  readonly row: Measured;
  readonly own: Timing;
  readonly times: readonly number[];
  readonly ownCompared: Compared;
  readonly compared: Compared;
}

const measureKind = async (context: BenchContext, kind: string, texts: readonly string[]): Promise<KindResult> => {
  const engine = context.engine();
  const times = timesOf(texts, (text) => whole(engine, text));
  const own = timingOf(times);
  const asked = texts.slice(0, comparedPerKind);
  const compared = await askDatabase(engine, await context.database(), asked);
  const ownCompared = {
    whole: timesOf(asked, (text) => whole(engine, text)),
    page: timesOf(asked, (text) => page(engine, text)),
  };
  const row = {
    id: `P2 ${kind}`,
    what: `${texts.length} texts, whole answer`,
    milliseconds: own.median,
    toLimit: null,
    toAlternative: sum(compared.whole) / sum(ownCompared.whole),
    note: `p99 ${own.p99.toFixed(2)} ms; first page alone ${(sum(compared.page) / sum(ownCompared.page)).toFixed(1)} × PostgreSQL`,
  };
  return { row, own, times, ownCompared, compared };
};

const run = async (context: BenchContext): Promise<readonly Measured[]> => {
  const engine = context.engine();
  const results: KindResult[] = [];
  for (const [kind, texts] of Object.entries(querySet(context.size)))
    results.push(await measureKind(context, kind, texts));
  const [category] = measureInTurn(20, () => engine.search(categoryFilter, { facets: facetKeys }));
  const all = timingOf(results.flatMap(({ times }) => times));
  const worst = (part: keyof Compared): number =>
    Math.min(...results.map(({ compared, ownCompared }) => sum(compared[part]) / sum(ownCompared[part])));
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
      what: 'whole answer, worst kind',
      toAlternative: worst('whole'),
      note: `PostgreSQL ${means}, same answers`,
    },
    {
      ...common,
      id: 'P2 page',
      what: 'bare first page, worst kind',
      toAlternative: worst('page'),
      note: `PostgreSQL ${means}`,
    },
  ];
};

export const p2: Bench = { id: 'P2', run };
