import type { Tx, Handle } from '@farad/database/connection/connect';
import { requestQueries, type RequestOwner, type RequestRow } from '@farad/database/requests/request.queries';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';

const isOwn = (request: RequestRow, { accountId, email, phone }: RequestOwner): boolean =>
  request.accountId === null
    ? (email !== null && request.email === email) || (phone !== null && request.phone === phone)
    : request.accountId === accountId;

/**
 * Returns a request of the caller, or a guest's request from an address that the caller has proved to own. Requests of
 * other people count as not found (T12).
 */
export async function findOwnRequest(
  handle: Handle,
  owner: RequestOwner,
  number: string,
): Promise<Result<RequestRow, Failure>> {
  return ownOf(await requestQueries(handle).byNumber(number), owner);
}

/** Returns the same request as {@link findOwnRequest} and locks its row until the transaction ends. */
export async function lockOwnRequest(
  tx: Tx,
  owner: RequestOwner,
  number: string,
): Promise<Result<RequestRow, Failure>> {
  return ownOf(await requestQueries(tx).lock(number), owner);
}

const ownOf = (request: RequestRow | undefined, owner: RequestOwner): Result<RequestRow, Failure> =>
  request !== undefined && isOwn(request, owner) ? ok(request) : fail({ code: 'not_found' });
