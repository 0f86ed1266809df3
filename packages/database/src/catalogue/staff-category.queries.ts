import type { CategoryAttribute, CategoryId } from '@farad/domain/category';
import type { LocalizedText } from '@farad/domain/shared';
import { sql, type Selectable } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import type { CategoryTable } from './schema-catalogue.ts';

export type CategoryRow = Selectable<CategoryTable>;

/** The fields of a category that staff edit. Its place in the tree is set by `arrange`. */
export interface SavedCategory {
  readonly slug: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly partTitle: LocalizedText;
  readonly isHidden: boolean;
  readonly attributes: readonly CategoryAttribute[];
}

const columnsOf = ({ slug, title, description, partTitle, isHidden, attributes }: SavedCategory) => ({
  slug,
  title: JSON.stringify(title),
  description: JSON.stringify(description),
  part_title: JSON.stringify(partTitle),
  is_hidden: isHidden,
  attributes: JSON.stringify(attributes),
});

/** Queries of categories for staff. A caller that writes must hold the lock of `lockFrame`. */
export function staffCategoryQueries(handle: Handle) {
  return {
    /** Returns all categories. Siblings are in the order of the menu. */
    all: (): Promise<CategoryRow[]> =>
      handle.selectFrom('category').selectAll().orderBy('sort_order').orderBy('id').execute(),

    byId: (id: number): Promise<CategoryRow | undefined> =>
      handle.selectFrom('category').selectAll().where('id', '=', id).executeTakeFirst(),

    formerSlugs: async (id: number): Promise<readonly string[]> => {
      const rows = await handle
        .selectFrom('category_address')
        .select('slug')
        .where('category_id', '=', id)
        .orderBy('slug')
        .execute();
      return rows.map(({ slug }) => slug);
    },

    /** Counts products of any state in the category itself, without subcategories. */
    countProducts: async (id: number): Promise<number> => {
      const row = await handle
        .selectFrom('product')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where('category_id', '=', id)
        .executeTakeFirstOrThrow();
      return row.count;
    },

    /** Counts coupons limited to the category. */
    countCoupons: async (id: number): Promise<number> => {
      const row = await handle
        .selectFrom('coupon')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where(sql<boolean>`${id} = any(category_ids)`)
        .executeTakeFirstOrThrow();
      return row.count;
    },

    /** True if another category has the address now or had it before. */
    isTaken: async (slug: string, except: number | null): Promise<boolean> => {
      const { rows } = await sql`
        select from category where slug = ${slug} and id is distinct from ${except}
        union all
        select from category_address where slug = ${slug} and category_id is distinct from ${except}
        limit 1`.execute(handle);
      return rows.length > 0;
    },

    /** Adds a category as the last child of its parent. Returns the new id. */
    add: async (parentId: number | null, kept: SavedCategory): Promise<number> => {
      const { rows } = await sql<{ id: number; place: number }>`
        select coalesce(max(id), 0) + 1 as id,
          coalesce(max(sort_order) filter (where parent_id is not distinct from ${parentId}), 0) + 1 as place
        from category`.execute(handle);
      const { id = 1, place = 1 } = rows[0] ?? {};
      await handle
        .insertInto('category')
        .values({ id, parent_id: parentId, sort_order: place, ...columnsOf(kept) })
        .execute();
      return id;
    },

    /**
     * Saves a category. `before` is its address before the change. If the address changed, the former one redirects to
     * the new one.
     */
    save: async (id: number, before: string, kept: SavedCategory): Promise<void> => {
      await handle.updateTable('category').set(columnsOf(kept)).where('id', '=', id).execute();
      if (before === kept.slug) return;
      await handle.deleteFrom('category_address').where('slug', '=', kept.slug).execute();
      await handle.insertInto('category_address').values({ slug: before, category_id: id }).execute();
    },

    /** Makes these categories the children of `parentId`, in this order. null = top level. */
    arrange: async (parentId: number | null, ids: readonly CategoryId[]): Promise<void> => {
      await sql`
        update category set parent_id = ${parentId}::integer, sort_order = wanted.place
        from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
        where category.id = wanted.id`.execute(handle);
    },

    /**
     * Moves products, subcategories, spellings and coupons of the category `from` to the category `into`. Deletes
     * `from`, whose addresses then redirect to `into`. `attributes` are the merged table columns of `into`. Returns the
     * number of moved products.
     */
    merge: async (from: Pick<CategoryRow, 'id' | 'slug'>, into: number, attributes: readonly CategoryAttribute[]) => {
      const { numAffectedRows } =
        await sql`update product set category_id = ${into} where category_id = ${from.id}`.execute(handle);
      await sql`
        update category set parent_id = ${into},
          sort_order = sort_order + (select coalesce(max(sort_order), 0) from category where parent_id = ${into})
        where parent_id = ${from.id}`.execute(handle);
      await sql`update category set attributes = ${JSON.stringify(attributes)} where id = ${into}`.execute(handle);
      await sql`update category_spelling set category_id = ${into} where category_id = ${from.id}`.execute(handle);
      await sql`
        update coupon set category_ids = array(
          select distinct id from unnest(array_replace(category_ids, ${from.id}::integer, ${into}::integer)) as each (id)
          order by id)
        where ${from.id} = any(category_ids)`.execute(handle);
      await sql`update category_address set category_id = ${into} where category_id = ${from.id}`.execute(handle);
      await handle.deleteFrom('category').where('id', '=', from.id).execute();
      await handle.insertInto('category_address').values({ slug: from.slug, category_id: into }).execute();
      return Number(numAffectedRows ?? 0);
    },

    remove: async (id: number): Promise<void> => {
      await handle.deleteFrom('category').where('id', '=', id).execute();
    },
  };
}
