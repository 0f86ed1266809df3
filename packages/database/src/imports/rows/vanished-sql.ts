/** SQL statements for parts that a supplier's full list no longer contains (vanished.ts). */

/**
 * Finds parts of the supplier that are not in the list. $1: supplier, $2: layout of the list. Parts from the supplier's
 * lists with another layout are left out. A part that any row of the file matches is not missing.
 */
export const findGone = `
  insert into import_gone (product_id, number, fresh, is_owner, is_held)
  select part.product_id, min(part.number), count(*) filter (where part.gone_by is null), bool_or(part.is_owner),
    exists (select from supplier_part other
      where other.product_id = part.product_id and other.supplier_id <> $1 and other.gone_by is null)
  from supplier_part part
  where part.supplier_id = $1 and coalesce(part.layout, $2) = $2
    and not exists (select from import_row where import_row.number = part.number)
    and not exists (select from import_refused where import_refused.number = part.number)
    and not exists (select from import_match match where match.product_id = part.product_id)
    and not exists (select from supplier_part own where own.product_id = part.product_id and own.supplier_id = $1
      and own.layout <> $2 and own.gone_by is null)
  group by part.product_id`;

/** Keeps parts whose row was in the list but refused. Such a row may be known only by the MPN. */
export const keepRefused = `
  delete from import_gone using product where product.id = import_gone.product_id
    and upper(replace(product.mpn, ' ', '')) in (select mpn_key from import_refused where mpn_key <> '')`;

/**
 * Counts the supplier's parts in lists of this layout (`listed`) and of other layouts. The SQL takes the parameters of
 * findGone.
 */
export const countListed = `
  select count(*) filter (where coalesce(layout, $2) = $2)::integer as listed,
    count(*) filter (where layout <> $2)::integer as others
  from supplier_part where supplier_id = $1 and gone_by is null`;

export const countGone = 'select coalesce(sum(fresh), 0)::integer as rows from import_gone';

/** Treatment of a vanished part. `no_stock` removes its pieces. `archive` also archives it, so that it is not shown. */
export type GoneDeed = 'leave' | 'no_stock' | 'archive';

/**
 * Returns a condition on parts to archive. Parts that the shop had before, or that another supplier sells, are not
 * archived.
 */
const archives = (deed: GoneDeed): string =>
  deed === 'archive' ? "gone.is_owner and not gone.is_held and gone.fresh > 0 and was.state <> 'archived'" : 'false';

/**
 * Sum of pieces that the undo of imports added or removed. The undo stores its movements as corrections without a
 * document.
 */
const undone = `coalesce((select sum(quantity) from stock_movement given where given.product_id = stock.product_id
    and given.warehouse_id = stock.warehouse_id and given.kind = 'correction' and given.document_id is null), 0)::integer`;

/**
 * Returns SQL of the number of pieces to remove. Only pieces that the supplier's files counted are removed. Reserved
 * pieces and pieces that staff booked in stay.
 */
const pieces = (deed: GoneDeed): string =>
  deed === 'leave' ? '0' : `least(stock.counted + ${undone}, stock.on_hand - stock.reserved)`;

/** Parts of one batch, with ids above $1 and up to $2. */
const batch = 'gone.product_id > $1 and gone.product_id <= $2';

/** Selects the last id of the next $2 parts above id $1; null = no part is left. */
export const goneBatchEnd = `
  select max(product_id) as last from (
    select product_id from import_gone where product_id > $1 order by product_id limit $2) batch`;

/**
 * Locks stock of a batch, in the order of product ids, as orders lock it, so that no deadlock arises. $3: warehouse.
 */
export const lockGone = `
  select from stock join import_gone gone on gone.product_id = stock.product_id
  where ${batch} and stock.warehouse_id = $3 order by stock.product_id for update of stock`;

/**
 * Saves the new stock and state of each part of a batch. $3: supplier. $4: warehouse; null = it is not created yet.
 */
export const decideGone = (deed: GoneDeed): string => `
  update import_gone decided set
    stock_before = case when found.pieces > 0 then found.on_hand end,
    stock_after = case when found.pieces > 0 then found.on_hand - found.pieces end,
    state_before = found.archived
  from (
    select gone.product_id, stock.on_hand, ${pieces(deed)} as pieces, case when ${archives(deed)} then was.state end as archived
    from import_gone gone join product was on was.id = gone.product_id
    left join stock on stock.product_id = was.id and stock.warehouse_id = $4 and stock.told_by = $3
    where ${batch}
  ) found
  where found.product_id = decided.product_id`;

const isDifferent = '(stock_before is not null or state_before is not null)';

export const countGoneParts = `select count(*)::integer as parts from import_gone where ${isDifferent}`;

const document = (stock: string, state: string): string => `
    case when stock_before is null then '{}' else jsonb_build_object('stock', ${stock}) end
    || case when state_before is null then '{}' else jsonb_build_object('state', ${state}) end`;

const [before, after] = [document('stock_before', 'state_before'), document('stock_after', "'archived'")];

/** Selects up to $2 vanished parts above id $1, with their stock and state before and after. */
export const listGone = `
  select gone.product_id, number, fresh, mpn, brand_id, brand.name as brand, ${before} as before, ${after} as after
  from import_gone gone join product on product.id = gone.product_id join brand on brand.id = brand_id
  where gone.product_id > $1 and (fresh > 0 or ${isDifferent}) order by gone.product_id limit $2`;

/** Saves the changes of a batch, so that the import can be undone. $3: the import. */
export const storeVanished = `
  insert into import_change (run_id, product_id, before, after)
  select $3::bigint, product_id, ${before}, ${after} from import_gone gone where ${batch} and ${isDifferent}
  on conflict (run_id, product_id) do update set before = excluded.before || import_change.before,
    after = import_change.after || excluded.after`;

/**
 * Marks the parts of a batch as vanished. $3: supplier, $4: the import. Clears the row hash, so that the row is applied
 * if a later list contains it again.
 */
export const markGone = `
  update supplier_part part set gone_by = $4::bigint, row_hash = '',
    gone_state = coalesce(gone.state_before, part.gone_state)
  from import_gone gone
  where ${batch} and part.product_id = gone.product_id and part.supplier_id = $3 and part.gone_by is null`;

/** Removes the pieces of vanished parts from the stock. $3: warehouse. */
export const clearVanishedStock = `
  update stock set on_hand = gone.stock_after, counted = stock.counted + gone.stock_after - stock.on_hand
  from import_gone gone
  where ${batch} and gone.stock_after is not null and stock.product_id = gone.product_id and stock.warehouse_id = $3`;

/** Clears the row hashes of these parts for other suppliers, so that their next lists set the stock. $3: supplier. */
export const askOthers = `
  update supplier_part part set row_hash = '' from import_gone gone
  where ${batch} and gone.is_held and gone.stock_after is not null
    and part.product_id = gone.product_id and part.supplier_id <> $3 and part.row_hash <> ''`;

export const archiveGone = `
  update product set state = 'archived' from import_gone gone
  where ${batch} and gone.state_before is not null and product.id = gone.product_id`;

/** Saves the layout of this list in all parts that it contains. $1: code of the supplier, $2: layout. */
export const saveLayout = `
  update supplier_part part set layout = $2 from import_row line_of
  where part.supplier_id = (select id from supplier where code = $1) and part.number = line_of.number
    and part.layout is distinct from $2`;
