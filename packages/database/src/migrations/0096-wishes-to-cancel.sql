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
