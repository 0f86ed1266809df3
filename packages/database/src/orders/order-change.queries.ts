import type { Kopecks } from '@farad/domain/money';
import type { OrderDelivery, PaymentKind } from '@farad/domain/order';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { orderKin } from './order-kin.ts';
import { lineValues, type OrderLineRow } from './order-line-rows.ts';
import type { OrderMoney } from './order.queries.ts';
import type { OrderFigures } from './schema-orders.ts';

export interface NewOrderChange {
  readonly orderId: number;
  readonly staffId: number;
  readonly kind: 'edited' | 'split';
  readonly before: OrderFigures;
  readonly after: OrderFigures;
  /** Reason shown to the buyer; '' = none. */
  readonly reason: string;
  readonly at: Date;
}

/** Who made an order, and the orders that it was split from and into. `madeBy` null = the buyer placed it. */
export interface OrderKin {
  readonly madeBy: string | null;
  readonly splitFrom: string | null;
  readonly splitInto: readonly string[];
}

/** The contents of an order after a change by staff. */
export interface OrderContents extends OrderMoney {
  readonly lines: readonly (OrderLineRow & { readonly position: number })[];
  readonly delivery: OrderDelivery;
  readonly paymentMethod: PaymentKind;
  readonly couponCode: string | null;
  readonly discount: Kopecks;
}

async function saveLine(handle: Handle, orderId: number, line: OrderContents['lines'][number]): Promise<void> {
  const figures = {
    quantity: line.quantity,
    unit_price: line.unitPrice,
    total_kopecks: line.total,
    coupon_kopecks: line.coupon,
    bonus_kopecks: line.bonus,
  };
  await handle
    .insertInto('order_line')
    .values({ ...lineValues(orderId, line, line.position), ...figures })
    .onConflict((conflict) => conflict.columns(['order_id', 'product_id']).doUpdateSet(figures))
    .execute();
}

/** Queries of changes that staff make to orders. */
export function orderChangeQueries(handle: Handle) {
  return {
    add: async ({ orderId, staffId, kind, before, after, reason, at }: NewOrderChange): Promise<void> => {
      await handle
        .insertInto('order_change')
        .values({
          order_id: orderId,
          staff_id: staffId,
          kind,
          reason,
          at,
          before: JSON.stringify(before),
          after: JSON.stringify(after),
        })
        .execute();
    },

    /** Returns the latest changes of an order, the newest first. */
    ofOrder: (orderId: number) =>
      handle
        .selectFrom('order_change')
        .innerJoin('staff', 'staff.id', 'staff_id')
        .select(['order_change.at', 'staff.name as by', 'kind', 'reason', 'before', 'after'])
        .where('order_id', '=', orderId)
        .orderBy('order_change.id', 'desc')
        .limit(100)
        .execute(),

    kin: async (orderId: number): Promise<OrderKin> => {
      const { rows } = await sql<OrderKin>`select staff.name as "madeBy", former.number as "splitFrom",
          array(select number from orders part where part.split_from = orders.id order by part.id) as "splitInto"
        from orders left join staff on staff.id = orders.made_by left join orders former on former.id = orders.split_from
        where orders.id = ${orderId}`.execute(handle);
      return rows[0] ?? { madeBy: null, splitFrom: null, splitInto: [] };
    },

    /** Returns columns that OrderRow lacks and that each part of a split order copies. */
    unseen: (orderId: number) =>
      handle
        .selectFrom('orders')
        .select(['consents', 'public_token_expires_at as publicTokenExpiresAt'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow(),

    /** Returns the coupon's discount on the other parts of a split order. Cancelled parts are left out. */
    couponOfKin: async (orderId: number): Promise<Kopecks> => {
      const { rows } = await sql<{ sum: Kopecks }>`
        select coalesce(sum(coupon_kopecks), 0)::bigint as sum from orders
        where id in (${orderKin(orderId)}) and id <> ${orderId} and coupon_code is not null and status <> 'cancelled'`.execute(
        handle,
      );
      return rows[0]?.sum ?? (0 as Kopecks);
    },

    /** Copies purchase prices from the lines of the order `orderId` to the lines of its part `partId`. */
    keepCosts: async (orderId: number, partId: number): Promise<void> => {
      await sql`update order_line part set purchase_price = whole.purchase_price from order_line whole
        where part.order_id = ${partId} and whole.order_id = ${orderId}
          and whole.product_id = part.product_id`.execute(handle);
    },

    /** True if the order, or the order it was split from, was made from a quote, so that its prices were promised. */
    isOfQuote: async (orderId: number): Promise<boolean> => {
      const { rows } = await sql<{ found: boolean }>`select exists (select from request join orders on
        orders.id = ${orderId} and request.order_id in (orders.id, orders.split_from)) as found`.execute(handle);
      return rows[0]?.found ?? false;
    },

    /** Replaces the contents of an order and raises its version. The caller must have locked the order. */
    replace: async (orderId: number, contents: OrderContents): Promise<void> => {
      const { lines, delivery, paymentMethod, couponCode, discount, goods, coupon, bonus, cargo, total } = contents;
      const kept = lines.map(({ productId }) => productId);
      await sql`delete from order_line where order_id = ${orderId}
        and not product_id = any(${kept}::integer[])`.execute(handle);
      for (const line of lines) await saveLine(handle, orderId, line);
      await handle
        .updateTable('orders')
        .set({
          delivery: JSON.stringify(delivery),
          payment_method: paymentMethod,
          coupon_code: couponCode,
          discount_kopecks: discount,
          goods_kopecks: goods,
          coupon_kopecks: coupon,
          bonus_kopecks: bonus,
          cargo_kopecks: cargo,
          total_kopecks: total,
          version: sql`version + 1`,
        })
        .where('id', '=', orderId)
        .execute();
    },

    /**
     * Returns facts that prevent a change of the order. `isPaying` = a payment is under way or done. `isPacked` = the
     * order has a parcel or is being picked.
     */
    bound: async (orderId: number): Promise<{ readonly isPaying: boolean; readonly isPacked: boolean }> => {
      const { rows } = await sql<{ isPaying: boolean; isPacked: boolean }>`select
        exists (select from payment where order_id = ${orderId} and state <> 'cancelled'
          and refusal is distinct from 'refused') as "isPaying",
        exists (select from parcel where order_id = ${orderId})
          or exists (select from picking_order where order_id = ${orderId} and is_open) as "isPacked"`.execute(handle);
      return rows[0] ?? { isPaying: false, isPacked: false };
    },
  };
}
