import type { AttributeDefinition, AttributeValue, AttributeValues, Category } from '@farad/domain/category';
import { formatAttributeValue } from '@farad/domain/quantities';
import { inEachLocale, locales, type Locale, type LocalizedText } from '@farad/domain/shared';

const titleValuesMax = 5;
const descriptionValuesMax = 14;
const cacheMax = 200_000;

/** Keys of attributes that are not useful in titles and descriptions. */
const notTold = new Set(['mounting', 'packing', 'part_type', 'configuration', 'features', 'series']);

/** Replaces non-breaking spaces, since titles are searched and exported as plain text. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Changes the first letter to lower case, unless the word is an abbreviation. */
const lowerFirst = (text: string, locale: Locale): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase(locale) + text.slice(1) : text;

const han = /\p{Script=Han}/u;
const hasHan = (text: LocalizedText): boolean => locales.some((locale) => han.test(text[locale]));

/**
 * Returns a part number for titles, without the Chinese words that distributors add ("DC003有头 1.0" becomes DC003 1.0).
 * Empty if the whole number is Chinese. The stored part number keeps these words.
 */
function readableNumber(mpn: string): string {
  if (!han.test(mpn)) return mpn;
  const readable = mpn
    .normalize('NFKC')
    .replace(/[\p{Script=Han}\u3000-\u303f]+/gu, ' ')
    .replace(/\s+([,.;)])/gu, '$1')
    .replace(/\(\s*\)/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,.;-]+|[\s,;-]+$/gu, '');
  return /[\p{L}\p{N}]/u.test(readable) ? readable : '';
}

/** A value as it is written in titles and descriptions. */
interface ToldValue {
  readonly definition: AttributeDefinition;
  readonly text: LocalizedText;
  readonly isFlag: boolean;
  /** The value with the name of its attribute: `rated current 2 A`. */
  readonly named: LocalizedText;
}

/** Formats a value for titles and descriptions; null = it has no text, or a Chinese one. */
function toldValue(definition: AttributeDefinition, value: AttributeValue): ToldValue | null {
  const text = inEachLocale((locale) => {
    const written = formatAttributeValue(definition, value, locale);
    return written === null ? (value === true ? definition.title[locale] : '') : plain(written);
  });
  if (text.en === '' || hasHan(text)) return null;
  const isFlag = typeof value === 'boolean';
  const named = inEachLocale((locale) =>
    isFlag ? lowerFirst(text[locale], locale) : `${lowerFirst(definition.title[locale], locale)} ${text[locale]}`,
  );
  return { definition, text, isFlag, named };
}

/**
 * Returns functions that write titles and descriptions. A title consists of the kind of part, the part number and the
 * values of the table's columns.
 */
export function partWriter(definitions: ReadonlyMap<string, AttributeDefinition>) {
  const caches = new Map<string, Map<unknown, ToldValue | null>>();
  let cached = 0;
  const write = (definition: AttributeDefinition, value: AttributeValue): ToldValue | null => {
    const id = typeof value === 'object' ? value.join('…') : value;
    let cache = caches.get(definition.key);
    if (cache === undefined) caches.set(definition.key, (cache = new Map<unknown, ToldValue | null>()));
    const known = cache.get(id);
    if (known !== undefined) return known;
    const written = toldValue(definition, value);
    if (cached < cacheMax) {
      cached += 1;
      cache.set(id, written);
    }
    return written;
  };

  const told = (keys: readonly string[], attributes: AttributeValues, max: number): readonly ToldValue[] => {
    const found: ToldValue[] = [];
    for (const key of keys) {
      const value = attributes[key];
      if (value === undefined) continue;
      const definition = definitions.get(key);
      if (definition === undefined || definition.kind === 'text' || notTold.has(key)) continue;
      const written = write(definition, value);
      if (written !== null) found.push(written);
      if (found.length === max) break;
    }
    return found;
  };

  const columnsOf = new WeakMap<Category, readonly string[]>();
  const columns = (category: Category): readonly string[] => {
    const known =
      columnsOf.get(category) ?? category.attributes.filter(({ isColumn }) => isColumn).map(({ key }) => key);
    columnsOf.set(category, known);
    return known;
  };

  return {
    /** Returns values for a table in this language. */
    values: (attributes: AttributeValues, locale: Locale, max: number) =>
      told(Object.keys(attributes), attributes, max).map(({ definition, text, isFlag }) => ({
        key: definition.key as string,
        title: definition.title[locale],
        text: isFlag ? '+' : text[locale],
      })),
    title: (category: Category, mpn: string, attributes: AttributeValues): LocalizedText => {
      const values = told(columns(category), attributes, titleValuesMax);
      const number = readableNumber(mpn);
      return inEachLocale((locale) => {
        const head = `${category.partTitle[locale]} ${number}`.trim();
        return values.reduce((title, { text }) => `${title}, ${text[locale]}`, head);
      });
    },
    description: (category: Category, maker: string, mpn: string, attributes: AttributeValues): LocalizedText => {
      const values = told(Object.keys(attributes), attributes, descriptionValuesMax);
      const number = readableNumber(mpn);
      return inEachLocale((locale) => {
        const list = values.map(({ named }) => named[locale]).join(', ');
        const head = `${category.partTitle[locale]} ${maker} ${number}`.trim();
        return `${head}${values.length === 0 ? '' : `: ${list}`}.`;
      });
    },
  };
}
