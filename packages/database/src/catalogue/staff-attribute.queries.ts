import type { AttributeKind, Unit } from '@farad/domain/category';
import type { LocalizedText } from '@farad/domain/shared';
import { sql, type Selectable } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import type { AttributeTable } from './schema-catalogue.ts';

export type AttributeRow = Selectable<AttributeTable>;

/** The fields of an attribute that staff edit. The attribute's key never changes. */
export interface SavedAttribute {
  readonly kind: AttributeKind;
  readonly unit: Unit | null;
  readonly title: LocalizedText;
  readonly valueTitles: Readonly<Record<string, LocalizedText>>;
  readonly spellings: Readonly<Record<string, string>>;
}

const columnsOf = ({ kind, unit, title, valueTitles, spellings }: SavedAttribute) => ({
  kind,
  unit,
  title: JSON.stringify(title),
  value_titles: JSON.stringify(valueTitles),
  spellings: JSON.stringify(spellings),
});

/** Queries of attributes for staff. A caller that writes must hold the lock of `lockFrame`. */
export function staffAttributeQueries(handle: Handle) {
  return {
    all: (): Promise<AttributeRow[]> => handle.selectFrom('attribute').selectAll().execute(),

    byId: (id: number): Promise<AttributeRow | undefined> =>
      handle.selectFrom('attribute').selectAll().where('id', '=', id).executeTakeFirst(),

    hasKey: async (key: string): Promise<boolean> =>
      (await handle.selectFrom('attribute').select('key').where('key', '=', key).executeTakeFirst()) !== undefined,

    /**
     * Returns ids of categories by attribute key. A category is listed if its table of products shows the attribute.
     */
    categoriesByKey: async (): Promise<ReadonlyMap<string, readonly number[]>> => {
      const { rows } = await sql<{ key: string; ids: number[] }>`
        select item ->> 'key' as key, array_agg(category.id order by category.id) as ids
        from category cross join jsonb_array_elements(attributes) as item group by 1`.execute(handle);
      return new Map(rows.map(({ key, ids }) => [key, ids]));
    },

    /** True if a product in any state has a value of the attribute. Slow if there is none: all products are read. */
    hasValues: async (key: string): Promise<boolean> => {
      const { rows } = await sql<{ has: boolean }>`
        select exists (select from product where jsonb_exists(attributes, ${key})) as has`.execute(handle);
      return rows[0]?.has === true;
    },

    add: async (key: string, kept: SavedAttribute): Promise<number> => {
      const { rows } = await sql<{ place: number }>`
        select coalesce(max(sort_order), 0) + 1 as place from attribute`.execute(handle);
      const row = await handle
        .insertInto('attribute')
        .values({ key, sort_order: rows[0]?.place ?? 1, ...columnsOf(kept) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },

    save: async (id: number, kept: SavedAttribute): Promise<void> => {
      await handle.updateTable('attribute').set(columnsOf(kept)).where('id', '=', id).execute();
    },

    /** Replaces the values `from` of an attribute by `into` in all products. Returns the number of changed products. */
    replaceValues: async (key: string, from: readonly string[], into: string): Promise<number> => {
      const { numAffectedRows } = await sql`
        update product set attributes = jsonb_set(attributes, array[${key}::text], to_jsonb(${into}::text))
        where attributes ->> ${key} = any(${[...from]}::text[])`.execute(handle);
      return Number(numAffectedRows ?? 0);
    },

    /** Deletes the attribute and takes it out of the categories' tables of products. */
    remove: async (id: number, key: string): Promise<void> => {
      await sql`
        update category set attributes = coalesce((
          select jsonb_agg(item order by place)
          from jsonb_array_elements(attributes) with ordinality as each (item, place) where item ->> 'key' <> ${key}
        ), '[]')
        where attributes @> ${JSON.stringify([{ key }])}::jsonb`.execute(handle);
      await handle.deleteFrom('attribute').where('id', '=', id).execute();
    },
  };
}
