-- Letters to the shop from its own form (product S3), what was answered and noted, and what customers say of the shop
-- itself (product G).

create sequence feedback_number;

create table feedback (
  id bigint generated always as identity primary key,
  number text not null unique,
  account_id bigint references account on delete set null, -- null: a guest, known by his address alone
  subject text not null check (subject in ('order', 'part', 'site', 'cooperation', 'other')),
  text text not null,
  name text not null,
  email text,
  phone text,
  order_number text not null, -- as it was typed; '': none
  locale text not null,
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  caller_hash bytea not null, -- keyed: who sent it, for counting alone
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (email is not null or phone is not null)
);
create index feedback_state on feedback (state, id desc);
create index feedback_subject on feedback (subject, id desc);
create index feedback_account on feedback (account_id) where account_id is not null;
create index feedback_caller on feedback (caller_hash, created_at);
create index feedback_created on feedback (created_at);
create index feedback_words on feedback using gin (request_words(number, name, email, phone));

-- Answers went out by mail and stay; notes are for staff alone.
create table feedback_entry (
  id bigint generated always as identity primary key,
  feedback_id bigint not null references feedback on delete cascade,
  kind text not null check (kind in ('answer', 'note')),
  staff_id bigint not null references staff,
  text text not null,
  at timestamptz not null
);
create index feedback_entry_of on feedback_entry (feedback_id, id);

-- Of the shop, not of a product: one of a person, moderated as reviews of products are.
create table shop_review (
  id bigint generated always as identity primary key,
  account_id bigint not null unique references account on delete cascade,
  author_name text not null,
  rating smallint not null check (rating between 1 and 5),
  text text not null,
  answer text not null default '', -- of the shop; '': none
  answered_by bigint references staff,
  answered_at timestamptz,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  reject_reason text not null default '',
  moderated_by bigint references account on delete set null,
  moderated_at timestamptz,
  created_at timestamptz not null default now(),
  check (state <> 'rejected' or reject_reason <> ''),
  check ((answer = '') = (answered_at is null))
);
create index shop_review_shown on shop_review (created_at desc, id desc) where state = 'approved';
create index shop_review_stars on shop_review (rating) where state = 'approved';
create index shop_review_waiting on shop_review (id) where state = 'pending';
create index shop_review_state on shop_review (state, id desc);
create index shop_review_rating on shop_review (rating, id desc);
create index shop_review_words on shop_review using gin (writing_words(author_name || ' ' || text));
