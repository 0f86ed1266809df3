import type { UnderstoodCondition } from '../query-reading.ts';
import type { QueryVocabulary } from '../vocabulary.ts';

const isOfResistors = ({ filter }: UnderstoodCondition, keys: ReadonlySet<string>): boolean =>
  'key' in filter ? keys.has(filter.key) : filter.kind === 'brand';

/**
 * Returns the slugs of the categories that the conditions imply; a resistance implies resistors. null = a kind is
 * named, or a value is given that plain resistors do not have.
 */
export function impliedKind(
  conditions: readonly UnderstoodCondition[],
  { resistors }: Pick<QueryVocabulary, 'resistors'>,
): readonly string[] | null {
  const isResistance = conditions.some(({ filter }) => 'key' in filter && filter.key === 'resistance');
  if (!isResistance || resistors === null) return null;
  return conditions.every((condition) => isOfResistors(condition, resistors.keys)) ? resistors.slugs : null;
}
