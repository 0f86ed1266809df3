-- Lists of the customer: comparison, favourites, watches (product C12, C13), and what a manufacturer says of itself.

create table comparison_item (
  account_id bigint not null references account on delete cascade,
  product_id integer not null references product,
  position integer not null,
  primary key (account_id, product_id)
);

create table favourite_list (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null, -- empty: the first list, named in the reader's language
  is_first boolean not null default false,
  created_at timestamptz not null default now(),
  removed_at timestamptz -- can be brought back until it is swept
);
create unique index favourite_list_first on favourite_list (account_id) where is_first;
create unique index favourite_list_name on favourite_list (account_id, lower(name)) where removed_at is null;

create table favourite (
  list_id bigint not null references favourite_list on delete cascade,
  product_id integer not null references product,
  account_id bigint not null references account on delete cascade, -- that of the list
  quantity integer not null default 1 check (quantity between 1 and 10000000),
  note text not null default '',
  added_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (list_id, product_id)
);
create index favourite_account on favourite (account_id, product_id);
create index favourite_list_removed on favourite_list (removed_at) where removed_at is not null;
create index favourite_removed on favourite (removed_at) where removed_at is not null;

-- Told once, then over.
create table watch (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  product_id integer not null references product,
  kind text not null check (kind in ('in_stock', 'cheaper')),
  target_price bigint check (target_price > 0), -- ten-thousandths of a rouble, as this customer pays
  locale text not null check (locale in ('ru', 'en', 'tr')),
  stop_token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  told_at timestamptz,
  check ((kind = 'cheaper') = (target_price is not null))
);
create unique index watch_once on watch (account_id, product_id, kind) where told_at is null;
create index watch_product on watch (product_id) where told_at is null;
create index watch_told on watch (told_at) where told_at is not null;

create table brand_description (
  brand_id integer primary key references brand,
  description jsonb not null
);
create index product_brand on product (brand_id);
