import type { Quantity } from '../money/money.ts';

/** Products a page of a list (specification section 9). */
export const productsPerPage = 20;

/** Page size when the address names a page but no limit (specification section 9). */
export const productsPerNumberedPage = 12;

/** A count of products a page that a visitor may choose: 1 to 100, as in `limit`. */
export const perPageForm = /^(?:[1-9]\d?|100)$/;

export const filterLimits = {
  textLengthMax: 200,
  valueLengthMax: 200,
  /** Of one name. */
  valuesMax: 50,
  limitMax: 100,
  skipMax: 10_000_000,
} as const;

export const defaultQuantity = 1 as Quantity;
