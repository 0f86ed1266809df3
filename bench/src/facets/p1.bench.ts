import type { SearchAnswer } from '@farad/domain/search-query';
import { bareScan, scanColumns } from './bare-scan.ts';
import type { Bench, BenchContext, Measured } from '../bench.ts';
import { categoryFilter, facetKeys, measuredId } from '../kit/catalogue.ts';
import { compiledScan } from './compiled-scan.ts';
import { openDuckDb } from '../kit/duckdb.ts';
import { equal } from '../kit/equal.ts';
import type { BenchDatabase } from '../kit/postgres.ts';
import { measureAsync, measureInTurn } from '../kit/timing.ts';

const engineRuns = 60;
const databaseRuns = 5;

const hit = `a_tolerance = 1 AND a_package IN ('0603', '0805')`;
/** The SQL expressions that PostgreSQL and DuckDB spell differently. */
interface Dialect {
  /** Expression for the quantity that a buyer of 100 pieces must take. */
  readonly pieces: string;
  /** Expression for the number of price breaks that a quantity reaches. `quantity` is an SQL expression. */
  readonly breaks: (quantity: string) => string;
  readonly byLetters: string;
}

const postgres: Dialect = {
  pieces: 'greatest(least_quantity, (99 + multiple) / multiple * multiple)',
  breaks: (quantity) => `width_bucket(${quantity}, tier_quantities)`,
  byLetters: 'a_package COLLATE "C"',
};
const duckDb: Dialect = {
  pieces: 'greatest(least_quantity, (99 + multiple) // multiple * multiple)',
  breaks: (quantity) => `len(list_filter(tier_quantities, lambda least: least <= ${quantity}))`,
  byLetters: 'a_package',
};
/** Columns of the facets on which the query has no filter. */
const plain = ['brand', ...facetKeys.filter((key) => !['tolerance', 'package'].includes(key)).map((key) => `a_${key}`)];

/**
 * Returns the query of row P1 in SQL: the page, the facets without a filter in one pass, the two filtered facets, and
 * the category facet.
 */
const statementsOf = ({ pieces, breaks, byLetters }: Dialect) => ({
  page: `SELECT id FROM bench_part WHERE category = ${measuredId} AND ${hit}
    ORDER BY available < ${pieces}, tier_prices[${breaks(pieces)}] * ${pieces}, demand DESC, id LIMIT 20`,
  facets: `SELECT count(*)::int AS count, count(*) FILTER (WHERE available > 0)::int AS in_stock, ${plain.join()},
    grouping(${plain.join()})::int AS facet FROM bench_part WHERE category = ${measuredId} AND ${hit}
    GROUP BY GROUPING SETS ((), ${plain.map((name) => `(${name})`).join()})`,
  tolerance: `SELECT a_tolerance AS value, count(*)::int AS count FROM bench_part
    WHERE category = ${measuredId} AND a_package IN ('0603', '0805') AND a_tolerance IS NOT NULL GROUP BY 1 ORDER BY 1`,
  package: `SELECT a_package AS value, count(*)::int AS count FROM bench_part
    WHERE category = ${measuredId} AND a_tolerance = 1 AND a_package IS NOT NULL GROUP BY 1 ORDER BY ${byLetters}`,
  categories: `SELECT category AS id, count(*)::int AS count FROM bench_part WHERE ${hit} GROUP BY 1 ORDER BY 2 DESC, 1`,
});

const ask = async ({ rows }: Pick<BenchDatabase, 'rows'>, dialect: Dialect) => {
  const { page, facets, tolerance, package: packages, categories } = statementsOf(dialect);
  return {
    page: await rows(page),
    facets: await rows(facets),
    tolerance: await rows(tolerance),
    package: await rows(packages),
    categories: await rows(categories),
  };
};

const descending = (counts: readonly number[]): readonly number[] => counts.toSorted((a, b) => b - a);

/** Throws if the answers of a database and of the engine differ. */
const compare = (answer: SearchAnswer, found: Awaited<ReturnType<typeof ask>>): void => {
  equal(
    'page',
    answer.ids,
    found.page.map(({ id }) => id),
  );
  const everything = 2 ** plain.length - 1;
  const total = found.facets.find(({ facet }) => facet === everything);
  equal('count', [answer.count, answer.inStockCount], [total?.['count'] ?? 0, total?.['in_stock'] ?? 0]);
  equal('categories', answer.categoryFacet, found.categories);
  const facetOf = (key: string) => answer.attributeFacets.find((facet) => facet.key === key);
  equal('tolerance', facetOf('tolerance')?.values, found.tolerance);
  equal('package', facetOf('package')?.values, found.package);
  plain.forEach((name, index) => {
    const rows = found.facets.filter((row) => row['facet'] === everything - 2 ** (plain.length - 1 - index));
    const counts = rows.filter((row) => row[name] !== null).map(({ count }) => Number(count));
    const facet = facetOf(name.slice(2));
    const own = name === 'brand' ? answer.brandFacet.map(({ count }) => count) : [facet?.filled];
    const sum = counts.reduce((all, count) => all + count, 0);
    equal(name, own, name === 'brand' ? descending(counts) : [sum]);
    if (facet !== undefined && facet.values.length > 0)
      equal(`${name} values`, descending(facet.values.map(({ count }) => count)), descending(counts));
  });
};

/** Measures the query in DuckDB with one thread. Returns the median time as text, or `not installed`. */
const timeOfDuckDb = async (context: BenchContext, answer: SearchAnswer, runs: number): Promise<string> => {
  const store = await openDuckDb(context.size, context.folder, !context.isTrial, context.say);
  if (store === null) return 'not installed';
  compare(answer, await ask(store, duckDb));
  const { median } = await measureAsync(runs, () => ask(store, duckDb));
  await store.close();
  return `${median.toFixed(0)} ms`;
};

const run = async (context: BenchContext): Promise<readonly Measured[]> => {
  const engine = context.engine();
  const search = (): SearchAnswer => engine.search(categoryFilter, { facets: facetKeys });
  const columns = scanColumns(engine.contents().base, categoryFilter);
  const bare = bareScan(columns);
  equal('bare count', bare().count, search().count);
  const runs = context.isTrial ? 1 : engineRuns;
  const [own, loop] = measureInTurn(runs, search, bare);
  const compiled = compiledScan(columns, context.folder, runs);
  if (compiled !== null) equal('compiled loop', [compiled.count, compiled.ids], [bare().count, bare().ids]);
  const limitMs = compiled?.ms ?? loop!.median;
  const loops = `${compiled === null ? 'no C compiler' : `loop in C ${compiled.ms.toFixed(2)} ms`}, in TypeScript ${loop!.median.toFixed(2)} ms`;
  const database = await context.database();
  compare(search(), await ask(database, postgres));
  const asked = context.isTrial ? 1 : databaseRuns;
  const alternative = await measureAsync(asked, () => ask(database, postgres));
  const store = await timeOfDuckDb(context, search(), asked);
  return [
    {
      id: 'P1',
      what: `category of ${Math.round(context.size * 0.3)}, two filters, 12 facets, price at 100, first 20`,
      milliseconds: own!.median,
      toLimit: own!.median / limitMs,
      toAlternative: alternative.median / own!.median,
      note: `${loops}, PostgreSQL ${alternative.median.toFixed(0)} ms, DuckDB ${store}, same answer (${search().count} found)`,
    },
  ];
};

export const p1: Bench = { id: 'P1', run };
