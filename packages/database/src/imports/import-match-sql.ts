/** SQL statements that find the product of each staged row of an import (import-session.ts). */

/**
 * Makes row numbers unique in a file without supplier numbers, whose rows are numbered by maker and MPN. If a maker's
 * MPN occurs with several package bodies (`SOT-23`, `SOIC-8`), the body is appended to the number.
 */
export const numberVariants = `
  update import_row set number = left(import_row.number, 60) || '/' || import_row.body
  from (select brand_id, mpn_key from import_row where body <> '' group by 1, 2 having count(distinct body) > 1) several
  where several.brand_id = import_row.brand_id and several.mpn_key = import_row.mpn_key and import_row.body <> ''`;

/**
 * Selects the package names of the products to which rows may belong. The caller parses the body of each package in the
 * same way as for the rows.
 */
export const packagesOfProducts = `
  select distinct package from product
  where package is not null and brand_id in (select brand_id from import_row)`;

/**
 * Finds the product of each row. $1: supplier. The product is found by the supplier's number, else by maker, MPN and
 * package body. If the part has only one body, a row without a body has that body.
 *
 * Of several rows for one part only the row with the most stock is applied. The other rows are duplicates, joined to
 * it. `isFull` false = only prices or stock are applied. Then a row without MPN is identified by its number. An unknown
 * part is `missing`, and a known one is `changed` until the differences are computed.
 */
export const matchRows = (isFull: boolean): string => `
  insert into import_match (line, outcome, product_id, is_owner, seo, body, joined_to)
  with numbered as (
    select line, number, brand_id, mpn_key, row_hash, seo, stock,
      ${isFull ? 'mpn_key' : "coalesce(nullif(mpn_key, ''), number)"} as part_key,
      case when body = '' and min(nullif(body, '')) over part = max(nullif(body, '')) over part
        then min(nullif(body, '')) over part else body end as body,
      row_number() over (partition by number order by line) as number_rank
    from import_row
    window part as (partition by brand_id, ${isFull ? 'mpn_key' : "coalesce(nullif(mpn_key, ''), number)"})
  ), ranked as (
    select *, row_number() over same as part_rank, first_value(line) over same as first_line
    from numbered
    window same as (partition by brand_id, part_key, body order by number_rank > 1, stock desc nulls last, line)
  ), by_body as (
    select product.brand_id, upper(replace(mpn, ' ', '')) as mpn_key, coalesce(import_body.body, '') as body,
      coalesce(min(id) filter (where state in ('published', 'known')), min(id)) as id
    from product left join import_body on import_body.package = product.package
    where brand_id in (select brand_id from import_row) group by 1, 2, 3
  ), by_part as (
    select *, count(*) over (partition by brand_id, mpn_key) as bodies from by_body
  )
  select ranked.line,
    case
      when part_rank > 1 or number_rank > 1 then 'duplicate'
      ${isFull ? "when known.product_id is not null and known.row_hash = ranked.row_hash then 'unchanged'" : ''}
      when coalesce(known.product_id, by_part.id) is not null then 'changed'
      else '${isFull ? 'new' : 'missing'}'
    end,
    coalesce(known.product_id, by_part.id),
    coalesce(known.is_owner, by_part.id is null or exists (
      select from supplier_part own where own.supplier_id = $1 and own.product_id = by_part.id and own.is_owner)),
    ranked.seo,
    ranked.body,
    case when number_rank = 1 and part_rank > 1 then first_line end
  from ranked
  left join supplier_part known on known.supplier_id = $1 and known.number = ranked.number
  left join by_part on by_part.brand_id = ranked.brand_id and by_part.mpn_key = ranked.mpn_key
    and (by_part.body = ranked.body or (bodies = 1 and (by_part.body = '' or ranked.body = '')))`;

/**
 * Marks the rows of a product as duplicates, except the row with the most stock. So no product is changed twice. If
 * `isFull` is true, a row with a different package body becomes a new product instead.
 */
export const dropSecondMatches = (isFull: boolean): string => `
  update import_match later set
    outcome = case when ranked.is_other then 'new' else 'duplicate' end,
    product_id = case when ranked.is_other then null else later.product_id end,
    is_owner = ranked.is_other or later.is_owner,
    joined_to = case when ranked.is_other then null else ranked.first_line end
  from (
    select match.line, row_number() over same as rank, first_value(match.line) over same as first_line,
      ${isFull ? "match.body <> '' and first_value(match.body) over same not in ('', match.body)" : 'false'} as is_other
    from import_match match join import_row line_of on line_of.line = match.line
    where match.product_id is not null and match.outcome <> 'duplicate'
    window same as (partition by match.product_id order by line_of.stock desc nulls last, match.line)
  ) ranked
  where later.line = ranked.line and ranked.rank > 1`;

/** Counts supplier numbers of duplicate rows that are not saved yet. $1: supplier. */
export const countNewNumbers = `
  select count(*)::integer as count from import_match match join import_row line_of on line_of.line = match.line
  where match.joined_to is not null and not exists (
    select from supplier_part known where known.supplier_id = $1 and known.number = line_of.number)`;

/** Copies the product id to duplicate rows from the row that they are joined to. New products must have ids by now. */
export const joinDuplicates = `
  update import_match twin set product_id = first.product_id, is_owner = first.is_owner
  from import_match first where first.line = twin.joined_to`;

/**
 * Makes addresses of new products unique by appending the package body or the line number. An address always stays with
 * the same product.
 */
export const untieAddresses = (suffix: 'body' | 'line'): string => `
  update import_match match set seo = match.seo || '-' || ${
    suffix === 'line'
      ? 'match.line::text'
      : `coalesce(nullif(trim(both '-' from regexp_replace(lower(match.body), '[^a-z0-9]+', '-', 'g')), ''),
          match.line::text)`
  }
  where match.outcome = 'new' and match.line in (
    select line from (
      select line, row_number() over (partition by seo order by line) as place from import_match where outcome = 'new'
    ) ranked where place > 1
    union all
    select taken.line from import_match taken join product on product.seo = taken.seo where taken.outcome = 'new')`;

export const numberNewProducts = `
  update import_match set product_id = nextval(pg_get_serial_sequence('product', 'id')) where outcome = 'new'`;
