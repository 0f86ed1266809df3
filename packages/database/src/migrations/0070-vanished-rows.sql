-- Rows that a full list of a supplier has no more: left as they are, without stock, or archived.

alter table supplier_part
  add column layout text, -- digest of the columns of the list that had the row last; null: not known
  add column gone_by bigint, -- the import whose list did not have it any more; null: in the list, or left as it is
  add column gone_state text; -- state of the product before that import archived it; null: it did not
create index supplier_part_gone on supplier_part (gone_by) where gone_by is not null;

-- The supplier whose file counted the pieces last. No reference: a million rows are written at once.
alter table stock add column told_by integer;

-- The index of the shop does not read `told_by`: nothing changed for it.
alter table stock disable trigger stock_updated;
update stock set told_by = sole.supplier_id
from (
  select product_id, min(supplier_id) as supplier_id from supplier_part group by product_id
  having min(supplier_id) = max(supplier_id)
) sole
where sole.product_id = stock.product_id and stock.counted > 0;
alter table stock enable trigger stock_updated;

-- Rows that a person has seen vanish and confirmed; null: nobody was asked.
alter table import_run add column vanished_up_to integer;

-- Parts of the supplier that the list of the import that runs now does not have.
create unlogged table import_gone (
  product_id integer primary key,
  number text not null, -- one of them
  fresh integer not null, -- numbers that the list before this one had
  is_owner boolean not null,
  is_held boolean not null, -- another supplier's list has the part
  stock_before integer, -- null: no pieces are taken
  stock_after integer,
  state_before text -- null: it is not archived
);

-- Rows of the file that were refused: they have not vanished.
create unlogged table import_refused (
  number text not null,
  mpn_key text not null
);
