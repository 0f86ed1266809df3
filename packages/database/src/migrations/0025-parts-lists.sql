-- Parts lists (product M). A list is a customer's, or a guest's, who is known by the SHA-256 of his cookie.
create table bom (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  account_id bigint references account on delete cascade,
  guest_sha256 bytea,
  name text not null,
  state text not null check (state in ('reading', 'mapping', 'matching', 'ready', 'refused')),
  refusal text, -- what the last file was, where it was no parts list
  tags text[] not null default '{}',
  settings jsonb not null, -- how quantities are counted
  locale text not null,
  next_row integer not null default 0,
  done integer not null default 0, -- lines that were looked for in this run
  total integer not null default 0,
  summary jsonb, -- figures as they were last looked at
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz, -- can be brought back until it is swept
  check (num_nonnulls(account_id, guest_sha256) = 1)
);
create index bom_account on bom (account_id) where account_id is not null;
create index bom_guest on bom (guest_sha256) where guest_sha256 is not null;
create index bom_removed on bom (removed_at) where removed_at is not null;

create table bom_board (
  bom_id text not null references bom on delete cascade,
  board integer not null check (board between 0 and 19),
  name text not null,
  count integer not null check (count between 0 and 1000000),
  revision integer not null, -- the current one: the latest
  primary key (bom_id, board)
);

create table bom_revision (
  bom_id text not null,
  board integer not null,
  revision integer not null check (revision >= 1),
  state text not null check (state in ('reading', 'mapping', 'read')),
  file_name text, -- null: pasted
  source bytea, -- what was sent: not yet read, or a text, whose encoding may be corrected
  sheets bytea, -- else its tables as read, compressed
  choices jsonb not null default '{}', -- what a person corrected
  header_key text, -- by which a correction is remembered
  mapping jsonb, -- how it was read, as shown
  lines integer not null default 0,
  created_at timestamptz not null,
  primary key (bom_id, board, revision),
  foreign key (bom_id, board) references bom_board on delete cascade
);

create table bom_line (
  bom_id text not null,
  row integer not null,
  board integer not null,
  revision integer not null,
  line jsonb not null, -- as read, then as corrected
  quantity integer not null,
  is_dnp boolean not null,
  has_error boolean not null, -- keeps it from being ordered until somebody decides
  line_key text not null, -- equal: the lines are equal
  part_key text, -- equal: they ask for the same part; null: they ask for none
  match jsonb, -- null: not looked for yet
  status text not null default 'not_found',
  product_id integer references product, -- what is ordered
  action text not null default 'order',
  is_decided boolean not null default false, -- by a person, in this list
  seen_price bigint, -- of one piece when the list was last looked at by night
  worse text[] not null default '{}', -- what the night found
  history jsonb not null default '[]', -- parts that were exchanged, latest first
  text text not null, -- what is searched, in lower case
  primary key (bom_id, row),
  foreign key (bom_id, board, revision) references bom_revision on delete cascade
);
create index bom_line_revision on bom_line (bom_id, board, revision);
create index bom_line_product on bom_line (product_id) where product_id is not null;

create table bom_undo (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  bom_id text not null references bom on delete cascade,
  rows jsonb not null, -- the lines as they were
  at timestamptz not null
);
create index bom_undo_bom on bom_undo (bom_id, at);

create table bom_share (
  bom_id text primary key references bom on delete cascade,
  nonce text not null, -- with the program's key it makes the token
  token_sha256 bytea not null unique,
  has_prices boolean not null,
  expires_at timestamptz not null
);

-- What somebody chose for a line stands for such lines in later lists.
create table bom_choice (
  id bigint generated always as identity primary key,
  account_id bigint references account on delete cascade,
  guest_sha256 bytea,
  key text not null, -- of the line or of the part
  product_id integer not null references product,
  at timestamptz not null,
  check (num_nonnulls(account_id, guest_sha256) = 1)
);
create unique index bom_choice_account on bom_choice (account_id, key) where account_id is not null;
create unique index bom_choice_guest on bom_choice (guest_sha256, key) where guest_sha256 is not null;
create index bom_choice_at on bom_choice (at) where guest_sha256 is not null;

-- What somebody said of the columns of a table stands for all tables with these headers.
create table bom_header_set (
  id bigint generated always as identity primary key,
  account_id bigint references account on delete cascade,
  guest_sha256 bytea,
  key text not null,
  choices jsonb not null,
  at timestamptz not null,
  check (num_nonnulls(account_id, guest_sha256) = 1)
);
create unique index bom_header_set_account on bom_header_set (account_id, key) where account_id is not null;
create unique index bom_header_set_guest on bom_header_set (guest_sha256, key) where guest_sha256 is not null;
create index bom_header_set_at on bom_header_set (at) where guest_sha256 is not null;

create table own_stock (
  account_id bigint not null references account on delete cascade,
  product_id integer not null references product,
  quantity integer not null check (quantity between 1 and 10000000),
  primary key (account_id, product_id)
);
