import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Drawable, Drawing } from '#core/documents/open-drawing.ts';
import { presentMovement } from '#core/catalogue/present-stock.ts';
import { readNumbers } from './read-numbers.ts';
import { findReorder } from './reorder.ts';
import { reorderFile, stockFile } from './stock-files.ts';
import { addParts } from '#testing/scenes/part-rows.ts';

const shop = openShopRows([
  `update product set state = 'published'`,
  'update product set min_quantity = 5, multiple = 5, lead_time_days = 20 where id = 2',
]);
const now = new Date('2026-11-30T21:30:00Z');
const drawn: Drawable[] = [];
const drawing: Drawing = {
  draw: async (data) => {
    drawn.push(data);
    return new Uint8Array([1]);
  },
  stop: async () => undefined,
};
const everything = { text: '', filter: undefined, warehouseId: undefined, cell: '' } as const;

beforeEach(async () => {
  drawn.length = 0;
  // Foreign keys are off, because dozens of tables refer to a product.
  await shop.run(`begin; set local session_replication_role = replica; truncate stock; delete from product where id > 5;
    commit`);
  await shop.run(`insert into stock (product_id, warehouse_id, on_hand, reserved, cell) values
    (1, 1, 30, 10, 'A-1'), (1, 3, 5, 0, ''), (2, 2, 7, 7, 'B-2')`);
});

describe('the file of the stock', () => {
  it('has a column of pieces and one of places for each warehouse', async () => {
    const file = await stockFile(shop.db, drawing, everything, { format: 'xlsx', locale: 'ru', now });
    expect(file).toMatchInlineSnapshot(`
      {
        "content": Uint8Array [
          1,
        ],
        "name": "Склад 2026-12-01.xlsx",
        "type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      }
    `);
    expect(JSON.stringify(drawn)).toMatchInlineSnapshot(
      `"[{"kind":"table","table":{"format":"xlsx","sheetName":"Склад","columns":[{"title":"Номер","kind":"text","width":12},{"title":"Номер детали","kind":"text","width":24},{"title":"Производитель","kind":"text","width":20},{"title":"Название","kind":"text","width":48},{"title":"На складе","kind":"number","width":14},{"title":"В резерве","kind":"number","width":14},{"title":"Доступно","kind":"number","width":14},{"title":"Склад 1","kind":"number","width":14},{"title":"Склад 1: Ячейка","kind":"text","width":14},{"title":"Склад 2","kind":"number","width":14},{"title":"Склад 2: Ячейка","kind":"text","width":14},{"title":"Склад 3","kind":"number","width":14},{"title":"Склад 3: Ячейка","kind":"text","width":14}],"rows":[["1","MPN-1","Yageo","Деталь 1",35,10,25,30,"A-1",0,"",5,""],["2","MPN-2","Yageo","Деталь 2",7,7,0,0,"",7,"B-2",0,""],["3","MPN-3","Yageo","Деталь 3",0,0,0,0,"",0,"",0,""],["4","MPN-4","Yageo","Деталь 4",0,0,0,0,"",0,"",0,""],["5","MPN-5","Yageo","Деталь 5",0,0,0,0,"",0,"",0,""]],"separator":";"}}]"`,
    );
  });

  it('is in the language of its reader, and only what was searched', async () => {
    const search = { ...everything, warehouseId: 2 };
    const file = await stockFile(shop.db, drawing, search, { format: 'csv', locale: 'en', now });
    expect(file.name).toBe('Stock 2026-12-01.csv');
    const [data] = drawn;
    expect(data?.kind === 'table' ? data.table.rows : []).toEqual([
      ['2', 'MPN-2', 'Yageo', 'Деталь 2', 7, 7, 0, 0, '', 7, 'B-2', 0, ''],
    ]);
  });
});

describe('what to order', () => {
  const reorder = (days: number, lead: number, cover: number) => findReorder(shop.db, { days, lead, cover }, 'ru', now);

  it('is computed from orders of the last days, and from the days until a delivery arrives', async () => {
    // Orders 1 to 4 are of 1 to 4 November, with ten pieces of the parts 1 and 2 each.
    expect(JSON.stringify(await reorder(40, 10, 20))).toMatchInlineSnapshot(
      `"{"products":[{"product_id":"2","mpn":"MPN-2","brand":"Yageo","title":"Деталь 2","available":0,"ordered":40,"leadDays":20,"threshold":20,"suggested":40,"multiple":5}],"isCut":false}"`,
    );
    const ids = async (...of: Parameters<typeof reorder>) =>
      (await reorder(...of)).products.map(({ product_id, ordered }) => [product_id, ordered]);
    await shop.run('update orders set created_at = $1 where id = 4', new Date(now.getTime() - 10 * 86_400_000));
    expect(await ids(10, 30, 1)).toEqual([
      ['2', 10],
      ['1', 10],
    ]);
    await shop.run('update orders set created_at = $1 where id = 4', new Date(now.getTime() - 10 * 86_400_000 - 1));
    expect(await ids(10, 30, 1)).toEqual([]);
    await shop.run(`update orders set created_at = '2026-11-04' where id = 4`);
  });

  it('is a table too', async () => {
    await shop.run('update order_line set quantity = 10');
    const { products: rows } = await reorder(40, 10, 20);
    expect(await reorderFile(drawing, rows, { format: 'xlsx', locale: 'ru', now })).toMatchInlineSnapshot(`
      {
        "content": Uint8Array [
          1,
        ],
        "name": "Что заказать 2026-12-01.xlsx",
        "type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      }
    `);
    expect(JSON.stringify(drawn)).toMatchInlineSnapshot(
      `"[{"kind":"table","table":{"format":"xlsx","sheetName":"Что заказать","columns":[{"title":"Номер","kind":"text","width":12},{"title":"Номер детали","kind":"text","width":24},{"title":"Производитель","kind":"text","width":20},{"title":"Название","kind":"text","width":48},{"title":"Заказать","kind":"number","width":14},{"title":"Доступно","kind":"number","width":14},{"title":"Заказали","kind":"number","width":14},{"title":"Порог","kind":"number","width":14},{"title":"Срок, дней","kind":"number","width":14},{"title":"Кратность","kind":"number","width":14}],"rows":[["2","MPN-2","Yageo","Деталь 2",40,0,40,20,20,5]],"separator":";"}}]"`,
    );
  });
});

describe('a pasted list of numbers', () => {
  const read = async (text: string) =>
    (await readNumbers(shop.db, text, 'ru')).lines.map(({ row, text: line, quantity, parts }) => [
      row,
      line,
      quantity,
      ...parts.map(({ product_id }) => product_id),
    ]);

  it.each([
    ['MPN-1 0', 0, '1'],
    ['MPN-1; 0', 0, '1'],
    ['MPN-1,0', 0, '1'],
    ['MPN-1 -0', 0, '1'],
    ['MPN-1 00', null, '1'],
    ['MPN-1 99999999', null, '1'],
    ['MPN-1 12', 12, '1'],
    ['MPN-1', 1, '1'],
    ['2 7', 7, '2'],
    ['MPN-9 3', 3],
  ])('%j', async (text, quantity, ...ids) => {
    expect(await read(text)).toEqual([[1, text, quantity, ...ids]]);
  });

  it('has at most ten parts for a line', async () => {
    await addParts(shop, 101, 110, `'X' || translate(n::text, '0123456789', '-_./:;,+#!')`);
    expect((await read('X 5'))[0]).toHaveLength(3 + 10);
    await addParts(shop, 111, 111, `'X' || translate(n::text, '0123456789', '-_./:;,+#!')`);
    expect((await read('X 5'))[0]).toHaveLength(3 + 10);
    const [line] = (await readNumbers(shop.db, 'MPN-1 5', 'ru')).lines;
    expect(line?.parts).toEqual([
      {
        product_id: '1',
        mpn: 'MPN-1',
        brand: 'Yageo',
        title: 'Деталь 1',
        onHand: 35,
        reserved: 10,
        available: 25,
        places: [
          { warehouseId: 1, onHand: 30, reserved: 10, cell: 'A-1' },
          { warehouseId: 3, onHand: 5, reserved: 0, cell: '' },
        ],
      },
    ]);
  });
});

it.each([
  ['receipt', 5, 0],
  ['count', 5, 0],
  ['reserve', 0, 5],
  ['release', 0, -5],
  ['ship', -5, -5],
] as const)(
  'a movement of the kind %s changes the stock by %i and the reserved pieces by %i',
  (kind, onHand, reserved) => {
    const row = {
      id: 7,
      at: now,
      kind,
      productId: 1 as never,
      mpn: 'M',
      brand: 'B',
      warehouseId: 2,
      quantity: 5,
      order: null,
      documentId: kind === 'receipt' ? 3 : null,
      documentNumber: 'N',
      reason: 'R',
      by: 'S',
    };
    const part = { product_id: '1', mpn: 'M', brand: 'B', warehouse: 'W' };
    const document = kind === 'receipt' ? { id: '3', number: 'N', reason: 'R', by: 'S' } : null;
    const shown = { id: '7', at: '2026-11-30T21:30:00.000Z', kind, order: null };
    expect(presentMovement(row, new Map([[2, 'W']]))).toEqual({ ...shown, ...part, onHand, reserved, document });
  },
);
