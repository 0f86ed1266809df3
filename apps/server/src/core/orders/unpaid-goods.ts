import type { Handle } from '@farad/database/connection/connect';
import type { OrderRow } from '@farad/database/orders/order.queries';
import { unpaidGoodsQueries } from '@farad/database/orders/unpaid-goods.queries';
import { toRoubles, type Kopecks } from '@farad/domain/money';
import { missingToHandOver } from '@farad/domain/order';

import type { Failure } from '#http/answers/errors.ts';

type Owing = Pick<OrderRow, 'id' | 'paymentMethod' | 'delivery' | 'total' | 'paidAt'>;

/** Returns the amount that must still be paid before goods of an order may be handed over; 0 = nothing. */
export async function missingOf(handle: Handle, order: Owing): Promise<Kopecks> {
  return missingToHandOver({
    payment: order.paymentMethod,
    deliveryKind: order.delivery.kind,
    total: order.total,
    isPaid: order.paidAt !== null,
    ...(await unpaidGoodsQueries(handle).of(order.id)),
  });
}

/** Returns a failure if goods must be paid before they may be handed over; null = they may be handed over. */
export async function refusesUnpaid(handle: Handle, order: Owing): Promise<Failure | null> {
  const missing = await missingOf(handle, order);
  return missing === 0 ? null : { code: 'goods_unpaid', missing: toRoubles(missing) };
}
