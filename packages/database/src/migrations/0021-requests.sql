-- Requests for what is not to be had at once, and the quotes that answer them (product O3, decision 0021). Requests for
-- parts that the catalogue does not have (product C10) are requests of one line.

create sequence request_number;

create function request_words(number text, name text, email text, phone text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(number || ' ' || substr(number, 3) || ' ' ||
    name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || substr(coalesce(phone, ''), 2) || ' ' ||
    right(coalesce(phone, ''), 4)), 'ё', 'е'), '\s+'), ''));

create table request (
  id bigint generated always as identity primary key,
  number text not null unique,
  account_id bigint references account on delete set null, -- null: a guest of the form, known by his address alone
  name text not null,
  email text,
  phone text,
  locale text not null,
  source text not null check (source in ('cabinet', 'basket', 'form', 'bom')),
  comment text not null,
  wished_on date,
  state text not null check (state in ('open', 'quoted', 'accepted', 'declined', 'expired', 'closed')),
  revision integer not null default 0 check (revision >= 0), -- of the latest quote; 0: none yet
  valid_until timestamptz, -- of the latest quote
  told_ending boolean not null default false,
  staff_id bigint references staff, -- who took it
  reason text not null default '', -- why it was declined or closed
  order_id bigint references orders,
  caller_hash bytea, -- keyed: who sent the form, for counting alone
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((state = 'accepted') = (order_id is not null)),
  check ((revision = 0) = (valid_until is null)),
  check (state <> 'quoted' or revision > 0)
);
create index request_account on request (account_id, id desc) where account_id is not null;
create index request_email on request (email, id desc) where account_id is null;
create index request_phone on request (phone, id desc) where account_id is null;
create index request_state on request (state, id desc);
create index request_staff on request (staff_id, id desc) where staff_id is not null;
create index request_due on request (valid_until) where state = 'quoted';
create index request_order on request (order_id) where order_id is not null;
create index request_caller on request (caller_hash, created_at) where caller_hash is not null;
create index request_created on request (created_at);
create index request_words on request using gin (request_words(number, name, email, phone));

create table request_line (
  request_id bigint not null references request on delete cascade,
  position integer not null check (position >= 1),
  product_id integer references product, -- null: in the customer's own words
  part text not null check (char_length(part) between 1 and 200),
  maker text not null,
  quantity integer not null check (quantity between 1 and 10000000),
  wished_price bigint check (wished_price > 0),
  note text not null,
  primary key (request_id, position)
);
create index request_line_part on request_line
  (regexp_replace(upper(part), '[^[:alnum:]]', '', 'g') text_pattern_ops, request_id);
create index request_line_product on request_line (product_id) where product_id is not null;

-- Every answer is kept; the latest is the one that holds.
create table quote (
  request_id bigint not null references request on delete cascade,
  revision integer not null check (revision >= 1),
  staff_id bigint not null references staff,
  comment text not null,
  total_kopecks bigint not null check (total_kopecks > 0),
  valid_until timestamptz not null,
  created_at timestamptz not null,
  primary key (request_id, revision)
);

create table quote_line (
  request_id bigint not null,
  revision integer not null,
  position integer not null, -- of the line of the request
  product_id integer references product, -- null: not offered, the note says why
  part text, -- as the product was called then
  maker text,
  quantity integer check (quantity between 1 and 10000000),
  unit_price bigint check (unit_price > 0),
  lead_days integer check (lead_days between 1 and 365), -- null: from stock
  note text not null,
  primary key (request_id, revision, position),
  unique (request_id, revision, product_id),
  foreign key (request_id, revision) references quote on delete cascade,
  foreign key (request_id, position) references request_line on delete cascade,
  check ((product_id is null) = (quantity is null) and (product_id is null) = (unit_price is null)),
  check ((product_id is null) = (part is null) and (product_id is null) = (maker is null)),
  check (product_id is not null or lead_days is null and note <> '')
);
create index quote_line_product on quote_line (product_id) where product_id is not null;

-- What was asked through the form so far. What was answered in words is closed with those words.
with moved as (
  insert into request (number, account_id, name, email, phone, locale, source, comment, state, staff_id, reason,
    caller_hash, created_at, changed_at)
  select 'R-' || to_char(created_at at time zone 'Europe/Moscow', 'YY') || '-' || lpad(id::text, 6, '0'),
    account_id, '', email, phone, locale, 'form', '',
    case when answered_at is null and closed_at is null then 'open' else 'closed' end, staff_id, answer, caller_hash,
    created_at, coalesce(closed_at, answered_at, created_at)
  from part_request order by id
  returning id, number
)
insert into request_line (request_id, position, part, maker, quantity, note)
select moved.id, 1, part, '', quantity, '' from moved
join part_request on part_request.id = substr(moved.number, 6)::bigint;
select setval('request_number', (select max(id) from part_request)) where exists (select from part_request);
drop table part_request;
