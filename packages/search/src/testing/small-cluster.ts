import type { CatalogueFrame, IndexedProduct } from '@farad/domain/search-query';
import type { AskCluster, ClusterAnswer, ClusterBody } from '../cluster/answers.ts';
import { ClusterDocuments, type ClusterDocument } from '../cluster/document.ts';
import { fields, unitPriceOf } from '../cluster/fields.ts';
import type { Query } from '../cluster/query.ts';
import { breakIndexAt } from '../columns/price-break-pool.ts';
import { piecesFor } from '../facets/costs.ts';
import { editDistance } from '../words/edit-distance.ts';

type Value = string | number | boolean;
/** By field: its values. */
type Row = ReadonlyMap<string, readonly Value[]>;
type Json = Readonly<Record<string, unknown>>;

const valuesOf = (row: Row, field: string): readonly Value[] => row.get(field) ?? [];

const rowOf = (document: ClusterDocument): Row =>
  new Map(
    Object.entries(document).map(([field, value]) => {
      const list = (Array.isArray(value) ? value : [value]) as readonly (Value | null | undefined)[];
      return [field, list.filter((one) => one !== null && one !== undefined)];
    }),
  );

const single = (of: unknown): readonly [string, unknown] => Object.entries(of as Json)[0]!;
const valueIn = (of: unknown): unknown => (of as { readonly value: unknown }).value;

const isInRange = (value: Value, bounds: Json): boolean =>
  Object.entries(bounds).every(([name, bound]) => {
    const [own, limit] = [Number(value), Number(bound)];
    if (name === 'gte') return own >= limit;
    return name === 'lte' ? own <= limit : own < limit;
  });

const hasPhrase = (row: Row, field: string, words: readonly string[]): boolean =>
  valuesOf(row, field).some((value) => {
    const own = new Set(String(value).split(' '));
    return words.every((word) => own.has(word));
  });

/** Returns how well the row matches; 0 = not at all. A filter counts as 1. */
const scoreOf = (row: Row, query: Query): number => {
  const [kind, about] = single(query);
  switch (kind) {
    case 'match_all':
      return 1;
    case 'match_none':
      return 0;
    case 'exists':
      return +(valuesOf(row, String((about as Json)['field'])).length > 0);
    case 'dis_max':
      return Math.max(0, ...((about as Json)['queries'] as readonly Query[]).map((one) => scoreOf(row, one)));
    case 'constant_score': {
      const { filter, boost } = about as { readonly filter: Query; readonly boost: number };
      return matches(row, filter) ? boost : 0;
    }
    case 'bool':
      return scoreOfBool(row, about as Bool);
    default:
      return +matchesField(row, kind, single(about));
  }
};

interface Bool {
  readonly filter?: readonly Query[];
  readonly must?: readonly Query[];
  readonly should?: readonly Query[];
  readonly must_not?: readonly Query[];
}

const scoreOfBool = (row: Row, { filter = [], must = [], should, must_not: mustNot = [] }: Bool): number => {
  const isMet =
    filter.every((one) => matches(row, one)) &&
    !mustNot.some((one) => matches(row, one)) &&
    (should === undefined || should.some((one) => matches(row, one)));
  const scores = must.map((one) => scoreOf(row, one));
  if (!isMet || scores.includes(0)) return 0;
  return scores.length === 0 ? 1 : scores.reduce((sum, one) => sum + one, 0);
};

const matchesField = (row: Row, kind: string, [field, about]: readonly [string, unknown]): boolean => {
  const own = valuesOf(row, field);
  const isText = field === fields.values;
  const words = isText ? own.flatMap((value) => String(value).split(' ')) : own;
  switch (kind) {
    case 'term':
      return words.includes(valueIn(about) as Value);
    case 'terms':
      return (about as readonly Value[]).some((value) => words.includes(value));
    case 'prefix':
      return own.some((value) => String(value).startsWith(String(valueIn(about))));
    case 'wildcard':
      return own.some((value) => String(value).includes(String(valueIn(about)).slice(1, -1)));
    case 'range':
      return own.some((value) => isInRange(value, about as Json));
    case 'match_phrase':
      return hasPhrase(row, field, String((about as Json)['query']).split(' '));
    default:
      throw new Error(`the small cluster knows no query ${kind}`);
  }
};

const matches = (row: Row, query: Query): boolean => scoreOf(row, query) > 0;

interface Counted {
  readonly key: Value;
  readonly rows: readonly Row[];
}

const countedTerms = (rows: readonly Row[], { field, size, include }: TermsAgg): readonly Counted[] => {
  const byKey = new Map<Value, Row[]>();
  for (const row of rows)
    for (const key of new Set(valuesOf(row, field)))
      if (include === undefined || include.includes(String(key))) byKey.set(key, [...(byKey.get(key) ?? []), row]);
  const compare = (a: Value, b: Value): number => (a === b ? 0 : a < b ? -1 : 1);
  return Array.from(byKey, ([key, own]) => ({ key, rows: own }))
    .sort((a, b) => b.rows.length - a.rows.length || compare(a.key, b.key))
    .slice(0, size);
};

interface TermsAgg {
  readonly field: string;
  readonly size: number;
  readonly include?: readonly string[];
}

const numbersOf = (rows: readonly Row[], about: unknown): readonly number[] =>
  rows.flatMap((row) => valuesOf(row, String((about as Json)['field'])).map(Number));

const keyOf = (key: Value): Value => (typeof key === 'boolean' ? +key : key);

const aggregate = (rows: readonly Row[], agg: Json): Json => {
  const { aggs, ...own } = agg;
  const [kind, about] = single(own);
  const below = (some: readonly Row[]): Json => aggregations(some, (aggs ?? {}) as Json);
  if (kind === 'filter') {
    const some = rows.filter((row) => matches(row, about as Query));
    return { doc_count: some.length, ...below(some) };
  }
  if (kind === 'filters') {
    const { filters } = about as { readonly filters: readonly Query[] };
    return { buckets: filters.map((one) => ({ doc_count: rows.filter((row) => matches(row, one)).length })) };
  }
  if (kind === 'terms')
    return {
      buckets: countedTerms(rows, about as TermsAgg).map(({ key, rows: some }) => ({
        key: keyOf(key),
        doc_count: some.length,
        ...below(some),
      })),
    };
  if (kind === 'top_hits') return { hits: hitsOf(rows, about as Json).hits };
  const numbers = kind === 'value_count' ? [] : numbersOf(rows, about);
  const field = String((about as Json)['field']);
  if (kind === 'value_count') return { value: rows.reduce((sum, row) => sum + valuesOf(row, field).length, 0) };
  if (numbers.length === 0) return { value: null };
  return { value: kind === 'min' ? Math.min(...numbers) : Math.max(...numbers) };
};

const aggregations = (rows: readonly Row[], aggs: Json): Json =>
  Object.fromEntries(Object.entries(aggs).map(([name, agg]) => [name, aggregate(rows, agg as Json)]));

interface Scored {
  readonly row: Row;
  readonly score: number;
}

const numberIn = (row: Row, field: string): number => Number(valuesOf(row, field)[0]);

/** Computes what the scripts of `row-order.ts` and `cluster-line-parts.ts` do. */
const scripted = (row: Row, params: Json): number => {
  if (Array.isArray(params['makers'])) return +!params['makers'].includes(valuesOf(row, fields.brand)[0]);
  const quantity = Number(params['quantity']);
  if (params['none'] === undefined) return +(numberIn(row, fields.available) < quantity);
  const ladder = valuesOf(row, fields.tierQuantities).map(Number);
  if (ladder.length === 0) return Number(params['none']);
  const rule = { least: numberIn(row, fields.least), multiple: numberIn(row, fields.multiple) };
  const pieces = piecesFor(rule, quantity);
  const cost = unitPriceOf(String(valuesOf(row, fields.tierPrices)[breakIndexAt(ladder, pieces)])) * pieces;
  if (params['sign'] === undefined) return cost;
  const key = Number(params['sign']) * Math.min(cost, Number(params['most']));
  return numberIn(row, fields.available) >= pieces ? key : key + Number(params['later']);
};

type SortValue = string | number | null;

const sortValue = ({ row, score }: Scored, sort: Json): SortValue => {
  const [field, about] = single(sort);
  if (field === '_score') return score;
  if (field === '_script') return scripted(row, ((about as Json)['script'] as Json)['params'] as Json);
  const [first] = valuesOf(row, field).toSorted((a, b) => (a === b ? 0 : a < b ? -1 : 1));
  return first === undefined ? null : typeof first === 'boolean' ? +first : first;
};

const isDescending = (sort: Json): boolean => {
  const [, about] = single(sort);
  return (typeof about === 'string' ? about : (about as Json)['order']) === 'desc';
};

/** Compares rows. Those without a value come last in both directions. */
const compareSorted = (a: readonly SortValue[], b: readonly SortValue[], sorts: readonly Json[]): number => {
  for (const [place, sort] of sorts.entries()) {
    const [own, other] = [a[place] ?? null, b[place] ?? null];
    if (own === other) continue;
    if (own === null || other === null) return own === null ? 1 : -1;
    return own < other === isDescending(sort) ? 1 : -1;
  }
  return 0;
};

const hitsOf = (rows: readonly Row[], body: Json): Pick<ClusterAnswer, 'hits'> => {
  const query = (body['query'] ?? { match_all: {} }) as Query;
  const filter = (body['post_filter'] ?? { match_all: {} }) as Query;
  const sorts = (body['sort'] ?? [{ _score: 'desc' }]) as readonly Json[];
  const found = rows
    .map((row) => ({ row, score: scoreOf(row, query) }))
    .filter(({ row, score }) => score > 0 && matches(row, filter));
  const size = Number(body['size'] ?? 10);
  const after = body['search_after'] as readonly SortValue[] | undefined;
  const sorted = (size === 0 ? [] : found)
    .map((one) => ({ row: one.row, sort: sorts.map((sort) => sortValue(one, sort)) }))
    .sort((a, b) => compareSorted(a.sort, b.sort, sorts))
    .filter(({ sort }) => after === undefined || compareSorted(sort, after, sorts) > 0);
  const from = Number(body['from'] ?? 0);
  const hits = sorted.slice(from, from + size).map(({ row, sort }) => ({
    sort,
    fields: Object.fromEntries(row) as Readonly<Record<string, readonly Value[]>>,
  }));
  return { hits: { total: { value: found.length }, hits } };
};

const suggested = (rows: readonly Row[], suggest: Json): ClusterAnswer['suggest'] =>
  Object.fromEntries(
    Object.entries(suggest).map(([name, one]) => {
      const { text, term } = one as { readonly text: string; readonly term: { field: string; max_edits: number } };
      const options = countedTerms(rows, { field: term.field, size: Infinity })
        .map(({ key, rows: own }) => ({ text: String(key), freq: own.length }))
        .filter((option) => option.text !== text && editDistance(text, option.text, term.max_edits) <= term.max_edits);
      return [name, [{ options }]];
    }),
  );

const answerOf = (rows: readonly Row[], body: ClusterBody): ClusterAnswer => {
  const found = rows.filter((row) => matches(row, (body['query'] ?? { match_all: {} }) as Query));
  return {
    ...hitsOf(rows, body),
    ...(body['aggs'] === undefined
      ? {}
      : { aggregations: aggregations(found, body['aggs'] as Json) as NonNullable<ClusterAnswer['aggregations']> }),
    ...(body['suggest'] === undefined ? {} : { suggest: suggested(rows, body['suggest'] as Json) ?? {} }),
  };
};

/**
 * A twin of OpenSearch, as far as the shop asks it: slow, in memory, and with the same answers. `npm run test:cluster`
 * asks the original the same.
 */
export const smallCluster = (frame: CatalogueFrame, products: readonly IndexedProduct[]): AskCluster => {
  const documents = new ClusterDocuments(frame);
  const rows = products.map((product) => rowOf(documents.of(product)));
  return async (bodies) => bodies.map((body) => answerOf(rows, body));
};
