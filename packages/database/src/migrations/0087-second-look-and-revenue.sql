-- Prices that a rule held back until somebody looks at them, and revenue as it is placed, paid and shipped.

alter table price_change add column held integer not null default 0; -- kept their prices until somebody confirms

create table price_change_held (
  change_id bigint not null references price_change on delete cascade,
  product_id integer not null references product on delete cascade,
  before_quantities integer[] not null,
  before_prices bigint[] not null,
  after_quantities integer[] not null,
  after_prices bigint[] not null,
  primary key (change_id, product_id)
);

-- Money by the day it came in, without what went back that day; goods by the day they left the warehouse.
alter table day_figures
  add column paid bigint not null default 0,
  add column shipped bigint not null default 0,
  add column counted_at timestamptz not null default now();
create index payment_paid on payment (paid_at) where paid_at is not null;
create index refund_done on refund (done_at) where done_at is not null;
create index orders_paid on orders (paid_at) where paid_at is not null;
create index bank_money_day on bank_money (day);
