import { expect, it } from 'vitest';

import { checkReturnedMarks, type ScannedMark } from '../index.ts';

const sold = [
  { code: 'pack-1', pieces: 50 },
  { code: 'pack-2', pieces: 50 },
  { code: 'piece', pieces: 1 },
];
const back = [{ code: 'pack-1', pieces: 20 }];
const scan = (code: string, pieces: number | null = null): ScannedMark => ({ code, pieces });

it('codes return with their remaining pieces, or with fewer', () => {
  expect(checkReturnedMarks({ sold, back }, [scan('pack-1'), scan('piece'), scan('pack-2', 9)], 40)).toEqual({
    ok: true,
    value: [
      { code: 'pack-1', pieces: 30, ofPieces: 50 },
      { code: 'piece', pieces: 1, ofPieces: 1 },
      { code: 'pack-2', pieces: 9, ofPieces: 50 },
    ],
  });
});

it.each([
  ['a code of nobody', [scan('other')], 1, { kind: 'not_sold', code: 'other' }],
  ['a code twice', [scan('piece'), scan('piece')], 1, { kind: 'twice', code: 'piece' }],
  ['more than is left', [scan('pack-1', 31)], 31, { kind: 'already_back', code: 'pack-1' }],
  ['no pieces', [scan('pack-1', 0)], 0, { kind: 'already_back', code: 'pack-1' }],
  ['fewer than are taken', [scan('pack-2', 9)], 10, { kind: 'count', pieces: 9 }],
  ['more than are taken', [scan('pack-2')], 49, { kind: 'count', pieces: 50 }],
  ['none', [], 1, { kind: 'count', pieces: 0 }],
])('%s is refused', (_, scanned, quantity, error) => {
  expect(checkReturnedMarks({ sold, back }, scanned, quantity)).toEqual({ ok: false, error });
});

it('a fully returned code cannot be returned again', () => {
  const whole = [{ code: 'piece', pieces: 1 }];
  expect(checkReturnedMarks({ sold, back: whole }, [scan('piece')], 1)).toMatchObject({
    error: { kind: 'already_back' },
  });
});
