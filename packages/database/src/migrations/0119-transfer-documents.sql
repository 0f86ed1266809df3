-- Universal transfer documents (УПД): one for each hand-over of goods to a company (decision 0072).
-- Numbers of a year have no gaps, as those of invoices.
create table upd_counter (
  year integer primary key,
  last integer not null check (last > 0)
);

-- A УПД is never changed: seller, buyer and rows as they were.
create table upd (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- Null: goods that left in no parcel. Without a reference, since a recalled parcel may be taken apart.
  parcel_id bigint,
  handed_at timestamptz not null, -- when the goods left: shipped_at of the parcel at that time
  year integer not null, -- in Moscow, of handed_at
  sequence integer not null check (sequence > 0),
  file_id uuid not null default gen_random_uuid(), -- of the file for the exchange of documents
  issued_at timestamptz not null,
  seller jsonb not null,
  buyer jsonb not null,
  payments jsonb not null, -- payment orders by which the order was paid before
  lines jsonb not null,
  total_kopecks bigint not null check (total_kopecks >= 0),
  unique (year, sequence),
  unique (parcel_id, handed_at)
);
create unique index upd_without_parcel on upd (order_id) where parcel_id is null;
create index upd_order on upd (order_id);
create trigger upd_immutable before update or delete on upd
  for each row execute function refuse_ledger_change();
