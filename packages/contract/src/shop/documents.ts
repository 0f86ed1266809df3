import { z } from 'zod';

import { define } from '../kit/call.ts';
import { FileAnswer } from '../kit/file.ts';
import { LocaleName, Roubles } from '../kit/wire.ts';

const documentKinds = ['invoice', 'confirmation', 'packing_list'] as const;

export const OrderDocument = z.object({
  /** Id of the document, for GET /orders/{number}/documents/{documentId}. */
  id: z.string(),
  kind: z.enum(documentKinds),
  /** Number of an invoice, with its version from the second on: `15`, `15/2`; null = not an invoice. */
  number: z.string().nullable(),
  createdAt: z.string(),
  /** Total of an invoice; null = not an invoice. */
  total_price: Roubles.nullable(),
  /** Deadline to pay an invoice. Its stock is reserved until then. */
  validUntil: z.string().nullable(),
  /** True = a newer version of the invoice replaces this one. */
  isReplaced: z.boolean(),
});

export type OrderDocument = z.infer<typeof OrderDocument>;

/** The newest invoice first, then other documents. */
export const OrderDocuments = z.object({ documents: z.array(OrderDocument) });

export type OrderDocuments = z.infer<typeof OrderDocuments>;

/** An invoice is always Russian, because accounting documents of a Russian seller are. */
export const OrderDocumentQuery = z.object({
  language: LocaleName.optional().describe(
    "Language of the document; absent: the order's language. Invoices are Russian",
  ),
});

export const pdf = ['application/pdf'] as const;

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
    summary: 'A document of an order as PDF',
    query: OrderDocumentQuery,
    answer: FileAnswer,
    answerTypes: pdf,
  },
});
