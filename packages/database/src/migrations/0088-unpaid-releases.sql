-- Goods that may leave though the order is not paid: who said so, when, why, and how much was missing then.
create table unpaid_release (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  staff_id bigint not null references staff,
  missing_kopecks bigint not null check (missing_kopecks > 0),
  reason text not null check (reason <> ''),
  at timestamptz not null
);
create index unpaid_release_order on unpaid_release (order_id);

-- Orders whose goods have left and that are not paid.
create index orders_left_unpaid on orders (created_at, id)
  where paid_at is null and total_kopecks > 0 and status in ('shipped', 'delivered', 'completed');
create index parcel_gone on parcel (order_id) where shipped_at is not null;
