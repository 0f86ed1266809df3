import type { PaymentRow } from '@farad/database/payments/payment.queries';
import type { ReportedPayment } from '@farad/domain/payment';
import { minuteMs } from '@farad/domain/shared';

/**
 * Time in milliseconds after which a new payment is checked for the first time, since its webhook may be lost
 * (integrations 2.2).
 */
export const firstCheckMs = 2 * minuteMs;

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Returns the pause until the next check, in milliseconds. It is shorter within the first 15 minutes. */
const pauseMs = (createdAt: Date, at: Date): number =>
  at.getTime() - createdAt.getTime() < 15 * minuteMs ? firstCheckMs : 5 * minuteMs;

/** Returns when to check a payment again; null = its state is final. `report` null = the provider has not answered. */
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
