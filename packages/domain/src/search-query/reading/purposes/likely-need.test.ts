import { describe, expect, it } from 'vitest';

import { stemsOf } from '../../fold.ts';
import type { PhraseMeaning } from '../phrase-meaning.ts';
import type { QueryItem } from '../query-item.ts';
import type { CategoryScope } from '../scope.ts';
import type { Token } from '../words/tokens.ts';
import { likelyNeedIn } from './likely-need.ts';

const token = (core: string, isQuoted = false): Token => ({
  raw: core,
  core,
  stems: stemsOf(core),
  isSpaced: true,
  isQuoted,
  at: 0,
});

const scope = (slug: string, ...inner: readonly string[]): CategoryScope => ({
  slugs: [slug],
  subtree: new Set([slug, ...inner]),
  keys: new Set(),
  facets: new Set(),
  byUnit: new Map(),
  nominal: null,
});

const meaning = (of: Partial<PhraseMeaning>): PhraseMeaning => ({
  scope: null,
  brand: null,
  enums: [],
  attributes: [],
  ...of,
});

const relays = scope('relays');
const sensors = scope('sensors', 'tilt-sensors');
const kinds: Readonly<Record<string, PhraseMeaning>> = {
  реле: meaning({ scope: relays }),
  'твердотельное реле': meaning({ scope: relays }),
  датчик: meaning({ scope: sensors }),
  yageo: meaning({ brand: 'yageo' }),
  npn: meaning({ enums: [{ key: 'polarity' as never, value: 'NPN', stated: [] }] }),
  микроконтроллер: meaning({ scope: scope('microcontrollers') }),
};

/** Returns the items of a text: words, kinds in `[]`, pieces in quotation marks. */
const items = (text: string): readonly QueryItem[] =>
  Array.from(text.matchAll(/\[([^\]]+)\]|"([^"]+)"|(\S+)/gu), ([, kind, quoted, word = '']): QueryItem => {
    if (kind !== undefined)
      return {
        kind: 'phrase',
        meaning: kinds[kind] ?? meaning({}),
        isCorrected: false,
        tokens: kind.split(' ').map((one) => token(one)),
      };
    return { kind: 'word', tokens: [quoted === undefined ? token(word) : token(quoted, true)] };
  });

/** Needs: 0 for tilt sensors, 1 for relays, 2 of a kind that the catalogue lacks, 3 for diodes. */
const meanings = [
  meaning({ scope: scope('tilt-sensors') }),
  meaning({ scope: relays }),
  null,
  meaning({ scope: scope('diodes') }),
];

/** Returns the need in a text; `evidence`: `word need=weight`, separated by commas. */
const need = (text: string, evidence: string) => {
  const rows = evidence.split(', ').map((row) => {
    const [word = '', said = ''] = row.split(' ');
    const [of, weight] = said.split('=');
    return [stemsOf(word)[0] ?? '', [Number(of), Number(weight)] as const] as const;
  });
  const known = new Map(
    Array.from(
      Map.groupBy(rows, ([stem]) => stem),
      ([stem, own]) => [stem, own.map(([, one]) => one)] as const,
    ),
  );
  const found = likelyNeedIn(items(text), { model: () => ({ evidence: known }), meanings });
  if (found === null) return null;
  const place = meanings.indexOf(found.meaning);
  return `${place} by ${found.size} at ${[...found.places].join(',')}${found.isSure ? ' surely' : ''}`;
};

describe('a sentence needs two words, evidence of 4 and three tenths of its words', () => {
  it.each([
    ['чтобы альфа бета', 'альфа 3=2, бета 3=2', '3 by 3 at 0,1,2'],
    ['чтобы альфа бета', 'альфа 3=2, бета 3=1.9', null],
    ['чтобы альфа', 'альфа 3=4', '3 by 2 at 0,1'],
    ['чтобы', 'чтобы 3=9', null],
    ['чтобы альфа бета', 'альфа 3=4', '3 by 3 at 0,1,2'],
    ['чтобы альфа бета гамма', 'альфа 3=9', null],
    ['чтобы альфа для бета', 'альфа 3=4', '3 by 3 at 0,1,3'],
    ['чтобы альфа 12в бета', 'альфа 3=4', '3 by 3 at 0,1,3'],
    ['чтобы альфа [yageo] бета', 'альфа 3=4', '3 by 3 at 0,1,3'],
    ['измерить альфа', 'альфа 3=4', '3 by 2 at 0,1'],
    ['чтобы альфа бета', 'альфа 3=4, альфа 1=5', '1 by 3 at 0,1,2'],
    ['чтобы альфа бета', 'альфа 2=9, альфа 1=5', '1 by 3 at 0,1,2'],
    ['чтобы альфа бета', 'альфа 2=9', null],
    ['чтобы "альфа" бета', 'альфа 3=9, бета 3=9', null],
  ])('%s (%s): %s', (text, evidence, expected) => expect(need(text, evidence)).toBe(expected));
});

describe('other words need three words, evidence of 6 and six tenths of them', () => {
  it.each([
    ['альфа бета гамма', 'альфа 3=2, бета 3=2, гамма 3=2', '3 by 3 at 0,1,2'],
    ['альфа бета гамма', 'альфа 3=2, бета 3=2, гамма 3=1.9', null],
    ['альфа бета', 'альфа 3=5, бета 3=5', null],
    ['альфа бета гамма дельта эта', 'альфа 3=2, бета 3=2, гамма 3=2', '3 by 5 at 0,1,2,3,4'],
    ['альфа бета гамма дельта', 'альфа 3=4, бета 3=4', null],
    ['альфа бета гамма', 'альфа 3=4, бета 3=3.9', '3 by 3 at 0,1,2'],
    ['альфа бета гамма', 'альфа 3=4, бета 3=4', '3 by 3 at 0,1,2 surely'],
  ])('%s (%s): %s', (text, evidence, expected) => expect(need(text, evidence)).toBe(expected));
});

describe('beside the name of a kind, the evidence must be much stronger than for this kind', () => {
  it.each([
    ['[реле] альфа бета гамма', 'альфа 3=3, бета 3=3, гамма 3=3', '3 by 4 at 0,1,2,3 surely'],
    ['[реле] альфа бета', 'альфа 3=9, бета 3=9', null],
    ['[твердотельное реле] альфа бета', 'альфа 3=9, бета 3=9', null],
    ['[твердотельное реле] альфа бета гамма', 'альфа 3=9, бета 3=9, гамма 3=9', '3 by 5 at 0,1,2,3 surely'],
    ['[реле] альфа бета гамма', 'альфа 3=3, бета 3=3, гамма 3=3, гамма 1=5', '3 by 4 at 0,1,2,3 surely'],
    ['[реле] альфа бета гамма', 'альфа 3=3, бета 3=3, гамма 3=3, гамма 1=5.1', null],
    ['[реле] альфа бета гамма', 'альфа 1=3, бета 1=3, гамма 1=3', null],
    ['[npn] альфа бета', 'альфа 3=9, бета 3=9', null],
    ['[npn] альфа бета гамма', 'альфа 3=3, бета 3=3, гамма 3=3', '3 by 4 at 0,1,2,3 surely'],
  ])('%s (%s): %s', (text, evidence, expected) => expect(need(text, evidence)).toBe(expected));
});

describe('a sentence that begins with a kind', () => {
  it.each([
    // A kind without subcategories is meant itself.
    ['[реле] чтобы альфа', 'альфа 3=9', null],
    ['[реле] чтобы альфа бета', 'альфа 3=8, бета 3=1', '3 by 4 at 0,1,2,3 surely'],
    ['[реле] чтобы альфа бета', 'альфа 3=9', null],
    ['[реле] чтобы альфа бета', 'альфа 3=9, бета 1=5.1', null],
    // A kind with subcategories is narrowed.
    ['[датчик] чтобы альфа', 'альфа 3=9, альфа 0=5', '0 by 3 at 0,1,2'],
    ['[датчик] чтобы альфа', 'альфа 3=9', null],
    ['для [датчик] чтобы альфа', 'альфа 3=9, альфа 0=5', '0 by 3 at 1,2,3'],
    // The kind of the part that is controlled comes later.
    ['чтобы [реле] альфа', 'альфа 3=4', '3 by 3 at 0,1,2'],
    ['[микроконтроллер] чтобы альфа', 'альфа 3=4', '3 by 3 at 0,1,2'],
  ])('%s (%s): %s', (text, evidence, expected) => expect(need(text, evidence)).toBe(expected));
});
