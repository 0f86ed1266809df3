-- The support chat (product G): conversations of guests and customers with the shop.

create table chat (
  id bigint generated always as identity primary key,
  account_id bigint references account on delete cascade,
  guest_sha256 bytea, -- of the cookie chatSessionId; null: an account's
  is_current boolean not null default true, -- the customer writes into this one; the others are former ones
  state text not null default 'waiting' check (state in ('waiting', 'open', 'closed')),
  staff_id bigint references staff, -- who answers, or closed it; null: nobody
  email text not null default '', -- where a guest wants to be told; '': nowhere
  locale text not null,
  last_seq integer not null default 0, -- of its messages, which are counted from 1
  customer_seq integer not null default 0,
  staff_seq integer not null default 0,
  read_seq integer not null default 0, -- the customer has read up to here
  told_seq integer not null default 0, -- a letter has told of answers up to here
  seen_at timestamptz not null, -- the customer's page was there
  caller_hash bytea not null, -- keyed: who began it, for counting alone
  created_at timestamptz not null,
  changed_at timestamptz not null, -- the last that was said or done
  closed_at timestamptz,
  check ((account_id is null) = (guest_sha256 is not null)),
  check ((state = 'closed') = (closed_at is not null)),
  check (state <> 'waiting' or staff_id is null)
);
create unique index chat_of_account on chat (account_id) where is_current and account_id is not null;
create unique index chat_of_guest on chat (guest_sha256) where is_current and guest_sha256 is not null;
create index chat_account on chat (account_id, id desc) where account_id is not null;
create index chat_guest on chat (guest_sha256, id desc) where guest_sha256 is not null;
create index chat_caller on chat (caller_hash, created_at);
create index chat_changed on chat (changed_at desc, id desc);
create index chat_active on chat (changed_at desc, id desc) where state <> 'closed';
create index chat_state on chat (state, changed_at desc, id desc);
create index chat_staff on chat (staff_id, changed_at desc, id desc) where state = 'open';
create index chat_unanswered on chat (staff_id) where state <> 'closed' and customer_seq > staff_seq;

create table chat_message (
  chat_id bigint not null references chat on delete cascade,
  seq integer not null,
  kind text not null check (kind in ('customer', 'staff', 'taken', 'handed_over', 'closed', 'reopened')),
  staff_id bigint references staff, -- who of the shop said or did it, or has it from now on
  text text not null,
  page text not null, -- path of the page the customer wrote from; '': not told
  key text, -- names one sending: however often it comes, it is one message
  at timestamptz not null,
  primary key (chat_id, seq)
);
create unique index chat_message_key on chat_message (chat_id, key) where key is not null;

-- Who of the shop has the back office open.
create table chat_presence (
  staff_id bigint primary key references staff on delete cascade,
  seen_at timestamptz not null
);
create index chat_presence_seen on chat_presence (seen_at);
