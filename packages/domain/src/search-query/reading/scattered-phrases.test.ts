import { describe, expect, it } from 'vitest';

import { phraseOf, stemsOf } from '../fold.ts';
import type { PhraseMeaning } from './phrase-meaning.ts';
import type { QueryItem } from './query-item.ts';
import { scatteredPhrases, withScattered } from './scattered-phrases.ts';
import type { CategoryScope } from './scope.ts';

const scope = (slug: string): CategoryScope => ({
  slugs: [slug],
  subtree: new Set([slug]),
  keys: new Set(),
  facets: new Set(),
  byUnit: new Map(),
  nominal: null,
});
const meaning = (slug: string | null): PhraseMeaning => ({
  scope: slug === null ? null : scope(slug),
  brand: null,
  enums: [],
  attributes: [],
});

/** Returns the phrases of a table. A phrase in brackets means no kind of part. */
const phrasesOf = (...texts: readonly string[]) =>
  scatteredPhrases(
    new Map(
      texts.map((text) => [phraseOf(text.replace(/[()]/gu, '')).key, meaning(text.startsWith('(') ? null : text)]),
    ),
  );

const token = (core: string) => ({ raw: core, core, stems: stemsOf(core), isSpaced: true, isQuoted: false, at: 0 });

/** Returns the items of a text: `[…]` is a known kind, `{…}` an attribute, `!` a corrected word, a number a value. */
const itemsOf = (text: string): readonly QueryItem[] =>
  Array.from(text.matchAll(/([[{])([^\]}]+)[\]}]|(\S+)/gu), ([, bracket, named = '', word = '']): QueryItem => {
    if (bracket === undefined && !word.startsWith('!')) return { kind: 'word', tokens: [token(word)] };
    const own = bracket === undefined ? word.slice(1) : named;
    return {
      kind: 'phrase',
      meaning: meaning(bracket === '{' ? null : own),
      isCorrected: bracket === undefined,
      tokens: own.split(' ').map(token),
    };
  });

const stemsOfItem = ({ tokens }: QueryItem): readonly string[] =>
  tokens.flatMap(({ core, stems }) => (/^\d/u.test(core) ? [] : stems));

/** Returns for each item the phrase that it was joined to; `-` = it stays as it is. */
const joined = (text: string, phrases: ReturnType<typeof phrasesOf>): string => {
  const items = itemsOf(text);
  return withScattered(items, phrases, stemsOfItem)
    .map((item, place) => {
      if (item === items[place]) return '-';
      const slug = item.kind === 'phrase' ? item.meaning.scope?.slugs[0] : item.kind;
      return `${slug}${item.kind === 'phrase' && item.isCorrected ? '!' : ''}`;
    })
    .join(', ');
};

describe('phrases whose words may be apart', () => {
  const stems = (...texts: readonly string[]) => [...phrasesOf(...texts).values()].flat().map((one) => one.stems);
  it('have at least two words, and mean a kind of part', () => {
    expect(stems('датчик давления')).toEqual([['давлен', 'датчик']]);
    expect(stems('реле', '(ток утечки)', 'датчик для', 'dc dc')).toEqual([]);
    expect(stems('модуль dc dc', 'датчик для магнита')).toEqual([
      ['dc', 'модул'],
      ['датчик', 'магнит'],
    ]);
  });
  it('have no name of one letter, which many queries contain', () => {
    expect(stems('usb type a', 'датчик a')).toEqual([]);
    expect(stems('usb type ab')).toEqual([['ab', 'type', 'usb']]);
  });
});

describe('words of a phrase that are apart', () => {
  const phrases = phrasesOf('датчик давления', 'датчик давления масла', 'датчик оборотов', 'датчик оборотов двигателя');
  it.each([
    ['датчик i2c давления', 'датчик давления, -, датчик давления'],
    ['давления i2c датчик', 'датчик давления, -, датчик давления'],
    ['датчик 5В давления', 'датчик давления, -, датчик давления'],
    ['датчик давления-воды', 'датчик давления, датчик давления'],
    ['датчик i2c', '-, -'],
    ['датчик датчик', '-, -'],
    ['датчик', '-'],
    ['', ''],
    // The phrase with the most words counts.
    ['датчик i2c давления масла', 'датчик давления масла, -, датчик давления масла, датчик давления масла'],
    ['датчик давления и оборотов', 'датчик давления, датчик давления, -, -'],
    // A shorter phrase counts less than a kind that is named by adjacent words.
    ['[датчик воды] i2c давления', '-, -, -'],
    ['[датчик воды] давления масла', 'датчик давления масла, датчик давления масла, датчик давления масла'],
    ['[датчик] i2c давления', 'датчик давления, -, датчик давления'],
    ['{датчик воды} i2c давления', 'датчик давления, -, датчик давления'],
    // Words with the same meaning count if they give a longer phrase.
    ['сенсор i2c давления', 'датчик давления, -, датчик давления'],
    [
      'датчик i2c оборотов мотора',
      'датчик оборотов двигателя, -, датчик оборотов двигателя, датчик оборотов двигателя',
    ],
    ['sensor оборотов motor', 'датчик оборотов двигателя, датчик оборотов двигателя, датчик оборотов двигателя'],
    ['!датчик i2c давления', 'датчик давления!, -, датчик давления'],
  ])('%s', (text, expected) => expect(joined(text, phrases)).toBe(expected));
});
