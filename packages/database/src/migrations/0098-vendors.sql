-- Payment providers and carriers are named by an id, which the program looks up (decision 0046). A row may name one that
-- is not installed any more.

alter table payment add column provider text not null default 'yookassa' check (provider ~ '^[a-z][a-z0-9-]{1,30}$');
alter table payment alter column provider drop default;
-- Ids of two providers may be the same.
alter table payment drop constraint payment_provider_id_key;
create unique index payment_provider_id on payment (provider_id, provider);
alter table refund drop constraint refund_provider_id_key;
create unique index refund_provider_id on refund (provider_id, payment_id);

alter table payment_quarantine add column provider text not null default 'yookassa'
  check (provider ~ '^[a-z][a-z0-9-]{1,30}$');
alter table payment_quarantine alter column provider drop default;
drop index payment_quarantine_open;
create unique index payment_quarantine_open on payment_quarantine (kind, provider_id, mismatches, provider)
  where resolved_at is null;

alter table webhook_event add constraint webhook_event_source_check check (source ~ '^[a-z][a-z0-9-]{1,30}$');

alter table provider_account drop constraint provider_account_provider_check;
alter table provider_account add constraint provider_account_provider_check
  check (provider ~ '^[a-z][a-z0-9-]{1,30}$');

alter table pickup_point drop constraint pickup_point_provider_check;
alter table pickup_point add constraint pickup_point_provider_check check (provider ~ '^[a-z][a-z0-9-]{1,30}$');
alter table parcel drop constraint parcel_provider_check;
alter table parcel add constraint parcel_provider_check check (provider ~ '^[a-z][a-z0-9-]{1,30}$');
alter table shipment drop constraint shipment_provider_check;
alter table shipment add constraint shipment_provider_check check (provider ~ '^[a-z][a-z0-9-]{1,30}$');
alter table carrier_notice drop constraint carrier_notice_provider_check;
alter table carrier_notice add constraint carrier_notice_provider_check check (provider ~ '^[a-z][a-z0-9-]{1,30}$');

-- The number that a carrier gives to a city, as its points tell it.
create table carrier_city (
  carrier text not null check (carrier ~ '^[a-z][a-z0-9-]{1,30}$'),
  city_slug text not null references delivery_city,
  code integer not null,
  primary key (carrier, city_slug)
);
insert into carrier_city select 'cdek', slug, cdek_code from delivery_city where cdek_code is not null;
alter table delivery_city drop column cdek_code;
