import type { Call } from '@farad/contract/calls';
import { errorStatusesOf } from '@farad/contract/kit/statuses';
import { statusOf } from '@farad/domain/shared';

import type { Failure } from './errors.ts';

/** Throws if the description of a call does not name the status of a failure. */
export function checkStatus(call: Call, { code }: Pick<Failure, 'code'>): void {
  const status = statusOf[code];
  if (!errorStatusesOf(call).includes(status))
    throw new Error(`${call.method} ${call.path}: expected a status of its description, got ${status} (${code})`);
}
