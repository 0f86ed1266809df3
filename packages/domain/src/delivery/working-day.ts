import { addDays, weekday, type Day } from './day.ts';

/** Holidays of every year (Labour Code of Russia, article 112), `month-day`. */
const yearlyHolidays: ReadonlySet<string> = new Set([
  '01-01',
  '01-02',
  '01-03',
  '01-04',
  '01-05',
  '01-06',
  '01-07',
  '01-08',
  '02-23',
  '03-08',
  '05-01',
  '05-09',
  '06-12',
  '11-04',
]);

/** How the people of the shop work beside weekends and the holidays of every year. */
export interface WorkCalendar {
  /** Days off that the government moves holidays to, or that the shop keeps. */
  readonly daysOff: readonly Day[];
  /** Saturdays and Sundays on which people work. */
  readonly workDays: readonly Day[];
  /** The last year that these days were entered for. */
  readonly through: number;
}

/**
 * 2026 by the government's decree of 24 September 2025; 2027 by article 112 (a holiday on a weekend gives the next Monday)
 * and the transfers of 2 and 3 January. A day too many here only makes a promise more careful.
 */
export const usualCalendar: WorkCalendar = {
  daysOff: [
    '2026-01-09',
    '2026-03-09',
    '2026-05-11',
    '2026-12-31',
    '2027-05-03',
    '2027-05-10',
    '2027-06-14',
    '2027-11-05',
    '2027-12-31',
  ] as Day[],
  workDays: [],
  through: 2027,
};

export function isWorkingDay(day: Day, { daysOff, workDays }: WorkCalendar): boolean {
  if (workDays.includes(day)) return true;
  const ofWeek = weekday(day);
  return ofWeek !== 0 && ofWeek !== 6 && !yearlyHolidays.has(day.slice(5)) && !daysOff.includes(day);
}

/** The day itself, or the next one on which people work. */
export function workingDayFrom(day: Day, calendar: WorkCalendar): Day {
  let found = day;
  while (!isWorkingDay(found, calendar)) found = addDays(found, 1);
  return found;
}

/** Whether the days of the next year are to be entered now: a month before those that are known end, and later. */
export const calendarEnds = ({ through }: WorkCalendar, today: Day): boolean => today >= `${through}-12-01`;
