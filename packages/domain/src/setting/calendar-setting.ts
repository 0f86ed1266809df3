import type { WorkCalendar } from '../delivery/working-day.ts';

/** Returns the invalid field; null = none. No day may be both a day off and a working day. */
export function calendarProblem({ daysOff, workDays }: WorkCalendar): string | null {
  const index = workDays.findIndex((day) => daysOff.includes(day));
  return index === -1 ? null : `workDays.${index}`;
}
