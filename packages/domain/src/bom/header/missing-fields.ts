import type { BomField, BomLayout } from './layout.ts';

/** Any of these says which part a line means. */
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
  /** No column says which part is meant: nothing can be read. */
  readonly part: boolean;
  /** Neither a quantity nor places to count: one of each line is taken. */
  readonly quantity: boolean;
}

export function missingFields(layout: Pick<BomLayout, 'columns'>): MissingFields {
  const fields = new Set(layout.columns.map(({ field }) => field));
  return {
    part: !partFields.some((field) => fields.has(field)),
    quantity: !fields.has('quantity') && !fields.has('designators'),
  };
}
