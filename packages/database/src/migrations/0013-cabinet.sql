-- The cabinet (product U1–U5, O2, B10): orders of companies and their approval, returns, addresses, pickup points, what
-- people want to be told, bonuses.

-- Who buys, as it was when the order was placed; the link goes with the company, the order stays.
alter table orders add column company_id bigint references company on delete set null;
alter table orders add column company jsonb; -- name, inn, kpp
alter table orders add constraint orders_company check ((customer_type = 'company') = (company is not null));
alter table orders add constraint orders_company_of check (company_id is null or company is not null);
-- An order above its buyer's limit waits for an owner of the company as a request.
alter table orders add column approval text check (approval in ('waiting', 'approved', 'refused'));
alter table orders add constraint orders_waiting check (approval <> 'waiting' or status in ('request', 'cancelled'));
alter table orders add column paid_at timestamptz;
create index orders_company on orders (company_id, id desc) where company_id is not null;

-- What a customer wants to give back (product O5); staff decide.
create table order_return (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  account_id bigint not null references account,
  reason text not null check (reason in ('defective', 'wrong_item', 'not_as_described', 'not_needed')),
  comment text not null default '',
  state text not null default 'requested' check (state in ('requested', 'accepted', 'refused', 'closed')),
  created_at timestamptz not null
);
create index order_return_order on order_return (order_id, id);

create table order_return_line (
  return_id bigint not null references order_return on delete cascade,
  product_id integer not null references product,
  quantity integer not null check (quantity > 0),
  primary key (return_id, product_id)
);

-- Where a person's parcels go. The default is the one that was made so last; where none was, the first.
create table address (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  label text not null,
  city text not null,
  street text not null,
  house text not null,
  flat text not null,
  postcode text not null check (postcode ~ '^(\d{6})?$'),
  comment text not null,
  recipient text not null,
  phone text check (phone ~ '^7\d{10}$'),
  created_at timestamptz not null,
  default_at timestamptz,
  removed_at timestamptz
);
create index address_account on address (account_id, id);
create index address_removed on address (removed_at) where removed_at is not null;

-- Pickup points that a person chose, by the name that the delivery gives them.
create table pickup_choice (
  account_id bigint not null references account on delete cascade,
  point text not null,
  chosen_at timestamptz not null,
  primary key (account_id, point)
);

-- What a person chose to be told and how; what is not here is as the shop has it.
create table notification_choice (
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('order_status', 'back_in_stock', 'price', 'news')),
  channel text not null check (channel in ('sms', 'email')),
  is_on boolean not null,
  primary key (account_id, kind, channel)
);

-- Bonuses in whole roubles: lines are added and never changed; the balance is their sum.
create table bonus_entry (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  kind text not null check (kind in ('credit', 'debit', 'expiry')),
  roubles integer not null check (roubles <> 0 and (roubles > 0) = (kind = 'credit')),
  reason text not null default '',
  order_id bigint references orders,
  at timestamptz not null,
  expires_at timestamptz check (expires_at is null or kind = 'credit')
);
create index bonus_entry_account on bonus_entry (account_id, id desc);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'lines of a ledger are never changed';
end $$;
create trigger bonus_entry_append_only before update or delete on bonus_entry
  for each row execute function refuse_ledger_change();
