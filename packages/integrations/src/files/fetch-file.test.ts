import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Writable } from 'node:stream';

import { describe, expect, it } from 'vitest';

import { fetchFile, fileNameOf, follow, mayBeFetched } from './fetch-file.ts';
import { lookupBy, PrivateAddress } from './public-lookup.ts';

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
])('T34: %s is allowed: %s', (address, expected) => {
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

it('T34: requests no private address', async () => {
  const bounds = { bytesMax: 10, limitMs: 1000 };
  const writer = (): Writable => {
    throw new Error('nothing was to come');
  };
  expect(await fetchFile('https://169.254.169.254/latest', writer, bounds)).toEqual({
    ok: false,
    error: 'private_address',
  });
});

describe('T34: redirects', () => {
  const first = 'https://prices.example.com/list.csv';
  /** Follows the redirects of an imitated site. `places` has the target of each URL; null = the URL has the file. */
  async function walk(places: Readonly<Record<string, string | null>>) {
    const requested: string[] = [];
    const outcome = await follow(first, async (address) => {
      requested.push(address);
      const location = places[address];
      const answer = { headers: {}, destroy: () => answer } as Pick<IncomingMessage, 'headers' | 'destroy'>;
      if (location === undefined || location === null) return { ...answer, statusCode: location === null ? 200 : 404 };
      return { ...answer, statusCode: 302, headers: { location } };
    }).catch((error: unknown) => String(error));
    return { asked: requested, outcome };
  }

  it.each([
    'https://169.254.169.254/latest/meta-data',
    'http://prices.example.com/list.csv',
    '//127.0.0.1/list.csv',
    'https://[::1]/',
    'https://0x7f.1/',
    'https://shop.internal/',
    'file:///etc/passwd',
  ])('to %s is not requested', async (location) => {
    const { asked, outcome } = await walk({ [first]: location });
    expect(asked).toEqual([first]);
    expect(outcome).toBe('Error: private_address');
  });

  it('to public hosts are followed three times', async () => {
    const at = (number: number): string => `https://cdn.example.com/${number}`;
    const three = await walk({ [first]: at(1), [at(1)]: '/2', [at(2)]: at(3), [at(3)]: null });
    expect(three.outcome).toMatchObject({ statusCode: 200 });
    const round = await walk({ [first]: first });
    expect([round.asked.length, round.outcome]).toEqual([4, 'Error: not_there']);
  });
});

describe('T34: hosts that resolve to private addresses', () => {
  const look = (all: boolean, ...answers: readonly (readonly string[])[]) => {
    let requestCount = 0;
    const lookup = lookupBy((_, __, done) => {
      const addresses = answers[Math.min(requestCount, answers.length - 1)] ?? [];
      requestCount += 1;
      done(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      );
    });
    return new Promise<{ error: unknown; address: unknown; asked: number }>((resolve) =>
      lookup('prices.example.com', { all }, (error, address) => resolve({ error, address, asked: requestCount })),
    );
  };

  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['fd00::1'],
    ['93.184.216.34', '192.168.1.1'],
  ])('%s is refused after it is resolved', async (...addresses) => {
    for (const all of [true, false]) expect((await look(all, addresses)).error).toBeInstanceOf(PrivateAddress);
  });

  it('the connection uses the checked address, even if the host resolves differently later', async () => {
    const { error, address, asked } = await look(false, ['93.184.216.34'], ['127.0.0.1']);
    expect([error, address, asked]).toEqual([null, '93.184.216.34', 1]);
    expect((await look(true, ['93.184.216.34'], ['127.0.0.1'])).address).toEqual([
      { address: '93.184.216.34', family: 4 },
    ]);
  });

  it('a host without an address is refused', async () => {
    expect((await look(true, [])).error).toBeInstanceOf(PrivateAddress);
  });
});
