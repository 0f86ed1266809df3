-- Money that goes back without the provider: by a payment order of the office, or out of the till (decision 0037).
-- `pending` of a refund by bank: it is to be paid; of the provider's: it is on its way.
alter table refund alter column payment_id drop not null;
alter table refund add column way text not null default 'provider' check (way in ('provider', 'bank', 'cash'));
alter table refund add column payee jsonb; -- of a payment order; emptied with the data of its person
alter table refund add column purpose text not null default '';
-- Number and day of the payment order that was paid, or of the till's receipt.
alter table refund add column paper_number text;
alter table refund add column paper_day date;
-- Who of the staff said that it was paid; null: a statement of the bank, or the provider.
alter table refund add column paid_by bigint references staff;
alter table refund alter column request drop not null;
alter table refund drop constraint refund_amount_kopecks_check;
alter table refund add constraint refund_amount check (amount_kopecks >= case way when 'provider' then 100 else 1 end);
alter table refund drop constraint refund_check;
alter table refund add constraint refund_provider check (
  case way when 'provider' then payment_id is not null and request is not null
      and (state in ('created', 'cancelled') or provider_id is not null)
    else payment_id is null and request is null and provider_id is null and state in ('pending', 'succeeded') end);
alter table refund add constraint refund_payee check ((way = 'bank') = (payee is not null));
alter table refund add constraint refund_paper check (
  (way <> 'provider' and state = 'succeeded') = (paper_number is not null and paper_day is not null));
create index refund_to_pay on refund (id) where way = 'bank' and state = 'pending';
create index refund_bank on refund (id desc) where way = 'bank';

-- Payment orders of statements by which refunds were paid: each once, and each refund once.
create table bank_debit (
  id bigint generated always as identity primary key,
  number text not null,
  day date not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  payee_account text not null,
  purpose text not null,
  refund_id bigint not null unique references refund,
  imported_at timestamptz not null,
  unique (number, day, amount_kopecks, payee_account)
);

-- Receipts of the till in the office for money that went back out of it.
alter table receipt drop constraint receipt_kind_check;
alter table receipt add constraint receipt_kind_check
  check (kind in ('prepayment', 'closing', 'refund', 'till', 'till_refund'));
alter table receipt drop constraint receipt_check;
alter table receipt drop constraint receipt_check1;
alter table receipt drop constraint receipt_check3;
alter table receipt add constraint receipt_till_number check ((kind in ('till', 'till_refund')) = (till_number is not null));
alter table receipt add constraint receipt_of_payment check ((kind in ('till', 'till_refund')) = (payment_id is null));
alter table receipt add constraint receipt_of_refund check ((kind in ('refund', 'till_refund')) = (refund_id is not null));

-- Which pieces of a wish to give back a refund paid for: what of an accepted wish is in no refund that is done is owed.
create table refund_return (
  refund_id bigint not null references refund,
  return_id bigint not null references order_return on delete cascade,
  product_id integer not null references product,
  pieces integer not null check (pieces > 0),
  primary key (refund_id, return_id, product_id)
);
create index refund_return_wish on refund_return (return_id, product_id);
create index order_return_accepted on order_return (id) where state = 'accepted';

-- Refunds of before pay for the wishes of their order, the oldest first.
insert into refund_return (refund_id, return_id, product_id, pieces)
select gone.refund_id, taken.return_id, taken.product_id,
  least(taken.accepted, greatest(0, gone.pieces - (taken.till - taken.accepted)))
from (
  select wish.order_id, wish.id as return_id, product_id, accepted,
    sum(accepted) over (partition by wish.order_id, product_id order by wish.id) as till
  from order_return wish join order_return_line on return_id = wish.id
  where state in ('accepted', 'closed') and accepted > 0
) taken
join order_line line on line.order_id = taken.order_id and line.product_id = taken.product_id
join (
  select refund.order_id, position, max(refund.id) as refund_id, sum(quantity) as pieces
  from refund join refund_line on refund_id = refund.id
  where state = 'succeeded' and move = 'return' group by 1, 2
) gone on gone.order_id = taken.order_id and gone.position = line.position
where gone.pieces > taken.till - taken.accepted;

-- The corrected invoice of a paid order asks for nothing: what was given back of it; null: an invoice to be paid.
alter table invoice add column refunded_kopecks bigint check (refunded_kopecks > 0);
