import { dayMs } from '../shared/durations.ts';
import type { Arrival } from './arrival.ts';
import { addDays, type Day } from './day.ts';
import { dispatchDay } from './dispatch-day.ts';
import type { WorkCalendar } from './working-day.ts';

/** First and last day of arrival as promised with an order. */
type ArrivalDays = Pick<Arrival, 'from' | 'to'>;

const daysBetween = (first: Day, last: Day): number => Math.round((Date.parse(last) - Date.parse(first)) / dayMs);

/**
 * Returns the days of arrival of an order that leaves only when it is paid: later by as many days as the payment delays
 * its dispatch. The promise was made as if the order were paid as soon as it could be.
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
