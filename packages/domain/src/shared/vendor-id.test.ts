import { expect, test } from 'vitest';

import { isVendorId, vendorId } from './vendor-id.ts';

test.each(['ab', 'my-bank', 'a1', 'x'.repeat(31)])('%s is an id of a vendor', (text) => {
  expect(isVendorId(text)).toBe(true);
  expect(vendorId(text)).toBe(text);
});

test.each(['', 'a', '1a', '-a', 'My-bank', 'my_bank', 'my bank', 'банк', 'x'.repeat(32), 'ab\n'])(
  '%j is no id of a vendor',
  (text) => {
    expect(isVendorId(text)).toBe(false);
    expect(() => vendorId(text)).toThrow(RangeError);
  },
);
