import type { Quantity } from '../money/money.ts';

/** Products a page of a list (specification section 9). */
export const productsPerPage = 20;

/** Page size when the address names a page but no limit (specification section 9). */
export const productsPerNumberedPage = 12;

export const filterLimits = {
  textLengthMax: 200,
  valueLengthMax: 200,
  /** Of one name. */
  valuesMax: 50,
  limitMax: 100,
  skipMax: 10_000_000,
} as const;

export const defaultQuantity = 1 as Quantity;
