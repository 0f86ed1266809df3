-- Orders as staff work with them (product X, O2–O5): found among a million, moved, noted, given back.

-- Words that begin what is looked for: number, name, e-mail, phone (with and without its 7, and its last four digits),
-- name and INN of the company.
create function order_words(number text, contact jsonb, company jsonb) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array_remove(
    regexp_split_to_array(translate(lower(number || ' ' || coalesce(contact->>'name', '') || ' ' ||
      coalesce(contact->>'surname', '') || ' ' || coalesce(contact->>'email', '') || ' ' ||
      coalesce(contact->>'phone', '') || ' ' || substr(coalesce(contact->>'phone', ''), 2) || ' ' ||
      right(coalesce(contact->>'phone', ''), 4)), 'ё', 'е'), '\s+')
    || regexp_split_to_array(translate(lower(coalesce(company->>'name', '') || ' ' || coalesce(company->>'inn', '')),
      'ё', 'е'), '[^[:alnum:]]+'), ''));
create index orders_words on orders using gin (order_words(number, contact, company));

-- Lists and boards are read by these, the newest first, however many orders there are.
create index orders_newest on orders (created_at desc, id desc);
create index orders_status on orders (status, created_at desc, id desc);
create index orders_waiting on orders (created_at desc, id desc) where approval = 'waiting';
create index orders_unpaid on orders (created_at desc, id desc) where paid_at is null;

-- A part number as it is compared, by its beginning.
create index order_line_part on order_line
  (regexp_replace(upper(mpn), '[^[:alnum:]]', '', 'g') text_pattern_ops, order_id);

create table order_note (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  staff_id bigint not null references staff,
  text text not null,
  at timestamptz not null
);
create index order_note_order on order_note (order_id, id desc);

-- What staff said to a wish to give back, and how many pieces they take.
alter table order_return add column answered_at timestamptz;
alter table order_return add column answered_by bigint references staff;
alter table order_return add column answer text not null default '';
alter table order_return add constraint order_return_answered check ((answered_at is null) = (answered_by is null));
alter table order_return_line add column accepted integer check (accepted between 0 and quantity);
create index order_return_open on order_return (id desc) where state in ('requested', 'accepted');

-- Requests for parts: answered, or closed without more.
alter table part_request add column closed_at timestamptz;
alter table part_request add column answer text not null default '';
alter table part_request add column staff_id bigint references staff;
drop index part_request_open;
create index part_request_new on part_request (id desc) where answered_at is null and closed_at is null;
create index part_request_answered on part_request (id desc) where answered_at is not null and closed_at is null;
create index part_request_closed on part_request (id desc) where closed_at is not null;
