import type { ExchangeMapping } from '@farad/contract/office/exchange';
import { useQuery } from '@tanstack/react-query';

import { answerOf } from '#api.ts';
import { useOffice } from '#office.tsx';
import { useChange } from '#ui/call/use-change.ts';

export const exchangeTouched = [['exchange'], ['audit']] as const;
export const savedWords = { done: 'backOfficeExchange.updated', notDone: 'backOfficeExchange.notUpdated' } as const;

/** Loads account, settings and mapping of the exchange. */
export function useExchange() {
  const { api } = useOffice();
  return useQuery({ queryKey: ['exchange', 'settings'], queryFn: () => answerOf(api.exchange()) });
}

/** Saves the counterpart of a 1C object immediately. */
export function useMapping() {
  const { api } = useOffice();
  return useChange(savedWords, (body: ExchangeMapping) => answerOf(api.setExchangeMapping({ body })), exchangeTouched);
}
