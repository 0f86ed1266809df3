import type { Kopecks } from '@farad/domain/money';
import type { OrderNumber } from '@farad/domain/order';
import { paymentKey } from '@farad/domain/payment';
import { prepaymentReceipt, receiptOfParts, tillLimits, type PaidLine } from '@farad/domain/receipt';

import type { AddressedReceipt, NewPayment } from './port.ts';

export const paidLine = (quantity: number, total: number, name = 'Резистор 10 кОм 0805'): PaidLine => ({
  name,
  subject: 'commodity',
  quantity,
  total: total as Kopecks,
  vatPercent: 22,
});

const { itemsMax } = tillLimits.yookassa;
const customer = { email: 'buyer@example.ru', phone: '79991234567' };

/** Returns the prepayment receipt for these lines. */
export function receiptFor(...lines: readonly PaidLine[]): AddressedReceipt {
  const receipt = prepaymentReceipt(lines, itemsMax);
  if (!receipt.ok) throw new Error(receipt.error.reason);
  return { customer, receipt: receipt.value };
}

/** Returns the closing receipt for a line that is handed over completely. */
export function closingFor(line: PaidLine): AddressedReceipt {
  const receipt = receiptOfParts('closing', [{ line, part: { from: 0, count: line.quantity } }], itemsMax);
  if (!receipt.ok) throw new Error(receipt.error.reason);
  return { customer, receipt: receipt.value };
}

let lastOrder = 0;

/** Returns a payment. Each call uses another order number. */
export function newPayment(fields: Partial<NewPayment> = {}, lines = [paidLine(3, 122_000)]): NewPayment {
  lastOrder += 1;
  const order = `26-${String(lastOrder).padStart(6, '0')}` as OrderNumber;
  const amount = lines.reduce((sum, line) => sum + line.total, 0) as Kopecks;
  return {
    key: paymentKey(order, 1),
    order,
    attempt: 1,
    amount,
    method: 'card',
    isHeld: false,
    returnUrl: 'http://127.0.0.1/pay/return/token',
    locale: 'ru',
    description: `Заказ ${order}`,
    receipt: receiptFor(...lines),
    ...fields,
  };
}
