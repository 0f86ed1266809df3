import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isLocale, locales, type Locale } from '@farad/domain/shared';
import { describe, expect, it } from 'vitest';

import { stiffPhrases } from './testing/stiff-phrases.ts';

const source = import.meta.dirname;

/** Returns the files with texts of a language: its folder, and the texts of messages and documents. */
const filesOf = (locale: Locale): readonly string[] => [
  ...readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
    .filter((name) => !isLocale(name.split('/')[0]))
    .map((name) => join(source, name)),
  ...readdirSync(join(source, locale), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|md)$/.test(name))
    .map((name) => join(source, locale, name)),
];

describe.each(locales)('texts in %s', (locale) => {
  const texts = filesOf(locale).map((file) => [file, readFileSync(file, 'utf8')] as const);

  it('are read from all files', () => {
    expect(texts.length).toBeGreaterThan(90);
  });

  it.each(stiffPhrases[locale].map(([stiff, better]) => [String(stiff), better, stiff] as const))(
    'do not contain %s: %s',
    (_, better, stiff) => {
      const found = texts.filter(([, text]) => stiff.test(text)).map(([file]) => file.slice(source.length + 1));
      expect(found, `say instead: ${better}`).toEqual([]);
    },
  );
});
