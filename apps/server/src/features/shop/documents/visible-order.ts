import { companyQueries } from '@farad/database/people/company.queries';
import type { Handle } from '@farad/database/connection/connect';
import { documentQueries, type DocumentOrderRow } from '@farad/database/payments/document.queries';
import { orderRights } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';

/**
 * Returns an order if the caller is its buyer, or an owner or accountant of its company. For other callers the order
 * counts as not found (T12).
 */
export async function visibleOrder(
  handle: Handle,
  number: string,
  accountId: number,
): Promise<Result<DocumentOrderRow, Failure>> {
  const order = await documentQueries(handle).byNumber(number);
  if (order === undefined) return fail({ code: 'not_found' });
  const { companyId, customerType } = order;
  const companyRole = companyId === null ? null : await companyQueries(handle).roleIn(companyId, accountId);
  const { maySee } = orderRights({ customerType, isBuyer: order.accountId === accountId, companyRole });
  return maySee ? ok(order) : fail({ code: 'not_found' });
}

/** Returns an order by its number, for staff. They may see every order. */
export async function staffOrder(handle: Handle, number: string): Promise<Result<DocumentOrderRow, Failure>> {
  const order = await documentQueries(handle).byNumber(number);
  return order === undefined ? fail({ code: 'not_found' }) : ok(order);
}
