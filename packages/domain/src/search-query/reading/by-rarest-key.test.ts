import { expect, test } from 'vitest';

import { byRarestKey } from './by-rarest-key.ts';

const groups = (...things: readonly string[]) => Object.fromEntries(byRarestKey(things, (thing) => thing.split(' ')));

test('a thing is found by its rarest key', () => {
  expect(groups('a b', 'b c', 'b d', 'd e')).toEqual({ a: ['a b'], c: ['b c'], d: ['b d'], e: ['d e'] });
});

test('of equally rare keys the first counts, and a key may have several things', () => {
  expect(groups('a b', 'c d')).toEqual({ a: ['a b'], c: ['c d'] });
  expect(groups('a b', 'b a')).toEqual({ a: ['a b'], b: ['b a'] });
  expect(groups('x a', 'x a', 'x y', 'x z')).toEqual({ a: ['x a', 'x a'], y: ['x y'], z: ['x z'] });
  expect(groups()).toEqual({});
});
