-- Requests for parts that the catalogue does not have (product C10), kept until somebody has answered.

create table part_request (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  part text not null check (char_length(part) between 1 and 200),
  quantity integer not null check (quantity between 1 and 10000000),
  email text,
  phone text,
  account_id bigint references account on delete set null,
  locale text not null,
  caller_hash bytea not null, -- keyed: who asked, for counting alone
  answered_at timestamptz,
  check ((email is null) <> (phone is null))
);
create index part_request_caller on part_request (caller_hash, created_at);
create index part_request_open on part_request (created_at) where answered_at is null;
create index part_request_account on part_request (account_id) where account_id is not null;
