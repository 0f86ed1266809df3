import type { PaymentRow } from '@farad/database/payments/payment.queries';
import type { ReportedPayment } from '@farad/domain/payment';

const minuteMs = 60_000;

/** A webhook may never come: what is open so long is asked for (integrations 2.2). */
export const firstCheckMs = 2 * minuteMs;

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** While it is new often, then seldom. */
const pauseMs = (createdAt: Date, at: Date): number =>
  at.getTime() - createdAt.getTime() < 15 * minuteMs ? firstCheckMs : 5 * minuteMs;

/** When a payment is asked for again; `report` null: nothing new is known. null: it changes no more by itself. */
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
