-- What a product costs the shop, by the quantity that is bought and by what lies in stock.

-- Cost of one piece when so many are sold: the average while its pieces last, else the supplier's tier. The same rule as
-- `costAt` in packages/domain/src/product/cost.ts.
create function cost_at(quantities integer[], prices bigint[], average bigint, average_pieces integer, quantity integer)
  returns bigint language plpgsql immutable parallel safe as $$
declare found bigint := prices[1];
begin
  if average is not null and average_pieces > 0 then return average; end if;
  for at in 2 .. coalesce(cardinality(prices), 0) loop
    exit when quantities[at] > quantity;
    found := prices[at];
  end loop;
  return found;
end $$;

-- The least margin of the tiers of a product, each against the cost of its own quantity, in hundredths of a percent;
-- null: no price, or no cost. The same rule as `leastMargin` there.
create function least_margin(tier_quantities integer[], tier_prices bigint[], cost_quantities integer[],
  cost_prices bigint[], average bigint, average_pieces integer)
  returns integer language plpgsql immutable parallel safe as $$
declare
  least integer;
  cost bigint;
begin
  for at in 1 .. coalesce(cardinality(tier_prices), 0) loop
    cost := cost_at(cost_quantities, cost_prices, average, average_pieces, tier_quantities[at]);
    if cost is not null and tier_prices[at] > 0 then
      least := least(least,
        greatest(-1000000, floor((tier_prices[at] - cost)::numeric * 10000 / tier_prices[at]))::integer);
    end if;
  end loop;
  return least;
end $$;

drop trigger product_lowest_price on product;
drop function keep_lowest_prices();
drop index product_cost_margin;
alter table product_cost
  drop column margin,
  drop column lowest_price,
  -- Price of one piece by how many are bought from the supplier; `unit_price` is the first.
  add column tier_quantities integer[],
  add column tier_prices bigint[],
  -- Weighted average of what lies in stock; null: no receipt told its price.
  add column average bigint check (average between 0 and 1000000000000),
  -- Pieces left of those that the average was counted over.
  add column average_pieces integer not null default 0 check (average_pieces >= 0),
  -- As `least_margin` has it.
  add column margin integer;
update product_cost set tier_quantities = '{1}', tier_prices = array[unit_price],
  margin = least_margin(product.tier_quantities, product.tier_prices, '{1}', array[unit_price], null, 0)
from product where product.id = product_cost.product_id;
alter table product_cost
  alter column tier_quantities set not null,
  alter column tier_prices set not null,
  add check (cardinality(tier_prices) > 0 and cardinality(tier_quantities) = cardinality(tier_prices));
create index product_cost_margin on product_cost (margin, product_id);

create function keep_margins() returns trigger language plpgsql as $$
begin
  update product_cost cost set margin = next.margin
  from (
    select changed.id, least_margin(changed.tier_quantities, changed.tier_prices, cost.tier_quantities, cost.tier_prices,
      cost.average, cost.average_pieces) as margin
    from changed join product_cost cost on cost.product_id = changed.id
  ) next
  where cost.product_id = next.id and cost.margin is distinct from next.margin;
  return null;
end $$;
create trigger product_margin after update on product referencing new table as changed
  for each statement execute function keep_margins();

-- What a receipt paid for one piece; null: it did not say.
alter table stock_movement add column unit_price bigint check (unit_price between 0 and 1000000000000);

-- Pieces that leave take their share of the average with them; goods that come back bring it.
create function keep_average_pieces() returns trigger language plpgsql as $$
begin
  update product_cost cost set average_pieces = next.pieces,
    margin = least_margin(product.tier_quantities, product.tier_prices, cost.tier_quantities, cost.tier_prices,
      cost.average, next.pieces)
  from (
    select cost.product_id, greatest(0, cost.average_pieces + sum(case moved.kind when 'ship' then -moved.quantity
      else moved.quantity end))::integer as pieces
    from moved join product_cost cost on cost.product_id = moved.product_id
    where cost.average is not null and (moved.kind = 'ship' or (moved.kind = 'receipt' and moved.order_id is not null)
      or (moved.kind in ('write_off', 'count', 'correction') and moved.document_id is not null))
    group by cost.product_id, cost.average_pieces
  ) next
  join product on product.id = next.product_id
  where cost.product_id = next.product_id;
  return null;
end $$;
create trigger stock_movement_average after insert on stock_movement referencing new table as moved
  for each statement execute function keep_average_pieces();

alter table purchase_price add column tier_quantities integer[], add column tier_prices bigint[]; -- null: one price

-- Tiers of what the shop pays, as the row of the file tells them; null: it tells none.
alter table import_row add column purchase_quantities integer[], add column purchase_prices bigint[];
