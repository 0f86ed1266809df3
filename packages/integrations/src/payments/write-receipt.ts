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

const writeItem = (kind: ReceiptKind, item: ReceiptItem) => {
  const { name, subject, quantity, price, vatPercent, country, customsDeclaration, mark } = item;
  return {
    description: name,
    quantity,
    amount: { value: writeAmount(price), currency: 'RUB' },
    vat_code: vatCodes[kind][`${vatPercent}`],
    measure: 'piece',
    payment_subject: mark === undefined ? subject : 'marked',
    payment_mode: paymentModes[kind],
    ...(country === undefined ? {} : { country_of_origin_code: country }),
    ...(customsDeclaration === undefined ? {} : { customs_declaration_number: customsDeclaration }),
    ...(mark === undefined ? {} : { mark_mode: '0', mark_code_info: { mark_code_raw: mark } }),
  };
};

/** Moscow, as the law counts time zones. */
const timezone = 2;

/** What a receipt with marked goods has besides. */
const writeMarked = ({ items }: Receipt) =>
  items.some(({ mark }) => mark !== undefined) ? { internet: true, timezone } : {};

const writeCustomer = ({ email, phone }: ReceiptCustomer) => ({
  ...(email === undefined ? {} : { email }),
  ...(phone === undefined ? {} : { phone }),
});

const writeItems = ({ kind, items }: Receipt) => items.map((item) => writeItem(kind, item));

/** The `receipt` of a payment, a capture or a refund. */
export const writeReceipt = ({ customer, receipt }: AddressedReceipt) => ({
  customer: writeCustomer(customer),
  items: writeItems(receipt),
  ...writeMarked(receipt),
});

/** The body of `POST /receipts`: goods handed over, settled by what was prepaid. */
export const writeClosingReceipt = (paymentId: string, { customer, receipt }: AddressedReceipt) => ({
  type: 'payment',
  payment_id: paymentId,
  customer: writeCustomer(customer),
  items: writeItems(receipt),
  ...writeMarked(receipt),
  settlements: [{ type: 'prepayment', amount: { value: writeAmount(receipt.total), currency: 'RUB' } }],
  send: true,
});
