import { smallFrame } from '@farad/search/testing/small-frame';
import { expect, test } from 'vitest';

import { keptFrame } from './kept-frame.ts';

const before = smallFrame;

test('an equal frame is the old frame', () => {
  expect(keptFrame(before, structuredClone(before))).toBe(before);
});

test('a frame with another maker keeps the categories and attributes', () => {
  const now = structuredClone({ ...before, brands: before.brands.slice(1) });
  const kept = keptFrame(before, now);
  expect(kept.categories).toBe(before.categories);
  expect(kept.attributes).toBe(before.attributes);
  expect(kept.brands).toBe(now.brands);
});
