import { sql } from 'kysely';

/**
 * SQL of the pieces to send of the order line `line`, packed or not. Pieces whose sale was cancelled before they were
 * sent are subtracted.
 */
export const piecesToSend = sql<number>`(line.quantity - coalesce((
    select sum(paid.cancelled) from payment_line paid join payment on payment.id = paid.payment_id
    where payment.order_id = line.order_id and payment.settlement = 'order_paid'
      and paid.product_id = line.product_id), 0)::integer - coalesce((
    select sum(back.quantity) from refund_line back join refund on refund.id = back.refund_id
    where refund.order_id = line.order_id and refund.way <> 'provider' and refund.state <> 'withdrawn'
      and back.move = 'cancel'
      and back.position = line.position), 0)::integer)`;
