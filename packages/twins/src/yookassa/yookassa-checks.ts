import { fail, ok, type Result } from '@farad/domain/shared';

import { kopecksOf } from './yookassa-objects.ts';

/** An error of YooKassa's API. `parameter` = path of the wrong field. */
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

/** Returns an amount `{value, currency}` in kopecks. It must be roubles with two decimals, at least one rouble. */
export function readAmount(value: unknown, parameter: string): Result<number, ApiError> {
  const { value: text, currency } = fieldsOf(value);
  const kopecks = kopecksOf(text);
  if (kopecks === null || kopecks < 100) return invalid(`${parameter}.value`, 'Invalid amount');
  return currency === 'RUB' ? ok(kopecks) : invalid(`${parameter}.currency`, 'Unsupported currency');
}

/** Payment modes of a receipt's row. «Чеки от ЮKassa» accepts only these two. */
const modes = ['full_prepayment', 'full_payment'];
const subjects = ['commodity', 'excise', 'job', 'service', 'payment', 'another', 'marked', 'non_marked'];
const measures = ['piece', 'gram', 'kilogram', 'meter'];

/**
 * Cash register of the shop. `yookassa` = the provider's own, «Чеки от ЮKassa». `orange_data` = one that accepts all
 * fields.
 */
export type TwinTill = 'yookassa' | 'orange_data';

const itemsMaxOf = { yookassa: 80, orange_data: 100 } as const;

interface WrongField {
  readonly field: string;
  readonly description: string;
}

/** Maximum length of a marking code, by the field that it is in. */
const markLengths = { gs_1m: 200, short: 38 } as const;

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

/** Returns the problem in the marking of a row: its code, the part of a pack, or the planned status; null = none. */
function wrongMark(fields: Fields, till: TwinTill): WrongField | null {
  const { mark_mode, mark_quantity, planned_status, quantity } = fields;
  const wrong = (field: string, description = 'Invalid value'): WrongField => ({ field, description });
  const code = fieldsOf(fields['mark_code_info']);
  if (till === 'orange_data') return isText(code['mark_code_raw'], 223, 1) ? null : wrong('mark_code_info');
  const isCode = isText(code['gs_1m'], markLengths.gs_1m, 1) || isText(code['short'], markLengths.short, 1);
  if (!isCode) return wrong('mark_code_info');
  if (mark_mode !== '0') return wrong('mark_mode');
  if (!isWhole(planned_status, 1, 6)) return wrong('planned_status');
  const { numerator, denominator } = fieldsOf(mark_quantity);
  const isPart = isWhole(denominator, 1, 1e9) && isWhole(numerator, 1, Number(denominator));
  if (!isPart) return wrong('mark_quantity');
  return quantity === 1 ? null : wrong('quantity', 'Each code has a row of its own');
}

/** Returns the problem of a receipt row's customs declaration, country of origin or marking code; null = none. */
function wrongGoods(fields: Fields, till: TwinTill): WrongField | null {
  const { customs_declaration_number: customs, country_of_origin_code: country, payment_subject } = fields;
  const wrong = (field: string, description = 'Invalid value'): WrongField => ({ field, description });
  const isTaken = till === 'orange_data';
  if (customs !== undefined && !(isTaken && isText(customs, 32, 1))) return wrong('customs_declaration_number');
  const isCountry = country === undefined || (isTaken && isText(country, 2) && /^[A-Z]{2}$/.test(country));
  if (!isCountry) return wrong('country_of_origin_code');
  return payment_subject === 'marked' ? wrongMark(fields, till) : null;
}

/** Returns the amount of a receipt row in thousandths of a kopeck, or the field that is wrong. */
function readRow(value: unknown, till: TwinTill): number | WrongField {
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
  // «Чеки от ЮKassa» requires the unit.
  if (!isOneOf(measure, measures)) return wrong('measure');
  const goods = wrongGoods(fields, till);
  if (goods !== null) return goods;
  return price * thousandths;
}

function checkCustomer(value: unknown, till: TwinTill): string | null {
  const { email, phone, full_name, inn } = fieldsOf(value);
  // The provider's own cash register sends receipts only by email.
  if (email === undefined && (phone === undefined || till === 'yookassa')) return 'customer.email';
  if (email !== undefined && !(isText(email, 254) && /^[^\s@]+@[^\s@]+$/.test(email))) return 'customer.email';
  if (phone !== undefined && !(typeof phone === 'string' && /^\d{4,15}$/.test(phone))) return 'customer.phone';
  if (full_name !== undefined && !isText(full_name, 256, 1)) return 'customer.full_name';
  if (inn !== undefined && !(typeof inn === 'string' && /^(\d{10}|\d{12})$/.test(inn))) return 'customer.inn';
  return null;
}

interface Checked {
  /** Amount in kopecks that the rows must have together; null = any amount. */
  readonly sum: number | null;
  readonly till: TwinTill;
  /** Path of the receipt in the body; '' = the body itself is the receipt. */
  readonly parameter?: string;
}

/** Checks the customer and the rows of a receipt. Returns the total of the rows in kopecks. */
export function checkReceipt(value: unknown, { sum, till, parameter = 'receipt' }: Checked): Result<number, ApiError> {
  const prefix = parameter === '' ? '' : `${parameter}.`;
  const { customer, items } = fieldsOf(value);
  const wrongCustomer = checkCustomer(customer, till);
  if (wrongCustomer !== null) return invalid(`${prefix}${wrongCustomer}`, 'A contact of the customer is expected');
  const itemsMax = itemsMaxOf[till];
  if (!Array.isArray(items) || items.length === 0 || items.length > itemsMax) {
    return invalid(`${prefix}items`, `From 1 to ${itemsMax} items are expected`);
  }
  const { timezone } = fieldsOf(value);
  const isMarked = items.some((item) => fieldsOf(item)['payment_subject'] === 'marked');
  if (timezone !== undefined && !isWhole(timezone, 1, 11)) return invalid(`${prefix}timezone`, 'From 1 to 11');
  if (isMarked && till === 'yookassa' && timezone === undefined) {
    return invalid(`${prefix}timezone`, 'Marked goods need the time zone');
  }
  let total = 0;
  for (const [index, item] of items.entries()) {
    const row = readRow(item, till);
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

/** Returns the fields of a `POST /payments` body. A wrong body is rejected as YooKassa does. */
export function readPaymentBody(body: unknown, till: TwinTill): Result<PaymentBody, ApiError> {
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
  // With «Чеки от ЮKassa» the request for a payment must contain the receipt.
  if (receipt === undefined) return invalid('receipt', 'Receipt is missing or illegal');
  const checked = checkReceipt(receipt, { sum: amount.value, till });
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
