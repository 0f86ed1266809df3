import type { PackedMark, ReturnedMark } from '@farad/domain/delivery';
import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

interface BackRow extends PackedMark {
  readonly id: number;
  readonly productId: ProductId;
  /** True if the pieces with this code are refunded or a refund of them is under way. */
  readonly isRefunded: boolean;
}

/** How marked goods came back: with a return request or with a refund. */
interface ComeBack {
  readonly orderId: number;
  readonly returnId?: number;
  readonly refundId?: number;
  readonly at: Date;
}

/** Queries of the codes of returned marked goods (decision 0032). The caller must have locked the order. */
export function markReturnQueries(handle: Handle) {
  return {
    /** Returns the codes of the order's returned goods, in the sequence in which they came back. */
    ofOrder: async (orderId: number): Promise<readonly BackRow[]> => {
      const { rows } = await sql<BackRow>`select id, product_id as "productId", code, pieces,
          refund_id is not null as "isRefunded"
        from mark_return where order_id = ${orderId} order by id`.execute(handle);
      return rows;
    },

    add: async (productId: ProductId, marks: readonly ReturnedMark[], of: ComeBack): Promise<void> => {
      if (marks.length === 0) return;
      await sql`insert into mark_return (order_id, product_id, code, pieces, return_id, refund_id, at)
        select ${of.orderId}, ${productId}, mark.code, mark.pieces, ${of.returnId ?? null}::bigint,
          ${of.refundId ?? null}::bigint, ${of.at}
        from unnest(${marks.map(({ code }) => code)}::text[], ${marks.map(({ pieces }) => pieces)}::integer[])
          as mark (code, pieces)`.execute(handle);
    },

    /** Marks pieces of a returned code as refunded. If the code has more pieces, the others get a separate row. */
    refund: async (id: number, pieces: number, refundId: number): Promise<void> => {
      await sql`insert into mark_return (order_id, product_id, code, pieces, return_id, at)
        select order_id, product_id, code, mark_return.pieces - ${pieces}, return_id, at from mark_return
        where id = ${id} and mark_return.pieces > ${pieces}`.execute(handle);
      await sql`update mark_return set refund_id = ${refundId}, pieces = ${pieces} where id = ${id}`.execute(handle);
    },

    /**
     * Takes back the marks of a refund. Codes of a return request stay returned. Codes returned only by this refund
     * belong to the buyer again.
     */
    withdraw: async (refundId: number): Promise<void> => {
      await sql`delete from mark_return where refund_id = ${refundId} and return_id is null`.execute(handle);
      await sql`update mark_return set refund_id = null where refund_id = ${refundId}`.execute(handle);
    },

    /**
     * Returns the number of another order whose parcel contains this code and was not returned. Null if there is none.
     */
    soldWith: async (code: string, notOrderId: number): Promise<string | null> => {
      const { rows } = await sql<{ number: string }>`select orders.number from parcel_mark
        join parcel on parcel.id = parcel_mark.parcel_id join orders on orders.id = parcel.order_id
        where parcel_mark.code = ${code} and orders.id <> ${notOrderId} and parcel.state <> 'returned' limit 1`.execute(
        handle,
      );
      return rows[0]?.number ?? null;
    },
  };
}
