import { locales, type Locale } from '@farad/domain/shared';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';

import { resources } from './server.ts';
import { createTranslator } from './translator.ts';

type AnyTranslator = (key: string, values?: object) => string;

const slotsOf = (text: string): [string, unknown][] =>
  [...text.matchAll(/\{\{(\w+)(?:, (\w+))?\}\}/g)].map(([, name = '', format]) => [
    name,
    format === 'number' ? 12_345 : `<${name}>`,
  ]);

const baseKey = (key: string): string => key.replace(/_(?:one|few|many|other)$/, '');

function i18next(locale: Locale): AnyTranslator {
  const instance = createInstance({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: resources[locale] } },
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  return (key, values) => instance.t(key, { ...values });
}

describe.each(locales)('texts in %s', (locale) => {
  const ours = createTranslator(locale, resources[locale]) as unknown as AnyTranslator;
  const theirs = i18next(locale);
  const all = Object.entries(resources[locale]).flatMap(([namespace, texts]) =>
    Object.entries(texts as Record<string, string>).map(([name, text]) => [`${namespace}.${name}`, text] as const),
  );

  it('are the same as those of i18next', () => {
    const differing = all.filter(([key, text]) => {
      const values = Object.fromEntries(slotsOf(text));
      return ours(key, values) !== theirs(key, values);
    });
    expect(differing).toEqual([]);
  });

  it('have the plural forms that i18next chooses', () => {
    const plurals = all.filter(([key]) => baseKey(key) !== key);
    const counts = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 1_000, 1_000_001];
    const differing = plurals.flatMap(([key, text]) =>
      counts.filter((count) => {
        const values = { ...Object.fromEntries(slotsOf(text)), count };
        return ours(baseKey(key), values) !== theirs(baseKey(key), values);
      }),
    );
    expect(differing).toEqual([]);
  });
});
