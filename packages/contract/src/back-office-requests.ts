import { leadDaysMax, requestLinesMax, requestSources, requestStates, requestTextMax } from '@farad/domain/quote';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { Quote, RequestLine } from './requests.ts';
import { RowId } from './staff.ts';
import { LineText, LocaleName, PlainText, ProductIdText, Roubles, WireQuantity } from './wire.ts';

export const StaffRequestRow = z.object({
  id: RowId,
  number: z.string(),
  state: z.enum(requestStates),
  source: z.enum(requestSources),
  createdAt: z.string(),
  /** Empty: a guest of the form. */
  name: z.string(),
  /** Empty: none; of the form one of the two is there. */
  email: z.string(),
  phone: z.string(),
  customerId: RowId.nullable(),
  part: z.string(),
  lineCount: z.int(),
  total: Roubles.nullable(),
  validUntil: z.string().nullable(),
  /** Who of the staff took it; empty: nobody. */
  by: z.string(),
});

export type StaffRequestRow = z.infer<typeof StaffRequestRow>;

export const StaffRequests = z.object({ requests: z.array(StaffRequestRow), next: NextPage });

/** A product as it can be offered to one customer. */
export const OfferableProduct = z.object({
  product_id: ProductIdText,
  mpn: z.string(),
  brand: z.string(),
  title: z.string(),
  package: z.string().nullable(),
  available: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  /** What this customer pays for one piece when he buys so many; null: it has no price. */
  price: Roubles.nullable(),
});

export type OfferableProduct = z.infer<typeof OfferableProduct>;

export const OfferableProducts = z.object({ products: z.array(OfferableProduct) });

const StaffQuote = Quote.extend({ by: z.string() });

export type StaffQuote = z.infer<typeof StaffQuote>;

export const StaffRequest = StaffRequestRow.extend({
  comment: z.string(),
  wished_on: z.string().nullable(),
  reason: z.string(),
  locale: LocaleName,
  /** Of the latest quote; 0: there is none. */
  revision: z.int(),
  lines: z.array(RequestLine.extend({ product: OfferableProduct.nullable() })),
  /** Every quote, the latest first. */
  quotes: z.array(StaffQuote),
  orderNumber: z.string().nullable(),
  may: z.object({ take: z.boolean(), quote: z.boolean(), close: z.boolean() }),
});

export type StaffRequest = z.infer<typeof StaffRequest>;

export const TakeRequestBody = z.object({});

const Note = LineText.pipe(z.string().max(requestTextMax.note)).default('');

export const AnswerRequestBody = z.object({
  /** Of the latest quote that the caller saw; 0: none. Another one since is answered with 409. */
  seen: z.int().min(0),
  /** Last day on which the prices hold. */
  valid_on: z.iso.date(),
  comment: PlainText.pipe(z.string().max(1000)).default(''),
  /** Every line of the request once. */
  lines: z
    .array(
      z.object({
        position: z.int().min(1).max(requestLinesMax),
        offer: z
          .object({
            product_id: ProductIdText,
            qty: WireQuantity,
            /** Roubles of one piece, 4 decimals at most. */
            price: z.number().positive().max(100_000_000),
            leadDays: z.int().min(1).max(leadDaysMax).nullable(),
          })
          .nullable(),
        note: Note,
      }),
    )
    .min(1)
    .max(requestLinesMax),
});

export type QuoteToSend = z.input<typeof AnswerRequestBody>;

export const CloseRequestBody = z.object({ reason: PlainText.pipe(z.string().min(3).max(500)) });
