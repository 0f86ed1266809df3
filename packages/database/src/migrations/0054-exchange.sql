-- Exchange with 1C by CommerceML 2 (product I2, integrations section 6). Products of 1C are those of the supplier `1c`
-- (supplier_part: its ids), and their categories and makers are learned as those of any supplier.

-- Whom 1C signs in as. The password is random and shown once: its SHA-256 is kept.
create table exchange_account (
  id integer primary key default 1 check (id = 1), -- one shop, one base of 1C
  login text not null,
  password_sha256 bytea not null,
  staff_id bigint not null references staff,
  made_at timestamptz not null,
  used_at timestamptz
);

-- Wrong passwords, by network: they are slowed down together for all processes.
create table exchange_try (
  id bigint generated always as identity primary key,
  subnet inet not null,
  at timestamptz not null
);
create index exchange_try_subnet on exchange_try (subnet, at);

create table exchange_session (
  id bigint generated always as identity primary key,
  token_sha256 bytea not null unique,
  ip inet not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  files integer not null default 0,
  bytes bigint not null default 0,
  is_kept boolean not null default true -- its files are in the data folder
);
create index exchange_session_kept on exchange_session (created_at) where is_kept;

-- Files and answers: the history. `number` of a file that is sent again in one session is another row.
create table exchange_run (
  id bigint generated always as identity primary key,
  session_id bigint references exchange_session on delete set null,
  kind text check (kind in ('goods', 'offers', 'orders_out', 'orders_in', 'pack', 'left_out')), -- null: not read yet
  is_sale boolean not null default false, -- of the exchange of orders
  file text not null,
  state text not null check (state in ('uploading', 'queued', 'running', 'done', 'failed')),
  size bigint not null default 0,
  progress integer not null default 0, -- rows
  counts jsonb not null default '{}',
  failure text,
  failure_line integer,
  problems jsonb not null default '[]',
  problem_count integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index exchange_run_session on exchange_run (session_id, file, id desc);
create index exchange_run_waiting on exchange_run (id) where state in ('queued', 'running');
create index exchange_run_history on exchange_run (id desc) where state <> 'uploading';

-- What 1C calls its things, and what they are here.
create table exchange_group (
  external_id text primary key,
  parent_id text,
  name text not null,
  category_id integer references category on delete set null -- null: as the import finds it by its name
);
create index exchange_group_category on exchange_group (category_id);

create table exchange_property (
  external_id text primary key,
  name text not null,
  attribute_key text references attribute on update cascade on delete set null, -- null: as the import finds it by its name
  is_ignored boolean not null default false
);

create table exchange_property_value (
  property_id text not null references exchange_property on delete cascade,
  external_id text not null,
  value text not null,
  primary key (property_id, external_id)
);

create table exchange_price_type (
  external_id text primary key,
  name text not null,
  currency text not null,
  has_tax_inside boolean not null,
  use text not null default 'none' check (use in ('none', 'sale', 'purchase')),
  from_quantity integer not null default 1 check (from_quantity > 0) -- of prices that name no quantity themselves
);

create table exchange_warehouse (
  external_id text primary key,
  name text not null,
  warehouse_id integer references warehouse -- null: its stock is not taken
);

-- Products of 1C: when they came last, and what they were before 1C took them away.
create table exchange_product (
  external_id text primary key,
  seen_at timestamptz not null,
  former_state text check (former_state in ('published', 'draft', 'known')) -- null: it is not taken away
);
create index exchange_product_seen on exchange_product (seen_at);

create table exchange_picture (
  external_id text not null,
  file text not null,
  sha256 bytea not null,
  image text not null, -- path that the product keeps
  primary key (external_id, file)
);

-- Orders for 1C: each change raises the mark; what was sent and taken has the mark it was sent with.
create sequence exchange_mark;
create table exchange_order (
  order_id bigint primary key references orders on delete cascade,
  mark bigint not null,
  sent_mark bigint
);
create index exchange_order_waiting on exchange_order (order_id) where sent_mark is distinct from mark;

create table exchange_sent (
  session_id bigint not null references exchange_session on delete cascade,
  order_id bigint not null references orders on delete cascade,
  mark bigint not null,
  primary key (session_id, order_id)
);
create index exchange_sent_order on exchange_sent (order_id);

create function mark_order_for_exchange() returns trigger language plpgsql as $$
begin
  insert into exchange_order (order_id, mark) values (new.id, nextval('exchange_mark'))
  on conflict (order_id) do update set mark = excluded.mark;
  return null;
end $$;
create trigger order_placed_for_exchange after insert on orders for each row execute function mark_order_for_exchange();
create trigger order_changed_for_exchange after update on orders for each row
  when ((new.status, new.total_kopecks, new.version, new.paid_at, new.payment_method, new.delivery, new.comment)
    is distinct from (old.status, old.total_kopecks, old.version, old.paid_at, old.payment_method, old.delivery, old.comment))
  execute function mark_order_for_exchange();

-- Rows of the file that is taken now.
create unlogged table exchange_good_row (
  external_id text not null,
  line integer not null,
  is_deleted boolean not null,
  weight_milligrams integer,
  vat_class text,
  pictures text[] not null
);
create unlogged table exchange_offer_row (
  product_id integer not null,
  tier_quantities integer[],
  tier_prices bigint[],
  purchase bigint
);
create unlogged table exchange_stock_row (
  product_id integer not null,
  warehouse_id integer not null,
  quantity integer not null
);

-- Imports that 1C sent stand beside those of suppliers, to be taken back as they are.
alter table import_run drop constraint import_run_by_check;
alter table import_run add constraint import_run_by_check check (by in ('upload', 'schedule', 'command', 'exchange'));
