import { expect, test } from 'vitest';

import { feedbackNumber } from './index.ts';

test.each([
  [1, 2026, 'L-26-000001'],
  [123_456, 2027, 'L-27-123456'],
])('letter %d of %d is called %s', (sequence, year, number) => {
  expect(feedbackNumber(sequence, year)).toBe(number);
});
