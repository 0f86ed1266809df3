import fc from 'fast-check';
import { test } from 'vitest';

import { anyBasket } from './test-baskets.ts';
import { expectSameKopecks } from './test-same-kopecks.ts';

test('T19: 10,000 random baskets: Σ lines + delivery = total = Σ rows of the receipt, to the kopeck', () => {
  fc.assert(fc.property(anyBasket, expectSameKopecks), { numRuns: 10_000 });
}, 300_000);
