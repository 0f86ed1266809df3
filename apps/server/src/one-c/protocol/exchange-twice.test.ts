import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { exchangeSettingQueries } from '@farad/database/imports/exchange-setting.queries';
import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { mainStore } from '#testing/one-c/one-c-files.ts';
import { openOneC } from '#testing/one-c/one-c-robot.ts';
import { oneCUnloadings, type OneCUnloading } from '#testing/one-c/one-c-shapes.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
  .jpeg()
  .toBuffer();

let shop: TestShop;
let robot: Awaited<ReturnType<typeof openOneC>>;
beforeAll(async () => {
  shop = await openShop();
  robot = await openOneC(shop);
  await shop.pool.query(
    "insert into exchange_warehouse (external_id, name, warehouse_id) values ($1, 'Склад базы', 1)",
    [mainStore],
  );
  await exchangeSettingQueries(shop.db).setSettings({ isFreeStock: false, totalWarehouseId: 1 });
});
afterAll(() => shop.close());

/** Tables with the log of the exchange itself. */
const books = [
  'exchange_account',
  'exchange_session',
  'exchange_run',
  'exchange_product',
  'audit',
  'exchange_good_row',
  'exchange_offer_row',
  'exchange_stock_row',
];

/** Returns a hash of the rows of each table. */
async function everything(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await shop.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname <> all($1) order by 1`,
    [books],
  );
  const digests = rows.map(async ({ name }) => {
    const digest = await shop.pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(one::text, ' ' order by one::text)), '') as sum from ${name} one`,
    );
    return [name, digest.rows[0]?.sum ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

async function send({ type, files, imported }: OneCUnloading): Promise<readonly string[]> {
  const one = robot({ partBytes: 8192 });
  if (type === 'catalog') return one.sendCatalogue(files, imported);
  await one.signIn('sale');
  await one.init('sale');
  let answer: readonly string[] = [];
  for (const { name, bytes } of files) answer = await one.sendFile('sale', name, bytes);
  return answer;
}

const lastRun = () =>
  shop.db.selectFrom('exchange_run').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

/**
 * Returns the files of a real 1C database, in the order in which 1C sends them. COMMERCEML_FILES names their folder.
 */
function ownFiles(): readonly OneCUnloading[] {
  const folder = process.env['COMMERCEML_FILES'];
  if (folder === undefined) return [];
  const rank = (name: string): number =>
    ['classifier', 'import', 'offers', 'orders'].findLastIndex((word) => name.includes(word));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((name) => ({
      name,
      type: name.includes('orders') ? 'sale' : 'catalog',
      files: [
        {
          name: name.replace(/[^\w.-]/g, '-'),
          bytes: readFileSync(join(folder, name)),
        },
      ],
    }));
}

it.each([...oneCUnloadings(photo), ...ownFiles()])('$name, sent twice, has the effect of one', async (unloading) => {
  expect(await send(unloading)).toEqual(['success']);
  const [once, run] = [await everything(), await lastRun()];
  expect(run.state).toBe('done');
  expect(await send(unloading)).toEqual(['success']);
  expect(await everything()).toEqual(once);
  const { kind, problems, counts } = await lastRun();
  expect({ kind, problems }).toEqual({ kind: run.kind, problems: run.problems });
  for (const count of ['new', 'changed', 'deleted', 'restored', 'prices', 'stocks', 'pictures', 'paid', 'moved'])
    expect(counts).not.toHaveProperty(count);
  expect(await ledgerQueries(shop.db).differences()).toEqual([]);
});

it('everything they contain was imported', async () => {
  const { rows } = await shop.pool.query<{ mpn: string }>(
    `select mpn, product.state, product.tier_quantities::text as from, product.tier_prices::text as prices, cardinality(images) as photos,
       coalesce(on_hand, 0) as stock, category.title ->> 'ru' as category, brand.name as brand
     from supplier_part part join product on product.id = part.product_id
     join category on category.id = category_id join brand on brand.id = brand_id
     left join stock on stock.product_id = product.id and warehouse_id = 1
     where part.supplier_id = (select id from supplier where code = '1c') and part.number = any($1) order by part.number`,
    [['led-1', 'led-2', 'led-3', 'shape-1', 'shape-2', 'table#белый', 'table#серый']],
  );
  expect(rows).toMatchInlineSnapshot(`
    [
      {
        "brand": "Оптрон",
        "category": "Светодиоды",
        "from": "{1}",
        "mpn": "АЛ307БМ",
        "photos": 0,
        "prices": "{171900}",
        "state": "published",
        "stock": 1,
      },
      {
        "brand": "Оптрон",
        "category": "Светодиоды",
        "from": "{1}",
        "mpn": "АЛ 307 ВМ",
        "photos": 0,
        "prices": "{130000}",
        "state": "published",
        "stock": 120,
      },
      {
        "brand": "Оптрон",
        "category": "Светодиоды",
        "from": "{1,100}",
        "mpn": "ARL-5013",
        "photos": 1,
        "prices": "{99000,88000}",
        "state": "published",
        "stock": 70,
      },
      {
        "brand": "Завод резисторов",
        "category": "Резисторы нашей базы",
        "from": "{1,10}",
        "mpn": "ШЕЙП-1",
        "photos": 0,
        "prices": "{25000,20000}",
        "state": "published",
        "stock": 5,
      },
      {
        "brand": "Завод резисторов",
        "category": "Резисторы нашей базы",
        "from": "{1}",
        "mpn": "ШЕЙП-2",
        "photos": 0,
        "prices": "{30000}",
        "state": "archived",
        "stock": 0,
      },
      {
        "brand": "Без марки",
        "category": "Мебель",
        "from": "{1}",
        "mpn": "Стол монтажника (белый)",
        "photos": 0,
        "prices": "{71005000}",
        "state": "published",
        "stock": 3,
      },
      {
        "brand": "Без марки",
        "category": "Мебель",
        "from": "{1}",
        "mpn": "Стол монтажника (серый)",
        "photos": 0,
        "prices": "{71005000}",
        "state": "published",
        "stock": 3,
      },
    ]
  `);
});
