import type { Handle } from '@farad/database/connection/connect';
import type { OrderRow } from '@farad/database/orders/order.queries';
import { unpaidGoodsQueries } from '@farad/database/orders/unpaid-goods.queries';
import { toRoubles, type Kopecks } from '@farad/domain/money';
import { missingToHandOver } from '@farad/domain/order';

import type { Failure } from '#http/answers/errors.ts';

type Owing = Pick<OrderRow, 'id' | 'paymentMethod' | 'delivery' | 'total' | 'paidAt'>;

/** Returns the amount missing before goods of an order may leave; 0 = nothing is missing. */
export async function missingOf(handle: Handle, order: Owing): Promise<Kopecks> {
  return missingToHandOver({
    payment: order.paymentMethod,
    deliveryKind: order.delivery.kind,
    total: order.total,
    isPaid: order.paidAt !== null,
    ...(await unpaidGoodsQueries(handle).of(order.id)),
  });
}

/** Returns a failure if the goods are unpaid and nobody allowed them to leave; null = they may leave. */
export async function refusesUnpaid(handle: Handle, order: Owing): Promise<Failure | null> {
  const missing = await missingOf(handle, order);
  return missing === 0 ? null : { code: 'goods_unpaid', missing: toRoubles(missing) };
}
