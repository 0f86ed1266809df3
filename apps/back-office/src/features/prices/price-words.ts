import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';

/** Calls whose cached answers are fetched again after a price changes. */
export const touchedByPrices: readonly AnsweredCall[] = [...answersOf.products, ...answersOf.prices, 'auditLog'];

export const pricesSaved = { done: 'backOfficePrices.saved', notDone: 'backOfficePrices.notSaved' } as const;

export const purchaseSaved = {
  done: 'backOfficePrices.purchaseSaved',
  notDone: 'backOfficePrices.purchaseNotSaved',
} as const;
