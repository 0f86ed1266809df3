import { describe, expect, test } from 'vitest';

import { needs } from '../needs/needs.ts';
import { categoryWords } from '../../dictionary/category-words.ts';
import { purposes } from './purposes.ts';
import { groupNames } from '../../dictionary/purposes/word-groups.ts';

const known = new Set([...needs, ...categoryWords].flatMap(({ phrases }) => phrases.map(({ key }) => key)));
const values = ['VOLTS', 'AMPS', 'WATTS', 'BITS', 'HERTZ'];

describe('tables of purposes', () => {
  test('name only groups that are known', () => {
    const named = purposes.flatMap(({ sets }) => sets.flat()).filter((element) => /^[A-Z][A-Z0-9_]+$/u.test(element));
    expect(named.filter((name) => !groupNames.has(name) && !values.includes(name))).toEqual([]);
  });

  test('have no empty set, and no set twice in a row', () => {
    for (const { sets } of purposes) {
      const keys = sets.map((set) => set.toSorted().join(' '));
      expect(keys.filter((key, at) => key === '' || keys.indexOf(key) !== at)).toEqual([]);
    }
  });

  test('refer to phrases that a table of needs or kinds has', () => {
    const unknown = purposes.flatMap(({ phrase }) => (phrase !== null && !known.has(phrase.key) ? [phrase.key] : []));
    expect(unknown).toEqual([]);
  });
});
