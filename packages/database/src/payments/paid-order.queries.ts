import type { Kopecks, Quantity } from '@farad/domain/money';
import type { OrderCompany, OrderContact, OrderNumber, OrderStatus, PaymentKind } from '@farad/domain/order';
import type { ProductId, SalesUnit } from '@farad/domain/product';
import { goodsName } from '@farad/domain/receipt';
import type { Locale } from '@farad/domain/shared';
import type { VatClass } from '@farad/domain/vat';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

/** The fields of an order that payments and receipts need. */
export interface PaidOrderRow {
  readonly id: number;
  readonly number: OrderNumber;
  readonly accountId: number;
  readonly companyId: number | null;
  readonly status: OrderStatus;
  readonly total: Kopecks;
  readonly cargo: Kopecks;
  readonly paymentMethod: PaymentKind;
  readonly approval: string | null;
  readonly contact: OrderContact;
  /** The company that buys, as it was when the order was placed; null = a private buyer. */
  readonly company: OrderCompany | null;
  readonly locale: Locale;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** Payment deadline, at which the order's reservations end; null = none. */
  readonly payUntil: Date | null;
}

/** A line of an order. `total` = the price of all its pieces after coupon and bonuses. */
export interface PaidOrderLine {
  readonly position: number;
  readonly productId: ProductId;
  readonly name: string;
  readonly quantity: Quantity;
  readonly unit: SalesUnit;
  readonly total: Kopecks;
  readonly vatClass: VatClass;
  readonly country: string | null;
  readonly customsDeclaration: string | null;
  /** True = each piece carries a marking code. */
  readonly isMarked: boolean;
}

/** A line with the part number and title, from which its `name` is made. */
interface NamedLine extends Omit<PaidOrderLine, 'name'> {
  readonly mpn: string;
  readonly title: string;
}

/** Queries of orders for payments and receipts. */
export function paidOrderQueries<H extends Handle>(handle: H) {
  const order = (where: ReturnType<typeof sql>, lock: ReturnType<typeof sql>) =>
    sql<PaidOrderRow>`select id, number, account_id as "accountId", company_id as "companyId", created_at as "createdAt", status, total_kopecks as total,
        cargo_kopecks as cargo, payment_method as "paymentMethod", approval, contact, company, locale, paid_at as "paidAt",
        pay_until as "payUntil"
      from orders where ${where} ${lock}`
      .execute(handle)
      .then(({ rows }) => rows[0]);
  return {
    byId: (id: number) => order(sql`id = ${id}`, sql``),
    byNumber: (number: string) => order(sql`number = ${number}`, sql``),
    /**
     * Returns the order and locks it until the transaction ends, so that its changes, payments and expiry run one after
     * another.
     */
    lock: inTx(handle, (id: number) => order(sql`id = ${id}`, sql`for update`)),

    lines: async (orderId: number): Promise<PaidOrderLine[]> => {
      const { rows } = await sql<NamedLine>`select position, product_id as "productId",
          order_line.mpn, order_line.title->>'ru' as title, quantity, order_line.unit, order_line.vat_class as "vatClass",
          total_kopecks - coupon_kopecks - bonus_kopecks as total, country,
          customs_declaration as "customsDeclaration", is_marked as "isMarked"
        from order_line join product on product.id = product_id where order_id = ${orderId} order by position`.execute(
        handle,
      );
      return rows.map(({ mpn, title, ...line }) => ({ ...line, name: goodsName(mpn, title) }));
    },

    /** Saves the email address to which receipts of an order are sent. */
    setEmail: async (orderId: number, email: string): Promise<void> => {
      await sql`update orders set contact = contact || jsonb_build_object('email', ${email}::text)
        where id = ${orderId}`.execute(handle);
    },

    /** True if stock is reserved for the order. */
    holdsStock: async (orderId: number): Promise<boolean> =>
      (await handle.selectFrom('reservation').select('order_id').where('order_id', '=', orderId).executeTakeFirst()) !==
      undefined,

    /**
     * Marks an order as unpaid, because its money was returned before anything was sent. The payment method is again
     * the one that the buyer chose.
     */
    setUnpaid: async (orderId: number): Promise<void> => {
      const payment_method = sql<PaymentKind>`coalesce(chosen_payment, payment_method)`;
      await handle
        .updateTable('orders')
        .set({ paid_at: null, payment_method, chosen_payment: null })
        .where('id', '=', orderId)
        .execute();
    },
  };
}
