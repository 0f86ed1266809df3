import type { UnderstoodCondition } from '../query-reading.ts';
import type { QueryVocabulary } from '../vocabulary.ts';

const isOfResistors = ({ filter }: UnderstoodCondition, keys: ReadonlySet<string>): boolean =>
  'key' in filter ? keys.has(filter.key) : filter.kind === 'brand';

/**
 * Returns the categories that a query implies without naming one: a resistance implies resistors. Returns null if a
 * kind is named, or a value that plain resistors do not have.
 */
export function impliedKind(
  conditions: readonly UnderstoodCondition[],
  { resistors }: Pick<QueryVocabulary, 'resistors'>,
): readonly string[] | null {
  const isResistance = conditions.some(({ filter }) => 'key' in filter && filter.key === 'resistance');
  if (!isResistance || resistors === null) return null;
  return conditions.every((condition) => isOfResistors(condition, resistors.keys)) ? resistors.slugs : null;
}
