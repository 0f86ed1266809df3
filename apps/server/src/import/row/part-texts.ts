import type { AttributeDefinition, AttributeValue, AttributeValues, Category } from '@farad/domain/category';
import { formatAttributeValue } from '@farad/domain/quantities';
import { locales, type Locale, type LocalizedText } from '@farad/domain/shared';

const titleValuesMax = 5;
const descriptionValuesMax = 14;
const cacheMax = 200_000;

/** Keys that are not informative in a title. */
const notTold = new Set(['mounting', 'packing', 'part_type', 'configuration', 'features', 'series']);

/** Replaces non-breaking spaces: titles are searched and exported as plain text. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const loweredCacheMax = 50_000;
const lowered = { ru: new Map<string, string>(), en: new Map<string, string>(), tr: new Map<string, string>() };

/** Makes the first letter lower case. Words repeat often, so results are cached. */
function lowerFirst(text: string, locale: Locale): string {
  const known = lowered[locale].get(text);
  if (known !== undefined) return known;
  const lower = /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase(locale) + text.slice(1) : text;
  if (lowered[locale].size < loweredCacheMax) lowered[locale].set(text, lower);
  return lower;
}

const inEach = (make: (locale: Locale) => string): LocalizedText =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, string>;

const han = /\p{Script=Han}/u;
const hasHan = (text: LocalizedText): boolean => locales.some((locale) => han.test(text[locale]));

/**
 * Returns a number for titles, without the Chinese words that distributors add ("DC003有头 1.0" becomes DC003 1.0). It is
 * empty if the number is all Chinese. The part's own number keeps them.
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

/** Writes titles and descriptions as for the shop's own parts: name, number, the values of the table. */
export function partWriter(definitions: ReadonlyMap<string, AttributeDefinition>) {
  const cache = new Map<string, LocalizedText>();
  const format = (definition: AttributeDefinition, value: AttributeValue): LocalizedText => {
    const id = `${definition.key}\n${typeof value === 'object' ? value.join('…') : String(value)}`;
    const known = cache.get(id);
    if (known !== undefined) return known;
    const written = inEach((locale) => {
      const text = formatAttributeValue(definition, value, locale);
      return text === null ? (value === true ? definition.title[locale] : '') : plain(text);
    });
    if (cache.size < cacheMax) cache.set(id, written);
    return written;
  };

  const told = (keys: readonly string[], attributes: AttributeValues, max: number) => {
    const found: {
      readonly definition: AttributeDefinition;
      readonly text: LocalizedText;
      readonly isFlag: boolean;
    }[] = [];
    for (const key of keys) {
      const definition = definitions.get(key);
      const value = attributes[key];
      if (definition === undefined || value === undefined || definition.kind === 'text' || notTold.has(key)) continue;
      const text = format(definition, value);
      if (text.en !== '' && !hasHan(text)) found.push({ definition, text, isFlag: typeof value === 'boolean' });
      if (found.length === max) break;
    }
    return found;
  };

  return {
    /** Returns the values as readers of the language expect them. */
    values: (attributes: AttributeValues, locale: Locale, max: number) =>
      told(Object.keys(attributes), attributes, max).map(({ definition, text, isFlag }) => ({
        key: definition.key as string,
        title: definition.title[locale],
        text: isFlag ? '+' : text[locale],
      })),
    title: (category: Category, mpn: string, attributes: AttributeValues): LocalizedText => {
      const columns = category.attributes.filter(({ isColumn }) => isColumn).map(({ key }) => key);
      const values = told(columns, attributes, titleValuesMax);
      return inEach((locale) =>
        [`${category.partTitle[locale]} ${readableNumber(mpn)}`.trim(), ...values.map(({ text }) => text[locale])].join(
          ', ',
        ),
      );
    },
    description: (category: Category, maker: string, mpn: string, attributes: AttributeValues): LocalizedText => {
      const values = told(Object.keys(attributes), attributes, descriptionValuesMax);
      return inEach((locale) => {
        const list = values.map(({ definition, text, isFlag }) =>
          isFlag ? lowerFirst(text[locale], locale) : `${lowerFirst(definition.title[locale], locale)} ${text[locale]}`,
        );
        const head = `${category.partTitle[locale]} ${maker} ${readableNumber(mpn)}`.trim();
        return `${head}${list.length === 0 ? '' : `: ${list.join(', ')}`}.`;
      });
    },
  };
}
