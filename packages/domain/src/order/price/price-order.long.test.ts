import { expect, test } from 'vitest';

import { countSameBaskets } from './test-same-kopecks.ts';

test('T19: 10,000 random baskets: Σ lines + delivery = total = Σ rows of the receipt, to the kopeck', () => {
  expect(countSameBaskets(10_000)).toBe(10_000);
}, 300_000);
