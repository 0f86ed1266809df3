import type { Connection } from '@farad/database/connection/connect';
import { inTransaction } from '@farad/database/connection/transaction';
import { exchangeRateQueries } from '@farad/database/prices/exchange-rate.queries';
import { moscowDay } from '@farad/domain/delivery';
import { judgeRates, rateDaysToRequest, usualJumpPercent } from '@farad/domain/exchange-rate';
import type { ExchangeRatesPort } from '@farad/integrations/exchange-rates';
import type { Logger } from 'pino';

export interface RatesContext {
  readonly db: Connection['db'];
  readonly exchangeRates: ExchangeRatesPort;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Saves the rates of the Bank of Russia that the shop does not have yet. If the bank does not answer, a later run asks
 * again; until then the shop keeps the rates that it has.
 */
export async function fetchRates({ db, exchangeRates, log }: RatesContext, now: Date): Promise<void> {
  for (const requested of rateDaysToRequest(await exchangeRateQueries(db).savedDays(moscowDay(now)), now)) {
    const answer = await exchangeRates.ratesOf(requested);
    if (!answer.ok) {
      log.info({ day: requested, failure: answer.error }, 'rates: no rates of this day');
      return;
    }
    const { day } = answer.value;
    const saved = await inTransaction(db, async (tx) => {
      const queries = exchangeRateQueries(tx);
      const accepted = await queries.acceptedBefore(day);
      return queries.add(judgeRates(answer.value, accepted, usualJumpPercent), now);
    });
    const waiting = saved.filter(({ state }) => state === 'waiting').map(({ currency }) => currency);
    if (saved.length > 0) log.info({ day, count: saved.length }, 'rates: saved');
    if (waiting.length > 0) log.warn({ day, currencies: waiting }, 'rates: jumped and wait for a decision');
  }
}
