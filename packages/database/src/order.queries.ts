import type { Coefficient, Kopecks, Quantity, UnitPrice } from '@farad/domain/money';
import type { OrderContact, OrderDelivery, OrderStatus } from '@farad/domain/order';
import type { ProductId, SalesUnit } from '@farad/domain/product';
import type { Locale, LocalizedText } from '@farad/domain/shared';
import type { UtmTouches } from '@farad/domain/site';
import { sql } from 'kysely';

import type { Handle } from './connect.ts';

export interface OrderLineRow {
  readonly productId: ProductId;
  readonly seo: string;
  readonly title: LocalizedText;
  readonly mpn: string;
  readonly brand: string;
  readonly package: string | null;
  readonly unit: SalesUnit;
  readonly categorySlug: string;
  readonly quantity: Quantity;
  readonly unitPrice: UnitPrice;
  readonly total: Kopecks;
}

export interface NewOrder {
  readonly number: string;
  readonly publicTokenSha256: Buffer;
  readonly publicTokenExpiresAt: Date;
  readonly accountId: number;
  readonly customerType: 'personal';
  readonly status: OrderStatus;
  readonly contact: OrderContact;
  readonly delivery: OrderDelivery;
  readonly paymentMethod: 'cash_on_receipt';
  readonly comment: string;
  readonly consents: Readonly<Record<string, string>>;
  readonly utm: Partial<UtmTouches>;
  readonly locale: Locale;
  readonly coefficient: Coefficient;
  readonly total: Kopecks;
  readonly discount: Kopecks;
  readonly lines: readonly OrderLineRow[];
}

export interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  readonly total: Kopecks;
  readonly discount: Kopecks;
  readonly contact: OrderContact;
  readonly delivery: OrderDelivery;
  readonly paymentMethod: 'cash_on_receipt';
  readonly comment: string;
}

export interface OrderSummaryRow extends Pick<OrderRow, 'number' | 'status' | 'createdAt' | 'total'> {
  readonly lineCount: number;
}

export interface OrderEventRow {
  readonly at: Date;
  readonly status: OrderStatus;
  readonly by: 'customer' | 'staff' | 'system';
}

const orderColumns = [
  'id',
  'number',
  'status',
  'created_at as createdAt',
  'total_kopecks as total',
  'discount_kopecks as discount',
  'contact',
  'delivery',
  'payment_method as paymentMethod',
  'comment',
] as const;

async function insertLines(handle: Handle, orderId: number, lines: readonly OrderLineRow[]): Promise<void> {
  await handle
    .insertInto('order_line')
    .values(
      lines.map((line, index) => ({
        order_id: orderId,
        position: index + 1,
        product_id: line.productId,
        seo: line.seo,
        title: JSON.stringify(line.title),
        mpn: line.mpn,
        brand: line.brand,
        package: line.package,
        unit: line.unit,
        category_slug: line.categorySlug,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        total_kopecks: line.total,
      })),
    )
    .execute();
}

/** Orders are written once and moved by events; amounts never change after the insert. */
export function orderQueries(handle: Handle) {
  const rows = () => handle.selectFrom('orders').select(orderColumns);

  return {
    async nextNumber(): Promise<number> {
      const { rows: found } = await sql<{ next: number }>`select nextval('order_number')::integer as next`.execute(
        handle,
      );
      const first = found[0];
      if (!first) throw new Error('nextval answered no row');
      return first.next;
    },

    async insert(order: NewOrder): Promise<number> {
      const { id } = await handle
        .insertInto('orders')
        .values({
          number: order.number,
          public_token_sha256: order.publicTokenSha256,
          public_token_expires_at: order.publicTokenExpiresAt,
          account_id: order.accountId,
          customer_type: order.customerType,
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
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await insertLines(handle, id, order.lines);
      await handle
        .insertInto('order_event')
        .values({ order_id: id, to_status: order.status, by: 'customer', account_id: order.accountId })
        .execute();
      return id;
    },

    ofAccount: (accountId: number, number: string): Promise<OrderRow | undefined> =>
      rows().where('account_id', '=', accountId).where('number', '=', number).executeTakeFirst(),

    byPublicToken: (sha256: Buffer, now: Date): Promise<OrderRow | undefined> =>
      rows().where('public_token_sha256', '=', sha256).where('public_token_expires_at', '>', now).executeTakeFirst(),

    listOfAccount: (accountId: number, limit: number): Promise<OrderSummaryRow[]> =>
      handle
        .selectFrom('orders')
        .select(['number', 'status', 'created_at as createdAt', 'total_kopecks as total'])
        .select(sql<number>`(select count(*)::integer from order_line where order_id = orders.id)`.as('lineCount'))
        .where('account_id', '=', accountId)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

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
        ])
        .where('order_id', '=', orderId)
        .orderBy('position')
        .execute(),

    events: (orderId: number): Promise<OrderEventRow[]> =>
      handle
        .selectFrom('order_event')
        .select(['at', 'to_status as status', 'by'])
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute(),
  };
}
