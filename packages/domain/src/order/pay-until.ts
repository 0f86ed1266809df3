import { addDays, moscowDay, startOfMoscowDay } from '../delivery/day.ts';
import { workingDayFrom, type WorkCalendar } from '../delivery/working-day.ts';
import type { PaymentKind } from './order.ts';
import { payAhead } from './pay-ahead.ts';

/** How long an unpaid order reserves its goods (product O4). */
export interface HoldRules {
  readonly onlineMinutes: number;
  /** Number of whole working days after the day of the order. */
  readonly invoiceWorkingDays: number;
}

/** The rules together with the work calendar. */
export interface HoldTerms extends HoldRules {
  readonly calendar: WorkCalendar;
}

export const usualHoldRules: HoldRules = { onlineMinutes: 70, invoiceWorkingDays: 3 };

/** Returns the end of the `count`-th working day after today, in Moscow. */
export function endOfWorkingDays(now: Date, count: number, calendar: WorkCalendar): Date {
  let day = moscowDay(now);
  for (let passed = 0; passed < count; passed += 1) day = workingDayFrom(addDays(day, 1), calendar);
  return startOfMoscowDay(addDays(day, 1));
}

/**
 * Returns when an unpaid order is cancelled and its goods are released; null = only staff cancel it, because it is paid
 * on receipt. An order that waits for approval has as much time as one paid by invoice.
 */
export function payUntil(
  method: PaymentKind,
  isWaiting: boolean,
  now: Date,
  { onlineMinutes, invoiceWorkingDays, calendar }: HoldTerms,
): Date | null {
  const ahead = payAhead(method);
  if (isWaiting || ahead === 'invoice') return endOfWorkingDays(now, invoiceWorkingDays, calendar);
  return ahead === null ? null : new Date(now.getTime() + onlineMinutes * 60_000);
}
