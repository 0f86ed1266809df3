import fc from 'fast-check';
import { expect, test } from 'vitest';

import { writeArticle } from './write-article.ts';

/** CDEK's words about `ware_key`, as public clients of its API quote them. */
const accepted = '! @ " # № $ ; % ^ : & ? * ( ) _ - + = ? < > , . { } [ ] \\ /'.split(' ');

test('every character of the carrier’s list stays', () => {
  const article = `RC0603 К73-17 azAZ аяАЯ 09 ${accepted.join('')}`;
  expect(article.length).toBeGreaterThan(50);
  expect(writeArticle(article.slice(0, 30)) + writeArticle(article.slice(30))).toBe(article);
});

test.each([
  ['\u00B5A741', 'uA741'],
  ['\u03BCA741', 'uA741'],
  ['10\u2126 10\u03A9', '10Ohm 10Ohm'],
  ['Счётчик Ё', 'Счетчик Е'],
  ["L'10|~`™😀", 'L-10-----'],
  ['ş'.repeat(60), '-'.repeat(50)],
])('%j is written as %j', (article, written) => {
  expect(writeArticle(article)).toBe(written);
});

test('law: any article is in the characters of the list and not too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (article) => {
      const written = writeArticle(article);
      expect(written.length).toBeLessThanOrEqual(50);
      const strange = [...written].filter((sign) => !/[A-Za-zА-Яа-я0-9 ]/.test(sign) && !accepted.includes(sign));
      expect(strange).toEqual([]);
    }),
  );
});
