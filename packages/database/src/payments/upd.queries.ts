import type { Day } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import type { UpdBuyer, UpdLine, UpdOrderLine, UpdPayment } from '@farad/domain/upd';
import type { VatClass } from '@farad/domain/vat';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { nextDocumentNumber } from './document-number.ts';
import type { InvoiceSeller } from './schema-documents.ts';

export interface UpdRow {
  readonly id: number;
  readonly orderId: number;
  /** null = goods that left in no parcel. */
  readonly parcelId: number | null;
  /** Time at which the goods left the shop. */
  readonly handedAt: Date;
  readonly year: number;
  readonly sequence: number;
  readonly fileId: string;
  readonly issuedAt: Date;
  readonly seller: InvoiceSeller;
  readonly buyer: UpdBuyer;
  readonly payments: readonly UpdPayment[];
  readonly lines: readonly UpdLine[];
  readonly total: Kopecks;
}

export type NewUpd = Omit<UpdRow, 'id' | 'fileId'>;

/** The fields of a УПД that lists show. */
export interface UpdHead extends Pick<UpdRow, 'id' | 'parcelId' | 'handedAt' | 'sequence' | 'total'> {
  /** False = the hand-over was recalled, or the parcel came back or was lost. */
  readonly isInForce: boolean;
}

/** A line of an order with the VAT class of its product. */
export type UpdSourceLine = Omit<UpdOrderLine, 'vatPercent' | 'country' | 'customsDeclaration'> & {
  readonly vatClass: VatClass;
  readonly country: string | null;
  readonly customsDeclaration: string | null;
};

/** SQL of whether the goods of the УПД `upd` are still handed over. A parcel that is sent again has a new time. */
const isInForce = sql<boolean>`(upd.parcel_id is null or exists (select from parcel
  where parcel.id = upd.parcel_id and parcel.shipped_at = upd.handed_at and parcel.state not in ('returned', 'lost')))`;

/** Queries of universal transfer documents (УПД). A УПД is written once. */
export function updQueries(handle: Handle) {
  return {
    /**
     * Returns the next number of the year. The counter stays locked until the transaction ends, so that numbers have no
     * gaps.
     */
    nextSequence: (year: number): Promise<number> => nextDocumentNumber(handle, 'upd', year),

    insert: async (upd: NewUpd): Promise<void> => {
      await handle
        .insertInto('upd')
        .values({
          order_id: upd.orderId,
          parcel_id: upd.parcelId,
          handed_at: upd.handedAt,
          year: upd.year,
          sequence: upd.sequence,
          issued_at: upd.issuedAt,
          seller: JSON.stringify(upd.seller),
          buyer: JSON.stringify(upd.buyer),
          payments: JSON.stringify(upd.payments),
          lines: JSON.stringify(upd.lines),
          total_kopecks: upd.total,
        })
        .execute();
    },

    /** Returns all УПД of an order, the newest first. */
    ofOrder: (orderId: number): Promise<UpdHead[]> =>
      handle
        .selectFrom('upd')
        .select(['id', 'parcel_id as parcelId', 'handed_at as handedAt', 'sequence', 'total_kopecks as total'])
        .select(isInForce.as('isInForce'))
        .where('order_id', '=', orderId)
        .orderBy('id', 'desc')
        .execute(),

    find: (id: number): Promise<UpdRow | undefined> =>
      handle
        .selectFrom('upd')
        .select(['id', 'order_id as orderId', 'parcel_id as parcelId', 'handed_at as handedAt', 'year', 'sequence'])
        .select(['file_id as fileId', 'issued_at as issuedAt', 'seller', 'buyer', 'payments', 'lines'])
        .select('total_kopecks as total')
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Returns the rows of those УПД of an order whose goods are still handed over. */
    rowsInForce: async (orderId: number): Promise<readonly UpdLine[]> => {
      const found = await handle
        .selectFrom('upd')
        .select('lines')
        .where('order_id', '=', orderId)
        .where(isInForce)
        .execute();
      return found.flatMap(({ lines }) => lines);
    },

    /** Returns the lines of an order with the amounts paid for them, and where the goods come from. */
    orderLines: async (orderId: number): Promise<readonly UpdSourceLine[]> => {
      const { rows } = await sql<UpdSourceLine>`select position, product_id as "productId", order_line.mpn as article,
          order_line.title->>'ru' as name, order_line.unit, order_line.vat_class as "vatClass", quantity,
          total_kopecks - coupon_kopecks - bonus_kopecks as total, country, customs_declaration as "customsDeclaration"
        from order_line join product on product.id = product_id where order_id = ${orderId} order by position`.execute(
        handle,
      );
      return rows;
    },

    /** Returns the payment orders of the bank by which an order was paid until `day`. Payments taken back are left out. */
    payments: async (orderId: number, day: Day): Promise<readonly UpdPayment[]> => {
      const { rows } = await sql<UpdPayment>`select entry.number, entry.day::text as day
        from bank_money money join bank_entry entry on entry.id = money.entry_id
        where money.order_id = ${orderId} and money.takes_back is null and entry.day <= ${day}::date
          and not exists (select from bank_money back where back.takes_back = money.id)
        order by entry.day, money.id`.execute(handle);
      return rows;
    },
  };
}
