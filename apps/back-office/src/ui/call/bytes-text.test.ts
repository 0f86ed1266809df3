import { expect, it } from 'vitest';

import { bytesText } from './bytes-text.ts';

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 kB'],
  [1_536_000, '1.5 MB'],
  [1024 ** 3, '1 GB'],
  [5000 * 1024 ** 4, '5,000 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(bytesText(bytes, 'en').replaceAll(/\s/g, ' ').replace('byte', 'B')).toBe(text);
});
