import type { Receipt, ReceiptItem, ReceiptKind } from '@farad/domain/receipt';
import type { VatPercent } from '@farad/domain/vat';

import type { AddressedReceipt, ReceiptCustomer } from './port.ts';
import { writeAmount } from './read-answer.ts';

/** `vat_code` of YooKassa (integrations 2.3): the direct rate, and the calculated one of a prepayment (22/122). */
const vatCodes: Readonly<Record<ReceiptKind, Readonly<Record<`${VatPercent}`, number>>>> = {
  closing: { null: 1, 0: 2, 5: 7, 7: 8, 10: 3, 20: 4, 22: 11 },
  prepayment: { null: 1, 0: 2, 5: 9, 7: 10, 10: 5, 20: 6, 22: 12 },
};

const paymentModes = { prepayment: 'full_prepayment', closing: 'full_payment' } as const;

const writeItem = (kind: ReceiptKind, { name, subject, quantity, price, vatPercent }: ReceiptItem) => ({
  description: name,
  quantity,
  amount: { value: writeAmount(price), currency: 'RUB' },
  vat_code: vatCodes[kind][`${vatPercent}`],
  measure: 'piece',
  payment_subject: subject,
  payment_mode: paymentModes[kind],
});

const writeCustomer = ({ email, phone }: ReceiptCustomer) => ({
  ...(email === undefined ? {} : { email }),
  ...(phone === undefined ? {} : { phone }),
});

const writeItems = ({ kind, items }: Receipt) => items.map((item) => writeItem(kind, item));

/** The `receipt` of a payment, a capture or a refund. */
export const writeReceipt = ({ customer, receipt }: AddressedReceipt) => ({
  customer: writeCustomer(customer),
  items: writeItems(receipt),
});

/** The body of `POST /receipts`: goods handed over, settled by what was prepaid. */
export const writeClosingReceipt = (paymentId: string, { customer, receipt }: AddressedReceipt) => ({
  type: 'payment',
  payment_id: paymentId,
  customer: writeCustomer(customer),
  items: writeItems(receipt),
  settlements: [{ type: 'prepayment', amount: { value: writeAmount(receipt.total), currency: 'RUB' } }],
  send: true,
});
