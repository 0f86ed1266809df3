/**
 * SQL statements of an import (import-session.ts). They merge staged rows into the catalogue, many rows per statement.
 */

export const stagedColumns = [
  'line, number, mpn, mpn_key, brand_id, category_id, seo, title, description, tier_quantities, tier_prices',
  'min_quantity, multiple, package, lifecycle, state, lead_time_days, attributes, series, documents, other_numbers',
  'stock, purchase, is_untranslated, spelling, body, purchase_quantities, purchase_prices, row_hash',
].join(', ');

export const indexStaged = `
  create index if not exists import_row_line on import_row (line);
  create index if not exists import_match_line on import_match (line);
  create index if not exists import_match_joined on import_match (greatest(line, joined_to)) where joined_to is not null;
  analyze import_row (line), import_match`;

export const endKilledCommands = `
  update import_run set state = 'failed', failure = 'broke_off', finished_at = now()
  where by in ('command', 'exchange') and state = 'running'`;

/**
 * Settings of the import's connection:
 *
 * - Staged rows are not compressed, because each is read only once.
 * - Commits do not wait for the disk, because an import can be repeated.
 * - Statistics use smaller samples, which are enough for the planner until autovacuum runs.
 * - Parallel workers are off, because they would not have this connection's low priority.
 */
export const prepareSession = `
  set client_min_messages = warning; set synchronous_commit = off; set work_mem = '128MB';
  set default_statistics_target = 30;
  set max_parallel_workers_per_gather = 0; set max_parallel_maintenance_workers = 0;
  alter table import_row set (toast_tuple_target = 8160)`;

export const emptyStaged = `
  drop index if exists import_row_line; drop index if exists import_match_line;
  drop index if exists import_match_joined;
  truncate import_row, import_match, import_body, import_gone, import_refused, import_held_row`;

/** Fields of existing products for which a file has values. */
export interface FilledFields {
  /** Columns of `product` that the file has values for. */
  readonly columns: ReadonlySet<FilledColumn>;
  readonly hasStock: boolean;
  readonly hasPurchase: boolean;
  readonly hasPrices: boolean;
  /** True = all columns of the file are applied. False = only prices or stock are applied. */
  readonly isFull: boolean;
}

/**
 * State of a product that a list contains again. If it was archived because its rows had vanished, its former state
 * returns.
 */
const stateBack = `case was.state when 'archived' then coalesce(
    (select min(gone_state) from supplier_part back where back.product_id = was.id and back.gone_state is not null),
    'archived') else was.state end`;

/**
 * Returns SQL of the state that follows from a product's prices. A draft or archived product keeps its state. Any other
 * product is `published` if it has prices and `known` if it has none. Prices null = unreadable in the file, so the old
 * prices stay.
 */
const stateBy = (state: string, prices: string): string => `case when ${state} in ('draft', 'archived') then ${state}
  when cardinality(${prices}) = 0 then 'known' else 'published' end`;

const pricesAfter = 'coalesce(line_of.tier_prices, was.tier_prices)';

/** Returns SQL of a product's state after the import. A full file without prices only restores archived products. */
function stateAfter({ isFull, hasPrices }: FilledFields): string {
  if (!isFull) return stateBy('was.state', pricesAfter);
  if (hasPrices) return stateBy(`(${stateBack})`, pricesAfter);
  return `case when was.state = 'archived' then ${stateBy(`(${stateBack})`, 'was.tier_prices')} else was.state end`;
}

const ofOwner = (value: string, otherwise: string): string =>
  `case when match.is_owner then ${value} else ${otherwise} end`;
const owned = (column: string): string => ofOwner(`line_of.${column}`, `was.${column}`);
const ownedDocument = (column: string): string => ofOwner(`line_of.${column}::jsonb`, `was.${column}`);

/**
 * SQL of each column's value after the import. A product that an import created (`is_owner`) takes every value of the
 * file. A product that the shop had before keeps its texts, category and values, and takes only prices and missing
 * values.
 */
const afterwards = {
  mpn: owned('mpn'),
  brand_id: owned('brand_id'),
  category_id: owned('category_id'),
  title: ownedDocument('title'),
  description: ownedDocument('description'),
  package: ofOwner('line_of.package', 'coalesce(was.package, line_of.package)'),
  lifecycle: owned('lifecycle'),
  lead_time_days: owned('lead_time_days'),
  attributes: ofOwner('line_of.attributes::jsonb', 'line_of.attributes::jsonb || was.attributes'),
  series: ofOwner('line_of.series', 'coalesce(was.series, line_of.series)'),
  documents: ofOwner(
    'line_of.documents::jsonb',
    "case when was.documents = '[]' then line_of.documents::jsonb else was.documents end",
  ),
  other_numbers: 'was.other_numbers || line_of.other_numbers::jsonb',
  tier_quantities: 'coalesce(line_of.tier_quantities, was.tier_quantities)',
  tier_prices: 'coalesce(line_of.tier_prices, was.tier_prices)',
  // 0 = the file has no minimum quantity.
  min_quantity: 'coalesce(nullif(line_of.min_quantity, 0), was.min_quantity)',
  multiple: 'line_of.multiple',
} as const;

export type FilledColumn = keyof typeof afterwards | 'state';

const columnsOf = ({ columns }: FilledFields): readonly FilledColumn[] =>
  [...(Object.keys(afterwards) as FilledColumn[]), 'state' as const].filter((column) => columns.has(column));

/** The minimum quantity if the file has no multiple. It is rounded up to the product's multiple. */
const leastOfKnown =
  'coalesce((ceil(nullif(line_of.min_quantity, 0)::numeric / was.multiple) * was.multiple)::integer, was.min_quantity)';

function valueAfter(filled: FilledFields, column: FilledColumn): string {
  if (column === 'state') return stateAfter(filled);
  return column === 'min_quantity' && !filled.columns.has('multiple') ? leastOfKnown : afterwards[column];
}

/** Changed lines of a batch, after $1 and up to $2. `was` is the present product. $3: warehouse of the joined stock. */
const changedBatch = `import_match match join import_row line_of on line_of.line = match.line
    join product was on was.id = match.product_id
    left join stock on stock.product_id = match.product_id and stock.warehouse_id = $3
    left join product_cost on product_cost.product_id = match.product_id
  where match.line > $1 and match.line <= $2 and match.outcome = 'changed'`;

/** Stock on hand after the import. It never falls below the reserved pieces. */
const stockAfter =
  'case when line_of.stock is null then stock.on_hand else greatest(line_of.stock, coalesce(stock.reserved, 0)) end';

/** Returns SQL of the purchase price breaks as one value, [quantities, prices]; null = not known. */
const paidTiers = (columns: string): string =>
  `case when ${columns}_prices is not null then jsonb_build_array(${columns}_quantities, ${columns}_prices) end`;

const different = (before: string, after: string, key: string): readonly [before: string, after: string] => {
  const when = `case when ${before} is distinct from ${after} then jsonb_build_object('${key}', `;
  return [`${when}${before}) else '{}' end`, `${when}${after}) else '{}' end`];
};

/**
 * Selects, for each changed line, the values that differ before and after the import. The keys are columns of
 * `product`, `stock`, `purchase` and `purchase_tiers`. Takes the lines after $1, up to $2. $3: warehouse, null = none
 * yet.
 */
function differences(filled: FilledFields): string {
  const pairs = columnsOf(filled).map((column) =>
    different(`was.${column}`, `(${valueAfter(filled, column)})`, column),
  );
  if (filled.hasStock) pairs.push(different('stock.on_hand', `(${stockAfter})`, 'stock'));
  if (filled.hasPurchase) {
    pairs.push(
      different('product_cost.unit_price', 'coalesce(line_of.purchase, product_cost.unit_price)', 'purchase'),
      different(
        paidTiers('product_cost.tier'),
        `coalesce(${paidTiers('line_of.purchase')}, ${paidTiers('product_cost.tier')})`,
        'purchase_tiers',
      ),
    );
  }
  const side = (index: 0 | 1): string => pairs.map((pair) => pair[index]).join('\n    || ') || "'{}'::jsonb";
  return `
  select match.line, match.product_id, line_of.number, ${side(0)} as before, ${side(1)} as after
  from ${changedBatch}`;
}

/** Saves the differences of a batch, so that the import can be undone. Returns their number. $4: the import. */
export const storeDifferences = (filled: FilledFields): string => `
  with kept as (
    insert into import_change (run_id, product_id, before, after)
    select $4::bigint, product_id, before, after from (${differences(filled)}) different where before <> after
    on conflict (run_id, product_id) do update set before = excluded.before || import_change.before,
      after = import_change.after || excluded.after
    returning product_id
  ) select count(*)::integer as count from kept`;

/** Keys of saved differences that are no columns of `product`. */
export const besideProduct = `'{stock,purchase,purchase_tiers}'::text[]`;

/** Lines of one batch, above $1 and up to $2. */
export const batch = `import_match match join import_row line_of on line_of.line = match.line
  where match.line > $1 and match.line <= $2`;

export const insertNew = `
  insert into product (id, seo, mpn, brand_id, category_id, title, description, tier_quantities, tier_prices,
    min_quantity, multiple, package, lifecycle, state, lead_time_days, attributes, series, documents, other_numbers)
  select match.product_id, match.seo, mpn, brand_id, category_id, title::jsonb, description::jsonb,
    coalesce(tier_quantities, '{}'), coalesce(tier_prices, '{}'), greatest(min_quantity, 1), multiple, package, lifecycle, state, lead_time_days, attributes::jsonb, series,
    documents::jsonb, other_numbers::jsonb
  from ${batch} and match.outcome = 'new' order by match.line`;

/**
 * Returns the statement that updates the products for which a difference was saved; null = the file fills no column of
 * `product`. $3: warehouse, $4: the import.
 */
export function updateChanged(told: FilledFields): string | null {
  const columns = columnsOf(told);
  if (columns.length === 0) return null;
  const values = columns.map((column) => `(${valueAfter(told, column)}) as ${column}`).join(', ');
  return `
  update product set ${columns.map((column) => `${column} = next.${column}`).join(', ')}
  from (select match.product_id as id, ${values} from ${changedBatch}) next
  join import_change on import_change.run_id = $4::bigint and import_change.product_id = next.id
  where product.id = next.id and import_change.after - ${besideProduct} <> '{}'`;
}

/**
 * Writes stock of a batch. Rows are locked in the order of product ids, as orders lock them, so that no deadlock
 * arises. $3: warehouse, $4: supplier.
 */
export const writeStock = `
  insert into stock (product_id, warehouse_id, on_hand, counted, told_by)
  select match.product_id, $3, line_of.stock, line_of.stock, $4
  from ${batch} and match.outcome in ('new', 'changed') and line_of.stock is not null
  order by match.product_id
  on conflict (product_id, warehouse_id) do update set on_hand = greatest(excluded.on_hand, stock.reserved),
    counted = stock.counted + greatest(excluded.on_hand, stock.reserved) - stock.on_hand, told_by = excluded.told_by,
    touched_at = null
  where (stock.on_hand, stock.told_by) is distinct from (greatest(excluded.on_hand, stock.reserved), excluded.told_by)
    or stock.touched_at is not null`;

/** Selects purchase prices of a batch, as savePurchasePrices takes them. $3: title of the supplier. */
export const givenPurchases = `
  select match.product_id, line_of.purchase as unit_price, $3::text as supplier,
    line_of.purchase_quantities as quantities, line_of.purchase_prices as prices
  from ${batch} and match.outcome in ('new', 'changed') and line_of.purchase is not null`;

/** Selects the first $1 new products of a dry run, in the form of a difference. */
export const firstNew = `
  select line_of.line, line_of.mpn, line_of.brand_id, null::integer as product_id, '{}'::jsonb as before,
    jsonb_build_object('title', line_of.title::jsonb, 'category_id', line_of.category_id, 'package', line_of.package,
      'tier_quantities', coalesce(line_of.tier_quantities, '{}'), 'tier_prices', coalesce(line_of.tier_prices, '{}'), 'stock', line_of.stock,
      'attributes', line_of.attributes::jsonb, 'state', line_of.state) as after
  from import_match match join import_row line_of on line_of.line = match.line
  where match.outcome = 'new' order by match.line limit $1`;

export const firstChanged = `
  select different.line, product.mpn, product.brand_id, different.product_id, different.before, different.after
  from import_difference different join product on product.id = different.product_id
  order by different.line limit $1`;

/** Creates the table that holds all differences of a dry run while they are counted. */
export const differenceTable = `
  create temporary table import_difference (
    line integer not null, product_id integer not null, number text not null, before jsonb not null, after jsonb not null)`;

/** Fills the table of a dry run. Takes the parameters of `differences`. */
export const findDifferences = (filled: FilledFields): string => `
  insert into import_difference select * from (${differences(filled)}) different where before <> after`;

export const countDifferences = `
  select key as column, count(*)::integer as parts
  from import_difference, jsonb_object_keys(after) key group by key`;
