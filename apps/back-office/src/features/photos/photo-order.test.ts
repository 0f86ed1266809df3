import { expect, it } from 'vitest';

import { isPhoto, moved } from './photo-order.ts';

it('moves a photo and keeps the others in order', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
});

it('accepts only pictures', () => {
  expect(isPhoto({ type: 'image/png' })).toBe(true);
  expect(isPhoto({ type: 'application/pdf' })).toBe(false);
  expect(isPhoto({ type: '' })).toBe(false);
});
