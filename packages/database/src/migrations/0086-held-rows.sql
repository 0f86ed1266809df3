-- Rows of an import that wait for a person: stock that a document touched, and prices that need a second look.

-- Price of one piece when so many are bought. The same as `priceAt` in packages/domain/src/product/second-look.ts.
create function price_at(quantities integer[], prices bigint[], quantity integer)
  returns bigint language sql immutable parallel safe as $$
  select cost_at(quantities, prices, null, 0, quantity)
$$;

-- The largest change of a price at any quantity, in hundredths of a percent; 0: there was no price, or is none. The same
-- as `priceShift` there.
create function price_shift(was_quantities integer[], was_prices bigint[], quantities integer[], prices bigint[])
  returns bigint language plpgsql immutable parallel safe as $$
declare
  most bigint := 0;
  quantity integer;
  was bigint;
begin
  if coalesce(cardinality(was_prices), 0) = 0 or coalesce(cardinality(prices), 0) = 0 then return 0; end if;
  foreach quantity in array was_quantities || quantities loop
    was := price_at(was_quantities, was_prices, quantity);
    most := greatest(most,
      div(abs(price_at(quantities, prices, quantity) - was)::numeric * 10000, was)::bigint);
  end loop;
  return most;
end $$;

-- Whether prices are dearer than others at any quantity. The same as `isDearer` there.
create function is_dearer(quantities integer[], prices bigint[], other_quantities integer[], other_prices bigint[])
  returns boolean language plpgsql immutable parallel safe as $$
declare quantity integer;
begin
  if coalesce(cardinality(prices), 0) = 0 or coalesce(cardinality(other_prices), 0) = 0 then return false; end if;
  foreach quantity in array quantities || other_quantities loop
    if price_at(quantities, prices, quantity) > price_at(other_quantities, other_prices, quantity) then return true; end if;
  end loop;
  return false;
end $$;

-- When a stock document touched the place since a list told its pieces last; null: none did.
alter table stock add column touched_at timestamptz;

-- The index of the shop does not read it: nothing changed for it.
alter table stock disable trigger stock_updated;
update stock set touched_at = last.at
from (
  select product_id, warehouse_id, max(at) as at from stock_movement where document_id is not null group by 1, 2
) last
where last.product_id = stock.product_id and last.warehouse_id = stock.warehouse_id
  and last.at > coalesce((select max(coalesce(written_at, finished_at)) from import_run
    where import_run.supplier_id = stock.told_by), '-infinity');
alter table stock enable trigger stock_updated;

create function touch_stock() returns trigger language plpgsql as $$
begin
  update stock set touched_at = last.at
  from (select product_id, warehouse_id, max(at) as at from moved where document_id is not null group by 1, 2) last
  where stock.product_id = last.product_id and stock.warehouse_id = last.warehouse_id;
  return null;
end $$;
create trigger stock_movement_touched after insert on stock_movement referencing new table as moved
  for each statement execute function touch_stock();

-- What the supplier's row told last, as the shop would sell it; null: not known.
alter table supplier_part add column tier_quantities integer[], add column tier_prices bigint[];

-- Rows of the import that runs now that wait for a person: what they tell is taken out of `import_row`.
create unlogged table import_held_row (
  line integer primary key,
  product_id integer not null,
  number text not null,
  causes text[] not null,
  stock_ours integer, -- null: stock is not held
  stock_theirs integer,
  quantities_ours integer[], -- null: prices are not held
  prices_ours bigint[],
  quantities_theirs integer[],
  prices_theirs bigint[],
  purchase bigint,
  purchase_quantities integer[],
  purchase_prices bigint[],
  other_supplier_id integer, -- whose current row is cheaper
  other_quantities integer[],
  other_prices bigint[]
);

create table import_held (
  run_id bigint not null references import_run on delete cascade,
  product_id integer not null references product on delete cascade,
  number text not null,
  causes text[] not null,
  stock_ours integer,
  stock_theirs integer,
  quantities_ours integer[],
  prices_ours bigint[],
  quantities_theirs integer[],
  prices_theirs bigint[],
  purchase bigint,
  purchase_quantities integer[],
  purchase_prices bigint[],
  other_supplier_id integer references supplier,
  other_quantities integer[],
  other_prices bigint[],
  decision text check (decision in ('keep', 'take')), -- null: nobody has decided
  decided_at timestamptz,
  staff_id bigint references staff, -- null: decided before, for the same figures
  primary key (run_id, product_id)
);
create index import_held_product on import_held (product_id);
create index import_held_open on import_held (run_id, product_id) where decision is null;
