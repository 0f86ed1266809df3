-- When the closing receipts of a parcel's pieces were made; null = not yet, or its order was not paid online.
alter table parcel add column closed_at timestamptz;
update parcel set closed_at = payment.paid_at from payment
  where payment.order_id = parcel.order_id and payment.is_closed and parcel.state = 'delivered';
create index parcel_unclosed on parcel (order_id) where state = 'delivered' and closed_at is null;

-- The pieces of a closing receipt: [{"position", "from", "count"}]. A return has the VAT of the receipt that its pieces
-- are on. Empty in receipts from before, which stand for all pieces.
alter table receipt add column pieces jsonb not null default '[]';
