-- What the shop tells the programs of its customers (product I4): receivers, events, and each delivery with its fate.

create table hook (
  id uuid primary key,
  account_id bigint not null references account on delete cascade,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  secret bytea not null, -- sealed
  old_secret bytea, -- sealed; signs beside the new one until then
  old_secret_until timestamptz,
  created_at timestamptz not null,
  paused_at timestamptz,
  pause_reason text check (pause_reason in ('owner', 'failing')),
  failing_since timestamptz, -- null: the last delivery was taken
  rest_until timestamptz, -- it did not answer at all: nothing is sent until then
  check ((paused_at is null) = (pause_reason is null)),
  check ((old_secret is null) = (old_secret_until is null))
);
create index hook_account on hook (account_id, created_at);

create table hook_event (
  id uuid primary key default gen_random_uuid(),
  type text not null,
  data jsonb not null,
  at timestamptz not null
);
create index hook_event_at on hook_event (at);

create table hook_delivery (
  id bigint generated always as identity primary key,
  hook_id uuid not null references hook on delete cascade,
  event_id uuid not null references hook_event on delete cascade,
  tries integer not null default 0,
  next_at timestamptz, -- null: taken or given up
  taken_at timestamptz,
  tried_at timestamptz,
  status integer, -- of the last answer; null: there was none
  error text, -- why there was no answer
  answer text not null default '',
  milliseconds integer,
  is_replay boolean not null default false
);
create index hook_delivery_due on hook_delivery (next_at) where next_at is not null;
create index hook_delivery_of on hook_delivery (hook_id, id desc);
create index hook_delivery_next_of on hook_delivery (hook_id, next_at) where next_at is not null;
create index hook_delivery_event on hook_delivery (event_id);
