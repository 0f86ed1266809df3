import type { ErrorBody, Failure as WireFailure } from '@farad/contract/error';
import { movedMessage } from '@farad/database/connection/servers/client';
import { noTurnMessage } from '@farad/database/connection/turns';
import { kopecksFromRoubles } from '@farad/domain/money';
import { statusOf, type ErrorCode, type Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';
import { errorText } from '@farad/wording/error-text';
import { writtenFigures } from '@farad/wording/written-figures';
import { formatMoney } from '@farad/wording/format';
import { fieldTitle } from '@farad/wording/field-title';

import { filesAwayCode } from '#files/files-away.ts';
import { busyCode } from '#kit/busy-code.ts';
import { searchAwayCode } from '#kit/search-away.ts';
import { nestedCode } from './read-json.ts';

/** Codes whose text alone does not say what is wrong. They need `detail`. */
type Explained =
  | 'invalid_input'
  | 'in_use'
  | 'below_order_minimum'
  | 'too_many_open_orders'
  | 'transition_not_allowed'
  | 'refund_owed'
  | 'shop_not_ready';

/**
 * An expected failure of a use case. `detail`: the reason in the caller's language, which the message then contains.
 * `title`: name of the field in the caller's language, for fields that staff named.
 */
export type Failure = WireFailure & { readonly title?: string } & (
    | { readonly code: Explained; readonly detail?: string }
    | { readonly code: Exclude<ErrorCode, Explained>; readonly detail?: never }
  );

/** Lowest status of failures for which the shop is at fault, so that support needs the request id. */
const ownFault = 500;

/**
 * Returns the body of an error answer as the specification defines it, with a message in the caller's
 * language. If the shop is at fault, the body has the request id. If only support can help, the message has it too.
 */
export function errorBody(failure: Failure, locale: Locale, requestId?: string): ErrorBody {
  const { detail, title, ...figures } = failure;
  const t = translators[locale];
  const text = errorText(t, failure.code, {
    field: title ?? (failure.field === undefined ? undefined : fieldTitle(t, failure.field)),
    ...writtenFigures(locale, {
      available: failure.available,
      below: failure.allowed?.below ?? undefined,
      above: failure.allowed?.above ?? undefined,
    }),
    seconds: failure.retryAfterSeconds,
    missing: failure.missing === undefined ? undefined : formatMoney(kopecksFromRoubles(failure.missing), locale),
  });
  const isOwnFault = requestId !== undefined && statusOf[failure.code] >= ownFault;
  const explanation =
    isOwnFault && failure.code === 'internal' ? t('errorPage.requestNumber', { id: requestId }) : detail;
  return {
    error: {
      ...figures,
      message: explanation === undefined ? text : `${text} ${explanation}`,
      ...(isOwnFault ? { requestId } : {}),
    },
  };
}

const propertyOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

const parserFailures: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupported_media_type' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'body_too_large' },
  [nestedCode]: { code: 'nested_too_deep' },
  // The path has a part that is too long for any name.
  FST_ERR_MAX_PARAM_LENGTH: { code: 'not_found' },
};

// PostgreSQL error class 22: the input cannot be stored, such as a number that is too large for its column.
const isDataException = (code: string): boolean => /^22[0-9A-Z]{3}$/.test(code);

// PostgreSQL error: a number is too large for its column. The caller's number is wrong, so nothing needs to be
// investigated.
const outOfRange = '22003';

/** True if the database refused a number of the call as too large. */
export const isOutOfRange = (error: unknown): boolean => propertyOf(error, 'code') === outOfRange;

// True if the database is unavailable, starting or shutting down: PostgreSQL error classes 08 and 57, network errors.
const isDatabaseAway = (code: string): boolean =>
  /^(08[0-9A-Z]{3}|57P0[1-5]|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOENT)$/.test(
    code,
  );

// True if a resource is used up or a system failed. PostgreSQL error class 53: disk, memory or connections of the
// database. Class 58: its system failed. ENOSPC and EDQUOT: the disk of the server computer is full.
const isOutOfMeans = (code: string): boolean => /^(53[0-9A-Z]{3}|58[0-9A-Z]{3}|ENOSPC|EDQUOT)$/.test(code);

// True if the database is busy: a lock or a statement took too long, or every retry ended in a conflict. 25006: it takes
// no writes now, because it is a replica or its provider has stopped them.
const isDatabaseBusy = (code: string): boolean => /^(40001|40P01|55P03|57014|25006|25P0[34])$/.test(code);

// Messages of errors that the database driver throws without a code.
const awayMessages = [
  'timeout exceeded when trying to connect',
  noTurnMessage,
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  // The rollback of a transaction throws this if the connection is broken. It hides the first error.
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'the database did not answer',
  movedMessage,
];

const isAway = (error: unknown, code: string): boolean =>
  isDatabaseAway(code) ||
  isDatabaseBusy(code) ||
  isOutOfMeans(code) ||
  awayMessages.includes(String(propertyOf(error, 'message')));

/** Returns the failure for a thrown error. `isSurprise`: the error is unexpected and must be investigated. */
export function failureOf(error: unknown): { readonly failure: Failure; readonly isSurprise: boolean } {
  const code = propertyOf(error, 'code');
  const name = typeof code === 'string' ? code : '';
  const known = parserFailures[name];
  if (known !== undefined) return { failure: known, isSurprise: false };
  if (isDataException(name)) return { failure: { code: 'invalid_input' }, isSurprise: name !== outOfRange };
  if (name === busyCode) return { failure: { code: 'unavailable', retryAfterSeconds: 5 }, isSurprise: false };
  if (name === filesAwayCode) return { failure: { code: 'unavailable', retryAfterSeconds: 10 }, isSurprise: true };
  if (name === searchAwayCode)
    return { failure: { code: 'search_unavailable', retryAfterSeconds: 5 }, isSurprise: false };
  if (isAway(error, name)) return { failure: { code: 'unavailable', retryAfterSeconds: 5 }, isSurprise: true };
  const status = propertyOf(error, 'statusCode');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return { failure: { code: 'invalid_input' }, isSurprise: false };
  }
  return { failure: { code: 'internal' }, isSurprise: true };
}
