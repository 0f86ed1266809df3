import type { ErrorCode, statusOf } from '@farad/domain/shared';

import type { Call } from './call.ts';

export type ErrorStatus = (typeof statusOf)[ErrorCode];

const always = [401, 403, 429, 503] as const satisfies readonly ErrorStatus[];
const ofInput = [400, 404] as const satisfies readonly ErrorStatus[];
const ofChanges = [409, 413, 415, 422] as const satisfies readonly ErrorStatus[];

/**
 * Returns the error statuses that a call may answer with, in ascending order. Statuses of wrong or missing values apply
 * only to calls with input. 405 and 500 are not in the list, because they never depend on the input.
 */
export function errorStatusesOf({ method, path, query, hasFilterQuery, needsState }: Call): readonly ErrorStatus[] {
  const isChange = method === 'POST';
  const hasInput = isChange || path.includes('{') || query !== undefined || hasFilterQuery === true;
  const ofState = needsState === true ? ([409] as const) : [];
  return [...always, ...(hasInput ? ofInput : []), ...(isChange ? ofChanges : ofState)].toSorted(
    (one, other) => one - other,
  );
}

/** Returns the statuses of a call that was executed: success, and the status that reports a fault (`faultStatus`). */
export const okStatusesOf = ({ status, faultStatus }: Call): readonly number[] =>
  faultStatus === undefined ? [status ?? 200] : [status ?? 200, faultStatus];
