import type pg from 'pg';

const numbersOfMaker = 2000;

/**
 * A supplier's spelling of a maker that an import joined with the brand `brandId`. `otherId` = another brand that the
 * spelling may stand for instead.
 */
export interface JoinedSpelling {
  readonly spelling: string;
  readonly rows: number;
  readonly brandId: number;
  readonly otherId: number | null;
  readonly evidence: string;
  readonly shared: number;
}

/**
 * Saves spellings of makers that an import joined with brands, for staff to review. Decisions that staff have made are
 * kept. `runId` null = the import wrote nothing else, so it has no run.
 */
export async function saveJoins(
  client: pg.Client,
  supplierCode: string,
  runId: number | null,
  joins: readonly JoinedSpelling[],
): Promise<void> {
  await client.query(
    `insert into maker_join (supplier_id, spelling, rows, brand_id, other_id, evidence, shared, run_id)
     select supplier.id, row.spelling, row.rows, row."brandId", other.id, row.evidence, row.shared, $2
     from jsonb_to_recordset($3) as row
       (spelling text, rows integer, "brandId" integer, "otherId" integer, evidence text, shared integer)
     join supplier on supplier.code = $1 join brand on brand.id = row."brandId"
     left join brand other on other.id = row."otherId"
     on conflict (supplier_id, spelling) do update set rows = excluded.rows, brand_id = excluded.brand_id,
       other_id = excluded.other_id, run_id = coalesce(excluded.run_id, maker_join.run_id),
       evidence = case when maker_join.brand_id = excluded.brand_id then maker_join.evidence else excluded.evidence end,
       shared = case when maker_join.brand_id = excluded.brand_id then maker_join.shared else excluded.shared end
     where maker_join.decision is null and (excluded.evidence <> 'learned' or maker_join.brand_id <> excluded.brand_id)`,
    [supplierCode, runId, JSON.stringify(joins)],
  );
}

/**
 * Returns the spellings of makers and category paths that earlier imports and staff have linked to brands and
 * categories.
 */
export async function importLearned(client: Pick<pg.Client, 'query'> | pg.Pool, supplierCode: string) {
  const brands = await client.query<{ spelling: string; brand_id: number }>(
    'select spelling, brand_id from brand_spelling',
  );
  const own = await client.query<{ spelling: string; brand_id: number }>(
    'select spelling, brand_id from supplier_brand_spelling join supplier on supplier.id = supplier_id where code = $1',
    [supplierCode],
  );
  const categories = await client.query<{ path: string; category_id: number }>(
    'select path, category_id from category_spelling join supplier on supplier.id = supplier_id where code = $1',
    [supplierCode],
  );
  const decided = await client.query<{ spelling: string }>(
    `select lower(spelling) as spelling from maker_join join supplier on supplier.id = supplier_id
     where code = $1 and decision is not null`,
    [supplierCode],
  );
  return {
    /** Spellings in files of this supplier that staff have decided about. */
    decidedSpellings: new Set([...own.rows, ...decided.rows].map((row) => row.spelling)),
    brands: new Map([...brands.rows, ...own.rows].map((row) => [row.spelling, row.brand_id])),
    /** Spellings that stand for a brand in files of this supplier only. */
    ownSpellings: new Set(own.rows.map((row) => row.spelling)),
    categories: new Map(categories.rows.map((row) => [row.path, row.category_id])),
  };
}

/** Returns part numbers that the shop has of these makers, at most `numbersOfMaker` each. */
export async function numbersOf(client: pg.Client, brandIds: readonly number[]) {
  const { rows } = await client.query<{ brand_id: number; mpn: string }>(
    `select wanted.id as brand_id, known.mpn from unnest($1::integer[]) as wanted (id)
     cross join lateral (select mpn from product where brand_id = wanted.id order by id limit $2) known`,
    [brandIds, numbersOfMaker],
  );
  return rows;
}
