import type { WorkCalendar } from '../delivery/working-day.ts';

/** The field that is wrong; null: none is. A day cannot be both. */
export function calendarProblem({ daysOff, workDays }: WorkCalendar): string | null {
  const index = workDays.findIndex((day) => daysOff.includes(day));
  return index === -1 ? null : `workDays.${index}`;
}
