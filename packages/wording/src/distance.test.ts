import { expect, test } from 'vitest';

import { formatDistance } from './distance.ts';

test('metres are rounded to fifties; kilometres have one decimal below ten', () => {
  expect([3, 349, 949, 950, 1234, 9949, 12_400].map((metres) => formatDistance(metres, 'ru'))).toEqual([
    '50 м',
    '350 м',
    '950 м',
    '1 км',
    '1,2 км',
    '9,9 км',
    '12 км',
  ]);
  expect(formatDistance(1234, 'en')).toBe('1.2 km');
});
