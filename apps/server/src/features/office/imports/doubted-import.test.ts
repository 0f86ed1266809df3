import type { ImportLayout } from '@farad/contract/office/imports/mapping';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { importedProduct, openImportDesk, type ImportDesk } from '#testing/scenes/import-scenes.ts';
import type { TestShop } from '#testing/shop.ts';
import type { StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let by: StaffBrowser;
let desk: ImportDesk;
let supplier: string;

beforeAll(async () => {
  ({ shop, by, desk, supplier } = await openImportDesk());
});
afterAll(() => shop.close());

const csv = (...rows: readonly string[]): string => `${['MPN;Производитель;Код;Цена;Остаток', ...rows].join('\n')}\n`;

it('an unchecked import with an unsuitable mapping writes nothing and names the causes', async () => {
  const id = await desk.mapped(csv('DOUBT-1;Acme;X1;1;1', ';Acme;X2;1;1', ';Acme;X3;1;1'), supplier);
  expect(await desk.run(id)).toMatchObject({
    state: 'mapping',
    failure: { code: 'mapping_doubted' },
    check: {
      counts: { rows: 3, refused: 2 },
      advice: [{ column: 'MPN', rows: 2, sample: '', remedy: 'choose_number' }],
    },
  });
  expect(await importedProduct(shop, 'DOUBT-1')).toBeUndefined();
  expect(await desk.run(id)).toMatchObject({ state: 'done', counts: { new: 1, refused: 2 }, failure: null });
  expect(await importedProduct(shop, 'DOUBT-1')).toMatchObject({ state: 'published' });
});

it('proposes the mapping of the supplier with the same columns, even before one is chosen', async () => {
  const { id } = await desk.upload(csv('KEPT-1;Acme;K1;1;1'));
  const unasked = (await by.get(`/admin/imports/${id}/layout`)).json<ImportLayout>();
  expect(unasked).toMatchObject({ mappingFrom: 'supplier', cachedFor: supplier });
});
