/** SQL statements for rows that wait for a decision of staff (held.ts). */

const columns = `number, causes, stock_ours, stock_theirs, quantities_ours, prices_ours, quantities_theirs, prices_theirs,
    purchase, purchase_quantities, purchase_prices, other_supplier_id, other_quantities, other_prices`;

/**
 * Finds rows whose stock or prices need a decision of staff. Rows must be matched before. $1: supplier. $2: warehouse;
 * null = it is not created yet. $3: true if the file has stock. $4: true if it has prices. $5: allowed change of a
 * price, in hundredths of a percent. Prices are compared with those of other suppliers. If another supplier has no
 * saved prices, the product's own prices are used.
 */
export const findHeld = `
  insert into import_held_row (line, product_id, ${columns})
  select line, product_id, number,
    array_remove(array[
      case when has_stock then 'stock_touched' end, case when other_supplier_id is not null then 'dearer' end,
      case when is_below then 'below_cost' end, case when is_jump then 'price_jump' end], null),
    case when has_stock then on_hand end, case when has_stock then stock end,
    case when has_prices then was_quantities end, case when has_prices then was_prices end,
    case when has_prices then tier_quantities end, case when has_prices then tier_prices end,
    case when has_prices then purchase end, case when has_prices then purchase_quantities end,
    case when has_prices then purchase_prices end, other_supplier_id, other_quantities, other_prices
  from (
    select *, other_supplier_id is not null or is_below or is_jump as has_prices from (
      select line_of.*, match.product_id, stock.on_hand,
        was.tier_quantities as was_quantities, was.tier_prices as was_prices,
        coalesce($3 and stock.touched_at is not null and greatest(line_of.stock, stock.reserved) <> stock.on_hand, false)
          as has_stock,
        cheaper.supplier_id as other_supplier_id, cheaper.quantities as other_quantities, cheaper.prices as other_prices,
        changed.is_it and coalesce(least_margin(line_of.tier_quantities, line_of.tier_prices,
          coalesce(line_of.purchase_quantities, cost.tier_quantities), coalesce(line_of.purchase_prices, cost.tier_prices),
          cost.average, cost.average_pieces) < 0, false) as is_below,
        changed.is_it and price_shift(was.tier_quantities, was.tier_prices, line_of.tier_quantities, line_of.tier_prices)
          > $5 as is_jump
      from import_match match join import_row line_of on line_of.line = match.line
      join product was on was.id = match.product_id
      left join stock on stock.product_id = match.product_id and stock.warehouse_id = $2
      left join product_cost cost on cost.product_id = match.product_id
      cross join lateral (select $4 and coalesce(cardinality(line_of.tier_prices), 0) > 0
        and (was.tier_quantities, was.tier_prices) is distinct from (line_of.tier_quantities, line_of.tier_prices)
        as is_it) changed
      left join lateral (
        select other.supplier_id, coalesce(other.tier_quantities, was.tier_quantities) as quantities,
          coalesce(other.tier_prices, was.tier_prices) as prices
        from supplier_part other
        where changed.is_it and other.product_id = match.product_id and other.supplier_id <> $1 and other.gone_by is null
          and is_dearer(line_of.tier_quantities, line_of.tier_prices,
            coalesce(other.tier_quantities, was.tier_quantities), coalesce(other.tier_prices, was.tier_prices))
        order by (coalesce(other.tier_prices, was.tier_prices))[1], other.supplier_id limit 1
      ) cheaper on true
      where match.outcome = 'changed'
    ) looked
  ) found
  where has_stock or has_prices`;

/**
 * Removes the values that wait for a decision by staff from the staged rows. Clears the row hash, so that the next list
 * applies the row again.
 */
export const removeHeldValues = `
  update import_row line_of set row_hash = '',
    stock = case when held.stock_theirs is null then line_of.stock end,
    tier_quantities = case when held.prices_theirs is null then line_of.tier_quantities end,
    tier_prices = case when held.prices_theirs is null then line_of.tier_prices end,
    purchase = case when held.prices_theirs is null then line_of.purchase end,
    purchase_quantities = case when held.prices_theirs is null then line_of.purchase_quantities end,
    purchase_prices = case when held.prices_theirs is null then line_of.purchase_prices end
  from import_held_row held where held.line = line_of.line`;

export const countHeld = `
  select count(*)::integer as rows,
    count(*) filter (where 'stock_touched' = any(causes))::integer as stock_touched,
    count(*) filter (where 'dearer' = any(causes))::integer as dearer,
    count(*) filter (where 'below_cost' = any(causes))::integer as below_cost,
    count(*) filter (where 'price_jump' = any(causes))::integer as price_jump
  from import_held_row`;

const figures = (stock: string, quantities: string, prices: string): string => `
    case when stock_theirs is null then '{}' else jsonb_build_object('stock', ${stock}) end
    || case when prices_theirs is null then '{}'
      else jsonb_build_object('tier_quantities', ${quantities}, 'tier_prices', ${prices}) end`;

/** Selects up to $2 waiting rows after line $1. `before` = the shop's stock and prices, `after` = those of the file. */
export const listHeld = `
  select held.line, held.product_id, held.number, held.causes, product.mpn, brand_id, brand.name as brand,
    ${figures('stock_ours', 'quantities_ours', 'prices_ours')} as before,
    ${figures('stock_theirs', 'quantities_theirs', 'prices_theirs')} as after
  from import_held_row held join product on product.id = held.product_id join brand on brand.id = brand_id
  where held.line > $1 order by held.line limit $2`;

/**
 * Saves the rows of a batch that wait for a decision by staff: the lines after $1, up to $2. $3: the import, $4:
 * supplier. If staff kept the shop's values in an earlier import with the same values, that decision is copied.
 */
export const storeHeld = `
  insert into import_held (run_id, product_id, ${columns}, decision)
  select $3::bigint, product_id, ${columns}, (
    select 'keep' from import_held earlier join import_run run on run.id = earlier.run_id
    where earlier.product_id = held.product_id and run.supplier_id = $4 and earlier.decision = 'keep'
      and (earlier.stock_theirs, earlier.quantities_theirs, earlier.prices_theirs)
        is not distinct from (held.stock_theirs, held.quantities_theirs, held.prices_theirs)
      and (earlier.stock_ours, earlier.quantities_ours, earlier.prices_ours)
        is not distinct from (held.stock_ours, held.quantities_ours, held.prices_ours) limit 1)
  from import_held_row held where line > $1 and line <= $2
  on conflict (run_id, product_id) do nothing`;
