import { addDays, weekday, type Day } from './day.ts';

/** Public holidays of every year, as `month-day` (Labour Code of Russia, article 112). */
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

/** Exceptions to weekends and annual holidays in the shop's calendar. */
export interface WorkCalendar {
  /** Extra days off: holidays moved by government decree, and the shop's own days off. */
  readonly daysOff: readonly Day[];
  /** Saturdays and Sundays on which the shop works. */
  readonly workDays: readonly Day[];
  /** Last year for which exceptions are entered. */
  readonly through: number;
}

/**
 * Default calendar. The days of 2026 follow the government's decree of 24 September 2025. The days of 2027 follow
 * article 112: a holiday on a weekend moves to the next Monday, and 2 and 3 January move to other days. An extra day
 * off does no harm: it only makes delivery promises later.
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

/** Returns the day itself or the next working day. */
export function workingDayFrom(day: Day, calendar: WorkCalendar): Day {
  let found = day;
  while (!isWorkingDay(found, calendar)) found = addDays(found, 1);
  return found;
}

/**
 * True from 1 December of the last year for which staff entered exceptions. Then they must enter those of the next
 * year.
 */
export const calendarEnds = ({ through }: WorkCalendar, today: Day): boolean => today >= `${through}-12-01`;
