import { expect, test } from 'vitest';
import { remember } from './remember.ts';

test('a result is computed once, and the oldest is dropped beyond the limit', () => {
  const made: number[] = [];
  const twice = remember(
    2,
    (input: number) => String(input),
    (input) => {
      made.push(input);
      return input * 2;
    },
  );
  expect([twice(1), twice(1), twice(2), twice(3), twice(1)]).toEqual([2, 2, 4, 6, 2]);
  expect(made).toEqual([1, 2, 3, 1]);
  expect([twice.knows(1), twice.knows(2), twice.knows(3)]).toEqual([true, false, true]);
});
