-- Companies that people buy for (product U4): requisites, members with roles and limits, invitations.

create table company (
  id bigint generated always as identity primary key,
  inn text not null check (inn ~ '^(\d{10}|\d{12})$'),
  kpp text check (kpp ~ '^\d{4}[0-9A-Z]{2}\d{3}$'),
  ogrn text check (ogrn ~ '^(\d{13}|\d{15})$'),
  name text not null check (char_length(name) between 1 and 500),
  address text not null default '',
  bik text check (bik ~ '^[012]\d{8}$'),
  bank_name text,
  account text check (account ~ '^\d{20}$'),
  correspondent_account text check (correspondent_account ~ '^301\d{17}$'),
  contract_number text, -- with the shop
  contract_date date,
  prices_koef integer check (prices_koef > 0), -- null: that of the person who buys
  created_at timestamptz not null,
  check ((bik is null) = (account is null)),
  check (bik is not null or (bank_name is null and correspondent_account is null)),
  check ((contract_number is null) = (contract_date is null))
);
create index company_inn on company (inn);

create table company_member (
  company_id bigint not null references company on delete cascade,
  account_id bigint not null references account on delete cascade,
  role text not null check (role in ('owner', 'buyer', 'accountant')),
  order_limit_kopecks bigint check (order_limit_kopecks > 0), -- null: none
  joined_at timestamptz not null,
  primary key (company_id, account_id),
  check (role = 'buyer' or order_limit_kopecks is null)
);
create index company_member_account on company_member (account_id);

-- For the owner of one phone or mailbox; the link's token is kept as its SHA-256.
create table company_invitation (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  token_sha256 bytea not null unique,
  phone text check (phone ~ '^7\d{10}$'),
  email text check (email = lower(email)),
  role text not null check (role in ('owner', 'buyer', 'accountant')),
  order_limit_kopecks bigint check (order_limit_kopecks > 0),
  invited_by bigint references account on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((phone is null) <> (email is null)),
  check (role = 'buyer' or order_limit_kopecks is null)
);
create unique index company_invitation_open on company_invitation (company_id, coalesce(phone, email)) where used_at is null;
create index company_invitation_by on company_invitation (invited_by, created_at);
create index company_invitation_expires on company_invitation (expires_at);

-- "I buy as": a company the person is a member of; leaving it ends that by itself.
alter table account add column buys_as bigint;
alter table account add constraint account_buys_as foreign key (buys_as, id)
  references company_member (company_id, account_id) on delete set null (buys_as);
create index account_buys_as_company on account (buys_as) where buys_as is not null;
