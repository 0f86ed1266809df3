import { addDays, type Day } from '../delivery/day.ts';
import { workingDayFrom } from '../delivery/working-day.ts';

/** Stock is held for an invoice so long (product Y2). */
export const invoiceWorkingDays = 3;

/** The last day on which an invoice can be paid: the third working day after that of its issue. */
export function lastPayDay(issuedOn: Day): Day {
  let day = issuedOn;
  for (let passed = 0; passed < invoiceWorkingDays; passed += 1) day = workingDayFrom(addDays(day, 1));
  return day;
}
