import { locales } from '@farad/domain/shared';
import { resources } from '@farad/wording/server';
import { createTranslator } from '@farad/wording/translator';
import { describe, expect, it } from 'vitest';

import { createPageTranslator } from './page-translator.ts';

type AnyTranslator = (key: string, values?: object) => string;

const slotsOf = (text: string): [string, unknown][] =>
  [...text.matchAll(/\{\{(\w+)(?:, (\w+))?\}\}/g)].map(([, name = '', format]) => [
    name,
    format === 'number' ? 12_345 : `<${name}>`,
  ]);

const baseKey = (key: string): string => key.replace(/_(?:one|few|many|other)$/, '');

describe.each(locales)('texts of the browser in %s', (locale) => {
  const ours = createPageTranslator(locale, resources[locale]) as unknown as AnyTranslator;
  const theirs = createTranslator(locale, resources[locale]) as unknown as AnyTranslator;
  const all = Object.entries(resources[locale]).flatMap(([namespace, texts]) =>
    Object.entries(texts as Record<string, string>).map(([name, text]) => [`${namespace}.${name}`, text] as const),
  );

  it('are those of the wording, each of them', () => {
    const differing = all.filter(([key, text]) => {
      const values = Object.fromEntries(slotsOf(text));
      return ours(key, values) !== theirs(key, values);
    });
    expect(differing).toEqual([]);
  });

  it('take the plural forms of the wording', () => {
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
