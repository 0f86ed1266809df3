-- Orders that staff make by phone, change and divide (product X); views of the back office's lists.

-- Raised by every change of lines, delivery or payment: who changes an order says which one was seen.
alter table orders add column version integer not null default 1;
-- Who of the staff took it by phone; null: its buyer placed it.
alter table orders add column made_by bigint references staff;
-- Of which order it was a part.
alter table orders add column split_from bigint references orders;
create index orders_split_from on orders (split_from) where split_from is not null;

-- Who of the staff a consent was given to by phone; null: it was given on the site.
alter table consent add column staff_id bigint references staff;

-- What staff changed of an order, for its page: figures and lines before and after, no names and addresses.
create table order_change (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  staff_id bigint not null references staff,
  kind text not null check (kind in ('edited', 'split')),
  before jsonb not null,
  after jsonb not null,
  reason text not null default '',
  at timestamptz not null
);
create index order_change_order on order_change (order_id, id desc);

-- Lists are sorted by these, however long they are.
create index orders_total on orders (total_kopecks desc, id desc);
create index account_name on account ((lower(surname || ' ' || name)), id) where deleted_at is null;
create index company_name on company ((lower(name)), id);

-- A filter, order and choice of columns of one list under a name.
create table staff_view (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  columns text[], -- null: those that are usual
  is_shared boolean not null default false,
  created_at timestamptz not null,
  unique (staff_id, list, name)
);
create index staff_view_shared on staff_view (list) where is_shared;

-- The view that a list opens with for one of the staff.
create table staff_view_default (
  staff_id bigint not null references staff on delete cascade,
  list text not null,
  view_id bigint not null references staff_view on delete cascade,
  primary key (staff_id, list)
);
