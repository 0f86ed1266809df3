import type { WireBasket } from '@farad/contract/shop/basket';
import type { CheckoutQuote } from '@farad/contract/shop/checkout';
import type { SecondLook } from '@farad/contract/office/prices';
import type { StaffProduct } from '@farad/contract/office/products';
import type { ErrorBody } from '@farad/contract/error';
import { kopecksFromRoubles } from '@farad/domain/money';
import type { ErrorCode, Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';
import { errorText } from '@farad/wording/error-text';
import { formatMoney } from '@farad/wording/format';
import { fieldTitle } from '@farad/wording/field-title';

import { busyCode } from '#kit/busy-code.ts';
import { nestedCode } from './read-json.ts';

/** An expected failure of a use case, with what the caller needs to correct it. */
export interface Failure {
  readonly code: ErrorCode;
  /** Dotted path as sent: `products.0.qty`. */
  readonly field?: string;
  readonly available?: number;
  readonly allowed?: { readonly below: number | null; readonly above: number | null };
  /** Missing roubles before goods may leave. */
  readonly missing?: number;
  readonly retryAfterSeconds?: number;
  readonly productId?: string;
  readonly basket?: WireBasket;
  readonly quote?: CheckoutQuote;
  readonly product?: StaffProduct;
  readonly secondLook?: SecondLook;
  /** Reason in the caller's language, if the code alone does not explain what is wrong with the field. */
  readonly detail?: string;
}

/** HTTP status of each code. */
export const statusOf = {
  invalid_input: 400,
  unknown_field: 400,
  not_found: 404,
  method_not_allowed: 405,
  unauthenticated: 401,
  forbidden: 403,
  insecure_transport: 403,
  foreign_origin: 403,
  too_many_requests: 429,
  body_too_large: 413,
  nested_too_deep: 400,
  unsupported_media_type: 415,
  unknown_product: 404,
  not_enough_stock: 409,
  below_minimum_quantity: 400,
  off_multiple: 400,
  not_for_sale: 409,
  basket_empty: 409,
  basket_too_long: 409,
  request_too_long: 409,
  comparison_full: 409,
  favourites_full: 409,
  guest_favourites_full: 409,
  too_many_lists: 409,
  too_many_baskets: 409,
  api_full: 409,
  scope_missing: 403,
  private_address: 422,
  duplicate: 409,
  nothing_to_watch: 409,
  too_many_watches: 409,
  already_reviewed: 409,
  totals_changed: 409,
  coupon_refused: 409,
  delivery_unavailable: 422,
  payment_method_refused: 422,
  idempotency_key_reused: 422,
  idempotency_in_progress: 409,
  invalid_phone: 400,
  foreign_phone: 400,
  not_a_mobile_phone: 400,
  invalid_email: 400,
  code_resend_too_early: 429,
  code_day_limit: 429,
  code_not_sent: 503,
  bot_check_failed: 403,
  grant_missing: 403,
  proof_missing: 403,
  wrong_code: 400,
  address_taken: 409,
  last_owner: 409,
  company_known: 409,
  companies_full: 409,
  invitation_over: 409,
  invitation_for_another: 403,
  buyer_changed: 409,
  addresses_full: 409,
  wrong_credentials: 401,
  weak_password: 400,
  last_administrator: 409,
  own_account: 409,
  account_blocked: 403,
  shop_not_open: 409,
  invoice_email_needed: 400,
  receipt_email_needed: 400,
  seller_missing: 409,
  nothing_to_invoice: 409,
  broken_statement: 422,
  foreign_statement: 422,
  already_decided: 409,
  goods_unpaid: 409,
  not_to_pick: 409,
  wave_taken: 409,
  wave_changed: 409,
  wave_unfinished: 409,
  quote_expired: 409,
  request_changed: 409,
  text_changed: 409,
  price_second_look: 409,
  product_changed: 409,
  settings_changed: 409,
  account_needed: 409,
  too_many_open_orders: 409,
  below_order_minimum: 409,
  content_changed: 409,
  catalogue_changed: 409,
  in_use: 409,
  import_running: 409,
  nothing_to_undo: 409,
  import_state: 409,
  import_not_undoable: 409,
  order_changed: 409,
  order_paid: 409,
  order_in_payment: 409,
  order_over_limit: 409,
  order_not_split: 409,
  transition_not_allowed: 409,
  pieces_packed: 409,
  order_has_left: 409,
  last_parcel_waits: 409,
  nothing_to_refund: 409,
  refund_other_way: 409,
  refund_owed: 409,
  refund_refused: 409,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>;

/** Below this status the caller can correct the request. From it on, support investigates by the request id. */
const ownFault = 500;

/**
 * Returns the error body of the specification (product Q), with the message in the caller's language. If the shop is at
 * fault, the body has the request id. The message has it too if only support can help.
 */
export function errorBody(failure: Failure, locale: Locale, requestId?: string): ErrorBody {
  const { detail, ...figures } = failure;
  const t = translators[locale];
  const text = errorText(t, failure.code, {
    field: failure.field === undefined ? undefined : fieldTitle(t, failure.field),
    available: failure.available,
    below: failure.allowed?.below ?? undefined,
    above: failure.allowed?.above ?? undefined,
    seconds: failure.retryAfterSeconds,
    missing: failure.missing === undefined ? undefined : formatMoney(kopecksFromRoubles(failure.missing), locale),
  });
  const isOwnFault = requestId !== undefined && statusOf[failure.code] >= ownFault;
  const told = isOwnFault && failure.code === 'internal' ? t('errorPage.requestNumber', { id: requestId }) : detail;
  return {
    error: {
      ...figures,
      message: told === undefined ? text : `${text} ${told}`,
      ...(isOwnFault ? { requestId } : {}),
    },
  };
}

const propertyOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

const parserCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  [nestedCode]: 'nested_too_deep',
  // No name is that long.
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

// Class 22 (data exception): input that PostgreSQL cannot store, such as a number beyond its column.
const isDataException = (code: string): boolean => /^22[0-9A-Z]{3}$/.test(code);

// A number too large for its column: the caller's fault, nothing to investigate.
const outOfRange = '22003';

/** Returns true if a number of the call was too large for the database. */
export const isOutOfRange = (error: unknown): boolean => propertyOf(error, 'code') === outOfRange;

// The database is unavailable, starting or shutting down: classes 08 and 57, and network errors.
const isDatabaseAway = (code: string): boolean =>
  /^(08[0-9A-Z]{3}|57P0[1-5]|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOENT)$/.test(
    code,
  );

// Class 53: the database lacks disk, memory or connections. Class 58: its system failed. ENOSPC: our own disk is full.
const isOutOfMeans = (code: string): boolean => /^(53[0-9A-Z]{3}|58[0-9A-Z]{3}|ENOSPC|EDQUOT)$/.test(code);

// The database is busy: a lock or statement took too long, or a conflict occurred in every retry.
const isDatabaseBusy = (code: string): boolean => /^(40001|40P01|55P03|57014|25P0[34])$/.test(code);

// Errors that the driver throws without a code.
const awayMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  // The rollback of a transaction with a broken connection throws this instead of the first error.
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'the database did not answer',
];

const isAway = (error: unknown, code: string): boolean =>
  isDatabaseAway(code) ||
  isDatabaseBusy(code) ||
  isOutOfMeans(code) ||
  awayMessages.includes(String(propertyOf(error, 'message')));

/** Converts a thrown error to a failure. `isSurprise`: it must be investigated. */
export function failureOf(error: unknown): { readonly failure: Failure; readonly isSurprise: boolean } {
  const code = propertyOf(error, 'code');
  const name = typeof code === 'string' ? code : '';
  const known = parserCodes[name];
  if (known !== undefined) return { failure: { code: known }, isSurprise: false };
  if (isDataException(name)) return { failure: { code: 'invalid_input' }, isSurprise: name !== outOfRange };
  if (name === busyCode) return { failure: { code: 'unavailable', retryAfterSeconds: 5 }, isSurprise: false };
  if (isAway(error, name)) return { failure: { code: 'unavailable', retryAfterSeconds: 5 }, isSurprise: true };
  const status = propertyOf(error, 'statusCode');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return { failure: { code: 'invalid_input' }, isSurprise: false };
  }
  return { failure: { code: 'internal' }, isSurprise: true };
}
