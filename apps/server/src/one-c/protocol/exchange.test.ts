import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { exchangeSettingQueries } from '@farad/database/imports/exchange-setting.queries';
import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { emptyFilter } from '@farad/domain/search-query';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { encodeXml1251 } from '../windows-1251.ts';
import { add } from '#testing/calls/basket-calls.ts';
import { importDesk } from '#testing/scenes/import-scenes.ts';
import { goodsFile, in1251, mainStore, offersFile, restsFile, retailType } from '#testing/one-c/one-c-files.ts';
import { lastRun, openOneC } from '#testing/one-c/one-c-robot.ts';
import { place } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { smallZip } from '#testing/small-zip.ts';
import { signedInStaff } from '#testing/staff.ts';

let shop: TestShop;
let robot: Awaited<ReturnType<typeof openOneC>>;

beforeAll(async () => {
  shop = await openShop();
  robot = await openOneC(shop);
});

afterAll(() => shop.close());

const bytes = (text: string): Uint8Array => Buffer.from(text);

/** Returns everything in the catalogue that an exchange may change. */
const catalogue = async () => ({
  products: await shop.db.selectFrom('product').selectAll().orderBy('id').execute(),
  stock: await shop.db.selectFrom('stock').selectAll().orderBy('product_id').orderBy('warehouse_id').execute(),
  movements: await shop.db.selectFrom('stock_movement').select('id').orderBy('id').execute(),
  categories: await shop.db.selectFrom('category').selectAll().orderBy('id').execute(),
  brands: await shop.db.selectFrom('brand').selectAll().orderBy('id').execute(),
  imports: await shop.db.selectFrom('import_run').select('id').orderBy('id').execute(),
});

const ofOneC = (article: string) =>
  shop.db
    .selectFrom('product')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.id', 'state', 'tier_quantities', 'tier_prices', 'on_hand', 'images', 'weight_milligrams'])
    .where('mpn', '=', article)
    .executeTakeFirstOrThrow();

const goods = [
  { id: 'good-1', article: 'MLT-025-10K', picture: 'import_files/ab/good-1_1.jpg' },
  { id: 'good-2', article: 'MLT-05-Ω' },
];
const offers = [
  {
    id: 'good-1',
    prices: [
      [1, '1.25'],
      [100, '0,9999'],
    ] as const,
    stock: '456.000',
  },
  { id: 'good-2', prices: [[1, '7']] as const, stock: '-3' },
];
const jpeg = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();

describe('catalogue from 1C', () => {
  it('comes in parts of 1 KB, in windows-1251, with pictures, prices by quantity and stock; a repetition changes nothing', async () => {
    const files = [
      { name: 'import_files/ab/good-1_1.jpg', bytes: await jpeg() },
      { name: 'import.xml', bytes: in1251(goodsFile(goods)) },
      { name: 'offers.xml', bytes: bytes(offersFile(offers)) },
    ];
    expect(await robot({ partBytes: 1024 }).sendCatalogue(files)).toEqual(['success']);
    const first = await ofOneC('MLT-025-10K');
    expect(first).toMatchObject({
      state: 'published',
      tier_quantities: [1, 100],
      tier_prices: [12500, 9999],
      on_hand: 456,
      weight_milligrams: 1e4,
      images: [expect.stringContaining('/img/photo/')],
    });
    expect(await ofOneC('MLT-05-Ω')).toMatchObject({ tier_prices: [70_000], on_hand: null });
    expect(await ledgerQueries(shop.db).differences()).toEqual([]);
    await shop.index.caughtUp();
    const found = await shop.index.search({ ...emptyFilter, text: 'MLT-025-10K' }, { facets: false });
    expect(found.ids).toEqual([first.id]);
    const before = await catalogue();
    expect(await robot().sendCatalogue(files)).toEqual(['success']);
    expect(await catalogue()).toEqual(before);
    expect(await lastRun(shop)).toMatchObject({ state: 'done', counts: { offers: 2 }, problem_count: 1 });
  });

  it('an archive is unpacked first, and stock of 3.x follows the warehouses named by staff', async () => {
    await exchangeSettingQueries(shop.db).setWarehouse(mainStore, 1);
    const zip = smallZip({
      'rests.xml': restsFile([
        ['good-1', '40'],
        ['nobody', '1'],
      ]),
    });
    expect(await robot().sendCatalogue([{ name: 'v8_1.zip', bytes: zip }], ['rests.xml'])).toEqual(['success']);
    expect((await ofOneC('MLT-025-10K')).on_hand).toBe(40);
    const run = await lastRun(shop);
    expect(run).toMatchObject({ kind: 'offers', file: 'rests.xml', counts: { offers: 2, stocks: 1 } });
    expect(run.problems).toMatchObject([{ problem: 'unknown_product', of: 'nobody' }]);
    expect(await ledgerQueries(shop.db).differences()).toEqual([]);
  });

  it('prices of an unassigned type are reported by type', async () => {
    const file = offersFile([
      { id: 'good-1', prices: [[1, '3']], stock: '40' },
      { id: 'good-2', prices: [[1, '4']] },
    ]).replaceAll(retailType, 'type-unused');
    expect(await robot().sendCatalogue([{ name: 'offers.xml', bytes: bytes(file) }])).toEqual(['success']);
    const run = await lastRun(shop);
    expect(run).toMatchObject({ state: 'done', counts: { offers: 2, prices_waiting: 2 } });
    expect(run.problems).toMatchObject([{ problem: 'price_type_unused', value: '2', line: null }]);
    expect(await ofOneC('MLT-025-10K')).toMatchObject({ tier_prices: [12_500, 9999] });
  });

  it('reserved stock stays reserved; if 1C sends free stock, the shop adds it', async () => {
    const buyer = await shop.signedIn();
    const { id } = await ofOneC('MLT-025-10K');
    await place(buyer, await add(buyer, [{ id }, 30]));
    const rests = (stock: string) => [{ name: 'rests.xml', bytes: bytes(restsFile([['good-1', stock]])) }];
    await robot().sendCatalogue(rests('10'));
    expect((await ofOneC('MLT-025-10K')).on_hand).toBe(30);
    await exchangeSettingQueries(shop.db).setSettings({ isFreeStock: true, totalWarehouseId: 1 });
    await robot().sendCatalogue(rests('10'));
    expect((await ofOneC('MLT-025-10K')).on_hand).toBe(40);
    expect(await ledgerQueries(shop.db).differences()).toEqual([]);
  });

  it('a deletion in 1C ends the sale here, and a restored product returns unchanged', async () => {
    const send = (isDeleted: boolean) =>
      robot().sendCatalogue([
        { name: 'import.xml', bytes: bytes(goodsFile([{ id: 'good-2', article: 'MLT-05-Ω', isDeleted }], true)) },
      ]);
    await send(true);
    expect((await ofOneC('MLT-05-Ω')).state).toBe('archived');
    await send(true);
    await send(false);
    expect((await ofOneC('MLT-05-Ω')).state).toBe('published');
  });

  it('products missing from a full exchange are taken off sale, unless that would be most', async () => {
    const one = robot();
    await one.sendCatalogue([{ name: 'import.xml', bytes: bytes(goodsFile([goods[1] ?? { id: '', article: '' }])) }]);
    expect(await one.call('type=catalog&mode=deactivate&timestamp=1')).toEqual(['success']);
    expect((await ofOneC('MLT-025-10K')).state).toBe('archived');
    expect(await one.call('type=catalog&mode=complete')).toEqual(['success']);
    await robot().sendCatalogue([{ name: 'import.xml', bytes: bytes(goodsFile(goods)) }]);
    expect((await ofOneC('MLT-025-10K')).state).toBe('published');
    const empty = robot();
    await empty.signIn('catalog');
    expect((await empty.call('type=catalog&mode=deactivate'))[0]).toBe('failure');
    expect((await ofOneC('MLT-025-10K')).state).toBe('published');
  });
});

describe('actions of staff', () => {
  it('prices of 1C are undone like those of any import', async () => {
    const chief = await signedInStaff(shop, 'administrator');
    const offer = (price: string) => [
      { name: 'offers.xml', bytes: bytes(offersFile([{ id: 'good-1', prices: [[1, price]] }])) },
    ];
    await robot().sendCatalogue(offer('2'));
    expect((await ofOneC('MLT-025-10K')).tier_prices).toEqual([20_000]);
    const { imports } = (await chief.get('/admin/imports')).json<{ imports: { id: string; by: string }[] }>();
    expect(imports[0]?.by).toBe('exchange');
    expect((await importDesk(shop, chief).undo(imports[0]?.id ?? '')).state).toBe('undone');
    expect((await ofOneC('MLT-025-10K')).tier_prices).toEqual([12_500, 9999]);
  });

  it('groups, properties and price types apply as assigned; the history lists every file', async () => {
    const manager = await signedInStaff(shop, 'catalogue_manager');
    const { categories } = shop.index.frame();
    const other = categories.find(({ slug }) => slug === 'capacitors') ?? categories[0];
    const map = (body: object) => manager.post('/admin/exchange/mapping', body);
    expect((await map({ kind: 'group', id: 'group-resistors', categoryId: other?.id })).statusCode).toBe(200);
    expect((await map({ kind: 'group', id: 'group-resistors', categoryId: 999_999 })).json()).toMatchObject({
      error: { field: 'categoryId' },
    });
    expect((await map({ kind: 'group', id: 'nobody', categoryId: null })).statusCode).toBe(404);
    await map({ kind: 'price_type', id: retailType, use: 'purchase', fromQuantity: 1 });
    await robot().sendCatalogue([
      { name: 'import.xml', bytes: bytes(goodsFile([{ id: 'good-3', article: 'MLT-1-1M' }], true)) },
      { name: 'offers.xml', bytes: bytes(offersFile([{ id: 'good-3', prices: [[1, '5']] }])) },
    ]);
    const { id, state, tier_prices } = await ofOneC('MLT-1-1M');
    expect({ state, tier_prices }).toEqual({ state: 'known', tier_prices: [] });
    const row = await shop.db
      .selectFrom('product')
      .innerJoin('product_cost', 'product_cost.product_id', 'product.id')
      .select(['category_id', 'unit_price'])
      .where('product.id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ category_id: other?.id, unit_price: 50_000 });
    const history = (await manager.get('/admin/exchange/runs')).json<{ runs: { id: string; file: string }[] }>();
    expect(history.runs.slice(0, 2).map(({ file }) => file)).toEqual(['offers.xml', 'import.xml']);
    const bad = (await manager.get('/admin/exchange/runs?bad=true')).json<{
      runs: { id: string; problems: number }[];
    }>();
    const run = bad.runs.find(({ problems }) => problems > 0);
    expect((await manager.get(`/admin/exchange/runs/${run?.id}`)).json()).toMatchObject({
      first: [{ problem: expect.any(String) }],
    });
    await map({ kind: 'price_type', id: retailType, use: 'sale', fromQuantity: 1 });
  });
});

describe('T35: refused input', () => {
  const dataFiles = () => {
    const folder = join(shop.deps.config.dataDir, 'exchange');
    return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  };

  it.each([
    '../../x',
    '../../x.xml',
    'import_files/../../x.jpg',
    'a\0.xml',
    'shell.php',
    'import_files/x.php',
    '/etc/x.xml',
    'import_files//x.jpg',
    '',
    'a.xml.php',
  ])('a file called %j', async (name) => {
    const one = robot();
    await one.signIn('catalog');
    await one.init('catalog');
    const before = dataFiles();
    expect((await one.sendPart('catalog', name, bytes('x')))[0]).toBe('failure');
    expect((await one.call(`type=catalog&mode=import&filename=${encodeURIComponent(name)}`))[0]).toBe('failure');
    expect(dataFiles()).toEqual(before);
  });

  const good = goodsFile([{ id: 'good-9', article: 'NEVER-HERE' }]);
  const bomb = Buffer.alloc(30_000_000);
  it.each([
    ['XML broken in the middle', 'import.xml', () => bytes(good.replace('</Каталог>', '')), 'XML'],
    ['half a file', 'import.xml', () => bytes(good).subarray(0, good.length), 'XML'],
    ['a part that came twice', 'import.xml', () => bytes(good + good), 'XML'],
    ['a DOCTYPE', 'import.xml', () => bytes(good.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>')), 'DOCTYPE'],
    ['another encoding than it declares', 'import.xml', () => encodeXml1251(good), 'кодировке'],
    ['no file of an exchange', 'import.xml', () => bytes('<html/>'), 'CommerceML'],
    ['an archive that leads out', 'a.zip', () => smallZip({ '../../x.xml': good }), 'именем'],
    ['an archive with a program', 'a.zip', () => smallZip({ 'import.xml': good, 'a.php': 'x' }), 'именем'],
    ['an archive that becomes much larger', 'a.zip', () => smallZip({ 'import.xml': bomb }), 'объём'],
    ['a damaged archive', 'a.zip', () => smallZip({ 'import.xml': good }).subarray(0, 400), 'Архив'],
    ['no archive', 'a.zip', () => randomBytes(200), 'Архив'],
  ])('%s: nothing changes', async (_, name, content, why) => {
    const before = await catalogue();
    const answer = await robot({ partBytes: 100_000 }).sendCatalogue([{ name, bytes: content() }], ['import.xml']);
    expect(answer[0]).toBe('failure');
    expect(answer[1]).toContain(why);
    expect(await catalogue()).toEqual(before);
  });

  it('an overlong part, a file that never came, an unknown command', async () => {
    const one = robot();
    await one.signIn('catalog');
    await one.init('catalog');
    expect((await one.sendPart('catalog', 'import.xml', Buffer.alloc(9_000_000)))[0]).toBe('failure');
    expect((await one.call('type=catalog&mode=import&filename=other.xml'))[0]).toBe('failure');
    for (const query of [
      '',
      'type=catalog',
      'type=x&mode=init',
      'type=sale&mode=deactivate',
      'type=catalog&mode=query',
    ])
      expect((await one.call(query))[0]).toBe('failure');
  });

  it('calls without a session, with a foreign one, or from another address', async () => {
    const one = robot();
    expect((await one.call('type=catalog&mode=init'))[0]).toBe('failure');
    expect((await one.sendPart('catalog', 'import.xml', bytes(good)))[0]).toBe('failure');
    const [, cookie, token] = await one.signIn('catalog');
    expect((await one.call('type=catalog&mode=init'))[0]).toBe('zip=yes');
    const other = robot({}, '203.0.113.7');
    const headers = { cookie: `${cookie}=${token}` };
    expect((await other.call('type=catalog&mode=init', { headers }))[0]).toBe('failure');
    expect(
      (await robot().call('type=sale&mode=query', { headers: { cookie: `${cookie}=${'x'.repeat(43)}` } }))[0],
    ).toBe('failure');
    shop.passSeconds(3700);
    expect((await one.call('type=catalog&mode=init'))[0]).toBe('failure');
  });

  it('a session lasts an hour after each call, and twelve hours in all', async () => {
    const one = robot();
    await one.signIn('catalog');
    const isIn = async (): Promise<boolean> => (await one.call('type=catalog&mode=init'))[0] === 'zip=yes';
    const seen: boolean[] = [];
    for (let hour = 0; hour < 13; hour += 1) {
      shop.passSeconds(3590);
      seen.push(await isIn());
    }
    expect(seen).toEqual([...Array.from({ length: 12 }, () => true), false]);
  });

  it('after twenty wrong passwords a network must wait a quarter of an hour', async () => {
    const address = '198.51.100.77';
    const wrong = robot({ password: 'wrong' }, address);
    for (let time = 0; time < 19; time += 1) await wrong.signIn('catalog');
    expect((await robot({}, address).signIn('catalog'))[0]).toBe('success');
    await wrong.signIn('catalog');
    expect((await robot({}, address).signIn('catalog'))[0]).toBe('failure');
    shop.passSeconds(901);
    expect((await robot({}, address).signIn('catalog'))[0]).toBe('success');
  });

  it('fifty wrong passwords: the guesser must wait, others continue', async () => {
    const thief = robot({ password: 'wrong' }, '198.51.100.5');
    for (let time = 0; time < 50; time += 1) expect((await thief.signIn('catalog'))[0]).toBe('failure');
    expect((await robot({}, '198.51.100.5').signIn('catalog'))[0]).toBe('failure');
    expect((await robot({ login: 'other' }).signIn('catalog'))[0]).toBe('failure');
    expect((await robot().signIn('catalog'))[0]).toBe('success');
  });
});
