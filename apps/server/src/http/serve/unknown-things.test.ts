import { calls, type Call } from '@farad/contract/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let chief: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  chief = await signedInStaff(shop, 'administrator');
});
// `close` throws if an error was logged.
afterAll(() => shop.close());

// `importDifferences` is left out: it refuses an unknown kind before it looks for the import.
const reading = Object.values<Call>(calls).filter(
  ({ method, path }) => method === 'GET' && /^\/admin\/.*\{/.test(path) && path !== calls.importDifferences.path,
);

it.each(reading.map(({ path }) => path))('%s of a thing that is not there is not found', async (path) => {
  const answer = await chief.get(
    path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'number' ? '26-999999' : '999999')),
  );
  expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('"not_found"')]);
});
