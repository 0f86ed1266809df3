-- Staff, entirely apart from customers: password and TOTP, roles, sessions (product A4), and the log of what they change.

create table staff (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  locale text not null check (locale in ('ru', 'en', 'tr')),
  password_hash text, -- argon2id; null: not set yet
  totp_secret bytea, -- encrypted under the secret key; null: no authenticator yet
  totp_step bigint not null default 0, -- the last step whose code was taken: no code is taken twice
  pending_totp_secret bytea, -- of an authenticator that is being set up
  invitation_sha256 bytea unique, -- of the link with which a password is set
  invitation_expires_at timestamptz,
  created_at timestamptz not null,
  signed_in_at timestamptz,
  disabled_at timestamptz,
  check ((invitation_sha256 is null) = (invitation_expires_at is null))
);

create table staff_role (
  staff_id bigint not null references staff,
  role text not null check (role in ('support', 'order_manager', 'catalogue_manager', 'content_editor', 'administrator',
    'developer')),
  primary key (staff_id, role)
);
create index staff_role_role on staff_role (role);

create table staff_recovery_code (
  staff_id bigint not null references staff,
  code_hmac bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hmac)
);

-- `step`: `password` while the code is still to come. The token changes now and then; the former one is good for a
-- minute more (calls under way) and ends the session when it comes later: it was stolen.
create table staff_session (
  token_sha256 bytea primary key,
  former_sha256 bytea unique,
  id uuid not null default gen_random_uuid() unique,
  staff_id bigint not null references staff,
  step text not null check (step in ('password', 'done')),
  user_agent text not null,
  ip inet not null,
  created_at timestamptz not null,
  turned_at timestamptz not null, -- when the token was made
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_session_staff on staff_session (staff_id);

-- Every password or code that is compared, written before it is: `failed` until it is known to be right. `passed`: the
-- password was right, the code is still to come.
create table staff_try (
  id bigint generated always as identity primary key,
  email_hmac bytea not null,
  subnet inet not null,
  outcome text not null check (outcome in ('failed', 'passed', 'right')),
  at timestamptz not null
);
create index staff_try_email on staff_try (email_hmac, at);
create index staff_try_subnet on staff_try (subnet, at);
create index staff_try_at on staff_try (at);

-- Who did what to what, from where. Lines are added and never changed; after three years they may go.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  staff_id bigint references staff, -- null: nobody who is known
  object_kind text,
  object_id bigint,
  before jsonb,
  after jsonb,
  reason text not null,
  ip inet not null,
  user_agent text not null,
  request_id text not null,
  check ((object_kind is null) = (object_id is null))
);
create index audit_at on audit (at);
create index audit_staff on audit (staff_id, id desc);
create index audit_object on audit (object_kind, object_id, id desc);
create index audit_action on audit (action, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '3 years' then return old; end if;
  end if;
  raise exception 'lines of the audit log are never changed';
end $$;
create trigger audit_append_only before update or delete on audit for each row execute function refuse_audit_change();
create trigger audit_never_emptied before truncate on audit for each statement execute function refuse_audit_change();

-- Customers as staff see them ----------------------------------------------------------------------------------------

alter table account add column blocked_at timestamptz;
alter table account add column blocked_by bigint references staff;
alter table account add column block_reason text not null default '';
alter table account add constraint account_blocked check ((blocked_at is null) = (blocked_by is null));
create index account_blocked on account (id desc) where blocked_at is not null;

create table customer_note (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  staff_id bigint not null references staff,
  text text not null,
  at timestamptz not null
);
create index customer_note_account on customer_note (account_id, id desc);

-- A session in which staff act as the customer: short, marked, seen by the customer.
alter table session add column impersonator_id bigint references staff;

-- Words that begin what is looked for. A phone is found with and without its 7, and by its last four digits.
create function customer_words(name text, surname text, email text, phone text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(name || ' ' || surname || ' ' ||
    coalesce(email, '') || ' ' || coalesce(phone || ' ' || substr(phone, 2) || ' ' || right(phone, 4), '')), 'ё', 'е'),
    '\s+'), ''));
create index account_words on account using gin (customer_words(name, surname, email, phone)) where deleted_at is null;

create function company_words(name text, inn text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(name || ' ' || inn), 'ё', 'е'),
    '[^[:alnum:]]+'), ''));
create index company_words on company using gin (company_words(name, inn));
