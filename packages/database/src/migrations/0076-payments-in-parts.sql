-- An order whose receipt the till does not take in one piece is paid in parts: each is a payment with lines and a receipt
-- of its own. One payment of a part is open or has brought money.
alter table payment add column part integer not null default 1 check (part > 0);
drop index payment_one;
create unique index payment_one on payment (order_id, part)
  where state <> 'cancelled' and refusal is distinct from 'refused';

-- `part_paid`: its money is there, that of other parts is not yet.
alter table payment drop constraint payment_settlement_check;
alter table payment add constraint payment_settlement_check
  check (settlement in ('order_paid', 'part_paid', 'refund', 'release_hold', 'none'));
create index payment_part_paid on payment (order_id) where settlement = 'part_paid';
