-- A refund by bank that was begun by mistake is withdrawn before it is paid (decision 0037).
alter table refund add column withdrawn_at timestamptz;
alter table refund add column withdrawn_by bigint references staff;
alter table refund add column withdrawn_because text not null default '';
alter table refund drop constraint refund_state_check;
alter table refund add constraint refund_state_check
  check (state in ('created', 'pending', 'succeeded', 'cancelled', 'withdrawn'));
alter table refund drop constraint refund_provider;
alter table refund add constraint refund_provider check (
  case way when 'provider' then payment_id is not null and request is not null and state <> 'withdrawn'
      and (state in ('created', 'cancelled') or provider_id is not null)
    else payment_id is null and request is null and provider_id is null
      and state in ('pending', 'succeeded', 'withdrawn') end);
alter table refund add constraint refund_withdrawn check (
  (state = 'withdrawn') = (withdrawn_at is not null) and (state <> 'withdrawn' or way = 'bank'));

-- What a refund did to the goods of its order, so that a withdrawal can undo it. `released`: they were held and became
-- free; `written_off`: they were held and left the stock; `booked_in`: they came back into stock.
create table refund_goods (
  refund_id bigint not null references refund,
  product_id integer not null references product,
  move text not null check (move in ('released', 'written_off', 'booked_in')),
  pieces integer not null check (pieces > 0),
  primary key (refund_id, product_id, move)
);

-- What a withdrawn refund had given or taken of bonuses is undone, once.
alter table bonus_entry drop constraint bonus_entry_purpose_check;
alter table bonus_entry add constraint bonus_entry_purpose_check check (purpose in
  ('other', 'cashback', 'payment', 'payment_returned', 'cashback_returned', 'expiry', 'refund_withdrawn'));
drop index bonus_entry_once;
create unique index bonus_entry_once
  on bonus_entry (order_id, purpose, coalesce(return_id, 0), coalesce(refund_id, 0))
  where purpose in ('cashback', 'payment', 'payment_returned', 'cashback_returned', 'refund_withdrawn');
