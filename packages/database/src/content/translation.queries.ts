import { inEachLocale, locales, type LocalizedText, type Locale } from '@farad/domain/shared';
import { productTextMasks, type TextField, type TextKind } from '@farad/domain/translation';
import { sql, type RawBuilder } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** A text of the catalogue. Within its kind it is identified by `key` and `field`. */
export interface CatalogueText {
  readonly kind: TextKind;
  /** Key of an attribute, `key=value` for a value of an attribute, or the row's id for other kinds. */
  readonly key: string;
  readonly field: TextField;
  /** Name of the product, category, attribute or brand, shown to staff. */
  readonly name: string;
  readonly texts: LocalizedText;
}

export interface TextSearch {
  readonly kind: TextKind;
  readonly language: Locale | null;
  readonly field: TextField | null;
  /** Last text of the previous page; null = first page. */
  readonly after: { readonly key: string; readonly field: string } | null;
  readonly limit: number;
}

export interface TextCount {
  readonly kind: TextKind;
  readonly language: Locale;
  /** Number of untranslated texts. For products at most `countMax` + 1. */
  readonly count: number;
}

/** Counting of products stops above this number. Staff then see "more than 10,000". */
const countMax = 10_000;

/** Returns SQL of a text with all languages. A missing language is ''. */
export const clean = (text: RawBuilder<unknown>): RawBuilder<unknown> => {
  const pairs = locales.map((locale) => sql`${sql.lit(locale)}, coalesce(${text} ->> ${sql.lit(locale)}, '')`);
  return sql`jsonb_build_object(${sql.join(pairs)})`;
};

/**
 * Queries of all texts of a kind. They read whole tables. The table of products is too large for this, so products are
 * not here.
 */
const smallTexts: Readonly<Record<Exclude<TextKind, 'product'>, RawBuilder<unknown>>> = {
  category: sql`select category.id::text as key, field, ${clean(sql`category.title`)} ->> 'ru' as name,
      ${clean(sql`text`)} as texts
    from category cross join lateral (values ('title', title), ('description', description), ('part_title', part_title))
      as texts (field, text)`,
  attribute: sql`select key, 'title' as field, key as name, ${clean(sql`title`)} as texts from attribute`,
  value: sql`select attribute.key || '=' || pair.key as key, 'title' as field,
      coalesce(attribute.title ->> 'ru', attribute.key) || ': ' || pair.key as name, ${clean(sql`pair.value`)} as texts
    from attribute cross join lateral jsonb_each(value_titles) pair`,
  brand: sql`select brand.id::text as key, 'description' as field, brand.name, ${clean(sql`description`)} as texts
    from brand join brand_description on brand_id = brand.id`,
};

/** JSON of a text that is empty in every language. */
const nothing = JSON.stringify(inEachLocale(() => ''));

/**
 * Returns a condition on texts without a translation into `language`; null = without a translation into at least one
 * language. It must agree with the rule `isUntranslated`.
 */
const untranslated = (language: Locale | null): RawBuilder<boolean> => {
  const missing =
    language === null
      ? sql`(${sql.join(
          locales.map((each) => sql`texts ->> ${sql.lit(each)} = ''`),
          sql` or `,
        )})`
      : sql`texts ->> ${language} = ''`;
  return sql<boolean>`${missing} and (field = 'title' or texts <> ${nothing}::jsonb)`;
};

const shownProduct = sql`product.state <> 'archived'`;

/**
 * Selects ids of products above the id `after` whose title or description lacks texts. Each mask stands for the
 * languages that are missing (see `productTextMasks`). The index has a range per mask, so at most `limit` rows of each
 * mask are read.
 */
const productsOf = (masks: readonly number[], after: number, limit: number): RawBuilder<unknown> => sql`(
  select ids.id from unnest(${sql.val([...masks])}::integer[]) as mask (mask) cross join lateral (
    select id from product where missing_texts(title, description) = mask.mask
      and state <> 'archived' and missing_texts(title, description) <> 0 and id > ${after} order by id limit ${limit}
  ) ids order by ids.id limit ${limit})`;

/** Queries of catalogue texts without a translation, and of the translations that staff write. */
export function translationQueries(handle: Handle) {
  async function productTexts({ language, field, after, limit }: TextSearch): Promise<CatalogueText[]> {
    const fields = (['title', 'description'] as const).filter((each) => field === null || each === field);
    const last = after === null ? 0 : Number(after.key);
    // If the previous page ended with a product's description, the product's title may follow. So that product is read
    // again.
    const from = after?.field === 'description' ? Math.max(0, last - 1) : last;
    const masks = [...new Set(fields.flatMap((each) => productTextMasks(each, language)))];
    const { rows } = await sql<Omit<CatalogueText, 'kind'>>`
      select product.id::text as key, field, brand.name || ' ' || mpn as name, texts
      from ${productsOf(masks, from, limit)} found join product using (id) join brand on brand.id = brand_id
        cross join lateral (values ('description', ${clean(sql`product.description`)}), ('title', ${clean(sql`product.title`)}))
          as texts (field, texts)
      where ${untranslated(language)} and field = any(${sql.val(fields)}::text[])
        and (product.id > ${last} or field > ${after?.field ?? 'zz'})
      order by product.id, field limit ${limit}`.execute(handle);
    return rows.map((row) => ({ ...row, kind: 'product' }));
  }

  async function smallList({ kind, language, field, after, limit }: TextSearch): Promise<CatalogueText[]> {
    if (kind === 'product') return [];
    const { rows } = await sql<Omit<CatalogueText, 'kind'>>`select key, field, name, texts
      from (${smallTexts[kind]}) every where ${untranslated(language)}
        ${field === null ? sql`` : sql`and field = ${field}`}
        ${after === null ? sql`` : sql`and (key, field) > (${after.key}, ${after.field})`}
      order by key, field limit ${limit}`.execute(handle);
    return rows.map((row) => ({ ...row, kind }));
  }

  async function productCount(language: Locale): Promise<number> {
    const masks = [...new Set([...productTextMasks('title', language), ...productTextMasks('description', language)])];
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
      select from unnest(${sql.val(masks)}::integer[]) as mask (mask) cross join lateral (
        select from product where missing_texts(title, description) = mask.mask
          and ${shownProduct} and missing_texts(title, description) <> 0 limit ${countMax + 1}) each_mask
      limit ${countMax + 1}) counted`.execute(handle);
    return rows[0]?.count ?? 0;
  }

  return {
    list: (search: TextSearch): Promise<CatalogueText[]> =>
      search.kind === 'product' ? productTexts(search) : smallList(search),

    /**
     * Returns the number of texts of each kind that lack a translation into the language. Products are counted instead
     * of their texts, up to `countMax` + 1.
     */
    counts: async (language: Locale): Promise<readonly TextCount[]> => {
      const kinds = Object.entries(smallTexts) as [Exclude<TextKind, 'product'>, RawBuilder<unknown>][];
      const counts: TextCount[] = [{ kind: 'product', language, count: await productCount(language) }];
      for (const [kind, every] of kinds) {
        const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (${every}) every
          where ${untranslated(language)}`.execute(handle);
        counts.push({ kind, language, count: rows[0]?.count ?? 0 });
      }
      return counts;
    },

    /** Returns one text and locks its row until the transaction ends. Undefined if there is no such text. */
    held: async (kind: TextKind, key: string, field: TextField): Promise<LocalizedText | undefined> => {
      const query = heldText(kind, key, field);
      if (query === null) return undefined;
      const { rows } = await sql<{ texts: LocalizedText }>`${query}`.execute(handle);
      return rows[0]?.texts;
    },

    /** Saves a text in one language. Its other languages stay. */
    set: async (kind: TextKind, key: string, field: TextField, language: Locale, text: string): Promise<void> => {
      const merged = (column: RawBuilder<unknown>) =>
        sql`${column} || jsonb_build_object(${language}::text, ${text}::text)`;
      if (kind === 'value') {
        const [attribute, value] = valueOf(key);
        await sql`update attribute set value_titles = jsonb_set(value_titles, array[${value}::text],
          ${merged(sql`(value_titles -> ${value}::text)`)}) where key = ${attribute}`.execute(handle);
        return;
      }
      const [table, where] = placeOf(kind, key);
      const column = sql.ref(field);
      await sql`update ${sql.table(table)} set ${column} = ${merged(column)} where ${where}`.execute(handle);
    },
  };
}

/** Splits the key `attribute=value` of an attribute's value. */
export const valueOf = (key: string): readonly [attribute: string, value: string] => {
  const at = key.indexOf('=');
  return [key.slice(0, at), key.slice(at + 1)];
};

function placeOf(kind: Exclude<TextKind, 'value'>, key: string): readonly [table: string, where: RawBuilder<boolean>] {
  if (kind === 'attribute') return ['attribute', sql<boolean>`key = ${key}`];
  if (kind === 'brand') return ['brand_description', sql<boolean>`brand_id = ${Number(key)}`];
  return [kind, sql<boolean>`id = ${Number(key)}`];
}

/** The translatable fields of each kind. */
export const fieldsOfKind: Readonly<Record<TextKind, readonly TextField[]>> = {
  product: ['title', 'description'],
  category: ['title', 'description', 'part_title'],
  attribute: ['title'],
  value: ['title'],
  brand: ['description'],
};

export const rowNumber = /^[1-9]\d{0,8}$/;

/** Returns a query of one text that locks its row. Null if the kind has no such field or the key is malformed. */
function heldText(kind: TextKind, key: string, field: TextField): RawBuilder<unknown> | null {
  if (!fieldsOfKind[kind].includes(field)) return null;
  if (kind === 'value') {
    const [attribute, value] = valueOf(key);
    return sql`select ${clean(sql`(value_titles -> ${value}::text)`)} as texts from attribute
      where key = ${attribute} and value_titles ? ${value} for update`;
  }
  if (kind !== 'attribute' && !rowNumber.test(key)) return null;
  const [table, where] = placeOf(kind, key);
  return sql`select ${clean(sql.ref(field))} as texts from ${sql.table(table)} where ${where} for update`;
}
