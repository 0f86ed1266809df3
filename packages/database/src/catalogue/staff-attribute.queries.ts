import type { AttributeKind, Unit } from '@farad/domain/category';
import type { LocalizedText } from '@farad/domain/shared';
import { sql, type Selectable } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import type { AttributeTable } from './schema-catalogue.ts';

export type AttributeRow = Selectable<AttributeTable>;

/** What staff keep of an attribute; its key stays what it is. */
export interface KeptAttribute {
  readonly kind: AttributeKind;
  readonly unit: Unit | null;
  readonly title: LocalizedText;
  readonly valueTitles: Readonly<Record<string, LocalizedText>>;
  readonly spellings: Readonly<Record<string, string>>;
}

const columnsOf = ({ kind, unit, title, valueTitles, spellings }: KeptAttribute) => ({
  kind,
  unit,
  title: JSON.stringify(title),
  value_titles: JSON.stringify(valueTitles),
  spellings: JSON.stringify(spellings),
});

/** Attributes as staff keep them; whoever changes them holds the frame (`lockFrame`). */
export function staffAttributeQueries(handle: Handle) {
  return {
    all: (): Promise<AttributeRow[]> => handle.selectFrom('attribute').selectAll().execute(),

    byId: (id: number): Promise<AttributeRow | undefined> =>
      handle.selectFrom('attribute').selectAll().where('id', '=', id).executeTakeFirst(),

    hasKey: async (key: string): Promise<boolean> =>
      (await handle.selectFrom('attribute').select('key').where('key', '=', key).executeTakeFirst()) !== undefined,

    /** Categories in whose table each attribute is, by its key. */
    categoriesByKey: async (): Promise<ReadonlyMap<string, readonly number[]>> => {
      const { rows } = await sql<{ key: string; ids: number[] }>`
        select item ->> 'key' as key, array_agg(category.id order by category.id) as ids
        from category cross join jsonb_array_elements(attributes) as item group by 1`.execute(handle);
      return new Map(rows.map(({ key, ids }) => [key, ids]));
    },

    /** Whether any product, of any state, has a value. Reads all products where none has. */
    hasValues: async (key: string): Promise<boolean> => {
      const { rows } = await sql<{ has: boolean }>`
        select exists (select from product where jsonb_exists(attributes, ${key})) as has`.execute(handle);
      return rows[0]?.has === true;
    },

    add: async (key: string, kept: KeptAttribute): Promise<number> => {
      const { rows } = await sql<{ place: number }>`
        select coalesce(max(sort_order), 0) + 1 as place from attribute`.execute(handle);
      const row = await handle
        .insertInto('attribute')
        .values({ key, sort_order: rows[0]?.place ?? 1, ...columnsOf(kept) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },

    save: async (id: number, kept: KeptAttribute): Promise<void> => {
      await handle.updateTable('attribute').set(columnsOf(kept)).where('id', '=', id).execute();
    },

    /** Products with any of some values get another one; answers how many. */
    replaceValues: async (key: string, from: readonly string[], into: string): Promise<number> => {
      const { numAffectedRows } = await sql`
        update product set attributes = jsonb_set(attributes, array[${key}::text], to_jsonb(${into}::text))
        where attributes ->> ${key} = any(${[...from]}::text[])`.execute(handle);
      return Number(numAffectedRows ?? 0);
    },

    /** Takes it out of the tables of categories as well. */
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
