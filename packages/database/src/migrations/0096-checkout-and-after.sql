-- A customer asks to cancel an order that he may not cancel by himself any more; staff answer (product O5).
create table order_cancel_wish (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  account_id bigint not null references account,
  reason text not null,
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  answered_at timestamptz,
  answered_by bigint references staff, -- null: the order went its way without an answer
  answer text not null default '',
  check ((state = 'waiting') = (answered_at is null))
);
create index order_cancel_wish_order on order_cancel_wish (order_id, id desc);
create index order_cancel_wish_account on order_cancel_wish (account_id);
create unique index order_cancel_wish_waiting on order_cancel_wish (order_id) where state = 'waiting';

-- The buyer of an order that waits for its payment chose another way. The provider does not cancel what waits for a
-- buyer, it expires; money that comes for it all the same is settled as any other (T28).
alter table payment add column replaced_at timestamptz;
drop index payment_one;
create unique index payment_one on payment (order_id, part)
  where state <> 'cancelled' and refusal is distinct from 'refused' and replaced_at is null;

-- The nearest metro station of a pickup point, as the carrier tells it; empty: it tells none.
alter table pickup_point add column metro text not null default '';
