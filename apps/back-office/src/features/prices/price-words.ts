import type { QueryKey } from '@tanstack/react-query';

/** Query keys to refetch after a price changes. */
export const touchedByPrices: readonly QueryKey[] = [['products'], ['prices'], ['audit']];

export const pricesSaved = { done: 'backOfficePrices.saved', notDone: 'backOfficePrices.notSaved' } as const;

export const purchaseSaved = {
  done: 'backOfficePrices.purchaseSaved',
  notDone: 'backOfficePrices.purchaseNotSaved',
} as const;

/** Same query key as in the product section, so both lists share one request. */
export const choicesKey = ['products', 'choices'] as const;
