import type { SearchAnswer } from '@farad/domain/search-query';
import { bareScan } from './bare-scan.ts';
import type { Bench, BenchContext, Measured } from './bench.ts';
import { categoryFilter, facetKeys, measuredId } from './catalogue.ts';
import { equal } from './equal.ts';
import type { BenchDatabase } from './postgres.ts';
import { measureAsync, measureInTurn } from './timing.ts';

const engineRuns = 60;
const databaseRuns = 5;

const hit = `a_tolerance = 1 AND a_package IN ('0603', '0805')`;
/** Quantity for a buyer who needs 100 pieces, and its price. width_bucket counts the price breaks that are reached. */
const pieces = 'greatest(least_quantity, (99 + multiple) / multiple * multiple)';
const cost = `tier_prices[width_bucket(${pieces}, tier_quantities)] * ${pieces}`;
/** Facets without a condition of their own. */
const plain = ['brand', ...facetKeys.filter((key) => !['tolerance', 'package'].includes(key)).map((key) => `a_${key}`)];

/**
 * The query in SQL: the page, the facets without own conditions in one pass, the two with conditions, and the category
 * facet.
 */
const statements = {
  page: `SELECT id FROM bench_part WHERE category = ${measuredId} AND ${hit} ORDER BY available < ${pieces}, ${cost}, demand DESC, id LIMIT 20`,
  facets: `SELECT count(*)::int AS count, count(*) FILTER (WHERE available > 0)::int AS in_stock, ${plain.join()},
    grouping(${plain.join()})::int AS facet FROM bench_part WHERE category = ${measuredId} AND ${hit}
    GROUP BY GROUPING SETS ((), ${plain.map((name) => `(${name})`).join()})`,
  tolerance: `SELECT a_tolerance AS value, count(*)::int FROM bench_part
    WHERE category = ${measuredId} AND a_package IN ('0603', '0805') AND a_tolerance IS NOT NULL GROUP BY 1 ORDER BY 1`,
  package: `SELECT a_package AS value, count(*)::int FROM bench_part
    WHERE category = ${measuredId} AND a_tolerance = 1 AND a_package IS NOT NULL GROUP BY 1 ORDER BY a_package COLLATE "C"`,
  categories: `SELECT category AS id, count(*)::int FROM bench_part WHERE ${hit} GROUP BY 1 ORDER BY 2 DESC, 1`,
};

const ask = async (database: BenchDatabase) => ({
  page: await database.rows(statements.page),
  facets: await database.rows(statements.facets),
  tolerance: await database.rows(statements.tolerance),
  package: await database.rows(statements.package),
  categories: await database.rows(statements.categories),
});

const descending = (counts: readonly number[]): readonly number[] => counts.toSorted((a, b) => b - a);

/** Throws if PostgreSQL and the engine give different answers. */
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

const run = async (context: BenchContext): Promise<readonly Measured[]> => {
  const engine = context.engine();
  const search = (): SearchAnswer => engine.search(categoryFilter, { facets: facetKeys });
  const bare = bareScan(engine.contents().base, categoryFilter);
  equal('bare count', bare().count, search().count);
  const [own, limit] = measureInTurn(context.isTrial ? 1 : engineRuns, search, bare);
  const database = await context.database();
  compare(search(), await ask(database));
  const alternative = await measureAsync(context.isTrial ? 1 : databaseRuns, () => ask(database));
  return [
    {
      id: 'P1',
      what: `category of ${Math.round(context.size * 0.3)}, two filters, 12 facets, price at 100, first 20`,
      milliseconds: own!.median,
      toLimit: own!.median / limit!.median,
      toAlternative: alternative.median / own!.median,
      note: `bare scan ${limit!.median.toFixed(2)} ms, PostgreSQL ${alternative.median.toFixed(0)} ms, same answer (${search().count} found)`,
    },
  ];
};

export const p1: Bench = { id: 'P1', run };
