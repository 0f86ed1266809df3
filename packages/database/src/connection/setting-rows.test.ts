import { beforeEach, expect, it } from 'vitest';

import { openShopRows } from '../testing/shop-rows.ts';
import { watchStatements } from './connect.ts';
import { settingsOnce, settingValue, writeSetting } from './setting-rows.ts';

const shop = openShopRows();
beforeEach(() => shop.run('delete from setting'));

it('are read with one statement, and again after the handle has saved one', async () => {
  await writeSetting(shop.db, 'order', { leastRoubles: 1 });
  const said: string[] = [];
  watchStatements(shop.db, { onLate: () => undefined, onDone: ({ sql }) => void said.push(sql) });
  const once = settingsOnce(shop.db);
  const read = () => Promise.all(['order', 'shop', 'order'].map((key) => settingValue(once, key)));
  expect(await read()).toEqual([{ leastRoubles: 1 }, undefined, { leastRoubles: 1 }]);
  await writeSetting(shop.db, 'order', { leastRoubles: 2 });
  expect(await settingValue(once, 'order')).toEqual({ leastRoubles: 1 });
  expect(said.filter((text) => text.startsWith('select'))).toHaveLength(1);
  await writeSetting(once, 'shop', { name: 'Anna' });
  expect(await read()).toEqual([{ leastRoubles: 2 }, { name: 'Anna' }, { leastRoubles: 2 }]);
  expect(said.filter((text) => text.startsWith('select'))).toHaveLength(2);
  watchStatements(shop.db, null);
});
