-- The store (product X): where goods lie, and how they are fetched for orders.

-- Name of a storage place, `A-03-12`; empty: not told.
alter table stock add column cell text not null default '' check (length(cell) <= 20);
create index stock_cell on stock (cell text_pattern_ops, product_id) where cell <> '';

-- A wave: one way through the store for several orders, walked by one person at a time.
create table picking_wave (
  id bigint generated always as identity primary key,
  created_by bigint not null references staff,
  created_at timestamptz not null,
  picker_id bigint not null references staff,
  seen_at timestamptz not null, -- when the picker last did something
  state text not null default 'open' check (state in ('open', 'done', 'dropped')),
  ended_at timestamptz
);
create index picking_wave_open on picking_wave (id) where state = 'open';

create table picking_order (
  wave_id bigint not null references picking_wave,
  order_id bigint not null references orders,
  box integer not null check (box > 0),
  is_open boolean not null default true,
  primary key (wave_id, order_id)
);
-- An order is fetched in one wave at a time.
create unique index picking_order_open on picking_order (order_id) where is_open;
create index picking_order_order on picking_order (order_id);

create table picking_line (
  wave_id bigint not null,
  order_id bigint not null,
  product_id integer not null references product,
  warehouse_id integer not null references warehouse,
  cell text not null, -- as it was when the wave began
  bag integer not null check (bag > 0),
  needed integer not null check (needed > 0),
  picked integer not null default 0 check (picked between 0 and needed),
  is_short boolean not null default false, -- there are no more than were found
  settled_at timestamptz, -- staff said what becomes of the order
  primary key (wave_id, order_id, product_id, warehouse_id),
  foreign key (wave_id, order_id) references picking_order
);
create index picking_line_order on picking_line (order_id, product_id);
create index picking_line_short on picking_line (wave_id, bag) where is_short and settled_at is null;

-- Orders that are made ready, those that have to be there first before others.
create index orders_to_pick on orders ((coalesce(delivery #>> '{days,from}', '')), id)
  where status in ('in_work_personal', 'in_work_company', 'ordered', 'in_warehouse');
