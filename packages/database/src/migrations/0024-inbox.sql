-- In-site notifications (product N): what somebody is told on the site, one row an event, committed with the event and
-- read in whatever language the page is in: a kind and its data, no text. `kind` and `data` are packages/wording's
-- inbox-messages.
create table inbox_entry (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null,
  data jsonb not null,
  at timestamptz not null default now(),
  read_at timestamptz
);
create index inbox_entry_account on inbox_entry (account_id, id desc);
create index inbox_entry_unread on inbox_entry (account_id) where read_at is null;
create index inbox_entry_at on inbox_entry (at);

-- The site is one more way to be told.
alter table notification_choice drop constraint notification_choice_channel_check;
alter table notification_choice add constraint notification_choice_channel_check
  check (channel in ('sms', 'email', 'site'));

-- How far the buyer was told of a parcel: 0 nothing, 1 handed over, 2 ready for pick-up, 3 delivered. It only grows, so
-- that a carrier that repeats itself is not repeated to the buyer (T27); a parcel that is packed again begins anew.
alter table parcel add column told_stage smallint not null default 0 check (told_stage between 0 and 3);
update parcel set told_stage = case state
  when 'packed' then 0 when 'ready_for_pickup' then 2 when 'delivered' then 3 else 1 end;

-- Staff answer questions as the shop (product C11): such an answer has no customer.
alter table answer alter column account_id drop not null;
alter table answer add column staff_id bigint references staff on delete set null;
alter table answer add constraint answer_author check (account_id is not null or is_shop);
