import { describe, expect, it } from 'vitest';

import { foldWord, stemsOf } from '../../fold.ts';
import { context, groupNames, groupRows, groupsOf, wordGroups } from './word-groups.ts';

const own = wordGroups([
  ['BISON', ['зюбр*', 'зюбриха', 'zubr*']],
  ['TINY', ['q*', 'xy*', 'z']],
  ['PAIR', ['два слова', 'rail-to-rail']],
  ['BISON', ['шмыгалка']],
  ['PURR', ['мурлы*', 'мурлыкать']],
]);
const groupsIn = (word: string): readonly string[] => groupsOf(foldWord(word), stemsOf(word).join(' '), own);

describe('the groups of a word', () => {
  it.each([
    ['зюбр', ['BISON']],
    ['зюбриху', ['BISON']],
    ['шмыгалками', ['BISON']],
    ['ZUBRS', ['BISON']],
    ['шмыгалковый', []],
    ['зюб', []],
    ['xy', ['TINY']],
    ['xyz', ['TINY']],
    ['z', ['TINY']],
    ['zz', []],
    ['qw', []],
    ['слова-два', []],
    ['rail-to-rail', ['PAIR']],
    ['zebra', []],
    ['', []],
    // Verbs of the tables, also with a prefix.
    ['усилить', ['AMPLIFY']],
    ['мурлыкать', ['PURR']],
    ['замурлыкать', ['PURR']],
    ['промурлыкать', ['PURR']],
    ['перемурлыкать', ['PURR']],
    ['замурлыть', ['PURR']],
    ['замурлть', []],
    ['замурлыкали', []],
    ['замурлыка', []],
    ['измурлыкати', ['PURR']],
    ['измурлычь', ['PURR']],
    ['измурлык', []],
    ['премурлыкать', []],
    ['xзамурлыкать', []],
    // A word may have several groups.
    ['стабилизировать', ['LIMIT', 'STABILISE']],
  ])('%s: %j', (word, groups) => expect([...groupsIn(word)].sort()).toEqual(groups));

  it.each(
    'чтобы который свой немного одну очень так my via while between this etmek gibi микросхему arduino ардуино'.split(
      ' ',
    ),
  )('%s adds nothing', (word) => expect(groupsIn(word)).toContain(context));
});

it('the groups have names, those of the table too', () => {
  expect(context).toBe('');
  for (const name of ['DRIVE', 'FILTERED_OUT', 'STEPPER', 'TEST', '']) expect([...groupNames]).toContain(name);
  expect(groupNames.has('BISON')).toBe(false);
});

it('each line of a table is a group with its words', () => {
  expect(groupRows('\nA | b c*\n\nD | e\n')).toEqual([
    ['A', ['b', 'c*']],
    ['D', ['e']],
  ]);
});
