import { define } from '../call.ts';
import {
  EditedOrder,
  EditOrderBody,
  QuotedOrderEdit,
  QuoteOrderEditBody,
  SplitOrder,
  SplitOrderBody,
} from '../order-changes.ts';

/** Changes of the contents of orders by staff (product O5, X). */
export const orderChangesCalls = define({
  quoteOrderEdit: {
    method: 'POST',
    path: '/admin/orders/{number}/edit/quote',
    summary: 'What an order would become with other lines, delivery or payment',
    body: QuoteOrderEditBody,
    answer: QuotedOrderEdit,
    isQuestion: true,
  },
  editOrder: {
    method: 'POST',
    path: '/admin/orders/{number}/edit',
    summary: 'Change lines, delivery or payment of an order; its buyer is told the difference',
    body: EditOrderBody,
    answer: EditedOrder,
  },
  splitOrder: {
    method: 'POST',
    path: '/admin/orders/{number}/split',
    summary: 'Divide an order in two; both together cost what it cost, to the kopeck',
    body: SplitOrderBody,
    answer: SplitOrder,
  },
});
