import type { InvoiceLine } from '@farad/domain/invoice';
import type { Kopecks } from '@farad/domain/money';

import type { Handle } from '../connection/connect.ts';
import { nextDocumentNumber } from './document-number.ts';
import type { InvoiceSeller, SavedBuyer } from './schema-documents.ts';

export type { InvoiceSeller, SavedBuyer } from './schema-documents.ts';

export interface InvoiceRow {
  readonly id: number;
  readonly orderId: number;
  readonly year: number;
  readonly sequence: number;
  readonly version: number;
  readonly issuedAt: Date;
  readonly validUntil: Date;
  readonly seller: InvoiceSeller;
  readonly buyer: SavedBuyer;
  readonly lines: readonly InvoiceLine[];
  readonly total: Kopecks;
  /** Money that the order had refunded before this invoice was issued; null = none. */
  readonly refunded: Kopecks | null;
}

/** The fields of an invoice that lists show. */
export type InvoiceHead = Pick<
  InvoiceRow,
  'id' | 'year' | 'sequence' | 'version' | 'issuedAt' | 'validUntil' | 'total' | 'refunded'
>;

export type NewInvoice = Omit<InvoiceRow, 'id'>;

const headColumns = [
  ...(['id', 'year', 'sequence', 'version'] as const),
  ...([
    'issued_at as issuedAt',
    'valid_until as validUntil',
    'total_kopecks as total',
    'refunded_kopecks as refunded',
  ] as const),
] as const;

/** Queries of invoices (product Y2). An invoice is written once, and its PDF is made once. */
export function invoiceQueries(handle: Handle) {
  return {
    /**
     * Returns the next invoice number of the year. The counter stays locked until the transaction ends, so that numbers
     * have no gaps.
     */
    nextSequence: (year: number): Promise<number> => nextDocumentNumber(handle, 'invoice', year),

    insert: async (invoice: NewInvoice): Promise<number> => {
      const { id } = await handle
        .insertInto('invoice')
        .values({
          order_id: invoice.orderId,
          year: invoice.year,
          sequence: invoice.sequence,
          version: invoice.version,
          issued_at: invoice.issuedAt,
          valid_until: invoice.validUntil,
          total_kopecks: invoice.total,
          refunded_kopecks: invoice.refunded,
          seller: JSON.stringify(invoice.seller),
          buyer: JSON.stringify(invoice.buyer),
          lines: JSON.stringify(invoice.lines),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Returns all versions of the order's invoice, the newest first. */
    ofOrder: (orderId: number): Promise<InvoiceHead[]> =>
      handle
        .selectFrom('invoice')
        .select(headColumns)
        .where('order_id', '=', orderId)
        .orderBy('version', 'desc')
        .execute(),

    find: (id: number): Promise<InvoiceRow | undefined> =>
      handle
        .selectFrom('invoice')
        .select([...headColumns, 'order_id as orderId', 'seller', 'buyer', 'lines'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Returns the PDF of an invoice; null = not made yet. */
    pdf: async (id: number): Promise<Buffer | null> => {
      const row = await handle.selectFrom('invoice').select('pdf').where('id', '=', id).executeTakeFirst();
      return row?.pdf ?? null;
    },

    /** Saves the PDF of an invoice that has none yet. */
    keepPdf: async (id: number, pdf: Buffer, sha256: Buffer): Promise<void> => {
      await handle
        .updateTable('invoice')
        .set({ pdf, pdf_sha256: sha256 })
        .where('id', '=', id)
        .where('pdf', 'is', null)
        .execute();
    },
  };
}
