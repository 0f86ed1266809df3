import { addDays, moscowDay, moscowHour, type Day } from './day.ts';
import { workingDayFrom, type WorkCalendar } from './working-day.ts';

/** Orders placed before this hour in Moscow leave on the same working day. */
export const dispatchHour = 16;

/**
 * Returns the day an order placed at this moment leaves the warehouse (product D1).
 *
 * @param leadTimeDays calendar days until the parts arrive; 0 for parts in stock
 */
export function dispatchDay(now: Date, leadTimeDays: number, calendar: WorkCalendar): Day {
  const today = moscowDay(now);
  const accepted = workingDayFrom(moscowHour(now) < dispatchHour ? today : addDays(today, 1), calendar);
  return workingDayFrom(addDays(accepted, leadTimeDays), calendar);
}
