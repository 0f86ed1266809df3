import { expect, it } from 'vitest';

import { withWordCache } from './word-cache.ts';

/** Returns a cached function, and the words that were really read. */
function counted() {
  const read: string[] = [];
  const cached = withWordCache((word) => {
    read.push(word);
    return [word.toUpperCase()];
  });
  return { cached, read };
}

it('a word is read once', () => {
  const { cached, read } = counted();
  expect([cached('a'), cached('b'), cached('a'), cached('')]).toEqual([['A'], ['B'], ['A'], ['']]);
  expect(read).toEqual(['a', 'b', '']);
});

it('a word of more than 32 letters is read each time', () => {
  const { cached, read } = counted();
  for (const length of [32, 32, 33, 33]) expect(cached('x'.repeat(length))).toEqual(['X'.repeat(length)]);
  expect(read.map(({ length }) => length)).toEqual([32, 33, 33]);
});

it('after 30,000 words the cache is emptied', () => {
  const { cached, read } = counted();
  for (let word = 1; word <= 30_000; word += 1) cached(String(word));
  cached('0');
  expect(read.splice(0)).toHaveLength(30_001);
  cached('0');
  expect(read).toEqual([]);
  cached('30000');
  expect(read).toEqual(['30000']);
});

it('before that, the first word is still known', () => {
  const { cached, read } = counted();
  for (let word = 1; word < 30_000; word += 1) cached(String(word));
  cached('1');
  expect(read).toHaveLength(29_999);
});
