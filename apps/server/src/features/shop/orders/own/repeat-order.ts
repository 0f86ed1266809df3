import type { RepeatedOrder } from '@farad/contract/shop/orders';
import { basketQueries } from '@farad/database/basket/basket.queries';
import type { Tx } from '@farad/database/connection/connect';
import { orderQueries } from '@farad/database/orders/order.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { unitPriceToRoubles, type Coefficient, type Quantity } from '@farad/domain/money';
import { repeatOrder, type ProductToday } from '@farad/domain/order';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { findOwnOrder, type OrderCaller } from './own-order.ts';

export type AddLines = (
  tx: Tx,
  accountId: number,
  lines: readonly { readonly productId: ProductId; readonly quantity: Quantity }[],
) => Promise<Result<unknown, Failure>>;

type Change = RepeatedOrder['changes'][number];
type Plan = ReturnType<typeof repeatOrder>;

const presentChange = (change: Plan['changes'][number]): Change => {
  const product_id = String(change.productId);
  if (change.kind === 'gone') return { kind: 'gone', product_id };
  if (change.kind === 'stock') return { kind: 'stock', product_id, wanted: change.wanted, added: change.available };
  const [before, now] = [unitPriceToRoubles(change.before), unitPriceToRoubles(change.now)];
  return { kind: 'price', product_id, before, now };
};

/** Returns the quantities in an account's current basket and locks the basket. */
async function inBasket(tx: Tx, accountId: number): Promise<ReadonlyMap<ProductId, Quantity>> {
  const baskets = basketQueries(tx);
  const basket = await baskets.ofAccount(accountId);
  if (basket === undefined) return new Map();
  await baskets.lock(basket.id);
  return new Map((await baskets.lines(basket.id)).map((line) => [line.productId, line.quantity]));
}

/**
 * Puts the products of an order into the caller's basket again, as far as they are sold now. Returns the differences
 * from the order (product U1).
 */
export const repeatOwnOrder = (
  deps: Deps,
  caller: OrderCaller & { readonly coefficient: Coefficient },
  addLines: AddLines,
): Promise<Result<RepeatedOrder, Failure>> =>
  decideInTransaction<RepeatedOrder, Failure>(deps.db, async (tx) => {
    const own = await findOwnOrder(tx, caller);
    if (!own.ok) return own;
    const lines = await orderQueries(tx).lines(own.value.order.id);
    const sellable = await basketQueries(tx).sellable(lines.map(({ productId }) => productId));
    const present = await inBasket(tx, caller.accountId);
    const today = new Map<ProductId, ProductToday>(
      [...sellable].map(([id, product]) => [id, { ...product, inBasket: present.get(id) ?? 0 }]),
    );
    const plan = repeatOrder(lines, today, caller.coefficient);
    if (plan.add.length > 0) {
      const added = await addLines(tx, caller.accountId, plan.add);
      if (!added.ok) return fail(added.error);
    }
    return ok({
      added: plan.add.map(({ productId, quantity }) => ({ product_id: String(productId), qty: quantity })),
      changes: plan.changes.map(presentChange),
    });
  });
