import type { Day } from '@farad/domain/delivery';
import type { DayRate } from '@farad/domain/exchange-rate';
import type { Result } from '@farad/domain/shared';

/** Official rates against the rouble that apply from a day on. */
export interface RatesOfDay {
  readonly day: Day;
  /** Every currency once. */
  readonly rates: readonly DayRate[];
}

/**
 * Why there are no rates. The shop then keeps those that it has.
 *
 * - `no_answer`: timeout, lost connection, or a status other than 200.
 * - `too_long`: the answer is longer than any true one.
 * - `not_xml`: the answer cannot be parsed, or it ends early.
 * - `hostile`: the answer declares entities or a document type. The bank does neither.
 * - `no_rates`: the answer is XML of another kind, or it has no currency.
 * - `wrong_day`: the day of the answer is not readable, after the requested day, or long before it.
 * - `wrong_rate`: a currency without a readable rate, with a rate of zero, or twice in the answer.
 */
export type RatesFailure = 'no_answer' | 'too_long' | 'not_xml' | 'hostile' | 'no_rates' | 'wrong_day' | 'wrong_rate';

export interface ExchangeRatesPort {
  /**
   * Returns the rates that apply on a day. On days without new rates they are those of an earlier day. Never throws
   * when the bank fails.
   */
  ratesOf(day: Day): Promise<Result<RatesOfDay, RatesFailure>>;
}
