import type { Import, ImportDifferences } from '@farad/contract/office/imports/imports';
import type { ImportLayout } from '@farad/contract/office/imports/mapping';
import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { everything, importedProduct, openImportDesk, type ImportDesk } from '#testing/scenes/import-scenes.ts';
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

const list = (...numbers: readonly number[]): string =>
  ['MPN;Производитель;Код;Цена;Остаток', ...numbers.map((each) => `GONE-${each};Acme;G${each};1;${each}`)].join('\n');
const archive = { vanished: 'archive' } as const;
const seen = async (number: number) => {
  const product = await importedProduct(shop, `GONE-${number}`);
  return `${product?.state} ${product?.on_hand}`;
};
const run = async (id: string, vanishedUpTo?: number): Promise<Import> => {
  await by.post(`/admin/imports/${id}/start`, { rules: everything, isCheck: false, vanishedUpTo });
  await shop.deps.imports.idle();
  return desk.now(id);
};

it('vanished rows are shown by the check, handled as chosen, and restored by an undo', async () => {
  await desk.run(await desk.mapped(list(1, 2, 3, 4, 5), supplier, archive));
  const { id } = await desk.upload(list(1, 2, 3, 4));
  // The supplier remembers the choice for files with these columns.
  const layout = await by.get(`/admin/imports/${id}/layout?supplier=${supplier}`);
  expect(layout.json<ImportLayout>().mapping).toMatchObject(archive);
  await desk.save(id, supplier, layout.json<ImportLayout>().mapping);
  const vanished = { choice: 'archive', doubt: null, rows: 1, listed: 5, others: 0, parts: 1 };
  expect(await desk.run(id, {}, true)).toMatchObject({ check: { vanished }, vanished: null, hasProblems: true });
  const differences = await by.get(`/admin/imports/${id}/differences?kind=vanished`);
  expect(differences.json<ImportDifferences>().rows).toEqual([
    expect.objectContaining({
      row: 0,
      mpn: 'GONE-5',
      maker: 'Acme',
      fields: [
        { field: 'state', before: 'published', after: 'archived' },
        { field: 'stock', before: '5', after: '0' },
      ],
    }),
  ]);
  expect(await seen(5)).toBe('published 5');

  expect(await run(id)).toMatchObject({ state: 'done', vanished, canBeUndone: true });
  expect(await seen(5)).toBe('archived 0');
  const file = await by.get(`/admin/imports/${id}/problems-file?language=ru`);
  expect(file.body).toContain('G5;Строки больше нет в полном списке: деталь уходит в архив');
  const audit = await shop.pool.query("select after from audit where action = 'import.ended' order by id desc limit 1");
  expect(audit.rows).toMatchObject([{ after: { state: 'done', changed: 0, vanished: 1 } }]);

  expect(await desk.undo(id)).toMatchObject({ state: 'undone', undone: { restored: 1, left: 0 } });
  expect(await seen(5)).toBe('published 5');
  expect((await ledgerQueries(shop.deps.db).differences()).filter(({ of }) => of.startsWith('part'))).toEqual([]);
  // The next list lacks the row again.
  const again = await desk.mapped(list(1, 2, 3, 4), supplier, archive);
  expect(await run(again)).toMatchObject({ vanished: { rows: 1, parts: 1 } });
  expect(await seen(5)).toBe('archived 0');
  // The row is in the list again. When that import is undone, the part is archived again, since the row was missing
  // before.
  const back = await desk.mapped(list(1, 2, 3, 4, 5), supplier, archive);
  expect(await run(back)).toMatchObject({ counts: { changed: 1 } });
  expect(await seen(5)).toBe('published 5');
  await desk.undo(back);
  expect(await seen(5)).toBe('archived 0');
  await run(await desk.mapped(list(1, 2, 3, 4, 5), supplier, archive));
  expect(await seen(5)).toBe('published 5');
});

it('more than 30 % vanished rows wait for a confirmation, and the rest is imported', async () => {
  const half = await desk.mapped(list(1, 2, 6), supplier, archive);
  expect(await run(half)).toMatchObject({
    state: 'done',
    counts: { new: 1 },
    vanished: { doubt: 'many_vanished', rows: 3, parts: 0 },
  });
  expect(await seen(3)).toBe('published 3');
  const logged = await shop.pool.query(
    "select after from audit where action = 'import.ended' order by id desc limit 1",
  );
  expect(logged.rows).toMatchObject([{ after: { vanishedLeft: 'many_vanished' } }]);
  const confirmed = await desk.mapped(list(1, 2, 6), supplier, archive);
  expect(await run(confirmed, 3)).toMatchObject({ vanished: { doubt: null, rows: 3, parts: 3 } });
  expect(await seen(3)).toBe('archived 0');
});
