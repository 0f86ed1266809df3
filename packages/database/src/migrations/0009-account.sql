-- The name of a session for its owner; its key, the hash of the token, never leaves.
alter table session add column id uuid not null default gen_random_uuid() unique;
-- When a code to one of the account's addresses was last answered in this session; a sign-in is such an answer.
alter table session add column proved_at timestamptz;

-- Budgets of the whole shop are counted by channel.
alter table login_send add column channel text not null default 'sms' check (channel in ('sms', 'email'));
create index login_send_channel on login_send (channel, at);

-- Every code that was compared, for the breaker of the whole shop; nothing says whose it was.
create table login_try (
  id bigint generated always as identity primary key,
  is_right boolean not null,
  at timestamptz not null
);
create index login_try_at on login_try (at);

-- What a person agreed to, in which version of the text; a withdrawn consent stays as a record.
create table consent (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('personal_data', 'advertising')),
  version text not null,
  locale text not null check (locale in ('ru', 'en', 'tr')),
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index consent_standing on consent (account_id, kind) where withdrawn_at is null;

-- Deletion: wished for, and done. What accounting has to keep points to an account that names nobody.
alter table account add column delete_at timestamptz;
alter table account add column deleted_at timestamptz;
create index account_delete_at on account (delete_at) where delete_at is not null;
alter table account drop constraint account_check;
alter table account add constraint account_has_address check (phone is not null or email is not null or deleted_at is not null);
