import { define } from '../call.ts';
import {
  AnswerRequestBody,
  CloseRequestBody,
  OfferableProducts,
  StaffRequest,
  StaffRequests,
  TakeRequestBody,
} from '../back-office-requests.ts';

/** Requests and quotes as staff work with them. */
export const backOfficeRequestsCalls = define({
  staffRequests: {
    method: 'GET',
    path: '/admin/requests',
    summary: 'Requests for quotes, the newest first',
    answer: StaffRequests,
    queryNames: {
      text: 'Number, name, phone, e-mail, or part number',
      state: 'A state; absent: any',
      mine: '`true`: only those that the caller took',
      after: 'Id of the last request of the page before',
    },
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
    queryNames: { text: 'What is looked for', qty: 'Pieces that the price is for' },
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
