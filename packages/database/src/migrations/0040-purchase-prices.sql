-- What the shop pays for a product and earns by it (product X: prices and coefficients, cashback, dashboard).

-- Purchase price of one piece, in ten-thousandths of a rouble, as it was told last. Beside the product and not in it:
-- customers' pages, the index and the feeds never follow it.
create table product_cost (
  product_id integer primary key references product on delete cascade,
  unit_price bigint not null check (unit_price between 0 and 1000000000000),
  supplier text not null default '',
  at timestamptz not null,
  -- The cheapest tier of the product, kept by a trigger; null: it has no price.
  lowest_price bigint,
  -- What of the cheapest tier stays with the shop, in hundredths of a percent.
  margin integer generated always as (
    case when lowest_price > 0
      then greatest(-1000000, floor((lowest_price - unit_price)::numeric * 10000 / lowest_price))::integer end
  ) stored
);
create index product_cost_margin on product_cost (margin, product_id);

-- Its history; a price of null: it was taken away.
create table purchase_price (
  id bigint generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  unit_price bigint,
  supplier text not null,
  at timestamptz not null,
  staff_id bigint references staff
);
create index purchase_price_product on purchase_price (product_id, id desc);

create function keep_lowest_prices() returns trigger language plpgsql as $$
begin
  update product_cost cost set lowest_price = lowest.price
  from (select id, (select min(price) from unnest(tier_prices) price) as price from changed) lowest
  where cost.product_id = lowest.id and cost.lowest_price is distinct from lowest.price;
  return null;
end $$;
create trigger product_lowest_price after update on product referencing new table as changed
  for each statement execute function keep_lowest_prices();

-- As it was when the order was placed; null: nobody knew it.
alter table order_line add column purchase_price bigint;

-- Lists of prices.
create index product_unpriced on product (id) where cardinality(tier_prices) = 0;

-- Prices changed by a rule: at once, or from a moment on. Done in parts, each a transaction: `cursor` is the last product
-- of what is done.
create table price_change (
  id bigint generated always as identity primary key,
  key uuid not null unique, -- chosen by whoever asks
  staff_id bigint not null references staff,
  at timestamptz not null,
  rule jsonb not null,
  state text not null check (state in ('planned', 'running', 'done', 'undoing', 'undone', 'cancelled')),
  starts_at timestamptz not null,
  cursor integer not null default 0,
  changed integer not null default 0,
  left_out integer not null default 0, -- a price would be nothing or too dear
  ended_at timestamptz
);
create index price_change_open on price_change (starts_at) where state in ('planned', 'running', 'undoing');

create table price_change_product (
  change_id bigint not null references price_change on delete cascade,
  product_id integer not null references product on delete cascade,
  before_prices bigint[] not null,
  after_prices bigint[] not null,
  tier_quantities integer[] not null,
  primary key (change_id, product_id)
);

-- Rules of bonuses by the day they begin: an order keeps those it was placed under.
create table bonus_rules (
  id bigint generated always as identity primary key,
  since timestamptz not null unique,
  rules jsonb not null,
  staff_id bigint references staff,
  at timestamptz not null
);
insert into bonus_rules (since, rules, at) select 'epoch', value, now() from setting where key = 'bonuses';
delete from setting where key = 'bonuses';

-- Figures of a day of Moscow, by the day an order was placed. Rolled up by a job; sums in kopecks.
create table day_figures (
  day date primary key,
  orders integer not null default 0,
  cancelled integer not null default 0,
  turnover bigint not null default 0,
  -- Goods after coupon and bonuses; those whose purchase price is known, and what they were bought for.
  goods bigint not null default 0,
  costed_goods bigint not null default 0,
  cost bigint not null default 0,
  baskets integer not null default 0,
  visits integer not null default 0
);

-- A new role of staff: money and documents, never purchase prices.
alter table staff_role drop constraint staff_role_role_check;
alter table staff_role add constraint staff_role_role_check check (role in ('support', 'order_manager',
  'catalogue_manager', 'content_editor', 'accountant', 'administrator', 'developer'));
