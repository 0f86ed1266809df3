import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { MakerJoin, MakerJoins } from '@farad/contract/office/imports/suppliers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { importRows } from '#import/testing/import-rows.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let by: StaffBrowser;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-joins-'));
  shop = await openShop();
  by = await signedInStaff(shop, 'catalogue_manager');
  await importFile();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const rows = [
  { number: 'J1', mpn: 'QWA7001', maker: 'QWA(Quiet Water Analog)' },
  { number: 'J2', mpn: 'ZZ9000', maker: 'QWA' },
  { number: 'J3', mpn: 'BRM100', maker: 'Brumont Semiconductor' },
  { number: 'J4', mpn: 'XL2002', maker: 'Brumont' },
];

async function importFile(): Promise<void> {
  const file = join(folder, 'rows.jsonl');
  await importRows(
    shop.url,
    file,
    rows.map((row) => ({ ...row, price: '5', stock: 1 })),
    {
      supplier: { code: 'joins', title: 'Joins' },
      fields: { mpn: 'mpn', maker: 'maker', supplierNumber: 'number', stock: 'stock' },
      prices: { columns: [{ quantity: 1, field: 'price' }], currency: 'RUB' },
    },
  );
}

const list = async (): Promise<MakerJoins> => (await by.get('/admin/import-makers')).json<MakerJoins>();
const of = async (spelling: string): Promise<MakerJoin> => {
  const found = (await list()).joins.find((each) => each.spelling === spelling);
  if (found === undefined) throw new Error(`no join of ${spelling}`);
  return found;
};
const decide = async (spelling: string, decision: MakerJoin['decision']) =>
  by.post(`/admin/import-makers/${(await of(spelling)).id}`, { decision });
const makerOf = async (mpn: string): Promise<string | undefined> => {
  const { rows: found } = await shop.pool.query<{ name: string }>(
    'select name from product join brand on brand.id = brand_id where mpn = $1',
    [mpn],
  );
  return found[0]?.name;
};

describe('spellings of makers', () => {
  it('are listed with joined and possibly equal makers, the weakest evidence first', async () => {
    const { joins, open } = await list();
    expect(open).toBe(2);
    expect(joins.map(({ evidence, other, decision }) => [evidence, other === null, decision])).toEqual([
      ['code', false, null],
      ['name', true, null],
    ]);
  });

  it('that may be equal are joined, stay joined in the next import, and can be undone', async () => {
    const proposed = (await list()).joins.find(({ other }) => other !== null);
    const { spelling = '', maker, other } = proposed ?? {};
    expect((await decide(spelling, 'same')).statusCode).toBe(200);
    expect(await makerOf('QWA7001')).toBe(other?.name);
    expect(await makerOf('ZZ9000')).toBe(other?.name);
    await importFile();
    expect(await makerOf('QWA7001')).toBe(await makerOf('ZZ9000'));
    expect((await of(spelling)).decision).toBe('same');
    expect((await decide(spelling, 'apart')).json()).toMatchObject({ error: { code: 'import_state' } });
    expect((await decide(spelling, null)).json()).toMatchObject({ decision: null, maker: { name: maker?.name } });
    expect(await makerOf('QWA7001')).not.toBe(await makerOf('ZZ9000'));
  });

  it('that were joined are separated, also in the next import, and can be undone', async () => {
    const joined = (await list()).joins.find(({ other }) => other === null);
    const { spelling = '', maker } = joined ?? {};
    const [own = '', others = ''] = spelling === 'Brumont' ? ['XL2002', 'BRM100'] : ['BRM100', 'XL2002'];
    expect(await makerOf(own)).toBe(await makerOf(others));
    expect((await decide(spelling, 'apart')).json()).toMatchObject({ decision: 'apart', other: { name: maker?.name } });
    expect(await makerOf(own)).not.toBe(await makerOf(others));
    await importFile();
    expect(await makerOf(own)).not.toBe(await makerOf(others));
    expect((await decide(spelling, null)).statusCode).toBe(200);
    expect(await makerOf(own)).toBe(await makerOf(others));
    expect((await decide(spelling, 'same')).json()).toMatchObject({ decision: 'same' });
    expect((await list()).open).toBe(1);
  });

  it('unknown joins are refused', async () => {
    expect((await by.post('/admin/import-makers/999999', { decision: 'same' })).statusCode).toBe(404);
    expect((await by.post('/admin/import-makers/1', { decision: 'maybe' })).statusCode).toBe(400);
    expect((await by.get('/admin/import-makers?supplier=x')).statusCode).toBe(400);
  });
});
