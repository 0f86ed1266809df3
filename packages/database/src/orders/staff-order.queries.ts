import type { Kopecks, Quantity, UnitPrice } from '@farad/domain/money';
import type { OrderActorKind, OrderStatus, ReturnReason, ReturnState } from '@farad/domain/order';
import type { ProductId, SalesUnit } from '@farad/domain/product';
import type { LocalizedText } from '@farad/domain/shared';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { owedReturnIds } from './owed-return.queries.ts';
import { contactName } from './contact-name.ts';

export interface StaffOrderLineRow {
  readonly position: number;
  readonly productId: ProductId;
  readonly seo: string;
  readonly title: LocalizedText;
  readonly mpn: string;
  readonly brand: string;
  readonly package: string | null;
  readonly unit: SalesUnit;
  readonly quantity: Quantity;
  readonly unitPrice: UnitPrice;
  readonly total: Kopecks;
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  readonly held: readonly { readonly warehouse: LocalizedText; readonly qty: number }[];
}

export interface StaffOrderEventRow {
  readonly at: Date;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly by: OrderActorKind;
  readonly name: string | null;
  readonly reason: string;
}

export interface StaffReturnRow {
  readonly id: number;
  readonly createdAt: Date;
  readonly state: ReturnState;
  readonly reason: ReturnReason;
  readonly comment: string;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly answer: string;
  /** Ids of the request's photos. */
  readonly photos: readonly number[];
  readonly lines: readonly {
    readonly position: number;
    readonly productId: ProductId;
    readonly mpn: string;
    readonly quantity: Quantity;
    readonly accepted: Quantity | null;
    readonly isMarked: boolean;
  }[];
}

/** The fields of a return request that staff need to answer it. */
export interface LockedReturn {
  readonly id: number;
  readonly state: ReturnState;
  readonly lines: readonly { readonly productId: ProductId; readonly quantity: Quantity }[];
}

export interface ReturnAnswer {
  readonly state: ReturnState;
  readonly at: Date;
  readonly staffId: number;
  readonly answer: string;
}

/** Queries of one order for staff. */
export function staffOrderQueries<H extends Handle>(handle: H) {
  return {
    lines: async (orderId: number): Promise<readonly StaffOrderLineRow[]> => {
      const { rows } = await sql<StaffOrderLineRow>`select position, product_id as "productId", seo, title, mpn, brand,
          package, unit, quantity, unit_price as "unitPrice", total_kopecks as total, coupon_kopecks as coupon,
          bonus_kopecks as bonus, coalesce((
            select jsonb_agg(jsonb_build_object('warehouse', warehouse.title, 'qty', held.quantity) order by warehouse.id)
            from reservation held join warehouse on warehouse.id = held.warehouse_id
            where held.order_id = line.order_id and held.product_id = line.product_id), '[]') as held
        from order_line line where order_id = ${orderId} order by position`.execute(handle);
      return rows;
    },

    events: async (orderId: number): Promise<readonly StaffOrderEventRow[]> => {
      const { rows } = await sql<StaffOrderEventRow>`select at, from_status as "from", to_status as "to", by,
          staff.name, reason
        from order_event left join staff on staff.id = staff_id
        where order_id = ${orderId} order by order_event.id`.execute(handle);
      return rows;
    },

    returns: async (orderId: number): Promise<readonly StaffReturnRow[]> => {
      const { rows } =
        await sql<StaffReturnRow>`select wanted.id, wanted.created_at as "createdAt", state, reason, comment,
          answered_at as "answeredAt", staff.name as "answeredBy", answer, (
            select jsonb_agg(jsonb_build_object('position', line.position, 'productId', line.product_id, 'mpn', line.mpn,
              'quantity', given.quantity, 'accepted', given.accepted, 'isMarked', coalesce((select is_marked from product
                where product.id = given.product_id), false)) order by line.position)
            from order_return_line given join order_line line
              on line.order_id = wanted.order_id and line.product_id = given.product_id
            where given.return_id = wanted.id) as lines,
          coalesce((select jsonb_agg(photo.id order by photo.id) from order_return_photo photo
            where photo.return_id = wanted.id), '[]') as photos
        from order_return wanted left join staff on staff.id = answered_by
        where order_id = ${orderId} order by wanted.id desc`.execute(handle);
      return rows;
    },

    notes: (orderId: number) =>
      handle
        .selectFrom('order_note as note')
        .innerJoin('staff', 'staff.id', 'note.staff_id')
        .select(['note.id', 'note.text', 'note.at', 'staff.name as by'])
        .where('order_id', '=', orderId)
        .orderBy('note.id', 'desc')
        .limit(200)
        .execute(),

    addNote: async (orderId: number, staffId: number, text: string, at: Date): Promise<number> => {
      const { id } = await handle
        .insertInto('order_note')
        .values({ order_id: orderId, staff_id: staffId, text, at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Deletes a note of staff. Returns false if the order has no such note. */
    removeNote: async (orderId: number, noteId: number): Promise<boolean> => {
      const removed = await handle
        .deleteFrom('order_note')
        .where('order_id', '=', orderId)
        .where('id', '=', noteId)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },

    /** Returns a return request and locks it. The caller must have locked the order. */
    findReturn: inTx(handle, async (orderId: number, returnId: number): Promise<LockedReturn | undefined> => {
      const { rows } = await sql<LockedReturn>`select id, state, (
          select jsonb_agg(jsonb_build_object('productId', product_id, 'quantity', quantity) order by product_id)
          from order_return_line where return_id = order_return.id) as lines
        from order_return where id = ${returnId} and order_id = ${orderId} for update`.execute(handle);
      return rows[0];
    }),

    answerReturn: async (id: number, { state, at, staffId, answer }: ReturnAnswer): Promise<void> => {
      await handle
        .updateTable('order_return')
        .set({ state, answered_at: at, answered_by: staffId, ...(answer === '' ? {} : { answer }) })
        .where('id', '=', id)
        .execute();
    },

    setAccepted: async (returnId: number, productId: ProductId, accepted: Quantity): Promise<void> => {
      await handle
        .updateTable('order_return_line')
        .set({ accepted })
        .where('return_id', '=', returnId)
        .where('product_id', '=', productId)
        .execute();
    },

    /**
     * Returns a page of return requests, the newest first. `isAll` true = closed ones too. `isOwed` true = only
     * requests for which money is owed.
     */
    returnList: async (search: { isAll: boolean; isOwed: boolean; after: number | undefined; limit: number }) => {
      const { isAll, isOwed, after, limit } = search;
      const open = isAll ? sql`true` : sql`state in ('requested', 'accepted')`;
      const owed = isOwed ? sql`wanted.id in ${owedReturnIds}` : sql`true`;
      const { rows } = await sql<{
        id: number;
        order: string;
        name: string;
        createdAt: Date;
        state: ReturnState;
        reason: ReturnReason;
        comment: string;
        pieces: number;
      }>`select wanted.id, orders.number as "order", wanted.created_at as "createdAt", wanted.state, wanted.reason,
          wanted.comment, ${contactName} as name,
          (select sum(quantity)::integer from order_return_line where return_id = wanted.id) as pieces
        from order_return wanted join orders on orders.id = wanted.order_id
        where ${open} and ${owed} and (${after ?? null}::bigint is null or wanted.id < ${after ?? null}::bigint)
        order by wanted.id desc limit ${limit}`.execute(handle);
      return rows;
    },

    /** Returns the number of return requests that wait for an answer, at most `most`. */
    countReturns: async (most: number): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
        select from order_return where state = 'requested' limit ${most}) waiting`.execute(handle);
      return rows[0]?.count ?? 0;
    },
  };
}
