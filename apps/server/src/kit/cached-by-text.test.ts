import { expect, test } from 'vitest';

import { cachedByText } from './cached-by-text.ts';

test('calculates each text once, until the cache is full', () => {
  const requested: string[] = [];
  const lengthOf = cachedByText((text) => {
    requested.push(text);
    return text.length;
  }, 2);
  expect(['a', 'bb', 'ccc', 'a', 'ccc'].map(lengthOf)).toEqual([1, 2, 3, 1, 3]);
  expect(requested).toEqual(['a', 'bb', 'ccc', 'ccc']);
});
