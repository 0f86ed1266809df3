import { settingQueries } from '@farad/database/operation/setting.queries';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { invoiced } from '#testing/invoiced-orders.ts';
import { seller, setTestSeller } from '#testing/seller.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { factsOf } from '../site/facts.ts';
import { shopPhone } from './shop-phone.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const onInvoices = async (): Promise<readonly string[]> =>
  (await shop.pool.query<{ phone: string }>(`select seller->>'phone' as phone from invoice order by id`)).rows.map(
    ({ phone }) => phone,
  );

it('the shop’s phone is the configured one until the seller has one, on pages and papers alike', async () => {
  const config = { ...shop.deps.config, phone: '+7 495 111-11-11' };
  await setTestSeller(shop, { phone: ' ' });
  expect(await shopPhone(shop.db, config)).toBe('+7 495 111-11-11');
  await invoiced(shop, 10);
  expect(await onInvoices()).toEqual([shop.deps.config.phone]);
});

it('the shop’s phone is the seller’s once staff entered it', async () => {
  await setTestSeller(shop);
  expect((await settingQueries(shop.db).seller())?.phone).toBe(seller.phone);
  expect(await shopPhone(shop.db, shop.deps.config)).toBe(seller.phone);
  expect((await factsOf(shop.deps, { locale: 'ru', text: '{{ phone }}' })).phone).toBe(seller.phone);
  await invoiced(shop, 10);
  expect((await onInvoices()).at(-1)).toBe(seller.phone);
});
