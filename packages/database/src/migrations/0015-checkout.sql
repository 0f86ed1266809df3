-- Money of an order (product B9, B10, O1): what the goods cost, what coupon and bonuses take off, what delivery adds.

alter table orders add column goods_kopecks bigint;
update orders set goods_kopecks = total_kopecks;
alter table orders alter column goods_kopecks set not null;
alter table orders add column cargo_kopecks bigint not null default 0 check (cargo_kopecks >= 0);
alter table orders add column coupon_code text;
alter table orders add column coupon_kopecks bigint not null default 0 check (coupon_kopecks >= 0);
alter table orders add column bonus_kopecks bigint not null default 0 check (bonus_kopecks >= 0 and bonus_kopecks % 100 = 0);
alter table orders add constraint orders_total
  check (total_kopecks = goods_kopecks - coupon_kopecks - bonus_kopecks + cargo_kopecks);
alter table orders add constraint orders_coupon check (coupon_kopecks = 0 or coupon_code is not null);
alter table orders add constraint orders_payment_method
  check (payment_method in ('cash_on_receipt', 'card', 'sbp', 'invoice'));
-- Unpaid then, the order is cancelled by the clock; null: it waits (product O4).
alter table orders add column pay_until timestamptz;
create index orders_pay_until on orders (pay_until) where pay_until is not null;

-- Who of the staff made a move.
alter table order_event add column staff_id bigint references staff;

-- Each line carries its share of coupon and bonuses to the kopeck, and the tax class it was sold with.
alter table order_line add column coupon_kopecks bigint not null default 0 check (coupon_kopecks >= 0);
alter table order_line add column bonus_kopecks bigint not null default 0 check (bonus_kopecks >= 0);
alter table order_line add constraint order_line_paid check (coupon_kopecks + bonus_kopecks <= total_kopecks);
alter table order_line add column vat_class text check (vat_class in ('standard', 'reduced', 'zero', 'none'));
update order_line set vat_class = product.vat_class from product where product.id = order_line.product_id;
alter table order_line alter column vat_class set not null;

create index reservation_product on reservation (product_id, warehouse_id);
create index stock_movement_product on stock_movement (product_id, warehouse_id);
create index stock_movement_order on stock_movement (order_id) where order_id is not null;

-- Coupons (product B9). `used` counts orders that hold one: it never passes `uses_max`.
create table coupon (
  id bigint generated always as identity primary key,
  code text not null unique check (code = upper(code) and code ~ '^[0-9A-ZА-ЯЁ_-]{3,40}$'),
  kind text not null check (kind in ('percent', 'sum', 'free_delivery')),
  percent integer check (percent between 1 and 100),
  sum_kopecks bigint check (sum_kopecks > 0 and sum_kopecks % 100 = 0),
  is_on boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  minimum_kopecks bigint not null default 0 check (minimum_kopecks >= 0), -- of the goods it is for
  uses_max integer check (uses_max > 0), -- null: as many as come
  uses_per_account integer check (uses_per_account > 0),
  used integer not null default 0,
  category_ids integer[] not null default '{}', -- empty: all goods
  note text not null default '', -- for staff
  created_at timestamptz not null default now(),
  check ((kind = 'percent') = (percent is not null)),
  check ((kind = 'sum') = (sum_kopecks is not null)),
  check (ends_at is null or starts_at is null or ends_at > starts_at),
  constraint coupon_not_overused check (used >= 0 and (uses_max is null or used <= uses_max))
);

-- One coupon an order; `returned_at`: the order was cancelled, the use does not count.
create table coupon_use (
  order_id bigint primary key references orders on delete cascade,
  coupon_id bigint not null references coupon,
  account_id bigint not null references account,
  at timestamptz not null,
  returned_at timestamptz
);
create index coupon_use_account on coupon_use (coupon_id, account_id) where returned_at is null;

-- What a line of the ledger is for. Each happens once an order; a return of goods has lines of its own.
alter table bonus_entry add column purpose text not null default 'other'
  check (purpose in ('other', 'cashback', 'payment', 'payment_returned', 'cashback_returned', 'expiry'));
alter table bonus_entry add column return_id bigint references order_return;
create unique index bonus_entry_once on bonus_entry (order_id, purpose, coalesce(return_id, 0))
  where purpose in ('cashback', 'payment', 'payment_returned', 'cashback_returned');
create index bonus_entry_expires on bonus_entry (expires_at) where expires_at is not null;

-- The balance beside the ledger, kept by the database: it is the sum, and never below nothing.
alter table account add column bonus_balance integer not null default 0;
update account set bonus_balance = (
  select coalesce(sum(roubles), 0) from bonus_entry where bonus_entry.account_id = account.id)
  where exists (select from bonus_entry where bonus_entry.account_id = account.id);
alter table account add constraint account_bonus_balance check (bonus_balance >= 0);

create function keep_bonus_balance() returns trigger language plpgsql as $$
begin
  update account set bonus_balance = bonus_balance + new.roubles where id = new.account_id;
  return null;
end $$;
create trigger bonus_entry_balance after insert on bonus_entry for each row execute function keep_bonus_balance();
