import { bonusQueries } from '@farad/database/payments/bonus.queries';
import { cancelWishQueries } from '@farad/database/orders/cancel-wish.queries';
import type { Tx } from '@farad/database/connection/connect';
import { orderLackQueries } from '@farad/database/orders/order-lack.queries';
import { orderReturnQueries } from '@farad/database/orders/order-return.queries';
import { owedReturnQueries } from '@farad/database/orders/owed-return.queries';
import type { OrderLineRow } from '@farad/database/orders/order-line-rows';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { promotionQueries } from '@farad/database/prices/promotion.queries';
import { stockQueries } from '@farad/database/stock/stock.queries';
import { cashbackOf, type BonusRules } from '@farad/domain/cashback';
import { sumKopecks, toRoubles, type Kopecks } from '@farad/domain/money';
import {
  moveOrder,
  orderStatusFacts,
  paidForPieces,
  takesGoods,
  wishAfterMove,
  type MovableOrder,
  type OrderActorKind,
  type OrderNews,
  type OrderStatus,
} from '@farad/domain/order';
import { dayMs, fail, ok, type Result } from '@farad/domain/shared';

import type { Config } from '#config/config.ts';
import type { Failure } from '#http/answers/errors.ts';
import { notifyBuyer } from './order-messages.ts';
import { notifyOfOrder } from '../messages/enqueue-webhooks.ts';
import { parcelsFollow } from './parcels-follow.ts';
import { refusesUnpaid } from './unpaid-goods.ts';
import { issueUpds } from '../upd/issue-upds.ts';

/** Dependencies that are needed to move an order to another status. */
export interface OrderMoves {
  readonly config: Pick<Config, 'cabinetUrl' | 'siteUrl' | 'phone'>;
  readonly clock: () => Date;
}

/** Who moves an order: its customer, staff, or the system (payment, carrier, clock). */
export interface Mover {
  readonly kind: OrderActorKind;
  /** Account of the customer who moves the order; absent = somebody else moves it. */
  readonly accountId?: number;
  /** Staff member who moves the order; absent = somebody else moves it. */
  readonly staffId?: number;
}

export interface OrderMove {
  readonly to: OrderStatus;
  readonly by: Mover;
  /** Reason shown to the buyer; '' = none. */
  readonly reason: string;
  /**
   * True if staff complete the order although the refund for returned goods is not paid yet. They must give a reason.
   */
  readonly isEvenOwed?: boolean;
  /**
   * Notification for the buyer. Absent = the notification of the new status; null = none, or the caller sends its own.
   */
  readonly news?: OrderNews | null;
  /**
   * True if the order follows its parcels. Payment and stock are not checked again, since each parcel was checked when
   * it was sent.
   */
  readonly isByParcels?: true;
  /** True if missing pieces are to be sent again, so their refund is withdrawn. */
  readonly owesGoods?: true;
}

/** Returns the fields of an order that decide which moves are allowed. */
export const movable = ({ status, customerType, delivery, paidAt, approval }: OrderRow): MovableOrder => ({
  status,
  customerType,
  deliveryKind: delivery.kind,
  isPaid: paidAt !== null,
  awaitsApproval: approval === 'waiting',
  owesGoods: false,
});

/** Returns when bonuses credited at the time `at` expire; null = never. */
export const bonusesEnd = (at: Date, { lifeDays }: BonusRules): Date | null =>
  lifeDays === null ? null : new Date(at.getTime() + lifeDays * dayMs);

/**
 * Gives the bonuses and the coupon's use of a cancelled order back to the customer, each only once (product B9, B10).
 */
async function giveBack(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  const bonuses = bonusQueries(tx);
  const promotions = promotionQueries(tx);
  const back = await bonuses.ofOrder(order.id, 'payment_returned');
  // An order may have been divided into parts. Each part returns its own share of the bonuses that the buyer spent.
  const paid = toRoubles(order.bonus) - back;
  if (paid > 0) {
    const { accountId, id: orderId } = order;
    const expiresAt = bonusesEnd(at, await promotions.bonusRules(order.createdAt));
    await bonuses.lock(accountId, at);
    await bonuses.add({
      accountId,
      kind: 'credit',
      purpose: 'payment_returned',
      roubles: paid,
      orderId,
      at,
      expiresAt,
    });
  }
  if (order.couponCode !== null) await promotions.returnUse(order.id, at);
}

/**
 * Returns the amount that the buyer paid for the goods they keep: the paid amount minus the larger of accepted returns
 * and refunds.
 */
async function keptGoods(tx: Tx, order: OrderRow, lines: readonly OrderLineRow[]): Promise<Kopecks> {
  const queries = orderReturnQueries(tx);
  const [returns, refunded] = [await queries.ofOrder(order.id), await queries.refundedGoods(order.id)];
  const back = returns
    .filter(({ state }) => state === 'accepted' || state === 'closed')
    .flatMap((each) => each.lines)
    .reduce((sum, { productId, quantity }) => {
      const line = lines.find((each) => each.productId === productId);
      return line === undefined ? sum : sum + paidForPieces(line, quantity);
    }, 0);
  return (order.goods - order.coupon - order.bonus - Math.max(back, refunded)) as Kopecks;
}

/**
 * Credits the cashback of an order that is both completed and paid. The rules are those of the time when the order was
 * placed (product B10, decision 0023). It is called when an order is completed and when it is paid, and credits on the
 * later event.
 */
export async function creditCashback(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  if (order.paidAt === null && order.total > 0) return;
  const rules = await promotionQueries(tx).bonusRules(order.createdAt);
  const lines = await orderQueries(tx).lines(order.id);
  const kinds = await promotionQueries(tx).rewardKinds(lines.map(({ productId }) => productId));
  const rewarded = lines.map(({ productId, total, coupon, bonus }) => ({
    paid: (total - coupon - bonus) as Kopecks,
    ...(kinds.get(productId) ?? { categoryId: 0, brandId: 0 }),
  }));
  const roubles = cashbackOf(rewarded, rules, await keptGoods(tx, order, lines));
  if (roubles <= 0) return;
  const { accountId, id: orderId } = order;
  const bonuses = bonusQueries(tx);
  await bonuses.lock(accountId, at);
  const expiresAt = bonusesEnd(at, rules);
  await bonuses.add({ accountId, kind: 'credit', purpose: 'cashback', roubles, orderId, at, expiresAt });
}

/** Returns the sum of the refunds that accepted returns of an order require, without refunds that are already paid. */
export async function owedFor(tx: Tx, orderId: number): Promise<Kopecks> {
  const owed = await owedReturnQueries(tx).ofOrder(orderId);
  return sumKopecks(owed.map((each) => each.owed));
}

/** Queues webhooks for a move. Shipping and delivery also have their own webhook events. */
async function notifyPrograms(tx: Tx, order: OrderRow, to: OrderStatus, at: Date): Promise<void> {
  const moved = { ...order, status: to };
  await notifyOfOrder(tx, 'order.status', moved, at, { previous: order.status });
  if (to === 'shipped') await notifyOfOrder(tx, 'order.shipped', moved, at);
  if (to === 'delivered') await notifyOfOrder(tx, 'order.delivered', moved, at);
}

/**
 * Returns a failure if goods of the order are missing on the shelf; null = none is missing. Missing goods must be
 * removed, found or replaced before the order is sent.
 */
async function refusesLacking(tx: Tx, orderId: number): Promise<Failure | null> {
  const [line] = await orderLackQueries(tx).lines([orderId]);
  if (line === undefined) return null;
  const { productId, held } = line;
  return { code: 'not_enough_stock', productId: String(productId), available: held };
}

/**
 * Changes stock, coupon and bonuses as a move requires. The locks are taken in the same order as when placing an order
 * (account, coupon, stock), so no deadlock arises.
 */
async function followMove(tx: Tx, order: OrderRow, to: OrderStatus, at: Date): Promise<Failure | null> {
  const stock = stockQueries(tx);
  // A request becomes an order only if all its goods can be reserved (decision 0021).
  if (to === 'created') {
    const refused = await stock.reserve(order.id, await stock.lacking(order.id), order.payUntil);
    if (refused === null) return null;
    return { code: 'not_enough_stock', productId: String(refused), available: await stock.available(refused) };
  }
  if (to === 'cancelled') {
    await giveBack(tx, order, at);
    await stock.release(order.id);
    if (order.payUntil !== null) await orderQueries(tx).setPayUntil(order.id, null);
  }
  // The stock of goods in parcels is reduced when a parcel is shipped. This reduces the stock of the other goods, which
  // the office handed over.
  if (orderStatusFacts[to].phase === 'gone') await stock.ship(order.id);
  if (to === 'completed') await creditCashback(tx, order, at);
  return null;
}

/**
 * Moves an order to another status; every move goes through this function (product O2). The table of transitions
 * decides if the move is allowed. The move is recorded with actor, time and reason. Stock, coupon and bonuses are
 * adjusted, the buyer is notified, and a company gets the УПД of what left. Unpaid goods are not sent. The order must be
 * locked in this transaction. Returns the order after the move.
 */
export async function moveLockedOrder(
  tx: Tx,
  { config, clock }: OrderMoves,
  order: OrderRow,
  { to, by, reason, isEvenOwed = false, news = orderStatusFacts[to].news, isByParcels, owesGoods }: OrderMove,
): Promise<Result<OrderRow, Failure>> {
  const moved = moveOrder({ ...movable(order), owesGoods: owesGoods === true }, to, by.kind);
  if (!moved.ok) return fail({ code: moved.error });
  if (takesGoods(order.status, to) && isByParcels === undefined) {
    const unpaid = await refusesUnpaid(tx, order);
    if (unpaid !== null) return fail(unpaid);
    const lacking = await refusesLacking(tx, order.id);
    if (lacking !== null) return fail(lacking);
  }
  if (to === 'completed' && !isEvenOwed && (await owedFor(tx, order.id)) > 0) return fail({ code: 'refund_owed' });
  const { kind, accountId = null, staffId = null } = by;
  const at = clock();
  await orderQueries(tx).move(order.id, { from: order.status, to, by: kind, accountId, staffId, reason, at });
  const wish = wishAfterMove(to);
  if (wish !== null) await cancelWishQueries(tx).answer(order.id, { state: wish, at, staffId, answer: '' });
  const refused = await followMove(tx, order, to, at);
  if (refused !== null) return fail(refused);
  if (isByParcels === undefined) await parcelsFollow(tx, order.id, to, at);
  await notifyPrograms(tx, order, to, at);
  if (news !== null) await notifyBuyer(tx, config, order, { what: news, reason });
  const isHandedOver = isByParcels === undefined && orderStatusFacts[to].phase === 'gone';
  if (isHandedOver) await issueUpds(tx, order, { goneAt: at, now: at });
  return ok({ ...order, status: to, payUntil: to === 'cancelled' ? null : order.payUntil });
}
