import type { Quantity } from '../money/money.ts';

/** Products per page of a list (specification section 9). */
export const productsPerPage = 20;

/** Page size if the URL has a page but no limit (specification section 9). */
export const productsPerNumberedPage = 12;

/** Matches the page sizes that a visitor may choose: 1 to 100. */
export const perPageForm = /^(?:[1-9]\d?|100)$/;

export const filterLimits = {
  valueLengthMax: 200,
  /** Maximum number of values per parameter. */
  valuesMax: 50,
  limitMax: 100,
  skipMax: 10_000_000,
} as const;

export const defaultQuantity = 1 as Quantity;
