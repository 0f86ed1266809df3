import { isRequestNumber } from '@farad/domain/quote';
import { z } from 'zod';

import { define } from '../call.ts';
import { DeclineQuoteBody, MadeRequest, MakeRequestBody, Request, RequestsAnswer } from '../requests.ts';

/** Requests for what is not to be had at once; a quote is accepted by an order of it (`POST /orders`). */
export const requestsCalls = define({
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
