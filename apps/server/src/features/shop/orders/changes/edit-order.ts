import type { EditOrderBody, QuotedOrderEdit, QuoteOrderEditBody } from '@farad/contract/office/orders/changes';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { orderChangeQueries } from '@farad/database/orders/order-change.queries';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { promotionQueries } from '@farad/database/prices/promotion.queries';
import type { OrderFigures } from '@farad/database/orders/schema-orders';
import { stockPartQueries } from '@farad/database/stock/stock-part.queries';
import { stockQueries } from '@farad/database/stock/stock.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { kopecksFromRoubles, toRoubles, type Kopecks, type Quantity } from '@farad/domain/money';
import { editScope, payUntil, type EditScope, type OrderDelivery, type PaymentKind } from '@farad/domain/order';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { issueOwedInvoice } from '#core/invoices/issue-invoice.ts';
import { notifyBuyer } from '#core/orders/order-messages.ts';
import { companyFor } from '../checkout/buying-company.ts';
import type { RequestedDelivery } from '../checkout/checkout-delivery.ts';
import { editedLines, lackingOf, presentEdited, rowOf, type EditedLine, type EditedLines } from './edited-lines.ts';
import { presentMethod, waysOf } from '../checkout/quote-order.ts';
import {
  askFor,
  cargoOf,
  couponFor,
  gramsOf,
  kindOf,
  methodsFor,
  paidGoods,
  recount,
  type KeptCoupon,
  type Recount,
} from './recount-edit.ts';

type Asked = z.output<typeof EditOrderBody>;

/** An order, and which parts of it may be changed now. */
export interface ChangedOrder {
  readonly order: OrderRow;
  readonly scope: EditScope;
}

/**
 * Returns the order if it may be changed now. Fails with `order_changed` if its version is not `version`, the one that
 * the caller loaded.
 */
export async function changeable(
  handle: Handle,
  order: OrderRow | undefined,
  version: number,
): Promise<Result<ChangedOrder, Failure>> {
  if (order === undefined) return fail({ code: 'not_found' });
  if (order.version !== version) return fail({ code: 'order_changed', field: 'version' });
  const bound = await orderChangeQueries(handle).bound(order.id);
  const own = { status: order.status, isPaid: order.paidAt !== null, ...bound };
  const scope = editScope(own);
  if (scope !== 'none') return ok({ order, scope });
  const waitsForMoney = editScope({ ...own, isPaying: false }) !== 'none';
  return fail({ code: waitsForMoney ? 'order_in_payment' : 'transition_not_allowed' });
}

/** Returns the lines and sums that an order would have after a change, without saving them. */
export async function quoteOrderEdit(
  deps: Deps,
  call: { readonly params: { readonly number: string }; readonly locale: Locale },
  body: z.output<typeof QuoteOrderEditBody>,
): Promise<Result<QuotedOrderEdit, Failure>> {
  const found = await changeable(deps.db, await orderQueries(deps.db).byNumber(call.params.number), body.version);
  if (!found.ok) return found;
  const { order } = found.value;
  const asked = await askFor(deps, order, body);
  if (!asked.ok) return asked;
  const { edited, coupon, delivery } = asked.value;
  const counted = recount(order, edited, coupon, cargoOf(order, body.delivery === null ? null : delivery, coupon));
  if (!counted.ok) return counted;
  const { price } = counted.value;
  const methods = await methodsFor(deps.db, order, counted.value, kindOf(order, body.delivery), deps.clock());
  const { city } = delivery;
  return ok({
    lines: edited.lines.map(presentEdited),
    goods: toRoubles(price.goods),
    couponDiscount: toRoubles(price.coupon),
    bonuses: toRoubles(price.bonus),
    isCouponDropped: coupon.isDropped,
    cargo: toRoubles(price.cargo),
    total: toRoubles(price.total),
    before: toRoubles(order.total),
    city: {
      slug: city.slug,
      title: city.name[call.locale],
      region: city.region[call.locale],
    },
    delivery: waysOf(delivery, coupon.isFreeDelivery, body.delivery, call.locale),
    payment_methods: methods.map((offered) => presentMethod(offered, call.locale)),
  });
}

/**
 * Returns the delivery of the changed order: the requested one, or the order's own if none is requested. Fails if the
 * price of the requested delivery was calculated for other goods.
 */
async function placeOf(
  tx: Tx,
  order: OrderRow,
  delivery: RequestedDelivery | null,
  edited: EditedLines,
  coupon: KeptCoupon,
): Promise<Result<OrderDelivery, Failure>> {
  if (delivery === null) return ok(order.delivery);
  if (delivery.problem !== null) return fail(delivery.problem);
  const place = delivery.chosen?.delivery ?? null;
  if (place === null) return fail({ code: 'delivery_unavailable', field: 'delivery' });
  const { grams, paid } = delivery.asked;
  const isSame = grams === (await gramsOf(tx, edited)) && paid === paidGoods(edited, coupon);
  return isSame ? ok(place) : fail({ code: 'totals_changed', field: 'total' });
}

/** Returns a failure for the first line that is not possible; null = all lines are possible. */
function lineProblem({ lines }: EditedLines): Failure | null {
  const bad = lines.findIndex(({ problem }) => problem !== null);
  const problem = lines[bad]?.problem ?? null;
  return problem && { ...problem, field: `lines.${bad}.qty` };
}

/**
 * Returns a failure if the payment does not allow the change; null = it does. A paid order must keep its lines, total
 * and payment method. An unpaid order must be payable by the chosen method.
 */
async function moneyProblem(
  tx: Tx,
  { order, scope }: ChangedOrder,
  counted: Recount,
  { kind, method, now }: { readonly kind: OrderDelivery['kind']; readonly method: PaymentKind; readonly now: Date },
): Promise<Failure | null> {
  const { total } = counted.price;
  if (scope === 'place') {
    const isOther = counted.edited.isChanged || total !== order.total || method !== order.paymentMethod;
    return isOther ? { code: 'order_paid', field: 'lines' } : null;
  }
  const offered = (await methodsFor(tx, order, counted, kind, now)).find((each) => each.method === method);
  if (offered?.refusal !== null) return { code: 'payment_method_refused', field: 'payment_method' };
  return overLimit(tx, order, total);
}

/** Returns the new contents and sums of the order, or a failure. */
async function decide(
  tx: Tx,
  changed: ChangedOrder,
  asked: Asked,
  delivery: RequestedDelivery | null,
  now: Date,
): Promise<Result<Recount & { readonly place: OrderDelivery }, Failure>> {
  const { order } = changed;
  const edited = await editedLines(tx, order, asked.lines);
  if (!edited.ok) return edited;
  const wrong = lineProblem(edited.value);
  if (wrong !== null) return fail(wrong);
  const coupon = await couponFor(tx, order, edited.value);
  const place = await placeOf(tx, order, delivery, edited.value, coupon);
  if (!place.ok) return place;
  const counted = recount(order, edited.value, coupon, cargoOf(order, delivery, coupon));
  if (!counted.ok) return counted;
  const method = asked.payment_method ?? order.paymentMethod;
  const refused = await moneyProblem(tx, changed, counted.value, { kind: place.value.kind, method, now });
  if (refused !== null) return fail(refused);
  if (kopecksFromRoubles(asked.total) !== counted.value.price.total) {
    return fail({ code: 'totals_changed', field: 'total' });
  }
  return ok({ ...counted.value, place: place.value });
}

/**
 * Returns a failure if the total grows above the buyer's limit in the company; null = it does not. If an owner must
 * approve the order anyway, any total is allowed.
 */
async function overLimit(tx: Tx, order: OrderRow, total: Kopecks): Promise<Failure | null> {
  if (order.companyId === null || total <= order.total || order.approval === 'waiting') return null;
  const company = await companyFor(tx, order.accountId, order.companyId, total);
  return company.ok && company.value.approvers === null ? null : { code: 'order_over_limit', field: 'total' };
}

/**
 * Changes the reservations, product by product. The products are sorted by id, the order in which all code locks stock,
 * so that no deadlock arises. Returns the first line without enough stock; null = all are reserved.
 */
async function moveStock(
  tx: Tx,
  order: OrderRow,
  { lines, removed }: EditedLines,
): Promise<{ readonly line: EditedLine; readonly available: Quantity } | null> {
  const [stock, part] = [stockQueries(tx), stockPartQueries(tx)];
  const changes = [
    ...lines.map((line) => ({ line, before: line.before, productId: line.product.productId, wanted: line.quantity })),
    ...removed.map((before) => ({ line: null, before, productId: before.productId, wanted: 0 })),
  ].toSorted((a, b) => a.productId - b.productId);
  for (const { line, before, productId, wanted } of changes) {
    const more = wanted - (before?.quantity ?? 0);
    if (more > 0 && line !== null) {
      const wish = [{ productId, quantity: more as Quantity }];
      const refused = await stock.reserve(order.id, wish, order.payUntil);
      if (refused !== null) return { line, available: await stock.available(productId) };
    }
    // Of each line, pieces that are not in stock are removed first. No stock is reserved for them, so none is released.
    const free = before === null ? 0 : Math.max(0, -more - lackingOf(before));
    if (free > 0) await part.letGo(order.id, [{ productId, quantity: free as Quantity }], 'release');
  }
  return null;
}

/** Returns the current sums and lines of an order. They are stored before and after a change. */
export async function figuresNow(tx: Tx, order: OrderRow): Promise<OrderFigures> {
  const lines = await orderQueries(tx).lines(order.id);
  const { goods, coupon, bonus, cargo, total, delivery, paymentMethod } = order;
  return {
    goods,
    coupon,
    bonus,
    cargo,
    total,
    delivery: delivery.kind,
    payment: paymentMethod,
    lines: lines.map(({ mpn, quantity, total: sum }) => ({
      mpn,
      quantity,
      total: sum,
    })),
  };
}

async function keep(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  { edited, coupon, price, discount, place }: Recount & { readonly place: OrderDelivery },
  paymentMethod: PaymentKind,
): Promise<Result<OrderRow, Failure>> {
  const now = deps.clock();
  if (coupon.isDropped) await promotionQueries(tx).returnUse(order.id, now);
  const short = await moveStock(tx, order, edited);
  if (short !== null) {
    const field = `lines.${edited.lines.indexOf(short.line)}.qty`;
    const productId = String(short.line.product.productId);
    return fail({ code: 'not_enough_stock', field, productId, available: short.available });
  }
  const known = await orderQueries(tx).lines(order.id);
  const lines = edited.lines.map((line, index) => {
    const shares = price.lines[index] ?? { coupon: 0 as Kopecks, bonus: 0 as Kopecks };
    return rowOf(
      line,
      shares,
      known.find(({ productId }) => productId === line.product.productId),
    );
  });
  const { goods, bonus, cargo, total } = price;
  const contents = {
    lines,
    delivery: place,
    paymentMethod,
    discount,
    goods,
    coupon: price.coupon,
    bonus,
    cargo,
    total,
    couponCode: coupon.isDropped ? null : order.couponCode,
  };
  await orderChangeQueries(tx).replace(order.id, contents);
  if (paymentMethod !== order.paymentMethod && order.status !== 'request') {
    const until = payUntil(paymentMethod, false, now, await promotionQueries(tx).holdRules());
    await orderQueries(tx).setPayUntil(order.id, until);
    await stockQueries(tx).holdUntil(order.id, until);
  }
  const kept = await orderQueries(tx).byId(order.id);
  if (kept === undefined) throw new Error(`order ${order.number} not found`);
  return ok(kept);
}

/** True if the change affects the invoice, so that it must be issued again. */
const isInvoiceOther = (before: OrderFigures, after: OrderFigures): boolean =>
  JSON.stringify([before.lines, before.total, before.payment, before.delivery, before.cargo]) !==
  JSON.stringify([after.lines, after.total, after.payment, after.delivery, after.cargo]);

/**
 * Changes lines, delivery or payment of an order that is not packed yet (product O5), in one transaction. Sums,
 * reservations, coupon and invoice are adjusted. The buyer is notified of the difference, and both states are stored.
 * In a paid order only the delivery can change, if the total stays the same. Fails with `order_changed` if someone else
 * changed the order before.
 */
export async function editOrder(
  deps: Deps,
  call: StaffCallOrigin & { readonly params: { readonly number: string } },
  asked: Asked,
): Promise<Result<{ number: string; total: number }, Failure>> {
  const { number } = call.params;
  const seen = await changeable(deps.db, await orderQueries(deps.db).byNumber(number), asked.version);
  if (!seen.ok) return seen;
  const delivery = asked.delivery === null ? null : await askFor(deps, seen.value.order, asked);
  if (delivery !== null && !delivery.ok) return delivery;
  return decideInTransaction<{ number: string; total: number }, Failure>(deps.db, async (tx) => {
    const found = await changeable(tx, await orderQueries(tx).lock(number), asked.version);
    if (!found.ok) return found;
    const { order } = found.value;
    const now = deps.clock();
    const before = await figuresNow(tx, order);
    const decided = await decide(tx, found.value, asked, delivery?.value.delivery ?? null, now);
    if (!decided.ok) return decided;
    const kept = await keep(tx, deps, order, decided.value, asked.payment_method ?? order.paymentMethod);
    if (!kept.ok) return kept;
    const after = await figuresNow(tx, kept.value);
    const { reason } = asked;
    const staffId = call.actor.staff.id;
    await orderChangeQueries(tx).add({ orderId: order.id, staffId, kind: 'edited', before, after, reason, at: now });
    const sums = { before: before.total, after: after.total };
    await notifyBuyer(tx, deps.config, kept.value, { what: 'changed', reason, sums });
    await record(tx, deps, call, {
      action: 'order.edited',
      object: {
        kind: 'order',
        id: order.id,
      },
      reason,
      before: {
        total: toRoubles(before.total),
        lines: before.lines,
        delivery: before.delivery,
        payment: before.payment,
      },
      after: {
        total: toRoubles(after.total),
        lines: after.lines,
        delivery: after.delivery,
        payment: after.payment,
      },
    });
    const isOwed = order.paidAt === null && order.status !== 'request' && isInvoiceOther(before, after);
    const invoiced = isOwed ? await issueOwedInvoice(tx, deps.config, kept.value, now) : ok(null);
    return invoiced.ok ? ok({ number, total: toRoubles(after.total) }) : invoiced;
  });
}
