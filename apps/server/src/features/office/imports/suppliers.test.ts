import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ImportSupplier } from '@farad/contract/office/imports/suppliers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fetchDue, fetchSupplier } from '#import/orders/fetch-due.ts';
import { everything, openImportDesk, supplierBody, type ImportDesk } from '#testing/scenes/import-scenes.ts';
import type { TestShop } from '#testing/shop.ts';
import type { StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let by: StaffBrowser;
let desk: ImportDesk;
let supplier: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-import-folder-'));
  await mkdir(join(folder, 'acme'));
  ({ shop, by, desk, supplier } = await openImportDesk({ IMPORT_FOLDER: folder }));
  // A schedule needs a saved mapping of the supplier's columns.
  await desk.run(await desk.mapped(csv('FIRST-1;Acme;F1;1;3;1;'), supplier));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const header = 'MPN;Производитель;Код;Цена;Остаток;Сопротивление;Категория';
const csv = (...rows: readonly string[]): string => `${[header, ...rows].join('\n')}\n`;

describe('a supplier', () => {
  const post = (path: string, body: object) => by.post(`/admin/import-suppliers${path}`, body);
  const schedule = {
    source: { kind: 'folder', folder: 'acme' },
    at: { kind: 'daily', hour: 3 },
    rules: everything,
    isOn: true,
  };
  const errorOf = async (path: string, body: object) => (await post(path, body)).json<{ error: object }>().error;

  it('keeps its own code forever', async () => {
    const { suppliers } = (await by.get('/admin/import-suppliers')).json<{
      suppliers: { id: string; code: string }[];
    }>();
    const code = suppliers.find(({ id }) => id === supplier)?.code ?? '';
    expect(await errorOf('', supplierBody(code))).toMatchObject({ code: 'duplicate', field: 'code' });
    expect(await errorOf(`/${supplier}`, supplierBody('another'))).toMatchObject({ field: 'code' });
  });

  it.each([
    ['http://prices.example.com/x.csv', 'schedule.source.url'],
    ['https://127.0.0.1/x.csv', 'schedule.source.url'],
    ['https://[::1]/x.csv', 'schedule.source.url'],
    ['https://shop.internal/x.csv', 'schedule.source.url'],
  ])('is not fetched from %s', async (url, field) => {
    const source = { kind: 'address', url };
    expect(await errorOf(`/${supplier}/schedule`, { schedule: { ...schedule, source } })).toMatchObject({ field });
  });

  it('has its file imported on schedule, once for the same content, and reports a missing file', async () => {
    const lastOf = async (): Promise<NonNullable<ImportSupplier['schedule']>['last'] | undefined> => {
      const { suppliers } = (await by.get('/admin/import-suppliers')).json<{ suppliers: ImportSupplier[] }>();
      return suppliers.find(({ id }) => id === supplier)?.schedule?.last;
    };
    const due = async (): Promise<void> => {
      await shop.pool.query("update supplier set next_at = now() - interval '1 minute' where id = $1", [supplier]);
      await fetchDue(shop.deps, shop.deps.clock());
      await shop.deps.imports.idle();
    };
    expect(
      await errorOf(`/${supplier}/schedule`, {
        schedule: { ...schedule, source: { kind: 'folder', folder: 'nobody' } },
      }),
    ).toMatchObject({ field: 'schedule.source.folder' });
    expect((await post(`/${supplier}/schedule`, { schedule })).json()).toMatchObject({
      schedule: { isOn: true, last: null },
    });
    await due();
    expect(await lastOf()).toMatchObject({ outcome: 'failed', failure: 'source_not_there' });
    await writeFile(join(folder, 'acme', 'prices.csv'), csv('CLOCK-1;Acme;C1;1;3;1;'));
    await due();
    const last = await lastOf();
    expect(last).toMatchObject({ outcome: 'started' });
    expect(await desk.now(last?.importId ?? '')).toMatchObject({ state: 'done', by: 'schedule', counts: { new: 1 } });
    await due();
    expect(await lastOf()).toMatchObject({ outcome: 'unchanged' });
    await writeFile(join(folder, 'acme', 'prices.csv'), 'Other;Columns\na;b\n');
    await due();
    expect(await lastOf()).toMatchObject({ outcome: 'failed', failure: 'mapping_does_not_fit' });
  });

  it('fetched by several processes in parallel is imported once, and not after its schedule was removed', async () => {
    await post(`/${supplier}/schedule`, { schedule });
    const path = join(folder, 'acme', 'prices.csv');
    await writeFile(path, csv('TWICE-1;Acme;T1;1;3;1;'));
    const importsOf = async (): Promise<number> =>
      (await shop.pool.query(`select from import_run where by = 'schedule'`)).rows.length;
    const before = await importsOf();
    const row = { id: Number(supplier), schedule };
    const fetch = () => fetchSupplier(shop.deps, row, null, shop.deps.clock());
    await Promise.all([fetch(), fetch(), fetch()]);
    await shop.deps.imports.idle();
    expect(await importsOf()).toBe(before + 1);
    await writeFile(path, csv('TWICE-2;Acme;T2;1;3;1;'));
    await post(`/${supplier}/schedule`, { schedule: null });
    await fetch();
    const { rows } = await shop.pool.query('select next_at from supplier where id = $1', [supplier]);
    expect([await importsOf(), rows]).toEqual([before + 1, [{ next_at: null }]]);
    const left = await readdir(join(shop.deps.config.dataDir, 'imports'));
    expect(left.filter((name) => name.startsWith('fetch-'))).toEqual([]);
  });
});
