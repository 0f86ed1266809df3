import { isRequestNumber, requestLinesMax, requestSources, requestStates, requestTextMax } from '@farad/domain/quote';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { LineText, PlainText, ProductIdText, Roubles, Slug, Unit, WireQuantity } from '../kit/wire.ts';

export const PartRequestBody = z.object({
  /** Part number or parameters, as a person writes them. */
  part: LineText.min(1).max(200),
  quantity: WireQuantity,
  /** A product of the catalogue that is not in stock: the request is kept under its number. null: the words alone count. */
  product_id: ProductIdText.nullable().default(null),
  /** An e-mail address or a Russian phone number. */
  contact: LineText.min(1).max(254),
});

export const PartRequestAnswer = z.object({
  number: z.string(),
  part: z.string(),
  quantity: z.int(),
  /** Where the answer will go, as it was understood. */
  contact: z.string(),
});

const { part, maker, note } = requestTextMax;

/** A price of one piece in roubles, 4 decimals at most. */
const UnitRoubles = z.number().positive().max(100_000_000);

/** A product of the catalogue, or a part in the caller's own words; one of the two names it. */
const WishedLine = z
  .object({
    product_id: ProductIdText.nullable().default(null),
    part: LineText.pipe(z.string().max(part)).default(''),
    maker: LineText.pipe(z.string().max(maker)).default(''),
    qty: WireQuantity,
    /** What one piece would better cost; null: no price is named. */
    wished_price: UnitRoubles.nullable().default(null),
    note: LineText.pipe(z.string().max(note)).default(''),
  })
  .refine((line) => line.product_id !== null || line.part !== '', { path: ['part'] });

const MakeRequestBody = z.object({
  lines: z.array(WishedLine).min(1).max(requestLinesMax),
  comment: PlainText.pipe(z.string().max(1000)).default(''),
  /** By when the parts are needed; null: whenever. */
  wished_on: z.iso.date().nullable().default(null),
  source: z.enum(requestSources).exclude(['form']).default('cabinet'),
});

/** A request as its sender writes it. */
export type RequestToMake = z.input<typeof MakeRequestBody>;

const MadeRequest = z.object({ number: z.string() });

export const RequestSummary = z.object({
  number: z.string(),
  state: z.enum(requestStates),
  createdAt: z.string(),
  /** Of its first line. */
  part: z.string(),
  lineCount: z.int(),
  /** Of the latest quote; null: there is none yet. */
  total_price: Roubles.nullable(),
  /** Until when that quote holds. */
  validUntil: z.string().nullable(),
});

export type RequestSummary = z.infer<typeof RequestSummary>;

/** Requests on one page of a list. */
export const requestPageSize = 20;

const RequestsAnswer = z.object({
  requests: z.array(RequestSummary),
  /** Number to go on after; null: these are the last. */
  next: z.string().nullable(),
});

export type RequestsPage = z.infer<typeof RequestsAnswer>;

export const RequestLine = z.object({
  position: z.int(),
  product_id: ProductIdText.nullable(),
  /** null: it is no product, or one that is not shown any more. */
  seo: Slug.nullable(),
  part: z.string(),
  maker: z.string(),
  qty: z.int(),
  wished_price: Roubles.nullable(),
  note: z.string(),
});

/** A product that is offered for a line. */
const QuotedOffer = z.object({
  product_id: ProductIdText,
  /** null: it is not shown any more. */
  seo: Slug.nullable(),
  mpn: z.string(),
  brand: z.string(),
  title: z.string(),
  unit: Unit,
  qty: z.int(),
  /** Of one piece, as it will be charged. */
  current_price: Roubles,
  total_price: Roubles,
  /** Days until what is not in stock comes; null: from stock. */
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
      /** null: it cannot be offered, the note says why. */
      offer: QuotedOffer.nullable(),
      note: z.string(),
    }),
  ),
});

export type WireQuote = z.infer<typeof Quote>;

const Request = RequestSummary.extend({
  comment: z.string(),
  wished_on: z.string().nullable(),
  /** Why it was declined or closed; empty: not said. */
  reason: z.string(),
  lines: z.array(RequestLine),
  quote: Quote.nullable(),
  /** Quotes that a later one has replaced, the latest first. */
  earlier: z.array(z.object({ revision: z.int(), createdAt: z.string(), total_price: Roubles })),
  /** What became of it. */
  orderNumber: z.string().nullable(),
  /** What the caller can do with it now. */
  may: z.object({ accept: z.boolean(), decline: z.boolean() }),
});

export type WireRequest = z.infer<typeof Request>;

const DeclineQuoteBody = z.object({ reason: PlainText.pipe(z.string().max(500)).default('') });

/** Requests for what is not to be had at once; a quote is accepted by an order of it (`POST /orders`). */
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
