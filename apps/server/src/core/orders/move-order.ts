import { bonusQueries } from '@farad/database/payments/bonus.queries';
import { cancelWishQueries } from '@farad/database/orders/cancel-wish.queries';
import type { Handle } from '@farad/database/connection/connect';
import { orderLackQueries } from '@farad/database/orders/order-lack.queries';
import { orderReturnQueries } from '@farad/database/orders/order-return.queries';
import { owedReturnQueries } from '@farad/database/orders/owed-return.queries';
import { orderQueries, type OrderLineRow, type OrderRow } from '@farad/database/orders/order.queries';
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
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Config } from '#config/config.ts';
import type { Failure } from '#http/answers/errors.ts';
import { tellBuyer } from './order-messages.ts';
import { tellOfOrder } from '../messages/tell-hooks.ts';
import { refusesUnpaid } from './unpaid-goods.ts';

/** What moving an order needs of the program. */
export interface OrderMoves {
  readonly config: Pick<Config, 'cabinetUrl' | 'siteUrl'>;
  readonly clock: () => Date;
}

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
  /** Staff complete it though money for its returned goods has not gone back, and say why. */
  readonly isEvenOwed?: boolean;
  /** What the buyer is told; null: nothing, or something else by whoever calls. Absent: the new status. */
  readonly news?: OrderNews | null;
  /** Its parcels tell where it is: each was looked at when it left. */
  readonly isByParcels?: true;
  /** Pieces that were not sent are to be sent again: a refund of them is withdrawn. */
  readonly owesGoods?: true;
}

/** What of an order decides about its moves. */
export const movable = ({ status, customerType, delivery, paidAt, approval }: OrderRow): MovableOrder => ({
  status,
  customerType,
  deliveryKind: delivery.kind,
  isPaid: paidAt !== null,
  awaitsApproval: approval === 'waiting',
  owesGoods: false,
});

const dayMs = 86_400_000;

/** When bonuses that are given at this moment are over. */
export const bonusesEnd = (at: Date, { lifeDays }: BonusRules): Date | null =>
  lifeDays === null ? null : new Date(at.getTime() + lifeDays * dayMs);

/** A cancelled order gives back what it took besides stock: bonuses and the coupon's use, each once (product B9, B10). */
async function giveBack(tx: Handle, order: OrderRow, at: Date): Promise<void> {
  const bonuses = bonusQueries(tx);
  const promotions = promotionQueries(tx);
  const back = await bonuses.ofOrder(order.id, 'payment_returned');
  // Of an order that was divided each part gives back its own share of what the whole one took.
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

/** What was paid for the goods of an order that were not given back, by whichever of the two tells more of it. */
async function keptGoods(tx: Handle, order: OrderRow, lines: readonly OrderLineRow[]): Promise<Kopecks> {
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
 * Cashback of a completed order that is paid, once, by the rules it was placed under (product B10, decision 0023).
 * It comes with the later of the two: the end of the order, or its money.
 */
export async function creditCashback(tx: Handle, order: OrderRow, at: Date): Promise<void> {
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

/** What is still to go back for goods of an order whose return was accepted. */
export async function owedFor(tx: Handle, orderId: number): Promise<Kopecks> {
  const owed = await owedReturnQueries(tx).ofOrder(orderId);
  return sumKopecks(owed.map((each) => each.owed));
}

/** Programs are told of every move, and of two of them by a name of their own. */
async function tellPrograms(tx: Handle, order: OrderRow, to: OrderStatus, at: Date): Promise<void> {
  const moved = { ...order, status: to };
  await tellOfOrder(tx, 'order.status', moved, at, { previous: order.status });
  if (to === 'shipped') await tellOfOrder(tx, 'order.shipped', moved, at);
  if (to === 'delivered') await tellOfOrder(tx, 'order.delivered', moved, at);
}

/** Goods that were not found at their shelf cannot leave as one whole: they are taken off, found or replaced first. */
async function refusesLacking(tx: Handle, orderId: number): Promise<Failure | null> {
  const [line] = await orderLackQueries(tx).lines([orderId]);
  if (line === undefined) return null;
  const { productId, held } = line;
  return { code: 'not_enough_stock', productId: String(productId), available: held };
}

/** What follows a move: account first, then coupon, then stock, as placing does, so that nobody waits crosswise. */
async function followMove(tx: Handle, order: OrderRow, to: OrderStatus, at: Date): Promise<Failure | null> {
  const stock = stockQueries(tx);
  // What a request waited for is held from now on, or it stays a request (decision 0021).
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
  // Parcels take theirs when they are handed over; what is left is what the buyer took in the office.
  if (orderStatusFacts[to].phase === 'gone') await stock.ship(order.id);
  if (to === 'completed') await creditCashback(tx, order, at);
  return null;
}

/**
 * The one way in which an order moves, whoever moves it (product O2): the table of statuses decides, the move is
 * recorded with who, when and why, stock, coupon and bonuses follow, the buyer is told. Goods that are not paid do not
 * leave. The order must be locked in this transaction. Answers it as it is then.
 */
export async function moveLockedOrder(
  tx: Handle,
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
  await tellPrograms(tx, order, to, at);
  if (news !== null) await tellBuyer(tx, config, order, { what: news, reason });
  return ok({ ...order, status: to, payUntil: to === 'cancelled' ? null : order.payUntil });
}
