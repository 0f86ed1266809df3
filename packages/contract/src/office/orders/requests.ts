import { quantityMax } from '@farad/domain/quantities';
import { leadDaysMax, requestLinesMax, requestSources, requestStates, requestTextMax } from '@farad/domain/quote';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { AfterRow, SearchText, YesOrNo } from '../../kit/query.ts';
import {
  Comment,
  EmptyBody,
  LineText,
  LocaleName,
  NextPage,
  ProductIdText,
  Reason,
  Roubles,
  RowId,
  WireQuantity,
} from '../../kit/wire.ts';
import { Quote, RequestLine } from '../../shop/requests.ts';

export const StaffRequestRow = z.object({
  id: RowId,
  number: z.string(),
  state: z.enum(requestStates),
  source: z.enum(requestSources),
  createdAt: z.string(),
  /** Name of the customer. Empty = a guest sent the request with the form. */
  name: z.string(),
  /** Empty = not set. A request sent with the form has an email address or a phone number. */
  email: z.string(),
  phone: z.string(),
  customerId: RowId.nullable(),
  part: z.string(),
  lineCount: z.int(),
  total: Roubles.nullable(),
  validUntil: z.string().nullable(),
  /** Staff member who handles the request. Empty = nobody yet. */
  by: z.string(),
});

export type StaffRequestRow = z.infer<typeof StaffRequestRow>;

const StaffRequests = z.object({ requests: z.array(StaffRequestRow), next: NextPage });

/** A product that can be offered to the customer, with the price for this customer. */
export const OfferableProduct = z.object({
  product_id: ProductIdText,
  mpn: z.string(),
  brand: z.string(),
  title: z.string(),
  package: z.string().nullable(),
  available: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  /** Unit price for this customer and quantity; null = there is no price. */
  price: Roubles.nullable(),
});

export type OfferableProduct = z.infer<typeof OfferableProduct>;

export const OfferableProducts = z.object({ products: z.array(OfferableProduct) });

export const StaffQuote = Quote.extend({ by: z.string() });

export type StaffQuote = z.infer<typeof StaffQuote>;

export const StaffRequest = StaffRequestRow.extend({
  comment: z.string(),
  wished_on: z.string().nullable(),
  reason: z.string(),
  locale: LocaleName,
  /** Number of the latest quote; 0 = none. */
  revision: z.int(),
  lines: z.array(RequestLine.extend({ product: OfferableProduct.nullable() })),
  /** All quotes, latest first. */
  quotes: z.array(StaffQuote),
  orderNumber: z.string().nullable(),
  may: z.object({ take: z.boolean(), quote: z.boolean(), close: z.boolean() }),
});

export type StaffRequest = z.infer<typeof StaffRequest>;

const LineNote = LineText.max(requestTextMax.note).default('');

export const AnswerRequestBody = z.object({
  /** Number of the latest quote that the caller saw; 0 = none. If there is a newer quote, the answer is 409. */
  seen: z.int().min(0),
  /** Last day on which the prices are valid. */
  valid_on: z.iso.date(),
  comment: Comment,
  /** Answers to the lines of the request. Each line occurs exactly once. */
  lines: z
    .array(
      z.object({
        position: z.int().min(1).max(requestLinesMax),
        offer: z
          .object({
            product_id: ProductIdText,
            qty: WireQuantity,
            /** Roubles per piece, at most 4 decimals. */
            price: z.number().positive().max(100_000_000),
            leadDays: z.int().min(1).max(leadDaysMax).nullable(),
          })
          .nullable(),
        note: LineNote,
      }),
    )
    .min(1)
    .max(requestLinesMax),
});

export type QuoteToSend = z.input<typeof AnswerRequestBody>;

const CloseRequestBody = z.object({ reason: Reason });

/** API calls about requests and quotes, for staff. */
export const officeRequestsCalls = define({
  staffRequests: {
    method: 'GET',
    path: '/admin/requests',
    summary: 'Requests for quotes, the newest first',
    answer: StaffRequests,
    query: z.strictObject({
      text: SearchText.describe('Number, name, phone, e-mail, or part number'),
      state: z.enum(requestStates).optional().describe('A state; absent: any'),
      mine: YesOrNo.default('false').describe('`true`: only those that the caller took'),
      after: AfterRow,
    }),
  },
  staffRequest: {
    method: 'GET',
    path: '/admin/requests/{number}',
    summary: 'One request with every quote of it',
    answer: StaffRequest,
  },
  offerableProducts: {
    method: 'GET',
    path: '/admin/requests/{number}/products',
    summary: "Products that can be offered for a line, at the customer's prices",
    answer: OfferableProducts,
    query: z.strictObject({
      text: SearchText.describe('What is looked for'),
      qty: z.coerce.number<string>().int().min(1).max(quantityMax).default(1).describe('Pieces that the price is for'),
    }),
  },
  takeRequest: {
    method: 'POST',
    path: '/admin/requests/{number}/take',
    summary: 'Take a request: others see who answers it',
    body: EmptyBody,
    answer: StaffRequest,
  },
  answerRequest: {
    method: 'POST',
    path: '/admin/requests/{number}/quotes',
    summary: 'Answer a request with a quote, or with one that takes the place of the last',
    body: AnswerRequestBody,
    answer: StaffRequest,
  },
  closeRequest: {
    method: 'POST',
    path: '/admin/requests/{number}/close',
    summary: 'Close a request without an order; the customer is told why',
    body: CloseRequestBody,
    answer: StaffRequest,
  },
});
