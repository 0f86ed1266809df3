import { fail, ok, type Result } from '@farad/domain/shared';

import { kopecksOf } from './yookassa-objects.ts';

/** A refusal in the provider's form; `parameter` is the field's path. */
export interface ApiError {
  readonly status: number;
  readonly code: string;
  readonly description: string;
  readonly parameter?: string;
}

type Fields = Readonly<Record<string, unknown>>;

export const invalid = (parameter: string, description: string): Result<never, ApiError> =>
  fail({ status: 400, code: 'invalid_request', description, parameter });

export const notFound = (description: string): Result<never, ApiError> =>
  fail({ status: 404, code: 'not_found', description });

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const isText = (value: unknown, max: number, min = 0): value is string =>
  typeof value === 'string' && value.length >= min && value.length <= max;

const isOneOf = (value: unknown, values: readonly unknown[]): boolean => values.includes(value);

/** Reads `{value, currency}`: roubles with two decimals, at least one rouble. */
export function readAmount(value: unknown, parameter: string): Result<number, ApiError> {
  const { value: text, currency } = fieldsOf(value);
  const kopecks = kopecksOf(text);
  if (kopecks === null || kopecks < 100) return invalid(`${parameter}.value`, 'Invalid amount');
  return currency === 'RUB' ? ok(kopecks) : invalid(`${parameter}.currency`, 'Unsupported currency');
}

/** «Чеки от ЮKassa» takes these two alone. */
const modes = ['full_prepayment', 'full_payment'];
const subjects = ['commodity', 'excise', 'job', 'service', 'payment', 'another', 'marked', 'non_marked'];
const measures = ['piece', 'gram', 'kilogram', 'meter'];
const itemsMax = 80;

interface WrongField {
  readonly field: string;
  readonly description: string;
}

/** What is wrong with origin and marking of one row; null: nothing. */
function wrongGoods(fields: Fields): WrongField | null {
  const { customs_declaration_number: customs, country_of_origin_code: country, payment_subject, mark_mode } = fields;
  const wrong = (field: string, description = 'Invalid value'): WrongField => ({ field, description });
  if (customs !== undefined && !isText(customs, 32, 1)) return wrong('customs_declaration_number');
  const isCountry = country === undefined || (isText(country, 2) && /^[A-Z]{2}$/.test(country));
  if (!isCountry) return wrong('country_of_origin_code');
  if (payment_subject !== 'marked') return null;
  if (mark_mode !== '0') return wrong('mark_mode');
  if (!isText(fieldsOf(fields['mark_code_info'])['mark_code_raw'], 223, 1)) return wrong('mark_code_info');
  return fields['quantity'] === 1 ? null : wrong('quantity', 'Each marked piece has a row of its own');
}

/** Thousandths of a kopeck of one row; a sentence where it is no row. */
function readRow(value: unknown): number | WrongField {
  const fields = fieldsOf(value);
  const { description, quantity, amount, vat_code, payment_mode, payment_subject, measure } = fields;
  const wrong = (field: string, words = 'Invalid value') => ({ field, description: words });
  if (!isText(description, 128, 1)) return wrong('description', 'Length from 1 to 128 is expected');
  const thousandths = typeof quantity === 'number' ? Math.round(quantity * 1000) : Number.NaN;
  if (!(thousandths > 0 && thousandths <= 99_999_999) || thousandths / 1000 !== quantity) return wrong('quantity');
  const { value: text, currency } = fieldsOf(amount);
  const price = kopecksOf(text);
  if (price === null || price === 0) return wrong('amount.value');
  if (currency !== 'RUB') return wrong('amount.currency');
  if (!Number.isInteger(vat_code) || Number(vat_code) < 1 || Number(vat_code) > 12) return wrong('vat_code');
  if (!isOneOf(payment_mode, modes)) return wrong('payment_mode');
  if (!isOneOf(payment_subject, subjects)) return wrong('payment_subject');
  // "Чеки от ЮKassa" must be told the measure.
  if (!isOneOf(measure, measures)) return wrong('measure');
  const goods = wrongGoods(fields);
  if (goods !== null) return goods;
  return price * thousandths;
}

function checkCustomer(value: unknown): string | null {
  const { email, phone } = fieldsOf(value);
  if (email === undefined && phone === undefined) return 'customer';
  if (email !== undefined && !(isText(email, 254) && /^[^\s@]+@[^\s@]+$/.test(email))) return 'customer.email';
  if (phone !== undefined && !(typeof phone === 'string' && /^\d{4,15}$/.test(phone))) return 'customer.phone';
  return null;
}

/** Checks customer and rows of a receipt whose rows must make the sum; without one any sum. Answers the sum. */
export function checkReceipt(value: unknown, sum: number | null, parameter = 'receipt'): Result<number, ApiError> {
  const prefix = parameter === '' ? '' : `${parameter}.`;
  const { customer, items } = fieldsOf(value);
  const wrongCustomer = checkCustomer(customer);
  if (wrongCustomer !== null) return invalid(`${prefix}${wrongCustomer}`, 'Customer e-mail or phone is expected');
  if (!Array.isArray(items) || items.length === 0 || items.length > itemsMax) {
    return invalid(`${prefix}items`, `From 1 to ${itemsMax} items are expected`);
  }
  const { internet, timezone } = fieldsOf(value);
  const isMarked = items.some((item) => fieldsOf(item)['payment_subject'] === 'marked');
  const isTold = internet === true && Number.isInteger(timezone) && Number(timezone) >= 1 && Number(timezone) <= 11;
  if (isMarked && !isTold) return invalid(`${prefix}timezone`, 'Marked goods need internet and timezone');
  let total = 0;
  for (const [index, item] of items.entries()) {
    const row = readRow(item);
    if (typeof row !== 'number') return invalid(`${prefix}items[${index}].${row.field}`, row.description);
    total += row;
  }
  if (sum !== null && total !== sum * 1000) {
    return invalid(`${prefix}items`, 'Sum of receipt items does not match the amount');
  }
  return ok(Math.round(total / 1000));
}

export interface PaymentBody {
  readonly amount: number;
  readonly method: 'bank_card' | 'sbp' | null;
  readonly isOneStage: boolean;
  readonly returnUrl: string;
  readonly locale: 'ru' | 'en';
  readonly description: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly hasReceipt: boolean;
}

const sbpMax = 70_000_000;

const isFields = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function readMethod(data: unknown, amount: number, capture: unknown): Result<PaymentBody['method'], ApiError> {
  if (data === undefined) return ok(null);
  const { type } = fieldsOf(data);
  if (type !== 'bank_card' && type !== 'sbp') return invalid('payment_method_data.type', 'Unknown payment method');
  if (type === 'bank_card') return ok(type);
  if (amount > sbpMax) return invalid('amount.value', 'Amount exceeds the limit of the payment method');
  return capture === true ? ok(type) : invalid('capture', 'Payment method does not support two-stage payments');
}

const isAddress = (value: unknown): value is string => isText(value, 2048, 1) && URL.canParse(value);

const isMetadata = (value: unknown): value is Readonly<Record<string, string>> => {
  if (!isFields(value)) return false;
  const entries = Object.entries(fieldsOf(value));
  return entries.length <= 16 && entries.every(([key, text]) => key.length <= 32 && isText(text, 512));
};

/** Reads the body of `POST /payments`, or refuses it as the original does. */
export function readPaymentBody(body: unknown): Result<PaymentBody, ApiError> {
  const {
    amount: wished,
    capture = false,
    payment_method_data,
    confirmation,
    description = '',
    metadata = {},
    receipt,
  } = fieldsOf(body);
  const amount = readAmount(wished, 'amount');
  if (!amount.ok) return amount;
  if (typeof capture !== 'boolean') return invalid('capture', 'Boolean is expected');
  const method = readMethod(payment_method_data, amount.value, capture);
  if (!method.ok) return method;
  const { type, return_url, locale = 'ru_RU' } = fieldsOf(confirmation);
  if (type !== 'redirect') return invalid('confirmation.type', 'Unsupported confirmation');
  if (!isAddress(return_url)) return invalid('confirmation.return_url', 'Invalid URL');
  if (locale !== 'ru_RU' && locale !== 'en_US') return invalid('confirmation.locale', 'Unsupported locale');
  if (!isText(description, 128)) return invalid('description', 'Length up to 128 is expected');
  if (!isMetadata(metadata)) return invalid('metadata', 'Invalid metadata');
  // A shop that uses "Чеки от ЮKassa" tells the receipt with the payment.
  if (receipt === undefined) return invalid('receipt', 'Receipt is missing or illegal');
  const checked = checkReceipt(receipt, amount.value);
  if (!checked.ok) return checked;
  return ok({
    amount: amount.value,
    method: method.value,
    isOneStage: capture,
    returnUrl: return_url,
    locale: locale === 'en_US' ? 'en' : 'ru',
    description,
    metadata,
    hasReceipt: true,
  });
}
