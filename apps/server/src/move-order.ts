import type { Handle } from '@farad/database/connect';
import { orderQueries, type OrderRow } from '@farad/database/order.queries';
import { stockQueries } from '@farad/database/stock.queries';
import { moveOrder, type MovableOrder, type OrderActorKind, type OrderStatus } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { OrderNews } from '@farad/wording/order-messages';

import type { Deps } from './deps.ts';
import type { Failure } from './http/errors.ts';
import { tellBuyer } from './tell-buyer.ts';

/** Who moves an order: its customer, one of the staff, or payment, carrier and clock. */
export interface Mover {
  readonly kind: OrderActorKind;
  /** Of a customer. */
  readonly accountId?: number;
  /** Of staff. */
  readonly staffId?: number;
}

export interface OrderMove {
  readonly to: OrderStatus;
  readonly by: Mover;
  /** The buyer reads it; empty: none. */
  readonly reason: string;
  /** What the buyer is told; null: nothing, or something else by whoever calls; absent: what the new status says. */
  readonly news?: OrderNews | null;
}

/** What of an order decides about its moves. */
export const movable = ({ status, customerType, delivery, paidAt, approval }: OrderRow): MovableOrder => ({
  status,
  customerType,
  deliveryKind: delivery.kind,
  isPaid: paidAt !== null,
  awaitsApproval: approval === 'waiting',
});

const newsOf: Readonly<Record<OrderStatus, OrderNews>> = {
  created: 'confirmed',
  request: 'requested',
  in_work_personal: 'inWork',
  in_work_company: 'inWork',
  ordered: 'ordered',
  in_warehouse: 'inWarehouse',
  shipped: 'shipped',
  delivered: 'delivered',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** What a move does to the goods: cancelled ones are free again, handed over ones have left. */
async function moveGoods(tx: Handle, orderId: number, to: OrderStatus): Promise<void> {
  if (to === 'cancelled') await stockQueries(tx).release(orderId);
  // Parcels take theirs when they are handed over; what is left is what the buyer took in the office.
  if (to === 'shipped' || to === 'delivered') await stockQueries(tx).ship(orderId);
}

/**
 * The one way in which an order moves (product O2): asked of the domain's table, recorded with who, when and why, its
 * goods follow, the buyer is told. The order's row is locked by the caller in this transaction, so whoever comes first
 * wins and the other finds it moved.
 */
export async function moveLockedOrder(
  tx: Handle,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  order: OrderRow,
  { to, by, reason, news = newsOf[to] }: OrderMove,
): Promise<Result<null, Failure>> {
  const moved = moveOrder(movable(order), to, by.kind);
  if (!moved.ok) return fail({ code: moved.error });
  const { kind, accountId = null, staffId = null } = by;
  const move = { from: order.status, to, by: kind, accountId, staffId, reason, at: clock() };
  await orderQueries(tx).move(order.id, move);
  await moveGoods(tx, order.id, to);
  if (news !== null) await tellBuyer(tx, config, order, { what: news, reason });
  return ok(null);
}
