import { dayMs, hourMs } from '@farad/domain/shared';

import { writeKopecks, type PaymentEvent, type TwinPayment } from './yookassa-objects.ts';

/** Time in milliseconds in which the buyer must pay. The shop must capture held money within `holdLifeMs`. */
export const confirmLifeMs = hourMs;
const holdLifeMs = 7 * dayMs;
const slowBankMs = 20_000;

/** Functions that change the state of a payment. */
export interface Moves {
  /** The buyer has paid: the money is captured or, in two stages, held. */
  pay(payment: TwinPayment): void;
  /** The buyer has paid, but their bank answers only later. */
  payLater(payment: TwinPayment): void;
  capture(payment: TwinPayment, amount: number): void;
  end(payment: TwinPayment, party: string, reason: string): void;
  /** Applies changes that have become due: the answer of a slow bank, or a deadline. Returns the payment. */
  touch(payment: TwinPayment): TwinPayment;
}

export interface MoveSettings {
  readonly now: () => number;
  readonly note: (payment: TwinPayment, name: PaymentEvent['name'], detail?: string) => void;
  /** Sends a webhook about the payment's new state. */
  readonly tell: (payment: TwinPayment) => void;
}

export function createMoves({ now, note, tell }: MoveSettings): Moves {
  /** Changes a payment, records the event and sends the webhook. Also ends the wait for a slow bank. */
  const move = (
    payment: TwinPayment,
    fields: Partial<TwinPayment>,
    name: PaymentEvent['name'],
    detail: string,
  ): void => {
    Object.assign(payment, { paysAt: null, ...fields });
    note(payment, name, detail);
    tell(payment);
  };
  const take = (payment: TwinPayment, amount: number, name: 'paid' | 'captured'): void =>
    move(payment, { status: 'succeeded', amount, capturedAt: now() }, name, writeKopecks(amount));
  const end: Moves['end'] = (payment, party, reason) =>
    move(payment, { status: 'canceled', cancel: { party, reason } }, 'canceled', reason);

  function pay(payment: TwinPayment): void {
    const { amount } = payment;
    if (payment.isOneStage) return take(payment, amount, 'paid');
    move(payment, { status: 'waiting_for_capture', expiresAt: now() + holdLifeMs }, 'held', writeKopecks(amount));
  }

  return {
    pay,
    payLater: (payment) => {
      payment.paysAt = now() + slowBankMs;
      note(payment, 'planned');
    },
    capture: (payment, amount) => take(payment, amount, 'captured'),
    end,
    touch: (payment) => {
      const { status, paysAt, expiresAt } = payment;
      if (status === 'pending' && paysAt !== null && paysAt <= now()) pay(payment);
      else if (status === 'pending' && expiresAt <= now()) end(payment, 'yoo_money', 'expired_on_confirmation');
      else if (status === 'waiting_for_capture' && expiresAt <= now()) end(payment, 'yoo_money', 'expired_on_capture');
      return payment;
    },
  };
}
