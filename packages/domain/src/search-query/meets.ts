import type { AttributeValue, AttributeValues } from '../category/category.ts';
import type { AttributeFilter } from './filter.ts';
import type { QueryReading } from './reading/index.ts';

/**
 * True if the value satisfies the filter. A range satisfies it if it contains one of the numbers, or overlaps the
 * bounds.
 */
function passes(value: AttributeValue | undefined, filter: AttributeFilter): boolean {
  const range = typeof value === 'number' ? ([value, value] as const) : typeof value === 'object' ? value : null;
  if (range === null) return filter.kind === 'values' && filter.values.some((asked) => asked === value);
  const [low, high] = range;
  if (filter.kind === 'values')
    return filter.values.some((asked) => typeof asked === 'number' && low <= asked && asked <= high);
  return (filter.from === null || high >= filter.from) && (filter.to === null || low <= filter.to);
}

/**
 * True if a product's attributes satisfy the conditions read from a query. Ignores conditions on categories and brands,
 * and conditions with alternatives.
 */
export const meetsReading = (attributes: AttributeValues, { conditions }: QueryReading): boolean =>
  conditions.every(
    ({ filter, or }) => !('key' in filter) || or !== undefined || passes(attributes[filter.key], filter),
  );
