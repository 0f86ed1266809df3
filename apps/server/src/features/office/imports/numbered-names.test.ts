import type { ImportMapping, ImportPreview } from '@farad/contract/office/imports/mapping';
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

const list = (...rows: readonly string[]): string =>
  `${['Номенклатурный номер;Название;Бренд;Цена, $;Остаток', ...rows].join('\n')}\n`;
const preview = async (id: string, mapping: ImportMapping): Promise<ImportPreview> =>
  (await by.post(`/admin/imports/${id}/preview`, { supplierId: supplier, mapping })).json<ImportPreview>();

const text = list(
  '9000012345;BAT54S, Диод Шоттки [SOT-23];Nexperia;0,5;340',
  '9000012346;К561ЛА7, Микросхема логики;Интеграл;1;5',
  '9000012347;CF-25 (С1-4) 0.25 Вт, 10 кОм, 5%, Резистор;Royal Ohm;0,1;900',
  '9000012348;Диод Шоттки BAT54C, SOT-23;Nexperia;0,5;10',
  '9000012349;2N5551;onsemi;0,4;70',
);
const numbered = { column: 'Название', target: { kind: 'numbered', field: 'titleRu' } } as const;

it('a list with its part numbers in the names is recognised and previewed', async () => {
  const { id } = await desk.upload(text);
  const { mapping, columns } = await desk.layout(id, supplier);
  expect(columns.map(({ name }) => name)).not.toContain('= number of Название');
  expect(mapping.columns).toContainEqual(numbered);
  expect(mapping.columns).toContainEqual({
    column: 'Номенклатурный номер',
    target: { kind: 'field', field: 'supplierNumber' },
  });
  const shown = await preview(id, mapping);
  expect(shown.problems).toEqual([]);
  expect(shown.rows.map(({ part }) => [part?.mpn, part?.title])).toEqual([
    ['BAT54S', 'Диод Шоттки [SOT-23]'],
    ['К561ЛА7', 'Микросхема логики'],
    [undefined, undefined],
    [undefined, undefined],
    ['2N5551', expect.stringContaining('2N5551')],
  ]);
  expect(shown.rows[3]?.problems).toEqual([
    {
      column: 'Название',
      value: 'Диод Шоттки BAT54C, SOT-23',
      reason: 'no_number',
      isRefused: true,
      message: 'Название не начинается с номера детали: строка пропускается',
    },
  ]);
  const others = mapping.columns.filter(({ column }) => column !== 'Остаток');
  const twice = await desk.save(id, supplier, { ...mapping, columns: [...others, { ...numbered, column: 'Остаток' }] });
  expect(twice.json()).toMatchObject({ error: { field: `mapping.columns.${others.length}.target` } });
});

it('is imported with these numbers, and its columns are remembered', async () => {
  const id = await desk.mapped(text, supplier);
  // Many rows are refused, so the first run is a check.
  await desk.run(id, {}, true);
  expect(await desk.run(id)).toMatchObject({ state: 'done', counts: { rows: 5, new: 3, refused: 2 } });
  expect(await importedProduct(shop, 'BAT54S')).toMatchObject({ on_hand: 340 });
  expect(await importedProduct(shop, '9000012345')).toBeUndefined();

  // The next file keeps the meaning of its columns, even if no name begins with a number.
  const { id: next } = await desk.upload(list('9000012345;Диод Шоттки BAT54S;Nexperia;0,6;12'));
  const remembered = await desk.layout(next, supplier);
  expect(remembered.mappingFrom).toBe('supplier');
  expect(remembered.mapping.columns).toContainEqual(numbered);
  await desk.save(next, supplier, remembered.mapping);
  // A row is found by the supplier's number if only stock is taken.
  expect(await desk.run(next, { mode: 'stock' })).toMatchObject({ state: 'done', counts: { refused: 0 } });
  expect(await importedProduct(shop, 'BAT54S')).toMatchObject({ on_hand: 12 });
});
