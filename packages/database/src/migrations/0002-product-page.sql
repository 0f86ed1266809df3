-- Pairs that catalogues name as analogues of one another; each pair stands here once.
create table listed_analogue (
  product_id integer not null references product,
  other_id integer not null references product,
  is_pin_compatible boolean not null,
  primary key (product_id, other_id),
  check (product_id < other_id)
);
create index listed_analogue_other on listed_analogue (other_id);

-- What is ordered together with a product, as the job counted it last; both directions stand here.
create table bought_together (
  product_id integer not null references product on delete cascade,
  other_id integer not null references product on delete cascade,
  orders integer not null check (orders >= 2),
  primary key (product_id, other_id)
);

-- Words of customers about a product. Shown only when approved.
create table review (
  id bigint generated always as identity primary key,
  product_id integer not null references product,
  account_id bigint not null references account on delete cascade,
  author_name text not null,
  rating smallint not null check (rating between 1 and 5),
  text text not null,
  pros text not null default '',
  cons text not null default '',
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  reject_reason text not null default '',
  moderated_by bigint references account on delete set null,
  moderated_at timestamptz,
  created_at timestamptz not null default now(),
  unique (product_id, account_id),
  check (state <> 'rejected' or reject_reason <> '')
);
create index review_shown on review (product_id, id desc) where state = 'approved';
create index review_waiting on review (id) where state = 'pending';
create index review_account on review (account_id, created_at);

create table question (
  id bigint generated always as identity primary key,
  product_id integer not null references product,
  account_id bigint not null references account on delete cascade,
  author_name text not null,
  text text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  reject_reason text not null default '',
  moderated_by bigint references account on delete set null,
  moderated_at timestamptz,
  created_at timestamptz not null default now(),
  check (state <> 'rejected' or reject_reason <> '')
);
create index question_shown on question (product_id, id desc) where state = 'approved';
create index question_waiting on question (id) where state = 'pending';
create index question_account on question (account_id, created_at);

create table answer (
  id bigint generated always as identity primary key,
  question_id bigint not null references question on delete cascade,
  account_id bigint not null references account on delete cascade,
  author_name text not null, -- '': the shop itself
  is_shop boolean not null default false,
  text text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  reject_reason text not null default '',
  moderated_by bigint references account on delete set null,
  moderated_at timestamptz,
  created_at timestamptz not null default now(),
  check (state <> 'rejected' or reject_reason <> '')
);
create index answer_question on answer (question_id, id);
create index answer_waiting on answer (id) where state = 'pending';
create index answer_account on answer (account_id, created_at);
