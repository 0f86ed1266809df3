import { addDays, moscowDay, moscowHour, type Day } from './day.ts';
import { workingDayFrom, type WorkCalendar } from './working-day.ts';

/** Orders placed before this hour (Moscow time) are dispatched on the same working day. */
export const dispatchHour = 16;

/**
 * Returns the day when an order that is placed now leaves the warehouse (product D1).
 *
 * @param leadTimeDays calendar days until the parts arrive in the warehouse; 0 for parts in stock
 */
export function dispatchDay(now: Date, leadTimeDays: number, calendar: WorkCalendar): Day {
  const today = moscowDay(now);
  const accepted = workingDayFrom(moscowHour(now) < dispatchHour ? today : addDays(today, 1), calendar);
  return workingDayFrom(addDays(accepted, leadTimeDays), calendar);
}
