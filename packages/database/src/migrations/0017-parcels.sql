-- Pickup points, parcels and what carriers say of them (product D1–D3, O2, O5).

-- The carrier's own number of a city, as its points tell it.
alter table delivery_city add column cdek_code integer;

-- Where carriers hand parcels out, in cities that parcels go to; read in whole every night. What the carrier tells of no
-- more is closed and stays for the orders that name it.
create table pickup_point (
  provider text not null check (provider = 'cdek'),
  code text not null,
  city_slug text not null references delivery_city,
  kind text not null check (kind in ('office', 'locker')),
  name text not null,
  address text not null, -- in Russian, as it is written on parcels
  hours text not null,
  phone text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  grams_max integer check (grams_max > 0), -- null: not limited
  takes_cash boolean not null,
  takes_card boolean not null,
  closed_at timestamptz,
  refreshed_at timestamptz not null,
  primary key (provider, code)
);
create index pickup_point_city on pickup_point (city_slug, kind, code) where closed_at is null;
create index pickup_point_place on pickup_point (latitude, longitude) where closed_at is null;

-- A part of an order that travels by itself.
create table parcel (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  number integer not null check (number > 0), -- 1, 2, … within the order
  state text not null check (state in ('packed', 'handed_over', 'in_transit', 'ready_for_pickup', 'with_courier',
    'delivered', 'returning', 'returned')),
  grams integer not null check (grams > 0),
  provider text check (provider = 'cdek'), -- null: brought or handed out by the shop itself
  track text,
  carrier_at timestamptz, -- date of the carrier's word that was followed last
  shipped_at timestamptz, -- since then its goods are no longer in stock
  created_at timestamptz not null,
  unique (order_id, number)
);

create table parcel_line (
  parcel_id bigint not null references parcel on delete cascade,
  product_id integer not null references product,
  quantity integer not null check (quantity > 0),
  primary key (parcel_id, product_id)
);

-- What happened to a parcel: lines are added and never changed. `code` is the carrier's word, empty where ours.
create table parcel_event (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcel on delete cascade,
  state text, -- null: a word that moves nothing
  code text not null default '',
  city text not null default '',
  by text not null check (by in ('staff', 'carrier')),
  at timestamptz not null
);
create index parcel_event_parcel on parcel_event (parcel_id, at, id);
create unique index parcel_event_once on parcel_event (parcel_id, code, at) where by = 'carrier';

-- What is asked of the carrier for a parcel. Its number goes with the request, so that a repeat finds what an earlier
-- try has done; after a refusal the next try has a number of its own.
create table shipment (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcel on delete cascade,
  provider text not null check (provider = 'cdek'),
  number text not null unique,
  tariff integer, -- null: not chosen yet
  state text not null check (state in ('pending', 'sent', 'confirmed', 'invalid', 'cancelled')),
  carrier_id text,
  problems jsonb not null default '[]',
  label_id text,
  created_at timestamptz not null,
  asked_at timestamptz, -- the carrier was asked last
  held_until timestamptz, -- somebody is asking until then at most
  over_at timestamptz -- nothing more will come of it
);
create unique index shipment_live on shipment (parcel_id) where state in ('pending', 'sent', 'confirmed');
create index shipment_carrier on shipment (carrier_id) where carrier_id is not null;
create index shipment_open on shipment (asked_at nulls first, id) where over_at is null;

-- Webhooks as they came; what they are about is asked of the carrier.
create table carrier_notice (
  id bigint generated always as identity primary key,
  provider text not null check (provider = 'cdek'),
  carrier_id text,
  body text not null, -- JSON as it came: what a carrier sends need not be what jsonb keeps
  received_at timestamptz not null,
  done_at timestamptz
);
create index carrier_notice_received on carrier_notice (received_at);
