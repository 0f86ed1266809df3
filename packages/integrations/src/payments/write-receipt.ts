import { tillLimits, usualTill, type ReceiptItem, type ReceiptKind, type TillLimits } from '@farad/domain/receipt';
import type { SalesUnit } from '@farad/domain/product';
import type { VatPercent } from '@farad/domain/vat';

import type { AddressedReceipt, ReceiptCustomer } from './port.ts';
import { writeAmount } from './read-answer.ts';

/**
 * Codes of YooKassa for VAT rates (`vat_code`, integrations 2.3). A closing receipt has the plain rate, a prepayment
 * the calculated one (22/122).
 */
const vatCodes: Readonly<Record<ReceiptKind, Readonly<Record<`${VatPercent}`, number>>>> = {
  closing: { null: 1, 0: 2, 5: 7, 7: 8, 10: 3, 20: 4, 22: 11 },
  prepayment: { null: 1, 0: 2, 5: 9, 7: 10, 10: 5, 20: 6, 22: 12 },
};

const paymentModes = { prepayment: 'full_prepayment', closing: 'full_payment' } as const;

/** Status of marked goods (tag 2003) after a sale or a refund: for a whole piece or pack, and for a part of a pack. */
const plannedStatuses = { sale: { whole: 1, part: 2 }, refund: { whole: 3, part: 4 } } as const;

type Move = keyof typeof plannedStatuses;

/** Unit of a receipt's row (tag 2108). Sets and packs are counted in pieces. */
const measures: Readonly<Record<SalesUnit, string>> = { piece: 'piece', metre: 'meter', set: 'piece', pack: 'piece' };

/**
 * Facts on which the form of a receipt's rows depends: kind of the receipt, limits of the cash register, sale or
 * refund.
 */
interface Written {
  readonly kind: ReceiptKind;
  readonly limits: TillLimits;
  readonly move: Move;
}

/**
 * Maximum length of a marking code without a cryptographic part. Cash registers have a field `short` for such codes.
 */
const shortMarkMax = 38;

const separator = '\u001d';

/** Returns the marking code in the field that the cash register expects. */
function writeMarkCode(code: string, { takesRawMarks }: TillLimits) {
  if (takesRawMarks) return { mark_code_raw: code };
  return code.length <= shortMarkMax && !code.includes(separator) ? { short: code } : { gs_1m: code };
}

/** Returns the fields that a row has only for marked goods. */
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

/** Returns the field `receipt` of a payment, a capture or (with `move` = `refund`) a refund. */
export function writeReceipt({ customer, receipt, till = usualTill }: AddressedReceipt, move: Move = 'sale') {
  const limits = tillLimits[till.kind];
  const isMarked = receipt.items.some(({ mark }) => mark !== undefined);
  return {
    customer: writeCustomer(customer, limits),
    items: receipt.items.map((item) => writeItem(item, { kind: receipt.kind, limits, move })),
    ...(isMarked ? { internet: true } : {}),
    // A time zone is required if the fields of marking codes depend on their form (`gs_1m`, `short`).
    ...(isMarked && !limits.takesRawMarks ? { timezone: till.timezone } : {}),
    // The provider's own cash register ignores the tax system.
    ...(till.kind === 'yookassa' || till.taxSystem === null ? {} : { tax_system_code: till.taxSystem }),
  };
}

/** Returns the body of `POST /receipts`: a receipt for goods that are handed over and were paid by the prepayment. */
export const writeClosingReceipt = (paymentId: string, addressed: AddressedReceipt) => ({
  type: 'payment',
  payment_id: paymentId,
  ...writeReceipt(addressed),
  settlements: [{ type: 'prepayment', amount: { value: writeAmount(addressed.receipt.total), currency: 'RUB' } }],
  send: true,
});
