-- What became of an SMS after the provider took it; null: it is not followed.
alter table outbox
  add column provider_id text,
  add column delivery text check (delivery in ('waiting', 'delivered', 'failed')),
  add column delivery_code smallint, -- the provider's own
  add column asked_at timestamptz; -- the provider was asked last
create index outbox_followed on outbox (sent_at) where delivery = 'waiting';
create index outbox_undelivered on outbox (sent_at) where delivery = 'failed';
