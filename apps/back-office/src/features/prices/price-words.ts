import type { QueryKey } from '@tanstack/react-query';

/** What shows something of a price. */
export const touchedByPrices: readonly QueryKey[] = [['products'], ['prices'], ['audit']];

export const pricesSaved = { done: 'backOfficePrices.saved', notDone: 'backOfficePrices.notSaved' } as const;

export const purchaseSaved = {
  done: 'backOfficePrices.purchaseSaved',
  notDone: 'backOfficePrices.purchaseNotSaved',
} as const;

/** Kept with the product's own choices, so that both lists ask once. */
export const choicesKey = ['products', 'choices'] as const;
