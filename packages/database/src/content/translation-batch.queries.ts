import { withEmpty, type LocalizedText } from '@farad/domain/shared';
import type { TextField, TextKind } from '@farad/domain/translation';
import { sql, type RawBuilder } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { clean, fieldsOfKind, rowNumber, valueOf } from './translation.queries.ts';

/** A text of the catalogue with its present words in all languages. */
export interface HeldText {
  readonly key: string;
  readonly field: TextField;
  readonly texts: LocalizedText;
}

type Titles = Readonly<Record<string, Partial<LocalizedText>>>;

const placeOf = (kind: Exclude<TextKind, 'value'>) =>
  kind === 'attribute'
    ? { table: 'attribute', id: 'key', type: sql`text` }
    : {
        table: kind === 'brand' ? 'brand_description' : kind,
        id: kind === 'brand' ? 'brand_id' : 'id',
        type: sql`integer`,
      };

const jsonOf = (rows: readonly object[]): RawBuilder<unknown> => sql`${JSON.stringify(rows)}::jsonb`;

/** Queries that read and write many texts of the catalogue in one batch, for files that translators fill in. */
export function translationBatchQueries<H extends Handle>(handle: H) {
  async function heldValues(keys: readonly string[]): Promise<HeldText[]> {
    const attributes = [...new Set(keys.filter((key) => key.includes('=')).map((key) => valueOf(key)[0]))];
    const { rows } = await sql<{ key: string; titles: Titles }>`
      select key, value_titles as titles from attribute where key = any(${sql.val(attributes)}::text[])
      order by key for update`.execute(handle);
    return rows.flatMap(({ key, titles }) =>
      Object.entries(titles).map(([value, title]) => ({
        key: `${key}=${value}`,
        field: 'title' as const,
        texts: withEmpty(title),
      })),
    );
  }

  async function setValues(changed: readonly HeldText[]): Promise<void> {
    const titles = Map.groupBy(changed, ({ key }) => valueOf(key)[0]);
    const rows = [...titles].map(([key, values]) => ({
      key,
      titles: Object.fromEntries(values.map((value) => [valueOf(value.key)[1], value.texts])),
    }));
    await sql`update attribute set value_titles = value_titles || row.titles
      from jsonb_to_recordset(${jsonOf(rows)}) as row (key text, titles jsonb) where attribute.key = row.key`.execute(
      handle,
    );
  }

  return {
    /** Returns all texts of these rows of one kind, and locks the rows until the transaction ends. */
    held: inTx(handle, async (kind: TextKind, keys: readonly string[]): Promise<readonly HeldText[]> => {
      if (kind === 'value') return heldValues(keys);
      const { table, id, type } = placeOf(kind);
      const known = [...new Set(keys.filter((key) => kind === 'attribute' || rowNumber.test(key)))];
      const texts = fieldsOfKind[kind].map((field) => sql`${clean(sql.ref(field))} as ${sql.ref(field)}`);
      const { rows } = await sql<{ row_key: string } & Readonly<Record<TextField, LocalizedText>>>`
        select ${sql.ref(id)}::text as row_key, ${sql.join(texts)} from ${sql.table(table)}
        where ${sql.ref(id)} = any(${sql.val(known)}::${type}[]) order by ${sql.ref(id)} for update`.execute(handle);
      return rows.flatMap((row) => fieldsOfKind[kind].map((field) => ({ key: row.row_key, field, texts: row[field] })));
    }),

    /** Saves texts of one kind, with one statement per field. Their rows must be locked by `held`. */
    set: async (kind: TextKind, changed: readonly HeldText[]): Promise<void> => {
      if (kind === 'value') return setValues(changed);
      const { table, id, type } = placeOf(kind);
      for (const [field, texts] of Map.groupBy(changed, (text) => text.field)) {
        const column = sql.ref(field);
        const rows = texts.map((text) => ({ key: text.key, texts: text.texts }));
        await sql`update ${sql.table(table)} set ${column} = ${sql.ref(`${table}.${field}`)} || row.texts
          from jsonb_to_recordset(${jsonOf(rows)}) as row (key text, texts jsonb)
          where ${sql.ref(`${table}.${id}`)} = row.key::${type}`.execute(handle);
      }
    },
  };
}
