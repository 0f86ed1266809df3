import { locales, type Locale } from '@farad/domain/shared';

import type { Translator } from './translator.ts';

const isLocaleName = (name: string): name is Locale => (locales as readonly string[]).includes(name);

/** Returns the first title found under these keys. */
function knownTitle(t: Translator, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const title: unknown = (t as (key: string) => unknown)(key);
    if (typeof title === 'string' && title !== key) return title;
  }
  return undefined;
}

/**
 * Returns the title of the last name in a dotted path, with its language: `products.0.qty` → "Quantity", `title.ru` →
 * "Name (Russian)". Returns the path itself if it has no title. For the server, which has the titles of all fields.
 */
export function fieldTitle(t: Translator, field: string): string {
  const all = field.split('.').filter((part) => !/^\d+$/.test(part));
  const names = all.length > 1 ? all.filter((part) => !isLocaleName(part)) : all;
  const [name = field, around = ''] = names.toReversed();
  const keys = [
    `staffFields.${around}_${name}`,
    `fields.${around}_${name}`,
    `fields.${name}`,
    `staffFields.${name}`,
    `callFields.${name}`,
  ];
  const title = knownTitle(t, keys);
  if (title === undefined) return field;
  const locale = all.find(isLocaleName);
  const language = locale === undefined ? undefined : knownTitle(t, [`staffFields.language_${locale}`]);
  return language === undefined ? title : `${title} (${language})`;
}
