import type { BomField, BomLayout } from './layout.ts';

/** Fields that can identify the part; one is enough. */
export const partFields: readonly BomField[] = [
  'mpn',
  'value',
  'description',
  'shop_number',
  'foreign_number',
  'customer_number',
  'alternate',
];

export interface MissingFields {
  /** True if no column identifies the part, so that nothing can be read. */
  readonly part: boolean;
  /** True if there are neither quantities nor designators to count; then each line has quantity 1. */
  readonly quantity: boolean;
}

export function missingFields(layout: Pick<BomLayout, 'columns'>): MissingFields {
  const fields = new Set(layout.columns.map(({ field }) => field));
  return {
    part: !partFields.some((field) => fields.has(field)),
    quantity: !fields.has('quantity') && !fields.has('designators'),
  };
}
