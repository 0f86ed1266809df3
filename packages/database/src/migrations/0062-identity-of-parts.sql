-- Whose numbers buyers may see, which body of a part a row means, and what an import took for one maker.

-- Buyers find parts by the numbers of every supplier; its name and its numbers are shown only where it is public.
alter table supplier
  add column is_public boolean not null default false,
  add column number_name text; -- name under which its numbers stand with products (product.other_numbers)
update supplier set is_public = true
  where regexp_replace(lower(code), '[^a-z]', '', 'g') ~ '^(lcsc|digikey|mouser)(electronics)?$'
    or regexp_replace(lower(title), '[^a-z]', '', 'g') ~ '^(lcsc|digikey|mouser)(electronics)?$';

-- The maker as the supplier's file has it; null: imported before this was kept.
alter table supplier_part add column spelling text;
create index supplier_part_number_key on supplier_part ((regexp_replace(upper(number), '[^[:alnum:]]', '', 'g')));

alter table import_row
  add column spelling text not null default '', -- of the maker
  add column body text not null default ''; -- as packageVariant has it; empty: not said
alter table import_match
  add column body text not null default '',
  add column joined_to integer; -- line of the row that says the same part and counts

-- Bodies of the packages of products that the rows may mean.
create unlogged table import_body (
  package text primary key,
  body text not null
);

-- Spellings of makers that an import joined with another name, or that may mean another maker, for people to look at.
create table maker_join (
  id bigint generated always as identity primary key,
  supplier_id integer not null references supplier on delete cascade,
  spelling text not null,
  rows integer not null,
  brand_id integer not null references brand on delete cascade, -- whose its parts are
  other_id integer references brand on delete cascade, -- the maker that it may mean; null: it was joined
  evidence text not null,
  shared integer not null, -- parts whose numbers begin as the maker's
  run_id bigint,
  at timestamptz not null default now(),
  decision text check (decision in ('same', 'apart')),
  decided_at timestamptz,
  staff_id bigint references staff,
  was jsonb, -- what the decision changed, to be undone
  unique (supplier_id, spelling)
);
create index maker_join_run on maker_join (run_id);
create index maker_join_brand on maker_join (brand_id);
create index maker_join_other on maker_join (other_id) where other_id is not null;
