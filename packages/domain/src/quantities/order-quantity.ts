import type { Quantity } from '../money/money.ts';

/** Maximum quantity of a product in a basket or order line. */
export const quantityMax = 10_000_000 as Quantity;

export const isQuantity = (value: unknown): value is Quantity =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= quantityMax;
