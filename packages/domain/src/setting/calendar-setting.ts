import type { WorkCalendar } from '../delivery/working-day.ts';

/** Returns the invalid field; null = none. A day cannot be both day off and working day. */
export function calendarProblem({ daysOff, workDays }: WorkCalendar): string | null {
  const index = workDays.findIndex((day) => daysOff.includes(day));
  return index === -1 ? null : `workDays.${index}`;
}
