import { expect, test } from 'vitest';

import { checkMarks, isMarkCode } from './mark-code.ts';

test.each([
  ['0104601234567893215abcDEF\u001d93dGVz', true],
  ['short', false],
  ['0104601234567893 215abc', false],
  ['0104601234567893Ж', false],
  ['x'.repeat(201), false],
])('%j can be a code: %j', (text, expected) => {
  expect(isMarkCode(text)).toBe(expected);
});

const [a, b, pack] = [
  { code: 'a', pieces: 1 },
  { code: 'b', pieces: 1 },
  { code: 'c', pieces: 50 },
];

test.each([
  [{ isMarked: true, quantity: 2, marks: [a, b] }, null],
  [{ isMarked: true, quantity: 2, marks: [a] }, 'missing'],
  [{ isMarked: true, quantity: 2, marks: [a, a] }, 'twice'],
  [{ isMarked: true, quantity: 51, marks: [pack, a] }, null],
  [{ isMarked: true, quantity: 50, marks: [pack, a] }, 'missing'],
  [{ isMarked: false, quantity: 2, marks: [] }, null],
  [{ isMarked: false, quantity: 1, marks: [a] }, 'not_marked'],
])('%j: %j', (pieces, expected) => {
  expect(checkMarks(pieces)).toBe(expected);
});
