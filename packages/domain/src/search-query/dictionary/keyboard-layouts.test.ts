import { expect, it } from 'vitest';

import { inOtherLayouts, pieceInOtherLayout } from './keyboard-layouts.ts';

const english = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё';

it('each key has a letter in both layouts', () => {
  expect(pieceInOtherLayout(english)).toBe(russian);
  expect(pieceInOtherLayout(russian)).toBe(english);
  expect(pieceInOtherLayout(english.toUpperCase())).toBe(russian);
});

it.each([
  ['htpbcnjh', 'резистор'],
  ['резистор', 'htpbcnjh'],
  ['4ю7г', '4.7u'],
  ['5,6d', '5,6в'],
  ['5.6d', '5.6в'],
  ['5,d', '5бв'],
  [',5', 'б5'],
  ['10k', '10л'],
  ['№5', '№5'],
  ['', ''],
])('%j on the same keys is %j', (piece, other) => expect(pieceInOtherLayout(piece)).toBe(other));

it.each([
  ['htpbcnjh', ['резистор']],
  ['HTPBCNJH', ['резистор']],
  ['куышыещк', ['resistor', 'resıstor']],
  ['вэкутю', ["d'ren.", 'direnç']],
  ['kısa', ['лшыф']],
  ['igi', ['шпш', 'эпэ']],
  ['ığüşiöç', ['шхъжшбю', 'шхъжэбю']],
  ['r2d2', []],
  ['тест-', []],
  ['', ['']],
])('%j in other layouts is %j', (word, others) => expect(inOtherLayouts(word)).toEqual(others));
