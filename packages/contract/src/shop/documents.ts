import { z } from 'zod';

import { define } from '../kit/call.ts';
import { FileAnswer } from '../kit/file.ts';
import { Roubles } from '../kit/wire.ts';

const documentKinds = ['invoice', 'confirmation', 'packing_list'] as const;

export const OrderDocument = z.object({
  /** For GET /orders/{number}/documents/{documentId}. */
  id: z.string(),
  kind: z.enum(documentKinds),
  /** Of an invoice, with its version: `15`, `15/2`. */
  number: z.string().nullable(),
  createdAt: z.string(),
  /** Of an invoice. */
  total_price: Roubles.nullable(),
  /** An invoice is paid until then, its stock is held so long. */
  validUntil: z.string().nullable(),
  /** A newer version took its place. */
  isReplaced: z.boolean(),
});

export type OrderDocument = z.infer<typeof OrderDocument>;

/** The newest invoice first, then what else there is. */
export const OrderDocuments = z.object({ documents: z.array(OrderDocument) });

export type OrderDocuments = z.infer<typeof OrderDocuments>;

export const pdf = ['application/pdf'] as const;

/** Documents of orders. */
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
    answer: FileAnswer,
    answerTypes: pdf,
  },
});
