import { afterAll, beforeAll, expect, test } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { openImports } from './open-imports.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const rows = { kind: 'rows', bytes: Buffer.from('MPN;Qty\nNE555P;1\n'), most: 10 } as const;

test('a file not read in time is reported as such, not as too large; the next one is inspected', async () => {
  const report = (error: unknown): void => expect.fail(String(error));
  const options = { url: '', place: { dataDir: '', s3: null }, db: shop.db, works: false, report };
  const hasty = openImports({ ...options, lookMsMax: 0 });
  expect(await hasty.look(rows)).toEqual({ ok: false, error: 'read_too_long' });
  await hasty.stop();
  const usual = openImports(options);
  expect((await usual.look(rows)).ok).toBe(true);
  await usual.stop();
});
