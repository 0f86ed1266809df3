-- What staff set, with every version of it (product X). `setting` holds what counts now.
create table setting_version (
  id bigint generated always as identity primary key,
  key text not null,
  value jsonb not null,
  staff_id bigint references staff, -- null: as it was before staff changed it
  restored_id bigint references setting_version, -- the version that was taken back
  at timestamptz not null
);
create index setting_version_key on setting_version (key, id desc);

-- Which methods are offered is a setting; the account at the provider stays apart, since its key is a secret.
insert into setting (key, value)
select 'payments', jsonb_build_object(
  'isHeldFirst', is_held_first,
  'methods', (
    select jsonb_agg(jsonb_build_object(
      'method', method,
      'isOn', case method when 'card' then is_card_on when 'sbp' then is_sbp_on else true end,
      'buyers', case method when 'invoice' then 'company' else 'all' end,
      'leastRoubles', null, 'mostRoubles', null,
      'name', '{"ru": "", "en": "", "tr": ""}'::jsonb,
      'note', '{"ru": "", "en": "", "tr": ""}'::jsonb) order by place)
    from unnest(array['cash_on_receipt', 'card', 'sbp', 'invoice']) with ordinality as each (method, place)))
from payment_settings
on conflict (key) do nothing;

-- Keys of providers: the name in the open, the key sealed by SECRET_KEY, of which staff see the end.
create table provider_account (
  provider text primary key check (provider in ('yookassa', 'cdek')),
  public_id text not null check (public_id <> ''),
  secret_key_sealed bytea not null,
  secret_key_end text not null check (length(secret_key_end) <= 4),
  set_at timestamptz, -- null: before it was noted
  set_by bigint references staff
);
insert into provider_account (provider, public_id, secret_key_sealed, secret_key_end)
select 'yookassa', shop_id, secret_key_sealed, '' from payment_settings
where shop_id <> '' and secret_key_sealed is not null;
drop table payment_settings;
