import { expect, it } from 'vitest';

import { codesIn, returnedIn } from './scanned-codes.ts';

const text = ' code-1 \n\ncode-2 50\ncode-3 x\n';

it('codes are read line by line, packs with their pieces', () => {
  expect(codesIn(text)).toEqual([
    { code: 'code-1', pieces: 1 },
    { code: 'code-2', pieces: 50 },
    { code: 'code-3', pieces: 0 },
  ]);
});

it('a returned code without a number means all pieces left of it', () => {
  expect(returnedIn(text)).toEqual(['code-1', { code: 'code-2', pieces: 50 }, { code: 'code-3', pieces: 0 }]);
  expect(returnedIn('')).toEqual([]);
});
