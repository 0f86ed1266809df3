import { createHash, randomBytes } from 'node:crypto';

import type { SplitOrderBody } from '@farad/contract/office/orders/changes';
import type { Tx } from '@farad/database/connection/connect';
import { invoiceQueries } from '@farad/database/payments/invoice.queries';
import { orderChangeQueries } from '@farad/database/orders/order-change.queries';
import type { OrderLineRow } from '@farad/database/orders/order-line-rows';
import { orderQueries, type NewOrder, type OrderRow } from '@farad/database/orders/order.queries';
import { staffOrderQueries, type StaffOrderLineRow } from '@farad/database/orders/staff-order.queries';
import { stockPartQueries } from '@farad/database/stock/stock-part.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { moscowDay } from '@farad/domain/delivery';
import { toRoubles, type Quantity } from '@farad/domain/money';
import { orderNumber, splitOrder as divide, type OrderPart } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { confirmOrder } from '#core/orders/confirm-order.ts';
import { issueOwedInvoice } from '#core/invoices/issue-invoice.ts';
import { notifyBuyer } from '#core/orders/order-messages.ts';
import { changeable, figuresNow } from './edit-order.ts';
import { lackingOf } from './edited-lines.ts';

type Asked = z.output<typeof SplitOrderBody>;

/**
 * Returns the lines of one part of a divided order, ready to be saved, with the product names of the original order.
 */
const namedLines = ({ lines }: OrderPart, known: readonly OrderLineRow[]): (OrderLineRow & { position: number })[] =>
  lines.flatMap((line) => {
    const of = known[line.position - 1];
    const { position, quantity, total, coupon, bonus } = line;
    return of === undefined ? [] : [{ ...of, position, quantity, total, coupon, bonus }];
  });

/** Inserts the second order. It has the buyer, delivery, status and time limit for payment of the original order. */
async function insertPart(
  tx: Tx,
  order: OrderRow,
  { part, lines, staffId, now }: { part: OrderPart; lines: readonly OrderLineRow[]; staffId: number; now: Date },
): Promise<OrderRow> {
  const orders = orderQueries(tx);
  const number = orderNumber(await orders.nextNumber(), Number(moscowDay(now).slice(0, 4)));
  const { goods, coupon, bonus, cargo, total, discount } = part;
  const publicTokenSha256 = createHash('sha256').update(randomBytes(24)).digest();
  const created: NewOrder = {
    ...order,
    ...(await orderChangeQueries(tx).unseen(order.id)),
    number,
    publicTokenSha256,
    goods,
    coupon,
    bonus,
    cargo,
    total,
    discount,
    lines,
    splitFrom: {
      orderId: order.id,
      staffId,
    },
  };
  const inserted = await orders.byId((await orders.insert(created)).id);
  if (inserted === undefined) throw new Error(`order ${number} not found`);
  await orderChangeQueries(tx).keepCosts(order.id, inserted.id);
  return inserted;
}

/**
 * Returns the reserved pieces that move to the second order. Pieces that are not in stock move first, without a
 * reservation.
 */
const heldPieces = ({ lines }: OrderPart, before: readonly StaffOrderLineRow[]) =>
  lines.flatMap(({ position, quantity }) => {
    const line = before.find((each) => each.position === position);
    const held = line === undefined ? 0 : quantity - lackingOf(line);
    return line === undefined || held <= 0 ? [] : [{ productId: line.productId, quantity: held as Quantity }];
  });

interface Parts {
  readonly first: OrderRow;
  readonly second: OrderRow;
}

async function keepParts(
  tx: Tx,
  order: OrderRow,
  [first, second]: readonly [OrderPart, OrderPart],
  by: { readonly staffId: number; readonly now: Date },
): Promise<Parts> {
  const before = await staffOrderQueries(tx).lines(order.id);
  const rows = await orderQueries(tx).lines(order.id);
  const known = before.reduce<OrderLineRow[]>((all, { position }, index) => {
    const row = rows[index];
    if (row !== undefined) all[position - 1] = row;
    return all;
  }, []);
  const part = await insertPart(tx, order, { part: second, lines: namedLines(second, known), ...by });
  await stockPartQueries(tx).handOn(order.id, part.id, heldPieces(second, before));
  const { delivery, paymentMethod, couponCode } = order;
  await orderChangeQueries(tx).replace(order.id, {
    ...first,
    lines: namedLines(first, known),
    delivery,
    paymentMethod,
    couponCode,
  });
  const kept = await orderQueries(tx).byId(order.id);
  if (kept === undefined) throw new Error(`order ${order.number} not found`);
  return { first: kept, second: part };
}

/** Tells the buyer about both orders. If the original order had an invoice, both orders get a new one. */
async function notifyOfParts(
  tx: Tx,
  deps: Deps,
  before: OrderRow,
  { first, second }: Parts,
  reason: string,
): Promise<Result<null, Failure>> {
  const now = deps.clock();
  await notifyBuyer(tx, deps.config, first, {
    what: 'changed',
    reason,
    sums: { before: before.total, after: first.total },
  });
  if (second.status === 'request') await notifyBuyer(tx, deps.config, second, { what: 'request', reason });
  else await confirmOrder(tx, deps.config, second);
  const isInvoiced = (await invoiceQueries(tx).ofOrder(first.id)).length > 0;
  for (const order of isInvoiced ? [first, second] : []) {
    const issued = await issueOwedInvoice(tx, deps.config, order, now);
    if (!issued.ok) return issued;
  }
  return ok(null);
}

/**
 * Divides an unpaid order into two (product O5), in one transaction. The chosen pieces move to a new order with their
 * reservations. Each sum of the original order is divided between the two without loss. An order that is paid or being
 * paid cannot be divided, since its payment and receipts are for the whole. Its goods can be sent in several parcels
 * instead.
 */
export function splitOrder(
  deps: Deps,
  call: StaffCallOrigin & { readonly params: { readonly number: string } },
  { version, lines: asked, reason }: Asked,
): Promise<Result<{ number: string; part: string }, Failure>> {
  const { number } = call.params;
  return decideInTransaction<{ number: string; part: string }, Failure>(deps.db, async (tx) => {
    const found = await changeable(tx, await orderQueries(tx).lock(number), version);
    if (!found.ok) return found;
    const { order, scope } = found.value;
    if (scope !== 'all') return fail({ code: 'order_paid' });
    const now = deps.clock();
    const staffId = call.actor.staff.id;
    const lines = await staffOrderQueries(tx).lines(order.id);
    const wanted = asked.map(({ position, qty }) => ({ position, pieces: qty }));
    const divided = divide({ lines, cargo: order.cargo, discount: order.discount }, wanted);
    if (!divided.ok) {
      const { error } = divided;
      return fail(
        error.kind === 'line'
          ? { code: 'invalid_input', field: `lines.${error.index}.qty` }
          : { code: 'order_not_split', field: 'lines' },
      );
    }
    const before = await figuresNow(tx, order);
    const parts = await keepParts(tx, order, divided.value, { staffId, now });
    const after = { ...(await figuresNow(tx, parts.first)), number: parts.second.number };
    const change = { staffId, kind: 'split', reason, at: now } as const;
    await orderChangeQueries(tx).add({ ...change, orderId: order.id, before, after });
    await record(tx, deps, call, {
      action: 'order.split',
      object: {
        kind: 'order',
        id: order.id,
      },
      reason,
      before: {
        total: toRoubles(before.total),
        lines: before.lines,
      },
      after: {
        total: toRoubles(after.total),
        lines: after.lines,
        part: parts.second.number,
      },
    });
    const told = await notifyOfParts(tx, deps, order, parts, reason);
    return told.ok ? ok({ number, part: parts.second.number }) : told;
  });
}
