import { addDays, moscowDay, startOfMoscowDay } from '../delivery/day.ts';
import { workingDayFrom, type WorkCalendar } from '../delivery/working-day.ts';
import type { PaymentKind } from './order.ts';
import { payAhead } from './pay-ahead.ts';

/** How long goods are held for an order that is not paid (product O4). */
export interface HoldRules {
  readonly onlineMinutes: number;
  /** Whole working days after the day of the order. */
  readonly invoiceWorkingDays: number;
}

/** The rules with the days on which people work. */
export interface HoldTerms extends HoldRules {
  readonly calendar: WorkCalendar;
}

export const usualHoldRules: HoldRules = { onlineMinutes: 70, invoiceWorkingDays: 3 };

/** The end, in Moscow, of the working day that comes so many working days after this moment's day. */
export function endOfWorkingDays(now: Date, count: number, calendar: WorkCalendar): Date {
  let day = moscowDay(now);
  for (let passed = 0; passed < count; passed += 1) day = workingDayFrom(addDays(day, 1), calendar);
  return startOfMoscowDay(addDays(day, 1));
}

/**
 * When an order that is not paid by then is cancelled and its goods are let go; null: when staff say so (cash on
 * receipt). One that waits for a word of the buyer's company waits as long as an invoice does.
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
