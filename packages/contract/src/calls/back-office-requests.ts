import { quantityMax } from '@farad/domain/product';
import { requestStates } from '@farad/domain/quote';
import { z } from 'zod';

import { define } from '../call.ts';
import {
  AnswerRequestBody,
  CloseRequestBody,
  OfferableProducts,
  StaffRequest,
  StaffRequests,
  TakeRequestBody,
} from '../back-office-requests.ts';
import { RowNumber, SearchText, YesOrNo } from '../query.ts';

/** Requests and quotes as staff work with them. */
export const backOfficeRequestsCalls = define({
  staffRequests: {
    method: 'GET',
    path: '/admin/requests',
    summary: 'Requests for quotes, the newest first',
    answer: StaffRequests,
    query: z.strictObject({
      text: SearchText.describe('Number, name, phone, e-mail, or part number'),
      state: z.enum(requestStates).optional().describe('A state; absent: any'),
      mine: YesOrNo.default('false').describe('`true`: only those that the caller took'),
      after: RowNumber.optional().describe('Id of the last request of the page before'),
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
    body: TakeRequestBody,
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
