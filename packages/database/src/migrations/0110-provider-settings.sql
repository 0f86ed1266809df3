-- Settings of outside services that staff set in the back office. Secrets are encrypted and never shown.
create table provider_setting (
  provider text primary key check (provider in ('sms', 'mail', 'carrier', 'suggestions', 'bot_check', 'map')),
  open_values jsonb not null,
  sealed bytea not null, -- a JSON object of the secrets
  secret_names text[] not null,
  set_at timestamptz not null,
  set_by bigint references staff
);
