import { z } from 'zod';

import { define } from '../call.ts';
import { BasketOrNone } from '../basket.ts';
import { Order, OrderSummary, PlaceOrderBody, PlacedOrder } from '../orders.ts';

/** Basket and orders besides the specification. */
export const ordersCalls = define({
  currentBasket: {
    method: 'GET',
    path: '/basket',
    summary: "The caller's basket, if there is one",
    answer: BasketOrNone,
  },
  placeOrder: {
    method: 'POST',
    path: '/orders',
    summary: 'Place an order',
    body: PlaceOrderBody,
    answer: PlacedOrder,
    isIdempotent: true,
  },
  orders: {
    method: 'GET',
    path: '/orders',
    summary: "The customer's orders, newest first",
    answer: z.array(OrderSummary),
  },
  order: { method: 'GET', path: '/orders/{number}', summary: "One of the customer's orders", answer: Order },
});
