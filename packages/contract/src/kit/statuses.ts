import type { ErrorCode, statusOf } from '@farad/domain/shared';

import type { Call } from './call.ts';

export type ErrorStatus = (typeof statusOf)[ErrorCode];

const always = [401, 403, 429, 503] as const satisfies readonly ErrorStatus[];
const ofInput = [400, 404] as const satisfies readonly ErrorStatus[];
const ofChanges = [409, 413, 415, 422] as const satisfies readonly ErrorStatus[];

/**
 * Returns the error statuses of a call. Any value in a path, query or body may be wrong or missing. 405 and 500 never
 * depend on the input.
 */
export function errorStatusesOf({ method, path, query, hasFilterQuery }: Call): readonly ErrorStatus[] {
  const isChange = method === 'POST';
  const hasInput = isChange || path.includes('{') || query !== undefined || hasFilterQuery === true;
  return [...always, ...(hasInput ? ofInput : []), ...(isChange ? ofChanges : [])].toSorted(
    (one, other) => one - other,
  );
}

/** Returns the statuses of a call that was executed: success, and an answer that reports a fault. */
export const okStatusesOf = ({ status, faultStatus }: Call): readonly number[] =>
  faultStatus === undefined ? [status ?? 200] : [status ?? 200, faultStatus];
