import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import type { Import, ImportDifferences } from '@farad/contract/office/imports/imports';
import type { ImportMapping, ImportPreview } from '@farad/contract/office/imports/mapping';
import { importRunQueries } from '@farad/database/imports/import-run.queries';
import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { importLimits } from '@farad/domain/import';
import type { ProductId } from '@farad/domain/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { importFiles } from '#import/orders/import-files.ts';
import { tryAdd } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { orderQuoted, ownPickup } from '#testing/calls/checkout-calls.ts';
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

const header = 'MPN;Производитель;Код;Цена;Остаток;Сопротивление;Категория';
const csv = (...rows: readonly string[]): string => `${[header, ...rows].join('\n')}\n`;

it('the preview shows lead time, minimum and multiple, with the values that cannot be read', async () => {
  const text = [
    'MPN;Manufacturer;Price;Stock;Мин. заказ;Кратность;Срок поставки, дней',
    'LEAD-1;Acme;1;0;100;50;21',
    'LEAD-2;Acme;1;5;;;',
    'LEAD-3;Acme;1;5;много;;скоро',
  ].join('\n');
  const { id } = await desk.upload(text);
  const { mapping } = await desk.layout(id, supplier);
  const { rows } = await preview(id, mapping);
  expect(rows.map(({ part }) => [part?.minQuantity, part?.multiple, part?.leadTimeDays])).toEqual([
    [100, 50, 21],
    [1, 1, null],
    [1, 1, null],
  ]);
  expect(rows[2]?.problems.map(({ column }) => column).toSorted()).toEqual(['Мин. заказ', 'Срок поставки, дней']);
});

const productOf = (mpn: string) => importedProduct(shop, mpn);

const differencesOf = async (id: string, kind: string): Promise<ImportDifferences['rows']> =>
  (await by.get(`/admin/imports/${id}/differences?kind=${kind}`)).json<ImportDifferences>().rows;

const preview = async (id: string, mapping: ImportMapping): Promise<ImportPreview> =>
  (await by.post(`/admin/imports/${id}/preview`, { supplierId: supplier, mapping })).json<ImportPreview>();

describe('an uploaded file', () => {
  it('is recognised, mapped, previewed, checked, imported and undone', async () => {
    const text = csv(
      'IMP-1;Acme Ltd;A1;0,5;100;4,7;Резисторы',
      'IMP-2;Acme Ltd;A2;12,50 руб.;5;10;Резисторы',
      ';Acme Ltd;A3;1;1;1;',
    );
    const { id, state } = await desk.upload(gzipSync(text), 'прайс.csv.gz');
    expect(state).toBe('mapping');
    const layout = await desk.layout(id, supplier);
    expect(layout).toMatchObject({
      format: 'csv',
      delimiter: ';',
      encoding: 'utf-8',
      isPacked: true,
      headerRow: 1,
      mappingFrom: 'guess',
    });
    expect(layout.mapping.columns).toContainEqual({ column: 'MPN', target: { kind: 'field', field: 'mpn' } });
    const columns = [
      ...layout.mapping.columns.filter(({ column }) => column !== 'Сопротивление'),
      { column: 'Сопротивление', target: { kind: 'attribute' as const, key: 'resistance', unit: 'кОм' } },
    ];
    const mapping = { ...layout.mapping, columns };
    const shown = await preview(id, mapping);
    expect(shown.problems).toEqual([]);
    // The price is 0.5 $ × 80 ₽ plus 50 %.
    expect(shown.rows[0]?.part).toMatchObject({ mpn: 'IMP-1', prices: [{ quantity: 1, price: 60 }], stock: 100 });
    expect(shown.rows[0]?.part?.attributes).toContainEqual(
      expect.objectContaining({ key: 'resistance', text: '4,7 кОм' }),
    );
    expect(shown.rows.map(({ problems }) => problems.map(({ column, reason }) => [column, reason]))).toEqual([
      [],
      [['Цена', 'not_a_price']],
      [['MPN', 'required']],
    ]);
    expect(shown.makers).toEqual([{ spelling: 'Acme Ltd', rows: 3, brandId: null, name: 'Acme' }]);
    expect((await desk.save(id, supplier, mapping)).statusCode).toBe(200);

    const checked = await desk.run(id, {}, true);
    expect(checked).toMatchObject({
      state: 'mapping',
      check: { counts: { rows: 3, new: 2, refused: 1, warnings: 1 } },
      hasProblems: true,
    });
    expect(await productOf('IMP-1')).toBeUndefined();
    expect((await differencesOf(id, 'new'))[0]).toMatchObject({ row: 2, mpn: 'IMP-1', maker: 'Acme' });
    const refused = (await differencesOf(id, 'refused')).map(({ row, mpn, maker }) => [row, mpn, maker]);
    expect(refused).toEqual([[4, 'A3', 'Acme Ltd']]);
    const file = await by.get(`/admin/imports/${id}/problems-file`);
    expect(file.body).toContain('Строка;Столбец;Значение;Что не так');
    expect(file.body).toContain('12,50 руб.');

    const done = await desk.run(id);
    expect(done).toMatchObject({
      state: 'done',
      counts: { rows: 3, new: 2, refused: 1 },
      canBeUndone: true,
      failure: null,
    });
    const made = await productOf('IMP-1');
    expect(made).toMatchObject({ state: 'published', tier_prices: [600_000], purchase: 400_000, on_hand: 100 });
    expect(made?.attributes['resistance']).toBe(4700);
    expect(await productOf('IMP-2')).toMatchObject({ state: 'known', tier_prices: [], on_hand: 5 });
    await shop.index.caughtUp();

    expect(await desk.undo(id)).toMatchObject({
      state: 'undone',
      undone: { removed: 2, archived: 0, restored: 0, left: 0 },
    });
    expect(await productOf('IMP-1')).toBeUndefined();
    expect(await ledgerQueries(shop.db).differences()).toEqual([]);
  });

  it('gets the same mapping proposed for the same columns, and shows what prevents an import', async () => {
    const { id } = await desk.upload(csv('AGAIN-1;Acme;G1;1;1;1;'));
    const { mapping, mappingFrom } = await desk.layout(id, supplier);
    expect(mappingFrom).toBe('supplier');
    const wrong = (change: Partial<ImportMapping>) => desk.save(id, supplier, { ...mapping, ...change });
    const { prices, format } = mapping;
    const [first] = mapping.columns;
    const column = (name: string, target: ImportMapping['columns'][number]['target']) => [
      ...mapping.columns.filter((each) => each.column !== name),
      { column: name, target },
    ];
    const last = mapping.columns.length - (mapping.columns.some((each) => each.column === 'Сопротивление') ? 1 : 0);
    for (const [field, change] of [
      [
        `columns.${last}.target.unit`,
        { columns: column('Сопротивление', { kind: 'attribute', key: 'resistance', unit: 'кг' }) },
      ],
      [
        `columns.${last}.target.key`,
        { columns: column('Сопротивление', { kind: 'attribute', key: 'nobody', unit: '' }) },
      ],
      [`columns.${last}.target`, { columns: column('Сопротивление', { kind: 'field', field: 'mpn' }) }],
      [
        `columns.${mapping.columns.length}.column`,
        { columns: [...mapping.columns, ...(first === undefined ? [] : [first])] },
      ],
      ['columns', { columns: [] }],
      ['prices.rate', { prices: { ...prices, rate: null } }],
      ['warehouseId', { warehouseId: 99 }],
      ['makers.0.brandId', { makers: [{ spelling: 'x', brandId: 9999, name: '', isForAll: false }] }],
      ['categories.0.categoryId', { categories: [{ path: 'x', categoryId: 9999 }] }],
      ['format', { format: { ...format, encoding: 'klingon' } }],
    ] satisfies readonly (readonly [string, Partial<ImportMapping>])[]) {
      const refused = await wrong(change);
      expect([field, refused.statusCode, refused.json<{ error: object }>().error]).toMatchObject([
        field,
        400,
        { code: 'invalid_input', field: `mapping.${field}` },
      ]);
    }
    expect((await by.post(`/admin/imports/${id}/start`, { rules: everything, isCheck: true })).statusCode).toBe(409);
    expect((await by.post(`/admin/imports/${id}/remove`, {})).json()).toEqual({ isDone: true });
    expect((await by.get(`/admin/imports/${id}`)).statusCode).toBe(404);
  });

  it.each<readonly [string, Buffer, string]>([
    ['empty gzip', gzipSync(''), 'empty'],
    ['header alone', Buffer.from(csv()), 'only_header'],
    [
      'cut gzip',
      gzipSync(
        Buffer.from(csv(...Array.from({ length: 500 }, (_, row) => `X-${row * 7919};A;${row};1;1;1;`))),
      ).subarray(0, 900),
      'cut_gzip',
    ],
    ['picture', Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001010000000037', 'hex'), 'not_a_table'],
    ['endless cell', Buffer.from(`${header}\n"${'x'.repeat(1_100_000)}`), 'quote_not_closed'],
    ['broken workbook', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(50, 7)]), 'damaged_workbook'],
  ])('that is a %s is told as such', async (_name, content, code) => {
    expect(await desk.upload(content)).toMatchObject({ state: 'unreadable', failure: { code } });
  });

  it('names the row with an unclosed quote', async () => {
    const content = Buffer.from(csv('A-1;A;1;1;1;1;', 'A-2;A;1;1;1;1;', 'A-3;"A;1;1;1;1;', 'A-4;A;1;1;1;1;'));
    const { failure } = await desk.upload(content);
    expect(failure?.message).toMatch(/^Строка 4\. Кавычка не закрыта/);
  });

  it('is sent in parts, each stored once', async () => {
    const size = importLimits.partBytes + 10;
    const id = await desk.create(size);
    const first = Buffer.alloc(importLimits.partBytes, 'a');
    expect((await desk.part(id, first.subarray(1))).json<{ error: object }>().error).toMatchObject({ field: 'file' });
    expect((await desk.part(id, first, 5)).json<{ error: object }>().error).toMatchObject({ field: 'offset' });
    for (let times = 0; times < 2; times += 1) {
      expect((await desk.part(id, first)).json<Import>()).toMatchObject({
        state: 'uploading',
        file: { received: first.length },
      });
    }
    await desk.part(id, Buffer.alloc(10, '\n'), first.length);
    await shop.deps.imports.idle();
    expect((await desk.now(id)).state).not.toBe('uploading');
  });

  it('loses nothing when a repeated part arrives late', async () => {
    const files = importFiles(shop.deps.storage);
    const id = Number(await desk.create(8));
    await files.write(id, 0, Buffer.from('abcd'));
    await files.write(id, 4, Buffer.from('efgh'));
    await importRunQueries(shop.db).noteReceived(id, 7);
    await files.write(id, 0, Buffer.from('abcd'));
    await importRunQueries(shop.db).noteReceived(id, 4);
    expect(await readFile(await files.source(id), 'utf8')).toBe('abcdefgh');
    expect((await desk.now(String(id))).file.received).toBe(7);
  });
});

describe('an import', () => {
  const changeOf = (row: string, change: Partial<ImportMapping> = {}): Promise<string> =>
    desk.mapped(csv(row), supplier, change);

  it('of prices or stock changes nothing else, and is undone except for later changes', async () => {
    await desk.run(await desk.mapped(csv('MODE-1;Acme;M1;1;10;1;', 'MODE-2;Acme;M2;1;10;1;'), supplier));
    const before = await productOf('MODE-1');
    const prices = await desk.run(
      await desk.mapped(csv('MODE-1;Acme;M1;1.2;77;9;', 'MODE-2;Acme;M2;1.2;77;9;', 'NONE;Acme;M9;1;1;1;'), supplier),
      { mode: 'prices' },
    );
    expect(prices).toMatchObject({ state: 'done', counts: { changed: 2, refused: 1, new: 0 } });
    expect(await productOf('MODE-1')).toMatchObject({
      tier_prices: [1_440_000],
      purchase: 960_000,
      on_hand: 10,
      attributes: before?.attributes,
    });
    const stock = await desk.run(await changeOf('MODE-1;Acme;M1;9;40;9;'), { mode: 'stock' });
    expect(stock).toMatchObject({ state: 'done', counts: { changed: 1 } });
    expect(await productOf('MODE-1')).toMatchObject({ tier_prices: [1_440_000], on_hand: 40 });
    await shop.pool.query("update product set tier_prices = '{5}' where mpn = 'MODE-2'");
    expect(await desk.undo(stock.id)).toMatchObject({ undone: { restored: 1, left: 0 } });
    expect(await productOf('MODE-1')).toMatchObject({ on_hand: 10 });
    expect(await desk.undo(prices.id)).toMatchObject({ undone: { restored: 1, left: 1 } });
    expect(await productOf('MODE-1')).toMatchObject({ tier_prices: before?.tier_prices, purchase: 800_000 });
    expect((await by.get(`/admin/imports/${prices.id}/left`)).json()).toMatchObject({
      parts: [{ mpn: 'MODE-2', why: 'changed' }],
    });
    expect(await ledgerQueries(shop.db).differences()).toEqual([]);
    expect((await by.post(`/admin/imports/${prices.id}/undo`, {})).json<{ error: object }>().error).toMatchObject({
      code: 'import_not_undoable',
    });
  });

  it('keeps ordered parts, and archives parts in baskets', async () => {
    const id = await desk.mapped(csv('ORD-1;Acme;O1;1;50;1;', 'ORD-2;Acme;O2;1;50;1;'), supplier);
    await desk.run(id);
    await shop.index.caughtUp();
    const [ordered, held] = [await productOf('ORD-1'), await productOf('ORD-2')];
    const buyer = await shop.signedIn();
    await tryAdd(buyer, [{ ...products.tiered, id: (ordered?.id ?? 0) as ProductId }, 5]);
    expect((await orderQuoted(buyer, ownPickup)).statusCode).toBe(201);
    await tryAdd(await shop.signedIn(), [{ ...products.tiered, id: (held?.id ?? 0) as ProductId }, 5]);
    expect(await desk.undo(id)).toMatchObject({ undone: { removed: 0, archived: 1, left: 1 } });
    expect(await productOf('ORD-1')).toMatchObject({ state: 'published', on_hand: 50 });
    expect(await productOf('ORD-2')).toMatchObject({ state: 'archived', on_hand: 0 });
    expect(await ledgerQueries(shop.db).differences()).toEqual([]);
  });

  it('keeps parts without a Russian text as drafts; all-or-nothing writes nothing', async () => {
    const drafts = await desk.run(await changeOf('DRAFT-1;Acme;D1;1;1;1;', { areTextsMade: false }));
    expect(drafts).toMatchObject({ counts: { new: 1, withoutRussian: 1 } });
    expect(await productOf('DRAFT-1')).toMatchObject({ state: 'draft' });
    const publish = async () => (await by.post(`/admin/imports/${drafts.id}/publish`, {})).json<object>();
    expect(await publish()).toEqual({ published: 0, left: 1 });
    await shop.pool.query(`update product set title = title || '{"ru": "Деталь"}' where mpn = 'DRAFT-1'`);
    expect(await publish()).toEqual({ published: 1, left: 0 });
    const whole = await desk.mapped(csv('WHOLE-1;Acme;W1;1;1;1;', ';Acme;W2;1;1;1;'), supplier, {
      areTextsMade: true,
    });
    expect(await desk.run(whole, { isAllOrNothing: true })).toMatchObject({
      state: 'failed',
      failure: { code: 'rows_refused' },
    });
    expect(await productOf('WHOLE-1')).toBeUndefined();
  });

  it('learns a corrected maker for the supplier', async () => {
    const { rows } = await shop.pool.query<{ id: number; name: string }>(
      "select id, name from brand where name = 'Yageo' or id = 1 order by id limit 1",
    );
    const [brand] = rows;
    const corrected = [{ spelling: 'ЯЯ', brandId: brand?.id ?? 0, name: '', isForAll: false }];
    const id = await changeOf('LEARN-1;ЯЯ;L1;1;1;1;', { makers: corrected });
    const memory = `/admin/import-suppliers/${supplier}`;
    expect((await by.get(`${memory}/memory`)).json()).toMatchObject({ makers: [{ spelling: 'яя', isForAll: false }] });
    await desk.run(id, {}, true);
    const spellings = (await by.get(`/admin/imports/${id}/spellings`)).json<object>();
    expect(spellings).toMatchObject({ makers: [{ spelling: 'ЯЯ', rows: 1 }], newMakers: 0 });
    const { mapping } = await desk.layout(id, supplier);
    expect((await preview(id, { ...mapping, makers: [] })).makers).toMatchObject([
      { spelling: 'ЯЯ', brandId: brand?.id, name: brand?.name },
    ]);
  });

  it('continues after an interruption, and stops on request', async () => {
    const id = await changeOf('RESUME-1;Acme;R1;1;1;1;');
    await by.post(`/admin/imports/${id}/start`, { rules: everything, isCheck: false });
    await shop.deps.imports.idle();
    // Simulates a crash of the program after it wrote the rows.
    await shop.pool.query("update import_run set state = 'running', finished_at = null where id = $1", [id]);
    shop.deps.imports.wake();
    await shop.deps.imports.idle();
    expect(await desk.now(id)).toMatchObject({ state: 'done', counts: { new: 1, rows: 1 } });
    const waiting = await changeOf('STOP-1;Acme;T1;1;1;1;');
    await shop.pool.query("update import_run set state = 'queued', rules = '{}' where id = $1", [waiting]);
    expect((await by.post(`/admin/imports/${waiting}/cancel`, {})).json()).toMatchObject({ state: 'cancelled' });
    expect((await by.post(`/admin/imports/${waiting}/cancel`, {})).statusCode).toBe(409);
  });

  it('is listed in the history, newest first', async () => {
    const page = (await by.get(`/admin/imports?supplier=${supplier}&state=done`)).json<{ imports: Import[] }>();
    expect(page.imports.length).toBeGreaterThan(0);
    expect(page.imports[0]).toMatchObject({
      supplier: { id: supplier },
      staff: { id: String(by.staffId) },
      by: 'upload',
    });
    const ids = page.imports.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });
});
