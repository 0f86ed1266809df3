import type { AttributeKey, AttributeKind } from '@farad/domain/category';
import type { AttributeFilter } from '@farad/domain/search-query';
import { attributeFields } from './fields.ts';
import { allOf, anyOf, atLeast, atMost, hasAnyTerm, nothing, type Query } from './query.ts';

/** Returns the kind of an attribute; undefined = the catalogue has no such attribute. */
export type KindOf = (key: AttributeKey) => AttributeKind | undefined;

type Values = Extract<AttributeFilter, { kind: 'values' }>['values'];

const valuesQuery = (key: AttributeKey, kind: AttributeKind, values: Values): Query => {
  const { value, from, to } = attributeFields(key, kind);
  const numbers = values.filter((one) => typeof one === 'number');
  // A ticked number passes if it is within the range of the part.
  if (kind === 'range') return anyOf(numbers.map((one) => allOf([atMost(from, one), atLeast(to, one)])));
  if (kind === 'number') return hasAnyTerm(value, numbers.filter(Number.isFinite));
  if (kind === 'flag')
    return hasAnyTerm(
      value,
      values.filter((one) => typeof one === 'boolean'),
    );
  return hasAnyTerm(
    value,
    values.filter((one) => typeof one === 'string'),
  );
};

/**
 * Returns the query for entered bounds. A range of a part must include both bounds or, if one is entered, reach it.
 * See `reaches` of the index in memory.
 */
const betweenQuery = (key: AttributeKey, kind: AttributeKind, start: number | null, end: number | null): Query => {
  const { from, to } = attributeFields(key, kind);
  if (kind !== 'number' && kind !== 'range') return nothing;
  if (kind === 'range' && start !== null && end !== null) return allOf([atMost(from, start), atLeast(to, end)]);
  return allOf([...(end === null ? [] : [atMost(from, end)]), ...(start === null ? [] : [atLeast(to, start)])]);
};

/** Returns the query for a condition on an attribute. The condition must not be empty. */
export const attributeQuery = (kindOf: KindOf, filter: AttributeFilter): Query => {
  const kind = kindOf(filter.key);
  if (kind === undefined) return nothing;
  if (filter.kind === 'values') return valuesQuery(filter.key, kind, filter.values);
  return betweenQuery(filter.key, kind, filter.from, filter.to);
};
