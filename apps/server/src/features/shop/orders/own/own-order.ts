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

/** An order as this caller may treat it. */
export interface OwnOrder {
  readonly order: OrderRow;
  readonly rights: OrderRights;
}

/**
 * An order that the caller may see; those of others are not found, whether they exist or not (T12). `isLocked`: nobody
 * moves it until the transaction ends.
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
