import { dayMs } from '../shared/durations.ts';
import type { Arrival } from './arrival.ts';
import { addDays, type Day } from './day.ts';
import { dispatchDay } from './dispatch-day.ts';
import type { WorkCalendar } from './working-day.ts';

/** First and last possible day of arrival that were promised with an order. */
type ArrivalDays = Pick<Arrival, 'from' | 'to'>;

const daysBetween = (first: Day, last: Day): number => Math.round((Date.parse(last) - Date.parse(first)) / dayMs);

/**
 * Returns the days of arrival of an order that is dispatched only after payment. The promised days assumed payment at
 * `payableSince`. If payment at `paidAt` delays the dispatch, they move by the same number of days.
 */
export function arrivalIfPaid(
  promised: ArrivalDays,
  { payableSince, paidAt }: { readonly payableSince: Date; readonly paidAt: Date },
  calendar: WorkCalendar,
): ArrivalDays {
  const between = daysBetween(dispatchDay(payableSince, 0, calendar), dispatchDay(paidAt, 0, calendar));
  const delay = Math.max(0, between);
  return { from: addDays(promised.from, delay), to: addDays(promised.to, delay) };
}
