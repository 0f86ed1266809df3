import {
  askedPartLengthMax,
  isRequestNumber,
  requestLinesMax,
  requestSources,
  requestStates,
  requestTextMax,
} from '@farad/domain/quote';
import { textLimits } from '@farad/domain/shared';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { Comment, LineText, OptionalReason, ProductIdText, Roubles, Slug, Unit, WireQuantity } from '../kit/wire.ts';

export const PartRequestBody = z.object({
  /** The part that the person asks for: a part number or parameters. */
  part: LineText.min(1).max(askedPartLengthMax),
  quantity: WireQuantity,
  /** The product, if the catalogue has it but it is out of stock; null = only `part` describes the part. */
  product_id: ProductIdText.nullable().default(null),
  /** An email address or a Russian phone number. */
  contact: LineText.min(1).max(textLimits.email),
});

export const PartRequestAnswer = z.object({
  number: z.string(),
  part: z.string(),
  quantity: z.int(),
  /** Email address or phone number that the answer will be sent to, as the server understood it. */
  contact: z.string(),
});

const { part, maker, note } = requestTextMax;

/** Roubles per piece, at most 4 decimals. */
const UnitRoubles = z.number().positive().max(100_000_000);

/** A line of a request. Either `product_id` or `part` must say which part is meant. */
const WishedLine = z
  .object({
    product_id: ProductIdText.nullable().default(null),
    part: LineText.max(part).default(''),
    maker: LineText.max(maker).default(''),
    qty: WireQuantity,
    /** Unit price that the buyer hopes for; null = not given. */
    wished_price: UnitRoubles.nullable().default(null),
    note: LineText.max(note).default(''),
  })
  .refine((line) => line.product_id !== null || line.part !== '', { path: ['part'] });

const MakeRequestBody = z.object({
  lines: z.array(WishedLine).min(1).max(requestLinesMax),
  comment: Comment,
  /** Day when the parts are needed; null = any time. */
  wished_on: z.iso.date().nullable().default(null),
  source: z.enum(requestSources).exclude(['form']).default('cabinet'),
});

/** MakeRequestBody as the caller sends it: fields with a default may be absent. */
export type RequestToMake = z.input<typeof MakeRequestBody>;

const MadeRequest = z.object({ number: z.string() });

export const RequestSummary = z.object({
  number: z.string(),
  state: z.enum(requestStates),
  createdAt: z.string(),
  /** The part in the request's first line. */
  part: z.string(),
  lineCount: z.int(),
  /** Total of the latest quote; null = no quote yet. */
  total_price: Roubles.nullable(),
  /** When the latest quote expires; null = no quote yet. */
  validUntil: z.string().nullable(),
});

export type RequestSummary = z.infer<typeof RequestSummary>;

const RequestsAnswer = z.object({
  requests: z.array(RequestSummary),
  /** Parameter `after` for the next page: number of the last request; null = the last page. */
  next: z.string().nullable(),
});

export type RequestsPage = z.infer<typeof RequestsAnswer>;

export const RequestLine = z.object({
  position: z.int(),
  product_id: ProductIdText.nullable(),
  /** Slug of the product's page; null = the line names no product, or the shop no longer shows it. */
  seo: Slug.nullable(),
  part: z.string(),
  maker: z.string(),
  qty: z.int(),
  wished_price: Roubles.nullable(),
  note: z.string(),
});

/** A product offered for a line. */
const QuotedOffer = z.object({
  product_id: ProductIdText,
  /** Slug of the product's page; null = the shop no longer shows the product. */
  seo: Slug.nullable(),
  mpn: z.string(),
  brand: z.string(),
  title: z.string(),
  unit: Unit,
  qty: z.int(),
  /** Unit price that an order of this quote is charged. */
  current_price: Roubles,
  total_price: Roubles,
  /** Days until pieces that are not in stock arrive; null = all pieces are in stock. */
  leadDays: z.int().nullable(),
  available: z.int(),
});

export const Quote = z.object({
  revision: z.int(),
  createdAt: z.string(),
  validUntil: z.string(),
  comment: z.string(),
  total_price: Roubles,
  lines: z.array(
    z.object({
      position: z.int(),
      /** Offered product; null = the shop cannot offer the part. `note` then has the reason. */
      offer: QuotedOffer.nullable(),
      note: z.string(),
    }),
  ),
});

export type WireQuote = z.infer<typeof Quote>;

const Request = RequestSummary.extend({
  comment: z.string(),
  wished_on: z.string().nullable(),
  /** Why the buyer declined the quote, or the shop closed the request. Empty = not given. */
  reason: z.string(),
  lines: z.array(RequestLine),
  quote: Quote.nullable(),
  /** Earlier quotes, latest first. */
  earlier: z.array(z.object({ revision: z.int(), createdAt: z.string(), total_price: Roubles })),
  /** Number of the order that accepted the quote; null = none. */
  orderNumber: z.string().nullable(),
  /** Actions that the caller may take on the latest quote now. */
  may: z.object({ accept: z.boolean(), decline: z.boolean() }),
});

export type WireRequest = z.infer<typeof Request>;

const DeclineQuoteBody = z.object({ reason: OptionalReason });

/** API calls about quote requests. A quote is accepted by placing an order (`POST /orders`). */
export const requestsCalls = define({
  requestPart: {
    method: 'POST',
    path: '/part-requests',
    summary: 'Ask the shop to find a part that the catalogue does not have',
    body: PartRequestBody,
    answer: PartRequestAnswer,
  },
  requests: {
    method: 'GET',
    path: '/requests',
    summary: "The customer's requests, the newest first",
    query: z.strictObject({
      after: z.string().refine(isRequestNumber).optional().describe('Number of the last request of the page before'),
    }),
    answer: RequestsAnswer,
  },
  makeRequest: {
    method: 'POST',
    path: '/requests',
    summary: 'Ask for a quote: products that are short, parts that the catalogue does not have, wished prices',
    body: MakeRequestBody,
    answer: MadeRequest,
    status: 201,
    isIdempotent: true,
  },
  request: {
    method: 'GET',
    path: '/requests/{number}',
    summary: "One of the customer's requests with its quote",
    answer: Request,
  },
  declineQuote: {
    method: 'POST',
    path: '/requests/{number}/decline',
    summary: 'Decline a quote, or take a request back before there is one',
    body: DeclineQuoteBody,
    answer: Request,
  },
});
