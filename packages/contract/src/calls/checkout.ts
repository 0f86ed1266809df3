import { define } from '../call.ts';
import { QuoteAnswer, QuoteBody, RememberedChoices } from '../checkout.ts';

/** What the checkout asks before the order is placed. */
export const checkoutCalls = define({
  quoteOrder: {
    method: 'POST',
    path: '/checkout/quote',
    summary: 'What the basket would cost now, with delivery, coupon and bonuses, and how it can be paid',
    body: QuoteBody,
    answer: QuoteAnswer,
  },
  rememberedChoices: {
    method: 'GET',
    path: '/checkout/remembered',
    summary: 'What the caller chose and wrote in the last order',
    answer: RememberedChoices,
  },
});
