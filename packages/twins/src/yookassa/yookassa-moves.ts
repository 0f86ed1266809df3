import { dayMs, hourMs } from '@farad/domain/shared';

import { writeKopecks, type PaymentEvent, type TwinPayment } from './yookassa-objects.ts';

/** A buyer has one hour to pay, the shop one week to capture. */
export const confirmLifeMs = hourMs;
const holdLifeMs = 7 * dayMs;
const slowBankMs = 20_000;

/** The transitions of a payment. */
export interface Moves {
  /** Records the buyer's money: captured, or held. */
  pay(payment: TwinPayment): void;
  /** Records that the buyer has paid and their bank is slow. */
  payLater(payment: TwinPayment): void;
  capture(payment: TwinPayment, amount: number): void;
  end(payment: TwinPayment, party: string, reason: string): void;
  /** Applies time: a slow bank answers, or a deadline passes. */
  touch(payment: TwinPayment): TwinPayment;
}

export interface MoveSettings {
  readonly now: () => number;
  readonly note: (payment: TwinPayment, name: PaymentEvent['name'], detail?: string) => void;
  /** Sends the webhook of the new state. */
  readonly tell: (payment: TwinPayment) => void;
}

export function createMoves({ now, note, tell }: MoveSettings): Moves {
  /** Ends the waiting for the buyer or the shop. */
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
