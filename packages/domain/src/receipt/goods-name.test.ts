import { expect, test } from 'vitest';

import { goodsName } from './index.ts';

test.each([
  ['LM358', 'Операционный усилитель', 'LM358 Операционный усилитель'],
  ['LM358', 'LM358 операционный усилитель', 'LM358 операционный усилитель'],
  ['LM358', 'Усилитель lm358, DIP-8', 'Усилитель lm358, DIP-8'],
  ['LM358', 'Усилитель LM358', 'Усилитель LM358'],
  ['LM358', 'LM358, замена LM358N', 'LM358, замена LM358N'],
  ['AB', 'x y', 'AB x y'],
  // The name contains other part numbers, not this one.
  ['LM358', 'LM358N усилитель', 'LM358 LM358N усилитель'],
  ['LM358', 'LM358-N усилитель', 'LM358 LM358-N усилитель'],
  ['358', 'Усилитель LM358', '358 Усилитель LM358'],
  // A receipt cuts off the end of a long name.
  ['A1', `${'я'.repeat(87)} A1`, `${'я'.repeat(87)} A1`],
  ['A1', `${'я'.repeat(88)} A1`, `A1 ${'я'.repeat(88)} A1`],
])('%s + %s', (mpn, title, name) => {
  expect(goodsName(mpn, title)).toBe(name);
});
