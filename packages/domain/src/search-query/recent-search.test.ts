import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addRecentSearch, recentSearchesMax } from './index.ts';

test('the latest four, newest first, without duplicates', () => {
  const list = ['4к7', 'NE555', 'LM358', 'BC547', 'ne555', ' LM358 '].reduce<string[]>(addRecentSearch, []);
  expect(list).toEqual(['LM358', 'ne555', 'BC547', '4к7']);
});

test('an empty text changes nothing', () => {
  expect(addRecentSearch(['a'], '  ')).toEqual(['a']);
});

test('law: at most four, no duplicates, the last search first', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 })), fc.stringMatching(/^[a-c]{1,2}$/), (earlier, last) => {
      const list = addRecentSearch(earlier.reduce<string[]>(addRecentSearch, []), last);
      expect(list.length).toBeLessThanOrEqual(recentSearchesMax);
      expect(new Set(list.map((text) => text.toLowerCase())).size).toBe(list.length);
      expect(list[0]).toBe(last);
    }),
  );
});
