import { companyRoles } from '@farad/domain/company';
import { paymentKinds } from '@farad/domain/order';
import { quantityMax } from '@farad/domain/quantities';
import { textLimits } from '@farad/domain/shared';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { SearchText } from '../../kit/query.ts';
import {
  Comment,
  LineText,
  LocaleName,
  NeededPersonName,
  OptionalEmail,
  PersonName,
  ProductIdText,
  Roubles,
  RowId,
  Slug,
  Unit,
  WireQuantity,
} from '../../kit/wire.ts';
import { ReadListAnswer, ReadListBody } from '../../shop/basket.ts';
import {
  BonusRoubles,
  CouponCode,
  DeliveryChoice,
  DeliveryWish,
  QuotedCoupon,
  QuotedDelivery,
  QuotedMethod,
} from '../../shop/checkout.ts';
import { WireCity } from '../../shop/delivery.ts';
import { OfferableProducts } from './requests.ts';

/** A new customer who orders by phone. They can sign in with this phone number later. */
export const NewPhoneCustomerBody = z.object({
  phone: LineText.min(1).max(textLimits.phone),
  name: NeededPersonName,
  surname: PersonName.default(''),
  locale: LocaleName,
  /** True = the customer agreed by phone to the storage of their data. The staff member is recorded with it. */
  consent: z.literal(true),
});

const NewPhoneCustomer = z.object({ id: RowId });

/** The customer who orders by phone, with everything that the order form needs. */
export const PhoneBuyer = z.object({
  id: RowId,
  name: z.string(),
  surname: z.string(),
  /** 11 digits. Empty = not set. */
  phone: z.string(),
  email: z.string(),
  locale: LocaleName,
  /** True = the shop has blocked the customer. */
  isBlocked: z.boolean(),
  /** True = the customer has agreed to the storage of their data. */
  hasConsent: z.boolean(),
  companies: z.array(
    z.object({
      id: RowId,
      name: z.string(),
      inn: z.string(),
      role: z.enum(companyRoles),
      /** True = the customer may order for the company. */
      mayOrder: z.boolean(),
    }),
  ),
  addresses: z.array(z.object({ id: RowId, text: z.string() })),
});

export type PhoneBuyer = z.infer<typeof PhoneBuyer>;

const Line = z.object({ product_id: ProductIdText, qty: WireQuantity });

const wish = {
  customer_id: RowId,
  /** Company that buys; null = a private person buys. */
  company_id: RowId.nullable(),
  coupon: CouponCode.default(''),
  bonuses: BonusRoubles.default(0),
};

export const PhoneQuoteBody = z.object({
  ...wish,
  lines: z.array(Line).max(500),
  /** City of the destination. Absent = the city of the chosen address or pickup point. */
  city: Slug.optional(),
  delivery: DeliveryWish.nullable().default(null),
});

/** A line with its price for this buyer. */
export const CountedLine = z.object({
  product_id: ProductIdText,
  mpn: z.string(),
  brand: z.string(),
  package: z.string().nullable(),
  unit: Unit,
  qty: z.int(),
  available: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  price: Roubles,
  total: Roubles,
  /**
   * Why the product cannot be ordered in this quantity; null = it can. `below` and `above` = nearest valid quantities.
   */
  problem: z.object({ code: z.string(), below: z.int().nullable(), above: z.int().nullable() }).nullable(),
});

export type CountedLine = z.infer<typeof CountedLine>;

/** Price of an order by phone: total = goods − coupon − bonuses + cargo. */
export const PhoneQuote = z.object({
  lines: z.array(CountedLine),
  goods: Roubles,
  coupon: QuotedCoupon.nullable(),
  bonuses: z.object({ balance: z.int(), mayUse: z.int(), used: z.int() }),
  city: WireCity,
  delivery: z.array(QuotedDelivery),
  cargo: Roubles,
  total: Roubles,
  payment_methods: z.array(QuotedMethod),
});

export type PhoneQuote = z.infer<typeof PhoneQuote>;

export const PlacePhoneOrderBody = z.object({
  ...wish,
  lines: z.array(Line).min(1).max(500),
  delivery: DeliveryChoice,
  payment_method: z.enum(paymentKinds),
  contact: z.object({
    name: NeededPersonName,
    surname: PersonName.default(''),
    email: OptionalEmail,
  }),
  comment: Comment,
  /** Total that the staff member told the customer. If the total is different by now, the answer is 409. */
  total: Roubles,
  /** True = the customer agreed to the offer and to the storage of their data. */
  consent: z.literal(true),
});

/** PlacePhoneOrderBody as the caller sends it: fields with a default may be absent. */
export type PhoneOrderToPlace = z.input<typeof PlacePhoneOrderBody>;

const PlacedPhoneOrder = z.object({ number: z.string() });

/** API calls about orders that staff take by phone (product A4, X). */
export const officePhoneOrdersCalls = define({
  addPhoneCustomer: {
    method: 'POST',
    path: '/admin/phone-orders/customers',
    summary: 'Make a customer who calls for the first time; the consent is noted as given by phone',
    body: NewPhoneCustomerBody,
    answer: NewPhoneCustomer,
  },
  phoneBuyer: {
    method: 'GET',
    path: '/admin/phone-orders/customers/{customerId}',
    summary: 'Who orders by phone, with his companies and addresses',
    answer: PhoneBuyer,
  },
  phoneProducts: {
    method: 'GET',
    path: '/admin/phone-orders/products',
    summary: 'Products that are found by a text, at the prices of who buys',
    answer: OfferableProducts,
    query: z.strictObject({
      text: SearchText.describe('Part number, name or parameters'),
      qty: z.coerce
        .number<string>()
        .int()
        .min(1)
        .max(quantityMax)
        .default(1)
        .describe('The quantity that prices are asked for'),
      customer: z.string().max(20).describe('Number of the customer'),
      company: z.string().max(20).optional().describe('Number of the company that buys; absent: the customer himself'),
    }),
  },
  readPhoneList: {
    method: 'POST',
    path: '/admin/phone-orders/list',
    summary: 'Products of a pasted list of numbers and quantities',
    body: ReadListBody,
    answer: ReadListAnswer,
    isQuestion: true,
  },
  quotePhoneOrder: {
    method: 'POST',
    path: '/admin/phone-orders/quote',
    summary: 'What an order by phone would cost now',
    body: PhoneQuoteBody,
    answer: PhoneQuote,
    isQuestion: true,
  },
  placePhoneOrder: {
    method: 'POST',
    path: '/admin/phone-orders',
    summary: 'Place an order by phone; its buyer gets a message with the link to it',
    body: PlacePhoneOrderBody,
    answer: PlacedPhoneOrder,
    isIdempotent: true,
  },
});
