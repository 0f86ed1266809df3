import type { Writable } from 'node:stream';

import { expect, it } from 'vitest';

import { fetchFile, fileNameOf, mayBeFetched } from './fetch-file.ts';

it.each([
  ['https://prices.example.com/list.csv.gz', true],
  ['http://prices.example.com/list.csv', false],
  ['https://prices.example.com:8443/list.csv', false],
  ['https://user:word@prices.example.com/', false],
  ['https://localhost/list.csv', false],
  ['https://shop.internal/list.csv', false],
  ['https://127.0.0.1/list.csv', false],
  ['https://2130706433/list.csv', false],
  ['https://0x7f.1/list.csv', false],
  ['https://[::1]/list.csv', false],
  ['file:///etc/passwd', false],
  ['list.csv', false],
])('T34: %s may be fetched: %s', (address, expected) => {
  expect(mayBeFetched(address)).toBe(expected);
});

it.each([
  ['https://a.example.com/price/%D0%BF%D1%80%D0%B0%D0%B9%D1%81.csv?key=1', 'прайс.csv'],
  ['https://a.example.com/100%.csv', '100%.csv'],
  ['https://a.example.com/a%00b.csv', 'ab.csv'],
  ['https://a.example.com/', 'file'],
])('the file of %s is called %s', (url, name) => {
  expect(fileNameOf(url)).toBe(name);
});

it('T34: asks no private address', async () => {
  const bounds = { bytesMax: 10, limitMs: 1000 };
  const writer = (): Writable => {
    throw new Error('nothing was to come');
  };
  expect(await fetchFile('https://169.254.169.254/latest', writer, bounds)).toEqual({
    ok: false,
    error: 'private_address',
  });
});
