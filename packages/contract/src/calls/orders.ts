import { isOrderNumber, orderFilters } from '@farad/domain/order';
import { z } from 'zod';

import { define } from '../call.ts';
import { BasketOrNone, ShareBasketBody, SharedBasket } from '../basket.ts';
import {
  ApproveOrderBody,
  AskToCancelBody,
  CancelOrderBody,
  Order,
  OrdersAnswer,
  PlaceOrderBody,
  PlacedOrder,
  RefuseOrderBody,
  RepeatedOrder,
  RepeatOrderBody,
  ReturnBody,
} from '../orders.ts';
import { DayText, RowNumber } from '../query.ts';

/** Basket and orders besides the specification. */
export const ordersCalls = define({
  currentBasket: {
    method: 'GET',
    path: '/basket',
    summary: "The caller's basket, if there is one",
    answer: BasketOrNone,
  },
  shareBasket: {
    method: 'POST',
    path: '/basket/share',
    summary: "Keep a copy of the caller's basket under a link that shows it",
    body: ShareBasketBody,
    answer: SharedBasket,
  },
  placeOrder: {
    method: 'POST',
    path: '/orders',
    summary: 'Place an order',
    body: PlaceOrderBody,
    answer: PlacedOrder,
    status: 201,
    isIdempotent: true,
  },
  orders: {
    method: 'GET',
    path: '/orders',
    summary: "The customer's orders and those of his companies, newest first",
    query: z.strictObject({
      text: z.string().trim().max(100).default('').describe('Part number, name, or number of the order'),
      status: z.enum(orderFilters).optional().describe('A status; in_work: both kinds of work; waiting: for approval'),
      from: DayText.optional().describe('First day, 2026-11-21'),
      to: DayText.optional().describe('Last day'),
      company: RowNumber.optional().describe('Only those of this company'),
      after: z.string().refine(isOrderNumber).optional().describe('Number of the last order of the page before'),
    }),
    answer: OrdersAnswer,
  },
  order: { method: 'GET', path: '/orders/{number}', summary: "One of the customer's orders", answer: Order },
  cancelOrder: {
    method: 'POST',
    path: '/orders/{number}/cancel',
    summary: 'Cancel an order, as long as its customer may',
    body: CancelOrderBody,
    answer: Order,
  },
  askToCancel: {
    method: 'POST',
    path: '/orders/{number}/cancel-wish',
    summary: 'Ask to cancel an order that its customer may not cancel any more',
    body: AskToCancelBody,
    answer: Order,
  },
  approveOrder: {
    method: 'POST',
    path: '/orders/{number}/approve',
    summary: "Let an order above its buyer's limit through, as an owner of the company",
    body: ApproveOrderBody,
    answer: Order,
  },
  refuseOrder: {
    method: 'POST',
    path: '/orders/{number}/refuse',
    summary: "Refuse an order above its buyer's limit, as an owner of the company",
    body: RefuseOrderBody,
    answer: Order,
  },
  returnOrder: {
    method: 'POST',
    path: '/orders/{number}/returns',
    summary: 'Ask to give goods of a delivered order back',
    body: ReturnBody,
    answer: Order,
  },
  repeatOrder: {
    method: 'POST',
    path: '/orders/{number}/repeat',
    summary: "Put an order's products into the basket once more, at today's prices",
    body: RepeatOrderBody,
    answer: RepeatedOrder,
  },
});
