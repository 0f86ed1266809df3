import type { AttributeKey } from '../../category/category.ts';
import type { AttributeFilter } from '../filter.ts';
import type { QueryItem } from './query-item.ts';
import type { Surroundings } from './value-filter.ts';
import type { ValueLexeme } from './words/value-lexeme.ts';

const key = 'threshold_voltage' as AttributeKey;

/**
 * Supply voltage → reset thresholds of supervisors for it, in volts: 5 to 20 % lower, as in the families 809, 810 and
 * 706.
 */
const thresholds: ReadonlyMap<number, readonly number[]> = new Map([
  [1.8, [1.58, 1.6, 1.62, 1.65, 1.67, 1.71, 1.8]],
  [2.5, [2.19, 2.2, 2.25, 2.3, 2.313, 2.32, 2.35, 2.5]],
  [3, [2.5, 2.55, 2.6, 2.625, 2.63, 2.64, 2.7, 2.8, 3]],
  [3.3, [2.63, 2.64, 2.8, 2.87, 2.88, 2.9, 2.925, 2.93, 3, 3.07, 3.075, 3.08, 3.1, 3.3]],
  [5, [4, 4.2, 4.25, 4.375, 4.38, 4.4, 4.5, 4.55, 4.6, 4.62, 4.625, 4.63, 4.64, 4.65, 4.7, 5]],
]);

/** True if the query asks for supervisors: `супервизор питания`, `reset ic`. */
const isOfSupervisors = (items: readonly QueryItem[]): boolean =>
  items.some(
    (item) =>
      item.kind === 'phrase' &&
      item.meaning.also?.some((ways) =>
        ways.some((way) => way.kind === 'values' && way.key === 'function' && way.values.includes('supervisor')),
      ) === true,
  );

/**
 * Returns the condition for the reset thresholds of supervisors for this supply voltage. A voltage that is no usual
 * supply is taken as the threshold itself. null = the query does not ask for supervisors, or the value is no voltage.
 */
export function railFilter(
  lexeme: ValueLexeme,
  items: readonly QueryItem[],
  { scope, named }: Surroundings,
): AttributeFilter | null {
  if (named.length > 0 || lexeme.kind !== 'value' || lexeme.unit !== 'volt' || scope === null || !scope.keys.has(key))
    return null;
  return isOfSupervisors(items)
    ? { kind: 'values', key, values: thresholds.get(lexeme.value) ?? [lexeme.value] }
    : null;
}
