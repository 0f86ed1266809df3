import { locales } from '@farad/domain/shared';
import type pg from 'pg';

const isMissing = (column: string, locale: string): string => `coalesce(${column} ->> '${locale}', '') = ''`;

/**
 * Returns SQL that recreates the functions and indexes of products' texts whose results depend on the list of
 * languages.
 */
function textFunctions(known: readonly string[]): string {
  // Bits as in `productTextMasks`: the languages of the title first, then those of the description.
  const bits = ['title', 'description']
    .flatMap((column) => known.map((locale) => isMissing(column, locale)))
    .map((condition, place) => `case when ${condition} then ${2 ** place} else 0 end`);
  const titles = known.map((locale) => `coalesce(title ->> '${locale}', '')`);
  return `
    create or replace function missing_texts(title jsonb, description jsonb) returns integer
      language sql immutable parallel safe as $$ select ${bits.join(' + ')} $$;
    create or replace function product_words(mpn text, title jsonb) returns tsvector
      language sql immutable parallel safe as $$
        select to_tsvector('simple'::regconfig,
          replace(lower(mpn || ' ' || ${titles.join(" || ' ' || ")}), 'ё', 'е')) $$;
    reindex index product_texts_missing;
    reindex index product_hidden_words;
    drop index product_untranslated;
    create index product_untranslated on product (id)
      where ${known.map((locale) => isMissing('title', locale)).join(' or ')}`;
}

/**
 * Returns SQL that adapts the schema to the program's languages: checks of language columns, and functions that count
 * missing texts. Null if the schema has these languages already, or is older than migration 44, which made the
 * functions.
 */
export async function languageChange(client: pg.Client, known: readonly string[] = locales): Promise<string | null> {
  const { rows } = await client.query<{ place: string; name: string; text: string }>(
    `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as text from pg_constraint
      where contype = 'c' and connamespace = current_schema()::regnamespace
        and pg_get_constraintdef(oid) like 'CHECK ((locale = ANY (%' and to_regclass('product_texts_missing') is not null`,
  );
  const wanted = known.join();
  const other = rows.filter(({ text }) => [...text.matchAll(/'(\w+)'/g)].map(([, locale]) => locale).join() !== wanted);
  if (other.length === 0) return null;
  const listed = known.map((locale) => `'${locale}'`).join(', ');
  const checks = other.map(
    ({ place, name }) =>
      `alter table ${place} drop constraint ${name}, add constraint ${name} check (locale in (${listed}))`,
  );
  return [...checks, textFunctions(known)].join(';\n');
}
