import type { Kopecks } from '@farad/domain/money';
import type { OrderCompany, OrderContact, OrderDelivery, PaymentKind } from '@farad/domain/order';
import type { ProductId } from '@farad/domain/product';
import type { Locale } from '@farad/domain/shared';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** Data of an order for its documents. Its lines are read separately. */
export interface DocumentOrderRow {
  readonly id: number;
  readonly number: string;
  readonly accountId: number;
  readonly companyId: number | null;
  readonly company: OrderCompany | null;
  /** The company's present address; null = no company, or the company was deleted. */
  readonly companyAddress: string | null;
  readonly customerType: 'personal' | 'company';
  readonly locale: Locale;
  readonly createdAt: Date;
  readonly payUntil: Date | null;
  readonly isCancelled: boolean;
  readonly contact: OrderContact;
  readonly delivery: OrderDelivery;
  readonly paymentMethod: PaymentKind;
  readonly comment: string;
  readonly goods: Kopecks;
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  readonly cargo: Kopecks;
  readonly total: Kopecks;
}

export interface ParcelRow {
  readonly track: string | null;
  readonly grams: number;
  readonly lines: readonly { readonly productId: ProductId; readonly quantity: number }[];
}

/** Queries of the data that documents show. */
export function documentQueries(handle: Handle) {
  const orders = () =>
    handle
      .selectFrom('orders')
      .leftJoin('company as buyer', 'buyer.id', 'orders.company_id')
      .select(['orders.id', 'number', 'account_id as accountId', 'company_id as companyId', 'orders.company'])
      .select(['buyer.address as companyAddress', 'customer_type as customerType', 'locale', 'contact', 'delivery'])
      .select(['orders.created_at as createdAt', 'pay_until as payUntil', 'payment_method as paymentMethod', 'comment'])
      .select([
        'goods_kopecks as goods',
        'coupon_kopecks as coupon',
        'bonus_kopecks as bonus',
        'cargo_kopecks as cargo',
      ])
      .select(['total_kopecks as total', sql<boolean>`status = 'cancelled'`.as('isCancelled')]);

  return {
    byId: (id: number): Promise<DocumentOrderRow | undefined> =>
      orders().where('orders.id', '=', id).executeTakeFirst(),

    byNumber: (number: string): Promise<DocumentOrderRow | undefined> =>
      orders().where('number', '=', number).executeTakeFirst(),

    /** Returns the order's packed parcels, the oldest first. */
    parcels: (orderId: number): Promise<ParcelRow[]> =>
      handle
        .selectFrom('parcel')
        .select(['track', 'grams'])
        .select(
          sql<ParcelRow['lines']>`(select coalesce(jsonb_agg(jsonb_build_object('productId', line.product_id,
              'quantity', line.quantity) order by order_line.position), '[]')
            from parcel_line line
            join order_line on order_line.order_id = parcel.order_id and order_line.product_id = line.product_id
            where line.parcel_id = parcel.id)`.as('lines'),
        )
        .where('order_id', '=', orderId)
        .orderBy('parcel.number')
        .execute(),
  };
}
