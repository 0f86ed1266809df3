/** A query in the query language of OpenSearch, as JSON. */
export interface Query {
  readonly [clause: string]: unknown;
}

export const everything: Query = { match_all: {} };
export const nothing: Query = { match_none: {} };

const isEverything = (query: Query): boolean => 'match_all' in query;
const isNothing = (query: Query): boolean => 'match_none' in query;

/** Matches documents of which the field has the value, or one of its values is this value. */
export const hasTerm = (field: string, value: string | number | boolean): Query => ({ term: { [field]: { value } } });

/** Matches documents of which the field has one of the values. Without values it matches nothing. */
export const hasAnyTerm = (field: string, values: readonly (string | number | boolean)[]): Query => {
  const [first] = values;
  if (first === undefined) return nothing;
  return values.length === 1 ? hasTerm(field, first) : { terms: { [field]: values } };
};

export const hasPrefix = (field: string, beginning: string): Query => ({ prefix: { [field]: { value: beginning } } });

/** Signs that the wildcard query of OpenSearch reads as something else. */
const wildcards = /[*?\\]/gu;

/** Matches documents of which a value of the field contains the text. */
export const hasInfix = (field: string, text: string): Query => ({
  wildcard: { [field]: { value: `*${text.replace(wildcards, (sign) => `\\${sign}`)}*` } },
});

/** Returns the queries of which a query requires all: itself, unless `allOf` joined several. */
const required = (query: Query): readonly Query[] => {
  const { filter, ...others } = (query['bool'] ?? {}) as { readonly filter?: readonly Query[] };
  return filter === undefined || Object.keys(others).length > 0 ? [query] : filter;
};

/** Matches documents that meet all queries. */
export const allOf = (queries: readonly Query[]): Query => {
  const all = [...new Set(queries.flatMap(required))].filter((query) => !isEverything(query));
  const [first, ...others] = all;
  if (first === undefined) return everything;
  if (others.length === 0) return first;
  return all.some(isNothing) ? nothing : { bool: { filter: all } };
};

/**
 * Matches documents that meet at least one of the queries. What all of them require is written once: OpenSearch limits
 * the number of clauses, and sets that grow out of each other share most of theirs.
 */
export const anyOf = (queries: readonly Query[]): Query => {
  const some = [...new Set(queries)].filter((query) => !isNothing(query));
  const [first, ...others] = some;
  if (first === undefined) return nothing;
  if (others.length === 0) return first;
  if (some.some(isEverything)) return everything;
  const parts = some.map(required);
  const shared = parts[0]!.filter((query) => parts.every((part) => part.includes(query)));
  if (shared.length === 0) return { bool: { should: some, minimum_should_match: 1 } };
  const rest = parts.map((part) => allOf(part.filter((query) => !shared.includes(query))));
  return allOf([...shared, anyOf(rest)]);
};

/** Matches documents that do not meet the query. */
export const not = (query: Query): Query => {
  if (isNothing(query)) return everything;
  return isEverything(query) ? nothing : { bool: { must_not: [query] } };
};

/** Matches documents of which the number in the field is `bound` or less. JSON has no infinite numbers. */
export const atMost = (field: string, bound: number): Query => {
  if (bound === Infinity) return { exists: { field } };
  return Number.isFinite(bound) ? { range: { [field]: { lte: bound } } } : nothing;
};

/** Matches documents of which the number in the field is `bound` or more. */
export const atLeast = (field: string, bound: number): Query => {
  if (bound === -Infinity) return { exists: { field } };
  return Number.isFinite(bound) ? { range: { [field]: { gte: bound } } } : nothing;
};

/** Matches documents of which the number in the field is less than `bound`. */
export const below = (field: string, bound: number): Query => ({ range: { [field]: { lt: bound } } });
