-- Money through a payment provider (product Y1, Y3, O5). Every row that asks the provider for something is committed
-- with its key and its whole request before the call; what the provider says is applied with the order's row locked.

create table payment (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  attempt integer not null check (attempt > 0),
  key text not null unique,
  method text not null check (method in ('card', 'sbp')),
  is_held boolean not null check (not is_held or method = 'card'),
  amount_kopecks bigint not null check (amount_kopecks >= 100),
  return_token_sha256 bytea not null unique,
  request jsonb not null, -- the whole of it but the token: the same key asks for the same
  state text not null check (state in ('created', 'pending', 'waiting_for_capture', 'succeeded', 'cancelled')),
  refusal text check (refusal in ('refused', 'key_reused')),
  failure text, -- the provider's word for why it came to nothing
  provider_id text unique,
  confirmation_url text,
  expires_at timestamptz,
  settlement text check (settlement in ('order_paid', 'refund', 'release_hold', 'none')), -- null: no money has come
  capture_wished_at timestamptz,
  release_wished_at timestamptz,
  created_at timestamptz not null,
  asked_at timestamptz not null, -- the first time; the key lives so long
  checked_at timestamptz not null,
  next_check_at timestamptz, -- null: nothing changes by itself any more
  paid_at timestamptz,
  is_closed boolean not null default false, -- every piece is in a closing receipt or was given back
  unique (order_id, attempt),
  check (state = 'created' or provider_id is not null),
  check (refusal is null or state = 'created'),
  check ((state = 'succeeded') = (paid_at is not null)),
  check (capture_wished_at is null or release_wished_at is null)
);
-- One that is open or has brought money, an order.
create unique index payment_one on payment (order_id) where state <> 'cancelled' and refusal is distinct from 'refused';
create index payment_unclosed on payment (id) where settlement = 'order_paid' and state = 'succeeded' and not is_closed;
create index payment_next_check on payment (next_check_at) where next_check_at is not null;

create table payment_event (
  payment_id bigint not null references payment,
  state text not null,
  at timestamptz not null,
  primary key (payment_id, state)
);

-- What was paid for: the receipts' lines, with what became of their pieces. Position 0: the delivery.
create table payment_line (
  payment_id bigint not null references payment,
  position integer not null check (position >= 0),
  product_id integer references product,
  name text not null,
  subject text not null check (subject in ('commodity', 'service')),
  vat_class text not null check (vat_class in ('standard', 'reduced', 'zero', 'none')),
  quantity integer not null check (quantity > 0),
  total_kopecks bigint not null check (total_kopecks >= 0),
  cancelled integer not null default 0 check (cancelled >= 0),
  shipped integer not null default 0 check (shipped >= 0),
  returned integer not null default 0 check (returned >= 0 and returned <= shipped),
  primary key (payment_id, position),
  check (cancelled + shipped <= quantity),
  check ((position = 0) = (product_id is null))
);

create table refund (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment,
  order_id bigint not null references orders,
  sequence integer not null check (sequence > 0),
  key text not null unique,
  amount_kopecks bigint not null check (amount_kopecks >= 100),
  cause text not null check (cause in ('late', 'overpaid', 'staff')),
  note text not null default '', -- the buyer reads it
  staff_id bigint references staff,
  request jsonb not null,
  state text not null check (state in ('created', 'pending', 'succeeded', 'cancelled')),
  failure text,
  retried_by bigint unique references refund, -- the refund that took over what this one could not give back
  provider_id text unique,
  created_at timestamptz not null,
  next_check_at timestamptz,
  done_at timestamptz,
  unique (order_id, sequence),
  check (state in ('created', 'cancelled') or provider_id is not null),
  check ((state in ('succeeded', 'cancelled')) = (done_at is not null))
);
-- By itself an order's money goes back once.
create unique index refund_by_itself on refund (payment_id) where cause <> 'staff' and state <> 'cancelled';
create index refund_payment on refund (payment_id);
create index refund_next_check on refund (next_check_at) where next_check_at is not null;

create table refund_line (
  refund_id bigint not null references refund,
  position integer not null check (position >= 0),
  move text not null check (move in ('cancel', 'return')),
  from_piece integer not null check (from_piece >= 0),
  quantity integer not null check (quantity > 0),
  amount_kopecks bigint not null check (amount_kopecks >= 0),
  primary key (refund_id, position, move)
);

-- Receipts of the law (54-FZ). `till`: printed in the office, its number was written down.
create table receipt (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  payment_id bigint references payment,
  refund_id bigint unique references refund,
  kind text not null check (kind in ('prepayment', 'closing', 'refund', 'till')),
  sequence integer check (sequence > 0), -- of closing ones
  key text unique,
  amount_kopecks bigint not null check (amount_kopecks >= 0),
  items jsonb not null,
  request jsonb, -- of closing ones: the others go with payment and refund
  state text not null check (state in ('created', 'pending', 'registered', 'failed')),
  failure text,
  provider_id text,
  till_number text,
  staff_id bigint references staff,
  created_at timestamptz not null,
  asked_at timestamptz,
  next_check_at timestamptz,
  check ((kind = 'till') = (till_number is not null)),
  check ((kind = 'till') = (payment_id is null)),
  check ((kind = 'closing') = (key is not null and sequence is not null and request is not null)),
  check ((kind = 'refund') = (refund_id is not null)),
  unique (order_id, sequence)
);
create unique index receipt_prepayment on receipt (payment_id) where kind = 'prepayment';
create unique index receipt_till on receipt (order_id) where kind = 'till';
create index receipt_payment on receipt (payment_id);
create index receipt_next_check on receipt (next_check_at) where next_check_at is not null;

-- What providers told, as it came: looked at by a job, which believes nothing of it but the id.
create table webhook_event (
  id bigint generated always as identity primary key,
  source text not null,
  kind text not null,
  object_id text not null,
  raw text not null,
  received_at timestamptz not null,
  done_at timestamptz,
  attempts integer not null default 0,
  outcome text,
  last_error text
);
create index webhook_event_open on webhook_event (id) where done_at is null;
create index webhook_event_object on webhook_event (object_id);
create index webhook_event_done on webhook_event (done_at) where done_at is not null;

-- Reports that do not fit what the shop knows: nothing was done by them, somebody looks.
create table payment_quarantine (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('payment', 'refund')),
  provider_id text not null,
  order_id bigint references orders,
  mismatches text[] not null,
  amount_kopecks bigint,
  reported text not null,
  at timestamptz not null,
  resolved_at timestamptz,
  resolved_by bigint references staff,
  resolution text,
  check ((resolved_at is null) = (resolution is null))
);
-- The same said again is the same entry.
create unique index payment_quarantine_open on payment_quarantine (kind, provider_id, mismatches)
  where resolved_at is null;

-- How money is taken online; one row. The key is sealed by SECRET_KEY.
create table payment_settings (
  id integer primary key check (id = 1),
  is_card_on boolean not null,
  is_sbp_on boolean not null,
  is_held_first boolean not null,
  shop_id text not null,
  secret_key_sealed bytea,
  check (shop_id = '' or secret_key_sealed is not null)
);

-- Bonuses that a refund takes or gives back: each refund once.
alter table bonus_entry add column refund_id bigint references refund;
drop index bonus_entry_once;
create unique index bonus_entry_once
  on bonus_entry (order_id, purpose, coalesce(return_id, 0), coalesce(refund_id, 0))
  where purpose in ('cashback', 'payment', 'payment_returned', 'cashback_returned');
