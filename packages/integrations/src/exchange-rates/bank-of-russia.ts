import type { Day } from '@farad/domain/delivery';
import { fail } from '@farad/domain/shared';

import { requestVendorFile } from '../http/index.ts';
import type { ExchangeRatesPort } from './port.ts';
import { readDaily } from './read-daily.ts';

export interface BankOfRussiaSettings {
  /** URL of the daily rates, `https://www.cbr.ru/scripts/XML_daily.asp`. */
  readonly url: string;
  /** Default: 20 s. Only a job waits for the answer. */
  readonly timeoutMs?: number;
}

/** Maximum size of an answer. A true one has about 12 kB. */
const answerBytesMax = 262_144;

/** Writes a day as the bank expects it: `02/12/2026`. */
const dayText = (day: Day): string => day.split('-').toReversed().join('/');

/**
 * Returns the adapter of the Bank of Russia, which publishes its rates without an account
 * (<https://www.cbr.ru/development/SXML/>).
 */
export function createBankOfRussia({ url, timeoutMs = 20_000 }: BankOfRussiaSettings): ExchangeRatesPort {
  return {
    async ratesOf(day) {
      const address = new URL(url);
      address.searchParams.set('date_req', dayText(day));
      const answer = await requestVendorFile({ method: 'GET', url: address, timeoutMs, answerBytesMax });
      if (!answer.ok) return fail(answer.error === 'too_long' ? 'too_long' : 'no_answer');
      const { status, bytes } = answer.value;
      return status === 200 ? readDaily(bytes, day) : fail('no_answer');
    },
  };
}
