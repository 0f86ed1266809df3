-- Invoices of companies and the money that comes by bank (product Y2).

-- Counts the invoices of a year. Its row is held until whoever issues one is done, so that a refusal leaves no gap.
create table invoice_counter (
  year integer primary key,
  last integer not null check (last > 0)
);

-- An invoice is never changed: seller, buyer and rows as they were. A new version keeps the number.
create table invoice (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  year integer not null, -- of the first version, in Moscow
  sequence integer not null check (sequence > 0),
  version integer not null check (version > 0),
  issued_at timestamptz not null,
  valid_until timestamptz not null, -- the stock is held until then
  seller jsonb not null,
  buyer jsonb not null,
  lines jsonb not null,
  total_kopecks bigint not null check (total_kopecks > 0),
  pdf bytea, -- made once, after the order
  pdf_sha256 bytea,
  unique (year, sequence, version),
  unique (order_id, version),
  check ((pdf is null) = (pdf_sha256 is null))
);
create index invoice_buyer on invoice ((buyer ->> 'inn'), id desc);
create index invoice_number on invoice (sequence);

create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.pdf is null
    and to_jsonb(new) - 'pdf' - 'pdf_sha256' = to_jsonb(old) - 'pdf' - 'pdf_sha256' then
    return new;
  end if;
  raise exception 'an invoice is never changed';
end $$;
create trigger invoice_immutable before update or delete on invoice
  for each row execute function refuse_invoice_change();

-- Payment orders of statements. The same statement twice changes nothing.
create table bank_entry (
  id bigint generated always as identity primary key,
  number text not null,
  day date not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  payer_account text not null,
  payer_inn text not null,
  payer_name text not null,
  purpose text not null,
  imported_at timestamptz not null,
  -- how it was matched; by_hand and set_aside: staff decided
  outcome text not null check (outcome in ('exact', 'partial', 'over', 'ambiguous', 'unknown', 'by_hand', 'set_aside')),
  order_id bigint references orders,
  candidates bigint[] not null default '{}', -- orders it could be for
  note text not null default '', -- why it was set aside
  staff_id bigint references staff,
  decided_at timestamptz,
  unique (number, day, amount_kopecks, payer_account),
  check ((outcome in ('exact', 'partial', 'over', 'by_hand')) = (order_id is not null)),
  check ((outcome in ('by_hand', 'set_aside')) = (decided_at is not null and staff_id is not null))
);
create index bank_entry_open on bank_entry (id desc) where outcome in ('ambiguous', 'unknown');
create index bank_entry_order on bank_entry (order_id) where order_id is not null;

-- What came for an order by bank: lines are added and never changed; together they are what was paid.
create table bank_money (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  day date not null, -- of the bank
  entry_id bigint unique references bank_entry, -- null: staff saw it themselves
  staff_id bigint references staff, -- null: matched by itself
  note text not null default '',
  at timestamptz not null
);
create index bank_money_order on bank_money (order_id);
create trigger bank_money_append_only before update or delete on bank_money
  for each row execute function refuse_ledger_change();
