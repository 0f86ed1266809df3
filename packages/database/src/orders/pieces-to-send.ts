import { sql } from 'kysely';

/** Pieces to send of a row `line` of order_line, packed or not: without pieces refunded earlier. */
export const piecesToSend = sql<number>`(line.quantity - coalesce((
    select sum(paid.cancelled) from payment_line paid join payment on payment.id = paid.payment_id
    where payment.order_id = line.order_id and payment.settlement = 'order_paid'
      and paid.product_id = line.product_id), 0)::integer - coalesce((
    select sum(back.quantity) from refund_line back join refund on refund.id = back.refund_id
    where refund.order_id = line.order_id and refund.way <> 'provider' and refund.state <> 'withdrawn'
      and back.move = 'cancel'
      and back.position = line.position), 0)::integer)`;
