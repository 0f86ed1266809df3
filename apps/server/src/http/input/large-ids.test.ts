import { afterAll, beforeAll, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff } from '#testing/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
// `close` throws if an error was logged.
afterAll(() => shop.close());

const large = ['2147483648', '999999999999999', '9999999999999999', '9'.repeat(40)];

it.each(large)('a row id of %s is refused by its name in every path, and is not logged as an error', async (id) => {
  const staff = await signedInStaff(shop, 'administrator');
  const lines = shop.inventory.filter(({ path, declaration }) => declaration !== undefined && /:\w+Id\b/.test(path));
  expect(lines.length).toBeGreaterThan(50);
  for (const { method, path, declaration } of lines) {
    const browser = declaration?.door === 'staff' ? staff : await shop.signedIn();
    const address = path.replace(/:\w+/g, id);
    const answer = await (method === 'GET' ? browser.get(address) : browser.post(address, {}));
    if (declaration?.call.fileTypes !== undefined) continue;
    const { error } = answer.json<{ error?: { code: string; field?: string } }>();
    const isClosed = answer.statusCode === 401 || answer.statusCode === 403;
    const ids = [...path.matchAll(/:(\w+Id)\b/g)].map(([, name]) => name);
    expect([path, answer.statusCode, isClosed || ids.includes(error?.field)]).toEqual([
      path,
      isClosed ? answer.statusCode : 400,
      true,
    ]);
  }
});

it.each(large)('a product id %s in a body is refused by its field', async (id) => {
  const customer = await shop.signedIn();
  const added = await customer.post('/basket/add', { products: [{ product_id: id, qty: 1 }] });
  expect([400, 404]).toContain(added.statusCode);
  expect(added.json()).toMatchObject({ error: { field: expect.stringMatching(/^products\.0/) as string } });
});
