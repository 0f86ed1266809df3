import { companyQueries } from '@farad/database/people/company.queries';
import type { Handle } from '@farad/database/connection/connect';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { orderRights, type OrderRights } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';

export interface OrderCaller {
  readonly accountId: number;
  readonly number: string;
}

/** An order with the caller's rights. */
export interface OwnOrder {
  readonly order: OrderRow;
  readonly rights: OrderRights;
}

/**
 * Returns an order that the caller may see. Other orders count as not found (T12). `isLocked`: locks the row until the
 * transaction ends.
 */
export async function findOwnOrder(
  handle: Handle,
  { accountId, number }: OrderCaller,
  isLocked = false,
): Promise<Result<OwnOrder, Failure>> {
  const orders = orderQueries(handle);
  const order = isLocked ? await orders.lock(number) : await orders.byNumber(number);
  if (order === undefined) return fail({ code: 'not_found' });
  const { companyId, customerType } = order;
  const companyRole = companyId === null ? null : await companyQueries(handle).roleIn(companyId, accountId);
  const rights = orderRights({ customerType, isBuyer: order.accountId === accountId, companyRole });
  return rights.maySee ? ok({ order, rights }) : fail({ code: 'not_found' });
}
