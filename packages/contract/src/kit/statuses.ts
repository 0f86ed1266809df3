import type { ErrorCode, statusOf } from '@farad/domain/shared';

import type { Call } from './call.ts';

export type ErrorStatus = (typeof statusOf)[ErrorCode];

const always = [401, 403, 429, 503] as const satisfies readonly ErrorStatus[];
const ofInput = [400, 404] as const satisfies readonly ErrorStatus[];
const ofChanges = [409, 413, 415, 422] as const satisfies readonly ErrorStatus[];

/**
 * Error statuses that a call may answer: whatever is named in a path, a query or a body may be wrong or missing. 405 and
 * 500 come to no call by what it is given.
 */
export function errorStatusesOf({ method, path, query, hasFilterQuery }: Call): readonly ErrorStatus[] {
  const isChange = method === 'POST';
  const hasInput = isChange || path.includes('{') || query !== undefined || hasFilterQuery === true;
  return [...always, ...(hasInput ? ofInput : []), ...(isChange ? ofChanges : [])].toSorted(
    (one, other) => one - other,
  );
}

/** Statuses of a call that was carried out: the one of its success, and of an answer that tells of a fault. */
export const okStatusesOf = ({ status, faultStatus }: Call): readonly number[] =>
  faultStatus === undefined ? [status ?? 200] : [status ?? 200, faultStatus];
