import type { OneCMapping } from '@farad/contract/office/imports/one-c';

import { answerOf } from '#api.ts';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useCall } from '#ui/call/use-call.ts';
import { useChange } from '#ui/call/use-change.ts';

export const exchangeTouched = [...answersOf.exchange, 'auditLog'] as const;
export const savedWords = { done: 'backOfficeExchange.updated', notDone: 'backOfficeExchange.notUpdated' } as const;

/** Loads the account, settings and mapping of the exchange with 1C. */
export function useExchange() {
  return useCall('exchange');
}

/** Saves which object of the shop belongs to an object of 1C. */
export function useMapping() {
  const { api } = useOffice();
  return useChange(savedWords, (body: OneCMapping) => answerOf(api.setExchangeMapping({ body })), exchangeTouched);
}
