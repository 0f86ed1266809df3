import type { ImportDifferences } from '@farad/contract/office/imports/imports';
import type { AttributeValues } from '@farad/domain/category';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { textIn, type Locale, type LocalizedText } from '@farad/domain/shared';

import { partWriter } from '#import/row/part-texts.ts';
import { fieldOf } from './present-import.ts';

/** A difference between a file's row and the shop, in the form in which a check stores it. */
export interface SavedDifference {
  readonly line: number;
  readonly mpn: string;
  readonly product_id: number | null;
  readonly brandId: number;
  /** Name of a maker that the import would create; null = the shop has the maker. */
  readonly maker: string | null;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

type Row = ImportDifferences['rows'][number];

const attributesMax = 200;
const textMax = 2000;
const tenThousandths = 10_000;

const isText = (value: unknown): value is LocalizedText =>
  typeof value === 'object' && value !== null && 'ru' in value && 'en' in value;

/** Returns a value as text. The text of a document is its address. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string') return value.url;
  return JSON.stringify(value);
}

/** Returns a function that formats values of database columns in the reader's language. */
function columnWriter({ attributes, brands, categories }: CatalogueFrame, locale: Locale) {
  const names = new Map<number, string>(brands.map(({ id, name }) => [id, name]));
  const titles = new Map<number, string>(categories.map(({ id, title }) => [id, textIn(title, locale)]));
  const writer = partWriter(new Map(attributes.map((definition) => [definition.key, definition])));
  const roubles = (value: number): string =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(
      value / tenThousandths,
    );
  const tiers = (quantities: unknown, prices: unknown): string => {
    if (!Array.isArray(prices)) return '';
    return prices
      .map((price, index) => {
        const from: unknown = Array.isArray(quantities) ? quantities[index] : undefined;
        return `${typeof from === 'number' ? `${from}+: ` : ''}${roubles(Number(price))} ₽`;
      })
      .join('; ');
  };
  const written = (column: string, value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (column === 'brand_id') return names.get(Number(value)) ?? '';
    if (column === 'category_id') return titles.get(Number(value)) ?? '';
    if (column === 'purchase_tiers') return Array.isArray(value) ? tiers(value[0], value[1]) : '';
    if (column === 'purchase') return `${roubles(Number(value))} ₽`;
    if (isText(value)) return textIn(value, locale);
    if (column === 'attributes')
      return writer
        .values(value as AttributeValues, locale, attributesMax)
        .map(({ title, text }) => `${title}: ${text}`)
        .join('; ');
    if (Array.isArray(value)) return value.map(plainText).join('; ');
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([name, text]) => `${name}: ${plainText(text)}`)
        .join('; ');
    return plainText(value);
  };
  return (column: string, values: Readonly<Record<string, unknown>>): string =>
    (column.startsWith('tier_')
      ? tiers(values['tier_quantities'], values['tier_prices'])
      : written(column, values[column])
    ).slice(0, textMax);
}

/** Returns differences with the old and the new value of each changed field. */
export function presentDifferences(
  kept: readonly SavedDifference[],
  frame: CatalogueFrame,
  locale: Locale,
): readonly Row[] {
  const write = columnWriter(frame, locale);
  const names = new Map<number, string>(frame.brands.map(({ id, name }) => [id, name]));
  return kept.map(({ line, mpn, product_id, brandId, maker, before, after }) => {
    const fields = new Map<string, Row['fields'][number]>();
    for (const column of Object.keys(after)) {
      const field = fieldOf(column);
      if (field === undefined || fields.has(field)) continue;
      const now =
        write(column, after) ||
        (column === 'category_id' && isText(after['category_title']) ? after['category_title'][locale] : '');
      const was = write(column, before);
      if (now !== was) fields.set(field, { field, before: was, after: now });
    }
    return {
      row: line,
      mpn,
      maker: maker ?? names.get(brandId) ?? '',
      product_id: product_id === null ? null : String(product_id),
      fields: [...fields.values()],
      problems: [],
    };
  });
}
