import { batch } from './import-sql.ts';

/** SQL statements that save the part numbers of a supplier after an import (import-session.ts). */

/**
 * Returns SQL of the row's prices that wait for a decision of staff (rows/held-sql.ts). They are also saved as the
 * supplier's prices.
 */
const heldBack = (what: 'quantities' | 'prices'): string =>
  `(select held.${what}_theirs from import_held_row held where held.line = line_of.line)`;

/** Saves the supplier's prices of a batch, for files that contain prices only. $3: supplier. */
export const writeListedPrices = `
  update supplier_part part set
    tier_quantities = coalesce(line_of.tier_quantities, ${heldBack('quantities')}),
    tier_prices = coalesce(line_of.tier_prices, ${heldBack('prices')})
  from ${batch.replace('where', 'where part.supplier_id = $3 and part.number = line_of.number and')} and match.outcome = 'changed'
    and coalesce(line_of.tier_prices, ${heldBack('prices')}) is not null`;

const keepNumbers = (rows: string): string => `
  insert into supplier_part (supplier_id, number, product_id, is_owner, row_hash, made_by, spelling, layout,
    tier_quantities, tier_prices)
  select $3, line_of.number, match.product_id, match.is_owner,
    case when match.joined_to is null then line_of.row_hash else '' end,
    case when match.outcome = 'new' then $4::bigint end, nullif(line_of.spelling, ''), $5,
    coalesce(line_of.tier_quantities, ${heldBack('quantities')}), coalesce(line_of.tier_prices, ${heldBack('prices')})
  from ${rows} order by line_of.number
  on conflict (supplier_id, number) do update set product_id = excluded.product_id, row_hash = excluded.row_hash,
    spelling = excluded.spelling, layout = coalesce(excluded.layout, supplier_part.layout),
    tier_quantities = coalesce(excluded.tier_quantities, supplier_part.tier_quantities),
    tier_prices = coalesce(excluded.tier_prices, supplier_part.tier_prices), gone_by = null, gone_state = null
  where supplier_part.gone_by is not null
    or (supplier_part.product_id, supplier_part.row_hash, supplier_part.spelling)
      is distinct from (excluded.product_id, excluded.row_hash, excluded.spelling)
    or (excluded.tier_prices is not null and (supplier_part.tier_quantities, supplier_part.tier_prices)
      is distinct from (excluded.tier_quantities, excluded.tier_prices))`;

/**
 * Saves the supplier's part numbers of a batch. $3: supplier, $4: the import, $5: layout of the list, null = not known.
 */
export const writeNumbers = keepNumbers(`${batch} and match.outcome in ('new', 'changed')`);

/**
 * The larger of two line numbers: that of a duplicate row, and that of the row it is joined to. After the import has
 * written this line, the product exists.
 */
const joinedLine = 'greatest(match.line, match.joined_to)';

/**
 * Saves the supplier's part numbers of duplicate rows. Their row hash stays empty, so that such a row is applied as
 * soon as a file contains only one of the duplicates. Takes the parameters of writeNumbers.
 */
export const writeJoinedNumbers = keepNumbers(`import_match match join import_row line_of on line_of.line = match.line
  where match.joined_to is not null and ${joinedLine} > $1 and ${joinedLine} <= $2`);

/**
 * A list may again contain a part that had vanished, even under another number. Clears the mark of such parts. $3:
 * supplier. If another supplier marked the part, that mark stays, and only the saved former state is cleared.
 */
export const bringBack = `
  update supplier_part part set gone_state = null,
    gone_by = case when part.supplier_id = $3 then null else part.gone_by end
  from import_match match
  where match.line > $1 and match.line <= $2 and match.outcome = 'changed'
    and part.product_id = match.product_id and (part.gone_by is not null or part.gone_state is not null)`;

/** Saves the maker's spelling in parts that were imported before spellings were saved. $3: supplier. */
export const writeSpellings = `
  update supplier_part part set spelling = line_of.spelling
  from ${batch.replace('where', "where part.supplier_id = $3 and part.number = line_of.number and part.spelling is null and line_of.spelling <> '' and")} and match.outcome = 'unchanged'`;

/**
 * Clears row hashes of products that a file of prices or stock changed. So the next full list applies the rows of these
 * products again.
 */
export const forgetRows = `
  update supplier_part set row_hash = '' from import_match match join import_change change
    on change.product_id = match.product_id and change.run_id = $3::bigint
  where match.line > $1 and match.line <= $2 and match.outcome = 'changed'
    and supplier_part.product_id = match.product_id and supplier_part.row_hash <> ''`;
