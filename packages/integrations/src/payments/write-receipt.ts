import { tillLimits, usualTill, type ReceiptItem, type ReceiptKind, type TillLimits } from '@farad/domain/receipt';
import type { SalesUnit } from '@farad/domain/product';
import type { VatPercent } from '@farad/domain/vat';

import type { AddressedReceipt, ReceiptCustomer } from './port.ts';
import { writeAmount } from './read-answer.ts';

/** `vat_code` of YooKassa (integrations 2.3): the direct rate, and the calculated rate of a prepayment (22/122). */
const vatCodes: Readonly<Record<ReceiptKind, Readonly<Record<`${VatPercent}`, number>>>> = {
  closing: { null: 1, 0: 2, 5: 7, 7: 8, 10: 3, 20: 4, 22: 11 },
  prepayment: { null: 1, 0: 2, 5: 9, 7: 10, 10: 5, 20: 6, 22: 12 },
};

const paymentModes = { prepayment: 'full_prepayment', closing: 'full_payment' } as const;

/** Status of marked goods (tag 2003) after a sale or a refund, for whole pieces and parts of a pack. */
const plannedStatuses = { sale: { whole: 1, part: 2 }, refund: { whole: 3, part: 4 } } as const;

type Move = keyof typeof plannedStatuses;

/** Measure of a row (tag 2108). Sets and packs are counted like pieces. */
const measures: Readonly<Record<SalesUnit, string>> = { piece: 'piece', metre: 'meter', set: 'piece', pack: 'piece' };

/** A receipt to be sent to a till. */
interface Written {
  readonly kind: ReceiptKind;
  readonly limits: TillLimits;
  readonly move: Move;
}

/** Maximum length of a code without a cryptographic part: tills call it `short`. */
const shortMarkMax = 38;

const separator = '\u001d';

/** Puts the code into the field that the till expects. */
function writeMarkCode(code: string, { takesRawMarks }: TillLimits) {
  if (takesRawMarks) return { mark_code_raw: code };
  return code.length <= shortMarkMax && !code.includes(separator) ? { short: code } : { gs_1m: code };
}

/** Returns the extra fields of a marked piece or pack. */
function writeMark({ mark, markPart }: ReceiptItem, { limits, move }: Written) {
  if (mark === undefined) return {};
  const { pieces, ofPieces } = markPart ?? { pieces: 1, ofPieces: 1 };
  const planned = plannedStatuses[move][markPart === undefined ? 'whole' : 'part'];
  return {
    ...(limits.takesMarkMode ? { mark_mode: '0' } : {}),
    mark_code_info: writeMarkCode(mark, limits),
    mark_quantity: { numerator: pieces, denominator: ofPieces },
    ...(limits.takesRawMarks ? {} : { planned_status: planned }),
  };
}

function writeItem(item: ReceiptItem, written: Written) {
  const { name, subject, quantity, price, vatPercent, country, customsDeclaration, mark } = item;
  const { kind, limits } = written;
  return {
    description: name,
    quantity,
    amount: { value: writeAmount(price), currency: 'RUB' },
    vat_code: vatCodes[kind][`${vatPercent}`],
    measure: measures[item.unit ?? 'piece'],
    payment_subject: mark === undefined ? subject : 'marked',
    payment_mode: paymentModes[kind],
    ...(country === undefined || !limits.takesOrigin ? {} : { country_of_origin_code: country }),
    ...(customsDeclaration === undefined || !limits.takesOrigin
      ? {}
      : { customs_declaration_number: customsDeclaration }),
    ...writeMark(item, written),
  };
}

const fullNameMax = 256;

function writeCustomer({ email, phone, name, inn }: ReceiptCustomer, { takesBuyer }: TillLimits) {
  return {
    ...(name === undefined || !takesBuyer ? {} : { full_name: name.slice(0, fullNameMax) }),
    ...(inn === undefined || !takesBuyer ? {} : { inn }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  };
}

/** Returns the `receipt` of a payment or a capture; with `refund`, of a refund. */
export function writeReceipt({ customer, receipt, till = usualTill }: AddressedReceipt, move: Move = 'sale') {
  const limits = tillLimits[till.kind];
  const isMarked = receipt.items.some(({ mark }) => mark !== undefined);
  return {
    customer: writeCustomer(customer, limits),
    items: receipt.items.map((item) => writeItem(item, { kind: receipt.kind, limits, move })),
    ...(isMarked ? { internet: true } : {}),
    // The time zone accompanies codes that are classified by their form.
    ...(isMarked && !limits.takesRawMarks ? { timezone: till.timezone } : {}),
    // The provider's own till ignores it.
    ...(till.kind === 'yookassa' || till.taxSystem === null ? {} : { tax_system_code: till.taxSystem }),
  };
}

/** Returns the body of `POST /receipts`: goods handed over, settled by the prepayment. */
export const writeClosingReceipt = (paymentId: string, addressed: AddressedReceipt) => ({
  type: 'payment',
  payment_id: paymentId,
  ...writeReceipt(addressed),
  settlements: [{ type: 'prepayment', amount: { value: writeAmount(addressed.receipt.total), currency: 'RUB' } }],
  send: true,
});
