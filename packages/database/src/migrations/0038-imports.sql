-- Imports of suppliers' files on the server (product I1): their files, how they are read, what they did, how it is undone.

-- `prices`, `schedule` as the contract has them (ImportPrices, ImportSchedule).
alter table supplier
  add column prices jsonb,
  add column schedule jsonb,
  add column next_at timestamptz, -- null: nothing is fetched by itself
  add column last jsonb, -- what came of the last time
  add column last_sha256 text; -- of the file that was imported last by the schedule
create index supplier_next on supplier (next_at) where next_at is not null;

-- How files of these columns are read; `header_key` is a digest of their names.
create table supplier_mapping (
  supplier_id integer not null references supplier on delete cascade,
  header_key text not null,
  mapping jsonb not null,
  used_at timestamptz not null default now(),
  primary key (supplier_id, header_key)
);

-- Spellings of makers that mean this only in the files of one supplier; brand_spelling is for all.
create table supplier_brand_spelling (
  supplier_id integer not null references supplier on delete cascade,
  spelling text not null,
  brand_id integer not null references brand on delete cascade,
  primary key (supplier_id, spelling)
);

-- The import that made the product of this row. No reference: a million of them are written at once.
alter table supplier_part add column made_by bigint;

alter table import_run drop constraint import_run_state_check;
update import_run set state = 'failed' where state = 'merging';
alter table import_run
  alter column supplier_id drop not null,
  alter column started_at drop not null,
  alter column started_at drop default,
  add constraint import_run_state_check check (state in ('uploading', 'recognising', 'unreadable', 'mapping', 'queued',
    'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  add column by text not null default 'command' check (by in ('upload', 'schedule', 'command')),
  add column staff_id bigint references staff,
  add column created_at timestamptz not null default now(),
  add column size bigint not null default 0,
  add column received bigint not null default 0,
  add column is_kept boolean not null default false, -- the file is in the data folder
  add column sha256 text,
  add column header_key text,
  add column mapping jsonb,
  add column rules jsonb,
  add column is_check boolean not null default false,
  add column is_stopping boolean not null default false,
  add column is_previewed boolean not null default false,
  add column progress jsonb,
  add column written jsonb not null default '{"new": 0, "changed": 0}', -- in the transaction that wrote them
  add column checked jsonb, -- what the last check found
  add column differences jsonb not null default '{}', -- first ones of each kind
  add column failure text,
  add column has_problems boolean not null default false,
  add column warehouse_id integer references warehouse,
  add column written_at timestamptz, -- of the last rows
  add column undone jsonb,
  add column undo_left jsonb;
create index import_run_waiting on import_run (id) where state in ('recognising', 'queued', 'running', 'undoing');
create index import_run_supplier on import_run (supplier_id, id desc);

-- What an import changed of products that were there: columns of `product` that are otherwise now, `stock` in the
-- warehouse of the import, `purchase`.
create table import_change (
  run_id bigint not null references import_run on delete cascade,
  product_id integer not null references product on delete cascade,
  before jsonb not null,
  after jsonb not null,
  primary key (run_id, product_id)
);
create index import_change_product on import_change (product_id);

alter table import_row
  add column purchase bigint, -- ten-thousandths of a rouble
  add column is_untranslated boolean not null default false; -- the Russian text is missing
alter table import_match drop constraint import_match_outcome_check;
-- Where only prices or stock are taken, a part that the shop does not have is missing.
alter table import_match add constraint import_match_outcome_check
  check (outcome in ('new', 'changed', 'unchanged', 'duplicate', 'missing'));
