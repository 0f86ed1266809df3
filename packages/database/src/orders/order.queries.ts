import type { Coefficient, Kopecks } from '@farad/domain/money';
import type {
  CustomerType,
  OrderActorKind,
  OrderApproval,
  OrderCompany,
  OrderContact,
  OrderDelivery,
  OrderStatus,
  PaymentKind,
  PromisedDays,
} from '@farad/domain/order';
import type { Locale } from '@farad/domain/shared';
import type { UtmTouches } from '@farad/domain/site';
import { sql } from 'kysely';

import { inTx, type Handle, type Tx } from '../connection/connect.ts';
import { sentLater } from '../connection/statements/side-by-side.ts';
import { insertOrderLines, type OrderLineRow } from './order-line-rows.ts';
import { holdingStatuses } from '../statuses/order-status-sql.ts';

/** Amounts of an order. total = goods − coupon − bonus + cargo, where cargo is the price of delivery. */
export interface OrderMoney {
  readonly goods: Kopecks;
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  readonly cargo: Kopecks;
  readonly total: Kopecks;
}

export interface NewOrder extends OrderMoney {
  readonly number: string;
  readonly publicTokenSha256: Buffer;
  readonly publicTokenExpiresAt: Date;
  readonly accountId: number;
  readonly customerType: CustomerType;
  /** Id of the company that buys; null = a private buyer. */
  readonly companyId: number | null;
  readonly company: OrderCompany | null;
  readonly approval: OrderApproval | null;
  readonly status: OrderStatus;
  readonly contact: OrderContact;
  readonly delivery: OrderDelivery;
  readonly paymentMethod: PaymentKind;
  readonly comment: string;
  readonly consents: Readonly<Record<string, string>>;
  readonly utm: Partial<UtmTouches>;
  readonly locale: Locale;
  readonly coefficient: Coefficient;
  /** Discount compared with the former prices of the products. It is already subtracted from `goods`. */
  readonly discount: Kopecks;
  readonly couponCode: string | null;
  /** Payment deadline. An order unpaid by then is cancelled; null = none. */
  readonly payUntil: Date | null;
  /** The staff member who took the order by phone; null = the buyer placed it. */
  readonly madeBy: number | null;
  /** The order that this order was split from, and the staff member who split it. Absent = not split. */
  readonly splitFrom?: { readonly orderId: number; readonly staffId: number };
  readonly lines: readonly OrderLineRow[];
}

export interface OrderRow extends OrderMoney {
  readonly id: number;
  readonly number: string;
  readonly accountId: number;
  readonly customerType: CustomerType;
  /** Id of the company that buys; null = a private buyer, or the company was deleted. */
  readonly companyId: number | null;
  readonly company: OrderCompany | null;
  readonly approval: OrderApproval | null;
  readonly paidAt: Date | null;
  readonly locale: Locale;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  /** Rises with every change of lines, delivery or payment method. */
  readonly version: number;
  /** The buyer's price coefficient, by which prices were multiplied. */
  readonly coefficient: Coefficient;
  readonly madeBy: number | null;
  readonly splitFrom: number | null;
  readonly discount: Kopecks;
  readonly couponCode: string | null;
  readonly payUntil: Date | null;
  readonly contact: OrderContact;
  readonly delivery: OrderDelivery;
  readonly paymentMethod: PaymentKind;
  readonly comment: string;
  /** Advertising campaigns through which the buyer came. */
  readonly utm: Partial<UtmTouches>;
}

export interface OrderEventRow {
  readonly at: Date;
  readonly status: OrderStatus;
  readonly by: OrderActorKind;
  readonly reason: string;
}

/** A permitted change of an order's status. */
export interface NewOrderMove {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: OrderActorKind;
  readonly accountId: number | null;
  readonly staffId?: number | null;
  readonly reason: string;
  readonly at: Date;
}

const orderColumns = [
  'id',
  'number',
  'account_id as accountId',
  'customer_type as customerType',
  'company_id as companyId',
  'company',
  'approval',
  'paid_at as paidAt',
  'locale',
  'status',
  'created_at as createdAt',
  'version',
  'prices_koef as coefficient',
  'made_by as madeBy',
  'split_from as splitFrom',
  'total_kopecks as total',
  'discount_kopecks as discount',
  'goods_kopecks as goods',
  'cargo_kopecks as cargo',
  'coupon_code as couponCode',
  'coupon_kopecks as coupon',
  'bonus_kopecks as bonus',
  'pay_until as payUntil',
  'contact',
  'delivery',
  'payment_method as paymentMethod',
  'comment',
  'utm',
] as const;

/**
 * Queries of orders. An order is inserted once. Later, each change of its status is recorded as an event. Changes of
 * its contents by staff are in order-change.queries.ts.
 */
export function orderQueries<H extends Handle>(handle: H) {
  const rows = () => handle.selectFrom('orders').select(orderColumns);
  const overdue = (now: Date) =>
    handle
      .selectFrom('orders')
      .where('pay_until', '<=', now)
      .where('paid_at', 'is', null)
      .where('status', 'in', [...holdingStatuses]);

  return {
    async nextNumber(): Promise<number> {
      const { rows: found } = await sql<{ next: number }>`select nextval('order_number')::integer as next`.execute(
        handle,
      );
      const first = found[0];
      if (!first) throw new Error('order number: expected one row from nextval, got none');
      return first.next;
    },

    /**
     * Saves an order and returns its id and time. Its lines are sent with the transaction's next statement
     * (`sentLater`), so their errors may appear there.
     */
    insert: inTx(handle, async (order: NewOrder): Promise<{ readonly id: number; readonly createdAt: Date }> => {
      const created = await handle
        .insertInto('orders')
        .values({
          number: order.number,
          public_token_sha256: order.publicTokenSha256,
          public_token_expires_at: order.publicTokenExpiresAt,
          account_id: order.accountId,
          customer_type: order.customerType,
          company_id: order.companyId,
          company: order.company === null ? null : JSON.stringify(order.company),
          approval: order.approval,
          status: order.status,
          contact: JSON.stringify(order.contact),
          delivery: JSON.stringify(order.delivery),
          payment_method: order.paymentMethod,
          comment: order.comment,
          consents: JSON.stringify(order.consents),
          utm: JSON.stringify(order.utm),
          locale: order.locale,
          prices_koef: order.coefficient,
          total_kopecks: order.total,
          discount_kopecks: order.discount,
          goods_kopecks: order.goods,
          cargo_kopecks: order.cargo,
          coupon_code: order.couponCode,
          coupon_kopecks: order.coupon,
          bonus_kopecks: order.bonus,
          pay_until: order.payUntil,
          made_by: order.madeBy,
          split_from: order.splitFrom?.orderId ?? null,
        })
        .returning(['id', 'created_at as createdAt'])
        .executeTakeFirstOrThrow();
      const { id } = created;
      const after = await sentLater(handle as Tx);
      await insertOrderLines(after, id, order.lines);
      const staffId = order.splitFrom?.staffId ?? order.madeBy;
      await after
        .insertInto('order_event')
        .values({
          order_id: id,
          to_status: order.status,
          by: staffId === null ? 'customer' : 'staff',
          account_id: staffId === null ? order.accountId : null,
          staff_id: staffId,
        })
        .execute();
      return created;
    }),

    byNumber: (number: string): Promise<OrderRow | undefined> => rows().where('number', '=', number).executeTakeFirst(),

    /** Returns an order and locks it until the transaction ends, so that changes of one order run one after another. */
    lock: inTx(handle, (number: string): Promise<OrderRow | undefined> =>
      rows().where('number', '=', number).forUpdate().executeTakeFirst(),
    ),

    /** Changes the status of an order and records the event. The caller must have locked the order. */
    async move(orderId: number, move: NewOrderMove): Promise<void> {
      const { from, to, by, accountId, staffId, reason, at } = move;
      await handle.updateTable('orders').set({ status: to }).where('id', '=', orderId).execute();
      await handle
        .insertInto('order_event')
        .values({
          order_id: orderId,
          from_status: from,
          to_status: to,
          by,
          account_id: accountId,
          reason,
          at,
          staff_id: staffId ?? null,
        })
        .execute();
    },

    /** Saves the payment deadline; null = none. The caller must have locked the order. */
    async setPayUntil(orderId: number, payUntil: Date | null): Promise<void> {
      await handle.updateTable('orders').set({ pay_until: payUntil }).where('id', '=', orderId).execute();
    },

    /**
     * Marks an order as paid. `method` null = by the method that the buyer chose. If the order was paid by another
     * method, the chosen one is saved too. The caller must have locked the order.
     */
    async setPaid(orderId: number, at: Date, method: PaymentKind | null): Promise<void> {
      const chosen = sql<PaymentKind | null>`case when payment_method <> ${method} then payment_method end`;
      const paidBy = method === null ? {} : { payment_method: method, chosen_payment: chosen };
      await handle
        .updateTable('orders')
        .set({ paid_at: at, pay_until: null, ...paidBy })
        .where('id', '=', orderId)
        .execute();
    },

    /** Returns when the order last got the status `created`, in which it can be paid. Null = never. */
    async payableSince(orderId: number): Promise<Date | null> {
      const { at } = await handle
        .selectFrom('order_event')
        .select((column) => column.fn.max('at').as('at'))
        .where('order_id', '=', orderId)
        .where('to_status', '=', 'created')
        .executeTakeFirstOrThrow();
      return at;
    },

    /** Saves the days on which the order is promised to arrive. */
    async setDays(orderId: number, days: PromisedDays): Promise<void> {
      await sql`update orders set delivery = delivery || jsonb_build_object('days', ${JSON.stringify(days)}::jsonb)
        where id = ${orderId}`.execute(handle);
    },

    byId: (id: number): Promise<OrderRow | undefined> => rows().where('id', '=', id).executeTakeFirst(),

    /** Like {@link lock}, but finds the order by its id. */
    lockById: inTx(handle, (id: number): Promise<OrderRow | undefined> =>
      rows().where('id', '=', id).forUpdate().executeTakeFirst(),
    ),

    /** Returns ids of unpaid orders whose payment deadline has passed, the longest overdue first. */
    overdue: async (now: Date, limit: number): Promise<readonly number[]> => {
      const found = await overdue(now).select('id').orderBy('pay_until').limit(limit).execute();
      return found.map(({ id }) => id);
    },

    /**
     * Returns and locks an order that is still overdue. Undefined if it is not, or if another transaction has locked
     * it.
     */
    lockIfOverdue: inTx(handle, (id: number, now: Date): Promise<OrderRow | undefined> =>
      overdue(now).select(orderColumns).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst(),
    ),

    /**
     * Returns ids of paid orders delivered before `then`, oldest first. Orders with a return request that waits for an
     * answer or for money are left out.
     */
    deliveredBefore: async (then: Date, limit: number): Promise<readonly number[]> => {
      const delivered = await sql<{ id: number }>`select orders.id from orders
        join lateral (select max(at) as at from order_event
          where order_id = orders.id and to_status = 'delivered') delivered on true
        where status = 'delivered' and delivered.at <= ${then} and (paid_at is not null or total_kopecks = 0)
          and not exists (select from order_return where order_id = orders.id and (state = 'requested'
            or state = 'accepted' and paid_at is not null))
        order by delivered.at limit ${limit}`.execute(handle);
      return delivered.rows.map(({ id }) => id);
    },

    async setApproval(orderId: number, approval: OrderApproval): Promise<void> {
      await handle.updateTable('orders').set({ approval }).where('id', '=', orderId).execute();
    },

    byPublicToken: (sha256: Buffer, now: Date): Promise<OrderRow | undefined> =>
      rows().where('public_token_sha256', '=', sha256).where('public_token_expires_at', '>', now).executeTakeFirst(),

    lines: (orderId: number): Promise<OrderLineRow[]> =>
      handle
        .selectFrom('order_line')
        .select([
          'product_id as productId',
          'seo',
          'title',
          'mpn',
          'brand',
          'package',
          'unit',
          'category_slug as categorySlug',
          'quantity',
          'unit_price as unitPrice',
          'total_kopecks as total',
          'coupon_kopecks as coupon',
          'bonus_kopecks as bonus',
          'vat_class as vatClass',
          'note',
        ])
        .where('order_id', '=', orderId)
        .orderBy('position')
        .execute(),

    events: (orderId: number): Promise<OrderEventRow[]> =>
      handle
        .selectFrom('order_event')
        .select(['at', 'to_status as status', 'by', 'reason'])
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute(),
  };
}
