import { quantityMax } from '@farad/domain/product';
import { z } from 'zod';

import { OfferableProducts } from '../back-office-requests.ts';
import { define } from '../call.ts';
import { ReadListAnswer, ReadListBody } from '../pasted-list.ts';
import {
  NewPhoneCustomer,
  NewPhoneCustomerBody,
  PhoneBuyer,
  PhoneQuote,
  PhoneQuoteBody,
  PlacedPhoneOrder,
  PlacePhoneOrderBody,
} from '../phone-orders.ts';
import { SearchText } from '../query.ts';

/** Orders that staff take by phone (product A4, X). */
export const phoneOrdersCalls = define({
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
