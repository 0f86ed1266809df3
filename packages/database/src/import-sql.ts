/** Statements of an import (import-session.ts): from the staged rows to the catalogue, set by set. */

export const stagedColumns = [
  'line, number, mpn, mpn_key, brand_id, category_id, seo, title, description, tier_quantities, tier_prices',
  'min_quantity, multiple, package, lifecycle, state, lead_time_days, attributes, series, documents, other_numbers',
  'stock, row_hash',
].join(', ');

/**
 * Finds the product of each row ($1: supplier): by the supplier's number, else by maker and MPN. Of several rows for one
 * part the one with the most in stock counts.
 */
export const matchRows = `
  insert into import_match (line, outcome, product_id, is_owner, seo)
  with ranked as (
    select line, number, brand_id, mpn_key, row_hash, seo,
      row_number() over (partition by brand_id, mpn_key order by stock desc nulls last, line) as part_rank,
      row_number() over (partition by number order by line) as number_rank
    from import_row
  ), by_part as (
    select brand_id, upper(replace(mpn, ' ', '')) as mpn_key,
      coalesce(min(id) filter (where state in ('published', 'known')), min(id)) as id
    from product where brand_id in (select brand_id from import_row) group by 1, 2
  )
  select ranked.line,
    case
      when part_rank > 1 or number_rank > 1 then 'duplicate'
      when known.product_id is not null and known.row_hash = ranked.row_hash then 'unchanged'
      when coalesce(known.product_id, by_part.id) is not null then 'changed'
      else 'new'
    end,
    coalesce(known.product_id, by_part.id),
    coalesce(known.is_owner, by_part.id is null),
    ranked.seo
  from ranked
  left join supplier_part known on known.supplier_id = $1 and known.number = ranked.number
  left join by_part on by_part.brand_id = ranked.brand_id and by_part.mpn_key = ranked.mpn_key`;

/** Two rows of one product would change it twice: the first one counts. */
export const dropSecondMatches = `
  update import_match later set outcome = 'duplicate'
  from import_match first
  where first.product_id = later.product_id and first.line < later.line
    and first.outcome <> 'duplicate' and later.outcome <> 'duplicate'`;

/** An address is for ever and for one product: the supplier's number, then the line, tells two alike apart. */
export const untieAddresses = (suffix: 'number' | 'line'): string => `
  update import_match match set seo = match.seo || '-' || ${
    suffix === 'line'
      ? 'match.line::text'
      : `coalesce(nullif(trim(both '-' from regexp_replace(lower(line_of.number), '[^a-z0-9]+', '-', 'g')), ''),
          match.line::text)`
  }
  from import_row line_of
  where match.outcome = 'new' and line_of.line = match.line and match.line in (
    select line from (
      select line, row_number() over (partition by seo order by line) as place from import_match where outcome = 'new'
    ) ranked where place > 1
    union all
    select taken.line from import_match taken join product on product.seo = taken.seo where taken.outcome = 'new')`;

export const numberNewProducts = `
  update import_match set product_id = nextval(pg_get_serial_sequence('product', 'id')) where outcome = 'new'`;

export const indexStaged = `
  create index if not exists import_row_line on import_row (line);
  create index if not exists import_match_line on import_match (line);
  analyze import_row (line), import_match`;

/** Rows that are read once are not worth compressing, and nobody waits for a single commit of an import. */
export const prepareSession = `
  set client_min_messages = warning; set synchronous_commit = off; set work_mem = '128MB';
  alter table import_row set (toast_tuple_target = 8160)`;

export const emptyStaged = `
  drop index if exists import_row_line; drop index if exists import_match_line; truncate import_row, import_match`;

/** Lines of one batch: those above $1, $2 of them. */
const batch = `import_match match join import_row line_of on line_of.line = match.line
  where match.line > $1 and match.line <= $2`;

export const insertNew = `
  insert into product (id, seo, mpn, brand_id, category_id, title, description, tier_quantities, tier_prices,
    min_quantity, multiple, package, lifecycle, state, lead_time_days, attributes, series, documents, other_numbers)
  select match.product_id, match.seo, mpn, brand_id, category_id, title::jsonb, description::jsonb, tier_quantities,
    tier_prices, min_quantity, multiple, package, lifecycle, state, lead_time_days, attributes::jsonb, series,
    documents::jsonb, other_numbers::jsonb
  from ${batch} and match.outcome = 'new' order by match.line`;

/** A hidden product stays hidden; a shown one is sold where it has a price and only known where it has none. */
const stateAfter = `case when product.state in ('draft', 'archived') then product.state
  when cardinality(line_of.tier_prices) = 0 then 'known' else 'published' end`;

const priceAndOrder = `tier_quantities = line_of.tier_quantities, tier_prices = line_of.tier_prices,
  min_quantity = line_of.min_quantity, multiple = line_of.multiple, state = ${stateAfter}`;

/** Products that an import made: all that the file tells. */
export const updateOwned = `
  update product set mpn = line_of.mpn, brand_id = line_of.brand_id, category_id = line_of.category_id,
    title = line_of.title::jsonb, description = line_of.description::jsonb, package = line_of.package, lifecycle = line_of.lifecycle,
    lead_time_days = line_of.lead_time_days, attributes = line_of.attributes::jsonb, series = line_of.series,
    documents = line_of.documents::jsonb,
    other_numbers = product.other_numbers || line_of.other_numbers::jsonb, ${priceAndOrder}
  from ${batch} and match.outcome = 'changed' and match.is_owner and product.id = match.product_id`;

/** Products that the shop had before: prices and what was not known of them; texts, category and values stay. */
export const updateFound = `
  update product set attributes = line_of.attributes::jsonb || product.attributes,
    package = coalesce(product.package, line_of.package), series = coalesce(product.series, line_of.series),
    documents = case when product.documents = '[]' then line_of.documents::jsonb else product.documents end,
    other_numbers = product.other_numbers || line_of.other_numbers::jsonb, ${priceAndOrder}
  from ${batch} and match.outcome = 'changed' and not match.is_owner and product.id = match.product_id`;

/** $3: warehouse. What is reserved stays reserved. */
export const writeStock = `
  insert into stock (product_id, warehouse_id, on_hand, counted)
  select match.product_id, $3, line_of.stock, line_of.stock
  from ${batch} and match.outcome in ('new', 'changed') and line_of.stock is not null
  on conflict (product_id, warehouse_id) do update set on_hand = greatest(excluded.on_hand, stock.reserved),
    counted = stock.counted + greatest(excluded.on_hand, stock.reserved) - stock.on_hand
  where stock.on_hand <> greatest(excluded.on_hand, stock.reserved)`;

/** $3: supplier. */
export const writeNumbers = `
  insert into supplier_part (supplier_id, number, product_id, is_owner, row_hash)
  select $3, line_of.number, match.product_id, match.is_owner, line_of.row_hash
  from ${batch} and match.outcome in ('new', 'changed')
  on conflict (supplier_id, number) do update set product_id = excluded.product_id, row_hash = excluded.row_hash`;
