import { brandMergeUndoMax } from '@farad/domain/category';
import type { LocalizedText } from '@farad/domain/shared';
import { sql, type Selectable } from 'kysely';

import { escapeLike } from '../connection/escape-like.ts';
import type { Handle } from '../connection/connect.ts';
import type { BrandTable, MergedBrand } from './schema-catalogue.ts';

export type BrandRow = Selectable<BrandTable>;

/** The fields of a brand that staff edit. */
export interface SavedBrand {
  readonly name: string;
  readonly slug: string;
  readonly isHidden: boolean;
  readonly country: string | null;
  readonly site: string;
  readonly description: LocalizedText;
  /** Other spellings of the brand's name, as staff typed them. */
  readonly spellings: readonly string[];
}

/**
 * Key of a part number: its letters and digits, in capitals. Must equal the expression of the index `product_mpn_key`.
 */
const numberKey = sql<string>`regexp_replace(upper(mpn), '[^[:alnum:]]', '', 'g')`;

/** Selects keys of part numbers that occur in more than one of these brands. */
const clashing = (ids: readonly number[]) => sql`
  select ${numberKey} as key from product where brand_id = any(${[...ids]}::integer[])
  group by 1 having count(distinct brand_id) > 1`;

const columnsOf = ({ name, slug, isHidden, country, site }: SavedBrand) => ({
  name,
  slug,
  is_hidden: isHidden,
  country,
  site,
});

const isEmpty = (text: LocalizedText): boolean => Object.values(text).every((each) => each === '');

async function setDescription(handle: Handle, id: number, description: LocalizedText | null): Promise<void> {
  await handle.deleteFrom('brand_description').where('brand_id', '=', id).execute();
  if (description === null || isEmpty(description)) return;
  await handle
    .insertInto('brand_description')
    .values({ brand_id: id, description: JSON.stringify(description) })
    .execute();
}

const spellingsOf = async (handle: Handle, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> => {
  const { rows } = await sql<{ id: number; spellings: string[] }>`
    select brand_id as id, array_agg(spelling order by spelling) as spellings from brand_spelling
    where brand_id = any(${[...ids]}::integer[]) group by 1`.execute(handle);
  return new Map(rows.map(({ id, spellings }) => [id, spellings]));
};

const supplierSpellings = async (handle: Handle, id: number): Promise<MergedBrand['supplierSpellings']> => {
  const { rows } = await sql<MergedBrand['supplierSpellings'][number]>`
    select supplier_id as "supplierId", spelling from supplier_brand_spelling where brand_id = ${id}`.execute(handle);
  return rows;
};

const formerSlugs = async (handle: Handle, id: number): Promise<string[]> => {
  const rows = await handle
    .selectFrom('brand_address')
    .select('slug')
    .where('brand_id', '=', id)
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
};

const description = async (handle: Handle, id: number): Promise<LocalizedText | null> => {
  const row = await handle
    .selectFrom('brand_description')
    .select('description')
    .where('brand_id', '=', id)
    .executeTakeFirst();
  return row?.description ?? null;
};

/** Queries of brands for staff. A caller that writes must hold the lock of `lockFrame`. */
export function staffBrandQueries(handle: Handle) {
  return {
    spellingsOf: (ids: readonly number[]) => spellingsOf(handle, ids),
    formerSlugs: (id: number) => formerSlugs(handle, id),
    description: (id: number) => description(handle, id),

    /** Returns brands whose name, address or other spelling contains the text. An empty text matches all. */
    find: (text: string, isHidden: boolean | null): Promise<BrandRow[]> => {
      const pattern = `%${escapeLike(text)}%`;
      return handle
        .selectFrom('brand')
        .selectAll()
        .$if(text !== '', (query) =>
          query.where(
            sql<boolean>`(name ilike ${pattern} or slug like ${pattern.toLowerCase()} or exists (
              select from brand_spelling where brand_id = brand.id and spelling like ${pattern.toLowerCase()}))`,
          ),
        )
        .$if(isHidden !== null, (query) => query.where('is_hidden', '=', isHidden === true))
        .execute();
    },

    byIds: async (ids: readonly number[]): Promise<BrandRow[]> =>
      ids.length === 0
        ? []
        : handle
            .selectFrom('brand')
            .selectAll()
            .where('id', 'in', [...ids])
            .orderBy('id')
            .execute(),

    /** Counts products of these brands in any state. */
    countProducts: async (ids: readonly number[]): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from product where brand_id = any(${[...ids]}::integer[])`.execute(handle);
      return rows[0]?.count ?? 0;
    },

    /** True if another brand has the address now or had it before. */
    isTaken: async (slug: string, except: number | null): Promise<boolean> => {
      const { rows } = await sql`
        select from brand where slug = ${slug} and id is distinct from ${except}
        union all
        select from brand_address where slug = ${slug} and brand_id is distinct from ${except}
        limit 1`.execute(handle);
      return rows.length > 0;
    },

    /** True if another brand has the name, ignoring letter case. */
    hasName: async (name: string, except: number | null): Promise<boolean> => {
      const { rows } = await sql`
        select from brand where lower(name) = ${name.toLowerCase()} and id is distinct from ${except} limit 1`.execute(
        handle,
      );
      return rows.length > 0;
    },

    /** Returns one of the spellings that belongs to another brand. Undefined if there is none. */
    foreignSpelling: async (spellings: readonly string[], except: number | null): Promise<string | undefined> => {
      const { rows } = await sql<{ spelling: string }>`
        select spelling from brand_spelling
        where spelling = any(${[...spellings]}::text[]) and brand_id is distinct from ${except}
        union all
        select lower(name) from brand where lower(name) = any(${[...spellings]}::text[]) and id is distinct from ${except}
        limit 1`.execute(handle);
      return rows[0]?.spelling;
    },

    add: async (kept: SavedBrand): Promise<number> => {
      const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) + 1 as id from brand`.execute(handle);
      const id = rows[0]?.id ?? 1;
      await handle
        .insertInto('brand')
        .values({ id, ...columnsOf(kept) })
        .execute();
      return id;
    },

    /**
     * Saves a brand and replaces its spellings. `before` is its address before the change. If the address changed, the
     * former one redirects to the new one.
     */
    save: async (id: number, before: string, kept: SavedBrand): Promise<void> => {
      await handle.updateTable('brand').set(columnsOf(kept)).where('id', '=', id).execute();
      await setDescription(handle, id, kept.description);
      const spellings = [...new Set(kept.spellings.map((spelling) => spelling.toLowerCase()))];
      await handle.deleteFrom('brand_spelling').where('brand_id', '=', id).execute();
      if (spellings.length > 0) {
        await handle
          .insertInto('brand_spelling')
          .values(spellings.map((spelling) => ({ spelling, brand_id: id })))
          .execute();
      }
      if (before === kept.slug) return;
      await handle.deleteFrom('brand_address').where('slug', '=', kept.slug).execute();
      await handle.insertInto('brand_address').values({ slug: before, brand_id: id }).execute();
    },

    remove: async (id: number): Promise<void> => {
      await handle.deleteFrom('brand_description').where('brand_id', '=', id).execute();
      await handle.deleteFrom('brand').where('id', '=', id).execute();
    },

    /**
     * Returns up to `most` part numbers that occur in more than one of the brands. `count` is the number of all such
     * part numbers.
     */
    clashes: async (ids: readonly number[], most: number) => {
      const { rows } = await sql<{ mpn: string; count: number; products: number }>`
        with clash as (${clashing(ids)}), named as (
          select clash.key, min(mpn) as mpn, count(*) as products
          from clash join product on ${numberKey} = clash.key and brand_id = any(${[...ids]}::integer[]) group by 1)
        select mpn, products::integer, (count(*) over ())::integer as count from named order by key limit ${most}`.execute(
        handle,
      );
      return { mpns: rows.map(({ mpn }) => mpn), count: rows[0]?.count ?? 0 };
    },

    /**
     * Moves products of the brands `from` to the brand `keptId`. Products whose number occurs in more than one of the
     * brands stay. Brands without products are deleted; their addresses then redirect to `keptId`. Spellings of all
     * brands in `from` are given to `keptId`.
     */
    merge: async (keptId: number, from: readonly BrandRow[], at: Date) => {
      const ids = from.map(({ id }) => id);
      const { rows: moved } = await sql<{ id: number; brandId: number }>`
        with clash as (${clashing([keptId, ...ids])}), moving as (
          select id, brand_id from product
          where brand_id = any(${ids}::integer[]) and ${numberKey} not in (select key from clash))
        update product set brand_id = ${keptId} from moving where product.id = moving.id
        returning moving.id, moving.brand_id as "brandId"`.execute(handle);
      const { rows: left } = await sql<{ id: number }>`
        select distinct brand_id as id from product where brand_id = any(${ids}::integer[])`.execute(handle);
      const spellings = await spellingsOf(handle, ids);
      const isUndoable = moved.length <= brandMergeUndoMax;
      const was: MergedBrand[] = [];
      for (const { id, slug, name, is_hidden: isHidden, country, site } of from) {
        was.push({
          id,
          slug,
          name,
          isHidden,
          country,
          site,
          description: await description(handle, id),
          formerSlugs: await formerSlugs(handle, id),
          spellings: spellings.get(id) ?? [],
          supplierSpellings: await supplierSpellings(handle, id),
          products: isUndoable ? moved.filter(({ brandId }) => brandId === id).map((each) => each.id) : null,
          isGone: !left.some((each) => each.id === id),
        });
      }
      await sql`update brand_spelling set brand_id = ${keptId} where brand_id = any(${ids}::integer[])`.execute(handle);
      await sql`update supplier_brand_spelling set brand_id = ${keptId} where brand_id = any(${ids}::integer[])`.execute(
        handle,
      );
      const learned = from.map(({ name }) => name.toLowerCase());
      await sql`
        insert into brand_spelling (spelling, brand_id) select distinct spelling, ${keptId}::integer
        from unnest(${learned}::text[]) as each (spelling)
        on conflict (spelling) do update set brand_id = excluded.brand_id`.execute(handle);
      for (const brand of was.filter(({ isGone }) => isGone)) {
        await sql`update brand_address set brand_id = ${keptId} where brand_id = ${brand.id}`.execute(handle);
        await handle.deleteFrom('brand_description').where('brand_id', '=', brand.id).execute();
        await handle.deleteFrom('brand').where('id', '=', brand.id).execute();
        await handle.insertInto('brand_address').values({ slug: brand.slug, brand_id: keptId }).execute();
      }
      const merge = await handle
        .insertInto('brand_merge')
        .values({ kept_id: keptId, at, undone_at: null, was: JSON.stringify(was) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id: merge.id, was, products: moved.length };
    },

    mergeById: (id: number) => handle.selectFrom('brand_merge').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Returns the latest merge into this brand that has not been undone. */
    lastMerge: (keptId: number) =>
      handle
        .selectFrom('brand_merge')
        .selectAll()
        .where('kept_id', '=', keptId)
        .where('undone_at', 'is', null)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /**
     * Restores the merged brands and moves their products back. Products that have meanwhile moved to a third brand
     * stay there. Returns the number of products moved back.
     */
    undoMerge: async (
      merge: { id: number; keptId: number; was: readonly MergedBrand[] },
      at: Date,
    ): Promise<number> => {
      let count = 0;
      for (const brand of merge.was) {
        if (brand.isGone) {
          const { id, slug, name, isHidden, country, site } = brand;
          await sql`delete from brand_address where brand_id = ${merge.keptId}
            and slug = any(${[slug, ...brand.formerSlugs]}::text[])`.execute(handle);
          await handle.insertInto('brand').values({ id, slug, name, is_hidden: isHidden, country, site }).execute();
          await setDescription(handle, id, brand.description);
          for (const former of brand.formerSlugs) {
            await handle.insertInto('brand_address').values({ slug: former, brand_id: id }).execute();
          }
        }
        const lower = brand.name.toLowerCase();
        await sql`delete from brand_spelling where brand_id = ${merge.keptId} and spelling = ${lower}`.execute(handle);
        await sql`update brand_spelling set brand_id = ${brand.id}
          where brand_id = ${merge.keptId} and spelling = any(${[...brand.spellings]}::text[])`.execute(handle);
        if (brand.spellings.includes(lower)) {
          await handle.insertInto('brand_spelling').values({ spelling: lower, brand_id: brand.id }).execute();
        }
        for (const { supplierId, spelling } of brand.supplierSpellings) {
          await sql`update supplier_brand_spelling set brand_id = ${brand.id}
            where supplier_id = ${supplierId} and spelling = ${spelling} and brand_id = ${merge.keptId}`.execute(
            handle,
          );
        }
        const { numAffectedRows } = await sql`update product set brand_id = ${brand.id}
          where id = any(${[...(brand.products ?? [])]}::integer[]) and brand_id = ${merge.keptId}`.execute(handle);
        count += Number(numAffectedRows ?? 0);
      }
      await handle.updateTable('brand_merge').set({ undone_at: at }).where('id', '=', merge.id).execute();
      return count;
    },
  };
}
