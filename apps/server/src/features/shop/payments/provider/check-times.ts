import type { PaymentRow } from '@farad/database/payments/payment.queries';
import type { ReportedPayment } from '@farad/domain/payment';
import { minuteMs } from '@farad/domain/shared';

/** A webhook may be lost, so an open payment is checked after this time (integrations 2.2). */
export const firstCheckMs = 2 * minuteMs;

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Checks are frequent at first and become rarer. */
const pauseMs = (createdAt: Date, at: Date): number =>
  at.getTime() - createdAt.getTime() < 15 * minuteMs ? firstCheckMs : 5 * minuteMs;

/** Returns when to check a payment again; null = its state is final. `report` is null if nothing new is known. */
export function nextCheckOf(
  { state, createdAt }: Pick<PaymentRow, 'state' | 'createdAt'>,
  report: Pick<ReportedPayment, 'state' | 'receipt'> | null,
  at: Date,
): Date | null {
  const known = report?.state ?? state;
  if (known === 'waiting_for_capture') return later(at, 30 * minuteMs);
  if (known === 'created' || known === 'pending') return later(at, pauseMs(createdAt, at));
  return report?.receipt === 'pending' ? later(at, 5 * minuteMs) : null;
}
