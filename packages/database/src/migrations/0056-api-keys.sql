-- Keys of the customer API (product I4): shown once, kept as the SHA-256 of what was shown.

create table api_key (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  company_id bigint references company on delete cascade, -- buys for this company; null: for the person
  name text not null,
  token_sha256 bytea not null unique,
  token_end text not null, -- its last four signs, by which its owner tells it from others
  scopes text[] not null check (cardinality(scopes) > 0),
  per_minute integer not null check (per_minute > 0),
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_account on api_key (account_id, id desc);
create index api_key_revoked on api_key (revoked_at) where revoked_at is not null;
create index api_key_company on api_key (company_id) where company_id is not null;
