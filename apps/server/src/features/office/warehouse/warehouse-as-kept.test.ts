import type { Shortages, Wave } from '@farad/contract/office/stock/warehouse';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Drawing } from '#core/documents/open-drawing.ts';
import { products, type TestProduct } from '#testing/catalogue.ts';
import { ledgerOf, masked } from '#testing/order-ledger.ts';
import { orderToPick } from '#testing/scenes/warehouse-scenes.ts';
import { stockBody } from '#testing/scenes/stock-scenes.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { orderLabels, ownParcelLabel, pickingList, productLabels, waveLabels } from './papers.ts';

let shop: TestShop;
let keeper: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  keeper = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

const { tiered, byTens } = products;

/** Masks numbers and ids, because they depend on the other tests of this file. */
const shown = (text: string): string =>
  masked(text, '26-999999')
    .replaceAll(/26-\d{6}/g, 'NUMBER')
    .replaceAll(/(?<=\bid:)\w+/g, '#')
    .replaceAll(/(?<=\b(?:waveId|wave|bag):|Этикетки |Лист сборки )\d+\b/g, 'WAVE');

const get = async (path: string): Promise<string> => {
  const answer = await keeper.get(path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return shown(answer.body);
};
const post = async <Answer>(path: string, body: object): Promise<Answer> => {
  const answer = await keeper.post(path, body);
  expect([path, answer.statusCode, answer.body]).toEqual([path, 200, answer.body]);
  return answer.json<Answer>();
};

const count = (wave: Wave, part: TestProduct, figures: object) =>
  post(`/admin/warehouse/waves/${wave.id}/count`, {
    product_id: String(part.id),
    warehouseId: 1,
    was: 0,
    isShort: false,
    ...figures,
  });
const setCells = () =>
  post('/admin/stock-cells', {
    warehouseId: 1,
    cells: [
      { product_id: String(byTens.id), cell: 'B-10' },
      { product_id: String(tiered.id), cell: 'B-2' },
    ],
  });

/** Returns the data that would be printed, instead of a PDF. */
async function printed(print: (desk: Parameters<typeof waveLabels>[0]) => Promise<unknown>): Promise<string> {
  const drawn: unknown[] = [];
  const drawing: Drawing = {
    draw: async (data) => {
      drawn.push(data);
      return new Uint8Array();
    },
    stop: async () => undefined,
  };
  const done = await print({ deps: shop.deps, drawing, locale: 'ru' });
  const { ok, value } = done as { readonly ok: boolean; readonly value?: { readonly name: string } };
  return shown(JSON.stringify(ok ? [value?.name, ...drawn] : done));
}

it('the stock, its file, its movements, and what to order', async () => {
  await setCells();
  const body = { ...stockBody('receipt', [tiered, 5], [byTens, 7]), number: 'П-17' };
  await post('/admin/stock/documents', body);
  const correction = stockBody('correction', [byTens, 3]);
  await keeper.post('/admin/stock/documents', { ...correction, reason: 'Пересчёт' });
  expect(await get(`/admin/stock/${byTens.id}`)).toMatchInlineSnapshot(
    `"{product_id:2,mpn:CC0603KRX7R9BB104,brand:Yageo,title:Конденсатор 0,1 мкФ,onHand:1010,reserved:0,available:1010,places:[{warehouseId:1,onHand:1010,reserved:0,cell:B-10}],warehouses:[{id:#,code:w1,title:Склад 1},{id:#,code:w2,title:Склад 2}],held:[]}"`,
  );
  expect(await get(`/admin/stock?text=${tiered.mpn}`)).toMatchInlineSnapshot(
    `"{products:[{product_id:1,mpn:RC0603FR-0710KL,brand:Yageo,title:Резистор 10 кОм,onHand:50005,reserved:0,available:50005,places:[{warehouseId:1,onHand:50005,reserved:0,cell:B-2}]}],warehouses:[{id:#,code:w1,title:Склад 1},{id:#,code:w2,title:Склад 2}],next:null}"`,
  );
  expect(await get(`/admin/stock-movements?product=${byTens.id}`)).toMatchInlineSnapshot(
    `"{movements:[{id:#,at:MOMENT,kind:correction,product_id:2,mpn:CC0603KRX7R9BB104,brand:Yageo,warehouse:Склад 1,onHand:3,reserved:0,order:null,document:{id:#,number:,reason:Пересчёт,by:STAFF}},{id:#,at:MOMENT,kind:receipt,product_id:2,mpn:CC0603KRX7R9BB104,brand:Yageo,warehouse:Склад 1,onHand:7,reserved:0,order:null,document:{id:#,number:П-17,reason:,by:STAFF}}],next:null}"`,
  );
  const file = (await get('/admin/stock-file?format=csv')).split('\r\n');
  expect(file.slice(0, 4)).toMatchInlineSnapshot(`
    [
      "﻿Номер;Номер детали;Производитель;Название;На складе;В резерве;Доступно;Склад 1;Склад 1: Ячейка;Склад 2;Склад 2: Ячейка",
      "1;RC0603FR-0710KL;Yageo;Резистор 10 кОм;50005;0;50005;50005;B-2;0;",
      "2;CC0603KRX7R9BB104;Yageo;Конденсатор 0,1 мкФ;1010;0;1010;1010;B-10;0;",
      "3;NE555P;Yageo;Таймер;200;0;200;200;;0;",
    ]
  `);
  expect((await get('/admin/reorder-file?format=csv')).split('\r\n').slice(0, 3)).toMatchInlineSnapshot(`
    [
      "﻿Номер;Номер детали;Производитель;Название;Заказать;Доступно;Заказали;Порог;Срок, дней;Кратность",
      "",
    ]
  `);
  expect(await get('/admin/reorder')).toMatchInlineSnapshot(`"{products:[],isCut:false}"`);
});

it('two orders from the queue to the packing desk, and what is printed for them', async () => {
  await setCells();
  const first = await orderToPick(shop, [tiered, 100], [byTens, 20]);
  const second = await orderToPick(shop, [tiered, 100]);
  expect(await get('/admin/warehouse/queue')).toMatchInlineSnapshot(
    `"{orders:[{number:NUMBER,status:in_work_personal,createdAt:MOMENT,name:Анна Иванова,delivery:own_pickup,payment:cash_on_receipt,isPaid:false,day:null,lines:2,pieces:120,refusal:null},{number:NUMBER,status:in_work_personal,createdAt:MOMENT,name:Анна Иванова,delivery:own_pickup,payment:cash_on_receipt,isPaid:false,day:null,lines:1,pieces:100,refusal:null}],next:null,waves:[]}"`,
  );
  const wave = await post<Wave>('/admin/warehouse/waves', { orders: [first, second] });
  expect(await get(`/admin/warehouse/waves/${wave.id}`)).toMatchInlineSnapshot(
    `"{id:#,createdAt:MOMENT,picker:{id:#,name:STAFF},seenAt:MOMENT,orders:2,needed:220,picked:0,state:open,isMine:true,boxes:[{box:1,order:NUMBER,needed:120,picked:0},{box:2,order:NUMBER,needed:100,picked:0}],stops:[{product_id:1,mpn:RC0603FR-0710KL,brand:Yageo,title:Резистор 10 кОм,package:0603,warehouseId:1,warehouse:Склад 1,cell:B-2,needed:200,picked:0,isShort:false,bags:[{bag:WAVE,box:1,order:NUMBER,needed:100,picked:0,note:},{bag:WAVE,box:2,order:NUMBER,needed:100,picked:0,note:}]},{product_id:2,mpn:CC0603KRX7R9BB104,brand:Yageo,title:Конденсатор 0,1 мкФ,package:0603,warehouseId:1,warehouse:Склад 1,cell:B-10,needed:20,picked:0,isShort:false,bags:[{bag:WAVE,box:1,order:NUMBER,needed:20,picked:0,note:}]}]}"`,
  );
  await count(wave, tiered, { found: 200 });
  await count(wave, byTens, { found: 20 });
  expect(await get(`/admin/warehouse/waves/${wave.id}`)).toMatchInlineSnapshot(
    `"{id:#,createdAt:MOMENT,picker:{id:#,name:STAFF},seenAt:MOMENT,orders:2,needed:220,picked:220,state:open,isMine:true,boxes:[{box:1,order:NUMBER,needed:120,picked:120},{box:2,order:NUMBER,needed:100,picked:100}],stops:[{product_id:1,mpn:RC0603FR-0710KL,brand:Yageo,title:Резистор 10 кОм,package:0603,warehouseId:1,warehouse:Склад 1,cell:B-2,needed:200,picked:200,isShort:false,bags:[{bag:WAVE,box:1,order:NUMBER,needed:100,picked:100,note:},{bag:WAVE,box:2,order:NUMBER,needed:100,picked:100,note:}]},{product_id:2,mpn:CC0603KRX7R9BB104,brand:Yageo,title:Конденсатор 0,1 мкФ,package:0603,warehouseId:1,warehouse:Склад 1,cell:B-10,needed:20,picked:20,isShort:false,bags:[{bag:WAVE,box:1,order:NUMBER,needed:20,picked:20,note:}]}]}"`,
  );
  for (const by of ['cell', 'order'] as const)
    expect(await printed((desk) => pickingList(desk, wave.id, by))).toContain(`by:${by}`);
  expect(await printed((desk) => pickingList(desk, wave.id, 'cell'))).toMatchInlineSnapshot(
    `"[Лист сборки WAVE.pdf,{kind:picking_list,list:{wave:WAVE,locale:ru,madeAt:MOMENT,picker:STAFF,by:cell,stops:[{cell:B-2,warehouse:Склад 1,mpn:RC0603FR-0710KL,maker:Yageo,name:Резистор 10 кОм,bags:[{bag:WAVE,box:1,order:NUMBER,needed:100},{bag:WAVE,box:2,order:NUMBER,needed:100}]},{cell:B-10,warehouse:Склад 1,mpn:CC0603KRX7R9BB104,maker:Yageo,name:Конденсатор 0,1 мкФ,bags:[{bag:WAVE,box:1,order:NUMBER,needed:20}]}]}}]"`,
  );
  expect(await printed((desk) => waveLabels(desk, wave.id, '30x20'))).toMatchInlineSnapshot(
    `"[Этикетки WAVE.pdf,{kind:bag_labels,labels:{title:Этикетки WAVE,locale:ru,size:30x20,madeAt:MOMENT,labels:[{customerNumber:,mpn:RC0603FR-0710KL,shopNumber:1,quantity:100,lot:,dateCode:,country:,order:NUMBER,bag:WAVE-1,maker:Yageo,title:Резистор 10 кОм,package:0603,cell:B-2},{customerNumber:,mpn:RC0603FR-0710KL,shopNumber:1,quantity:100,lot:,dateCode:,country:,order:NUMBER,bag:WAVE-2,maker:Yageo,title:Резистор 10 кОм,package:0603,cell:B-2},{customerNumber:,mpn:CC0603KRX7R9BB104,shopNumber:2,quantity:20,lot:,dateCode:,country:,order:NUMBER,bag:WAVE-3,maker:Yageo,title:Конденсатор 0,1 мкФ,package:0603,cell:B-10}]}}]"`,
  );
  await post(`/admin/warehouse/waves/${wave.id}/finish`, {});
  expect(await get('/admin/warehouse/packing')).toMatchInlineSnapshot(
    `"{orders:[{number:NUMBER,status:in_warehouse,createdAt:MOMENT,name:Анна Иванова,delivery:own_pickup,payment:cash_on_receipt,isPaid:false,day:null,pieces:120,parcels:0},{number:NUMBER,status:in_warehouse,createdAt:MOMENT,name:Анна Иванова,delivery:own_pickup,payment:cash_on_receipt,isPaid:false,day:null,pieces:100,parcels:0}],next:null}"`,
  );
  expect(await get(`/admin/warehouse/packing/${first}`)).toMatchInlineSnapshot(
    `"{number:NUMBER,status:in_warehouse,createdAt:MOMENT,name:Анна Иванова,delivery:own_pickup,payment:cash_on_receipt,isPaid:false,day:null,comment:,address:Москва, ул. Радио, 10,lines:[{product_id:1,mpn:RC0603FR-0710KL,brand:Yageo,title:Резистор 10 кОм,left:100,fetched:100,isMarked:false,milligrams:null,bags:[{id:#-1,pieces:100}]},{product_id:2,mpn:CC0603KRX7R9BB104,brand:Yageo,title:Конденсатор 0,1 мкФ,left:20,fetched:20,isMarked:false,milligrams:null,bags:[{id:#-3,pieces:20}]}],mayPack:true,parcels:[]}"`,
  );
  expect(await printed((desk) => orderLabels(desk, first, '30x20'))).toMatchInlineSnapshot(
    `"[Этикетки NUMBER.pdf,{kind:bag_labels,labels:{title:Этикетки NUMBER,locale:ru,size:30x20,madeAt:MOMENT,labels:[{customerNumber:,mpn:RC0603FR-0710KL,shopNumber:1,quantity:100,lot:,dateCode:,country:,order:NUMBER,bag:WAVE-1,maker:Yageo,title:Резистор 10 кОм,cell:,package:0603},{customerNumber:,mpn:CC0603KRX7R9BB104,shopNumber:2,quantity:20,lot:,dateCode:,country:,order:NUMBER,bag:WAVE-3,maker:Yageo,title:Конденсатор 0,1 мкФ,cell:,package:0603}]}}]"`,
  );
  const goods = [{ product_id: String(tiered.id), qty: 60 }];
  await post(`/admin/orders/${first}/parcels`, { products: goods, grams: 777 });
  expect(await get(`/admin/warehouse/packing/${first}`)).toMatchInlineSnapshot(
    `"{number:NUMBER,status:in_warehouse,createdAt:MOMENT,name:Анна Иванова,delivery:own_pickup,payment:cash_on_receipt,isPaid:false,day:null,comment:,address:Москва, ул. Радио, 10,lines:[{product_id:1,mpn:RC0603FR-0710KL,brand:Yageo,title:Резистор 10 кОм,left:40,fetched:40,isMarked:false,milligrams:null,bags:[{id:#-1,pieces:100}]},{product_id:2,mpn:CC0603KRX7R9BB104,brand:Yageo,title:Конденсатор 0,1 мкФ,left:20,fetched:20,isMarked:false,milligrams:null,bags:[{id:#-3,pieces:20}]}],mayPack:true,parcels:[{number:1,state:packed,grams:777,isCarried:false}]}"`,
  );
  expect(await printed((desk) => ownParcelLabel(desk, first, '1'))).toMatchInlineSnapshot(
    `"[Этикетки NUMBER-1.pdf,{kind:parcel_label,label:{locale:ru,madeAt:MOMENT,order:NUMBER,parcel:1,parcels:1,grams:777,from:{name:ООО «Фарад»,address:105005, г. Москва, ул. Радио, д. 10,phone:+7 495 000-00-00},to:{name:Анна Иванова,address:Москва, ул. Радио, 10,phone:+PHONE}}}]"`,
  );
  expect((await ledgerOf(shop, first, 'order_event', 'reservation', 'stock_movement')).map(shown))
    .toMatchInlineSnapshot(`
      [
        "order_event {at: MOMENT, by: customer, reason: , to_status: created}",
        "order_event {at: MOMENT, by: staff, reason: , to_status: in_warehouse, from_status: in_work_personal}",
        "reservation {quantity: 100, product_id: 1, warehouse_id: 1}",
        "reservation {quantity: 20, product_id: 2, warehouse_id: 1}",
        "stock_movement {at: MOMENT, kind: reserve, quantity: 100, product_id: 1, warehouse_id: 1}",
        "stock_movement {at: MOMENT, kind: reserve, quantity: 20, product_id: 2, warehouse_id: 1}",
      ]
    `);
});

it('an order without a wave has one label for each line', async () => {
  const number = await orderToPick(shop, [tiered, 100], [byTens, 20]);
  await shop.pool.query("update orders set status = 'in_warehouse' where number = $1", [number]);
  expect(await printed((desk) => orderLabels(desk, number, 'a4_65'))).toMatchInlineSnapshot(
    `"[Этикетки NUMBER.pdf,{kind:bag_labels,labels:{title:Этикетки NUMBER,locale:ru,size:a4_65,madeAt:MOMENT,labels:[{customerNumber:,mpn:RC0603FR-0710KL,shopNumber:1,quantity:100,lot:,dateCode:,country:,order:NUMBER,bag:,maker:Yageo,title:Резистор 10 кОм,cell:,package:0603},{customerNumber:,mpn:CC0603KRX7R9BB104,shopNumber:2,quantity:20,lot:,dateCode:,country:,order:NUMBER,bag:,maker:Yageo,title:Конденсатор 0,1 мкФ,cell:,package:0603}]}}]"`,
  );
});

it('labels of a product', async () => {
  await setCells();
  const wanted = { size: '30x20', quantity: 100, lot: 'L1', dateCode: '2431', copies: 2 } as const;
  expect(await printed((desk) => productLabels(desk, String(tiered.id), wanted))).toMatchInlineSnapshot(
    `"[Этикетки RC0603FR-0710KL.pdf,{kind:bag_labels,labels:{title:Этикетки RC0603FR-0710KL,locale:ru,size:30x20,madeAt:MOMENT,labels:[{customerNumber:,mpn:RC0603FR-0710KL,shopNumber:1,quantity:100,lot:L1,dateCode:2431,country:,order:,bag:,maker:Yageo,title:Резистор 10 кОм,package:0603,cell:B-2},{customerNumber:,mpn:RC0603FR-0710KL,shopNumber:1,quantity:100,lot:L1,dateCode:2431,country:,order:,bag:,maker:Yageo,title:Резистор 10 кОм,package:0603,cell:B-2}]}}]"`,
  );
  const bare = { ...wanted, quantity: undefined, lot: '', dateCode: '', copies: 1 };
  expect(await printed((desk) => productLabels(desk, String(byTens.id), bare))).toMatchInlineSnapshot(
    `"[Этикетки CC0603KRX7R9BB104.pdf,{kind:bag_labels,labels:{title:Этикетки CC0603KRX7R9BB104,locale:ru,size:30x20,madeAt:MOMENT,labels:[{customerNumber:,mpn:CC0603KRX7R9BB104,shopNumber:2,quantity:null,lot:,dateCode:,country:,order:,bag:,maker:Yageo,title:Конденсатор 0,1 мкФ,package:0603,cell:B-10}]}}]"`,
  );
  expect(await printed((desk) => productLabels(desk, '999999', wanted))).toMatchInlineSnapshot(
    `"{ok:false,error:{code:not_found}}"`,
  );
});

it('a shortage: nothing but the found pieces is labelled, and staff are told what lacks', async () => {
  await setCells();
  const number = await orderToPick(shop, [byTens, 30], [tiered, 100]);
  const wave = await post<Wave>('/admin/warehouse/waves', { orders: [number] });
  await count(wave, byTens, { found: 20, isShort: true });
  await count(wave, tiered, { found: 0, isShort: true });
  expect(await get(`/admin/warehouse/waves/${wave.id}`)).toMatchInlineSnapshot(
    `"{id:#,createdAt:MOMENT,picker:{id:#,name:STAFF},seenAt:MOMENT,orders:1,needed:130,picked:20,state:open,isMine:true,boxes:[{box:1,order:NUMBER,needed:130,picked:20}],stops:[{product_id:1,mpn:RC0603FR-0710KL,brand:Yageo,title:Резистор 10 кОм,package:0603,warehouseId:1,warehouse:Склад 1,cell:B-2,needed:100,picked:0,isShort:true,bags:[{bag:WAVE,box:1,order:NUMBER,needed:100,picked:0,note:}]},{product_id:2,mpn:CC0603KRX7R9BB104,brand:Yageo,title:Конденсатор 0,1 мкФ,package:0603,warehouseId:1,warehouse:Склад 1,cell:B-10,needed:30,picked:20,isShort:true,bags:[{bag:WAVE,box:1,order:NUMBER,needed:30,picked:20,note:}]}]}"`,
  );
  expect(await printed((desk) => waveLabels(desk, wave.id, '30x20'))).toMatchInlineSnapshot(
    `"[Этикетки WAVE.pdf,{kind:bag_labels,labels:{title:Этикетки WAVE,locale:ru,size:30x20,madeAt:MOMENT,labels:[{customerNumber:,mpn:CC0603KRX7R9BB104,shopNumber:2,quantity:20,lot:,dateCode:,country:,order:NUMBER,bag:WAVE-2,maker:Yageo,title:Конденсатор 0,1 мкФ,package:0603,cell:B-10}]}}]"`,
  );
  await post(`/admin/warehouse/waves/${wave.id}/finish`, {});
  const { shortages } = (await keeper.get('/admin/warehouse/shortages')).json<Shortages>();
  const own = shortages.filter(({ order }) => order === number);
  expect(shown(JSON.stringify(own))).toMatchInlineSnapshot(
    `"[{product_id:1,mpn:RC0603FR-0710KL,brand:Yageo,waveId:WAVE,order:NUMBER,status:in_work_personal,warehouseId:1,cell:B-2,needed:100,found:0,lacks:100,available:0,picker:STAFF,at:MOMENT},{product_id:2,mpn:CC0603KRX7R9BB104,brand:Yageo,waveId:WAVE,order:NUMBER,status:in_work_personal,warehouseId:1,cell:B-10,needed:30,found:20,lacks:10,available:0,picker:STAFF,at:MOMENT}]"`,
  );
  expect(await get('/admin/warehouse/queue')).toMatchInlineSnapshot(
    `"{orders:[{number:NUMBER,status:in_work_personal,createdAt:MOMENT,name:Анна Иванова,delivery:own_pickup,payment:cash_on_receipt,isPaid:false,day:null,lines:0,pieces:0,refusal:short}],next:null,waves:[]}"`,
  );
  const kept = await ledgerOf(shop, number, 'order_event', 'order_lack', 'reservation', 'stock_movement', 'outbox');
  expect(kept.map(shown)).toMatchInlineSnapshot(`
    [
      "order_event {at: MOMENT, by: customer, reason: , to_status: created}",
      "order_lack {found: 0, told_at: MOMENT, quantity: 10, product_id: 2, document_id: #, warehouse_id: 1}",
      "order_lack {found: 0, told_at: MOMENT, quantity: 100, product_id: 1, document_id: #, warehouse_id: 1}",
      "reservation {quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 30, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: release, quantity: 10, product_id: 2, document_id: #, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: release, quantity: 100, product_id: 1, document_id: #, warehouse_id: 1}",
      "outbox {kind: order_placed, text: farad.example: Заказ NUMBER принят, 91 ₽. Самовывоз: Москва, ул. Радио, 10. URL, channel: sms, subject: }",
      "outbox {kind: order_to_shop, text: Открыть заказ: URL, channel: email, subject: Новый заказ NUMBER: 91 ₽}",
      "outbox {kind: shortage_to_shop, text: При сборке не хватило деталей:\\nRC0603FR-0710KL: нашли 0 из 100, ячейка B-2\\nCC0603KRX7R9BB104: нашли 20 из 30, ячейка B-10\\n\\nОткрыть заказ: URL, channel: email, subject: Для заказа NUMBER не нашли детали на складе}",
    ]
  `);
  await shop.pool.query('update stock set on_hand = on_hand + 1000, counted = counted + 1000 where warehouse_id = 1');
  await post(`/admin/warehouse/shortages/${number}/settle`, { decision: 'again' });
  expect(await get('/admin/warehouse/queue')).toMatchInlineSnapshot(
    `"{orders:[{number:NUMBER,status:in_work_personal,createdAt:MOMENT,name:Анна Иванова,delivery:own_pickup,payment:cash_on_receipt,isPaid:false,day:null,lines:2,pieces:110,refusal:null}],next:null,waves:[]}"`,
  );
});

it('a pasted count of the shelves', async () => {
  const text = [`${tiered.mpn} 0`, `${byTens.mpn}; 12`, `${byTens.mpn} -3`, 'nothing 5', tiered.mpn];
  const { lines } = (await keeper.get(`/admin/stock-numbers?text=${encodeURIComponent(text.join('\n'))}`)).json<{
    lines: readonly { text: string; quantity: number | null; parts: readonly { product_id: string }[] }[];
  }>();
  expect(lines.map((line) => [line.text, line.quantity, line.parts.map(({ product_id: id }) => id)]))
    .toMatchInlineSnapshot(`
      [
        [
          "RC0603FR-0710KL 0",
          0,
          [
            "1",
          ],
        ],
        [
          "CC0603KRX7R9BB104; 12",
          12,
          [
            "2",
          ],
        ],
        [
          "CC0603KRX7R9BB104 -3",
          3,
          [
            "2",
          ],
        ],
        [
          "nothing 5",
          5,
          [],
        ],
        [
          "RC0603FR-0710KL",
          1,
          [
            "1",
          ],
        ],
      ]
    `);
});
