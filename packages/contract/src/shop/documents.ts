import { z } from 'zod';

import { define } from '../kit/call.ts';
import { FileAnswer } from '../kit/file.ts';
import { LocaleName, Roubles } from '../kit/wire.ts';

const documentKinds = ['invoice', 'upd', 'confirmation', 'packing_list'] as const;

const documentFormats = ['pdf', 'xml'] as const;

export const OrderDocument = z.object({
  /** Id of the document, for GET /orders/{number}/documents/{documentId}. */
  id: z.string(),
  kind: z.enum(documentKinds),
  /** Number of an invoice, with its version from the second on, or of a УПД: `15`, `15/2`; null = has no number. */
  number: z.string().nullable(),
  /** Of a УПД: when the goods were handed over. */
  createdAt: z.string(),
  /** Total of an invoice or a УПД; null = another document. */
  total_price: Roubles.nullable(),
  /** Deadline to pay an invoice. Its stock is reserved until then. */
  validUntil: z.string().nullable(),
  /**
   * True = a newer version of the invoice replaces this one. Of a УПД: its goods are no longer handed over, because the
   * parcel came back, was lost or was recalled.
   */
  isReplaced: z.boolean(),
});

export type OrderDocument = z.infer<typeof OrderDocument>;

/** The newest invoice first, then УПД, the newest first, then other documents. */
export const OrderDocuments = z.object({ documents: z.array(OrderDocument) });

export type OrderDocuments = z.infer<typeof OrderDocuments>;

/** Invoices and УПД are always Russian, because accounting documents of a Russian seller are. */
export const OrderDocumentQuery = z.object({
  language: LocaleName.optional().describe(
    "Language of the document; absent: the order's language. Invoices and transfer documents (УПД) are Russian",
  ),
  format: z
    .enum(documentFormats)
    .optional()
    .describe(
      'Format of the file; absent: pdf. Only a transfer document (УПД, id `upd-…`) is also xml, in the format of the tax service',
    ),
});

/** Media types of a document. */
export const paperTypes = ['application/pdf', 'application/xml'] as const;

/** API calls about documents of orders. */
export const documentsCalls = define({
  orderDocuments: {
    method: 'GET',
    path: '/orders/{number}/documents',
    summary: 'Documents of an order that the caller may see',
    answer: OrderDocuments,
  },
  orderDocument: {
    method: 'GET',
    path: '/orders/{number}/documents/{documentId}',
    summary: 'A document of an order as PDF, a transfer document (УПД) also as XML',
    query: OrderDocumentQuery,
    answer: FileAnswer,
    answerTypes: paperTypes,
  },
});
