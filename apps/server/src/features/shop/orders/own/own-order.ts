import { companyQueries } from '@farad/database/people/company.queries';
import type { Tx, Handle } from '@farad/database/connection/connect';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { orderRights, type OrderRights } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';

export interface OrderCaller {
  readonly accountId: number;
  readonly number: string;
}

/** An order, and the actions that the caller may take on it. */
export interface OwnOrder {
  readonly order: OrderRow;
  readonly rights: OrderRights;
}

/** Returns an order that the caller may see. Other orders count as not found (T12). */
export async function findOwnOrder(handle: Handle, caller: OrderCaller): Promise<Result<OwnOrder, Failure>> {
  return ownOrder(handle, caller, await orderQueries(handle).byNumber(caller.number));
}

/** Returns the same order as {@link findOwnOrder} and locks its row until the transaction ends. */
export async function lockOwnOrder(tx: Tx, caller: OrderCaller): Promise<Result<OwnOrder, Failure>> {
  return ownOrder(tx, caller, await orderQueries(tx).lock(caller.number));
}

async function ownOrder(
  handle: Handle,
  { accountId }: OrderCaller,
  order: OrderRow | undefined,
): Promise<Result<OwnOrder, Failure>> {
  if (order === undefined) return fail({ code: 'not_found' });
  const { companyId, customerType } = order;
  const companyRole = companyId === null ? null : await companyQueries(handle).roleIn(companyId, accountId);
  const rights = orderRights({ customerType, isBuyer: order.accountId === accountId, companyRole });
  return rights.maySee ? ok({ order, rights }) : fail({ code: 'not_found' });
}
