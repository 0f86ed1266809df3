import type { PackedMark, ReturnedMark } from '@farad/domain/delivery';
import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

interface BackRow extends PackedMark {
  readonly id: number;
  readonly productId: ProductId;
  /** True if its money is refunded or on its way. */
  readonly isRefunded: boolean;
}

/** Return or refund with which the codes came back. */
interface ComeBack {
  readonly orderId: number;
  readonly returnId?: number;
  readonly refundId?: number;
  readonly at: Date;
}

/** Returned codes of marked goods (decision 0032). The caller has locked the order's row. */
export function markReturnQueries(handle: Handle) {
  return {
    /** Returns codes in order of arrival. */
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

    /** Marks pieces of an accepted return as refunded. A row is split if only its first pieces are refunded. */
    refund: async (id: number, pieces: number, refundId: number): Promise<void> => {
      await sql`insert into mark_return (order_id, product_id, code, pieces, return_id, at)
        select order_id, product_id, code, mark_return.pieces - ${pieces}, return_id, at from mark_return
        where id = ${id} and mark_return.pieces > ${pieces}`.execute(handle);
      await sql`update mark_return set refund_id = ${refundId}, pieces = ${pieces} where id = ${id}`.execute(handle);
    },

    /**
     * Withdraws a refund. Codes that came with a return request stay returned. Other codes belong to the buyer again.
     */
    withdraw: async (refundId: number): Promise<void> => {
      await sql`delete from mark_return where refund_id = ${refundId} and return_id is null`.execute(handle);
      await sql`update mark_return set refund_id = null where refund_id = ${refundId}`.execute(handle);
    },

    /** Returns the number of another order that this code was sold with and not returned from. */
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
