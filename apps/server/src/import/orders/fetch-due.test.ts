import { importRunQueries } from '@farad/database/imports/import-run.queries';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { fetchDue } from './fetch-due.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it('wakes the thread of imports only if one waits', async () => {
  const wake = vi.fn<() => void>();
  const context = { ...shop.deps, imports: { wake } };
  const now = shop.deps.clock();
  await fetchDue(context, now);
  expect(wake).not.toHaveBeenCalled();
  const id = await importRunQueries(shop.db).create({
    file: 'parts.csv',
    size: 10,
    staffId: null,
    by: 'upload',
    supplierId: null,
    state: 'mapping',
    now,
  });
  await fetchDue(context, now);
  expect(wake).not.toHaveBeenCalled();
  await importRunQueries(shop.db).change(id, { state: 'queued' }, ['mapping']);
  await fetchDue(context, now);
  expect(wake).toHaveBeenCalledOnce();
});
