import { inTransaction } from '@farad/database/connection/transaction';
import { documentQueries, type DocumentOrderRow } from '@farad/database/payments/document.queries';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Drawing } from '#core/documents/open-drawing.ts';
import { issueInvoice, issueOwedInvoice } from '#core/invoices/issue-invoice.ts';
import { moneyNow, openMoneyRows, ordersToPay } from '#testing/scenes/money-rows.ts';
import { addRow } from '#testing/scenes/row-scenes.ts';
import { setTestSeller } from '#testing/seller.ts';
import { documentFile, listDocuments } from './order-documents.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
const order = async (id = 2): Promise<DocumentOrderRow> => {
  const found = await documentQueries(shop.db).byId(id);
  if (found === undefined) throw new Error('no such order');
  return found;
};
let drawn: unknown;
const drawing = {
  draw: async (data: unknown) => {
    drawn = data;
    return Buffer.from('drawn');
  },
} as unknown as Drawing;
const file = async (id: string, more: object = {}, of = 2) => {
  drawn = undefined;
  const wish = { id, isForStaff: true, ...more };
  const answer = await documentFile(money.deps, drawing, await order(of), wish);
  return answer.ok ? answer.value.name : answer.error.code;
};
/** Adds a refund by bank for pieces of a line of the second order. */
const back = async (position: number, quantity: number, amount: number) => {
  await shop.run(
    `insert into refund (order_id, sequence, key, amount_kopecks, cause, note, state, way, payee, purpose, created_at,
        done_at, paper_number, paper_day)
      select 2, count(*) + 1, 'key ' || count(*), $1::integer, 'staff', '', 'succeeded', 'bank', '{}', '', now(), now(), '1', '2026-11-19'
      from refund`,
    amount,
  );
  await shop.run(
    `insert into refund_line (refund_id, position, move, from_piece, quantity, amount_kopecks)
      select max(id), $1::integer, 'cancel', 0, $2::integer, $3::integer from refund`,
    position,
    quantity,
    amount,
  );
};

beforeEach(async () => {
  money.reset();
  await ordersToPay(shop);
  await shop.run('truncate invoice_counter');
  await setTestSeller(shop);
});

describe('papers of an order', () => {
  const parcel = async (number: number, track: string | null, product: number, quantity: number, orderId = 2) => {
    await addRow(shop, 'parcel', {
      order_id: orderId,
      number,
      state: 'packed',
      grams: 50 + number,
      track,
      created_at: moneyNow,
    });
    await shop.run(
      'insert into parcel_line (parcel_id, product_id, quantity) select max(id), $1, $2 from parcel',
      product,
      quantity,
    );
  };

  it('are listed, the packing list for staff only', async () => {
    await shop.run(`insert into invoice (order_id, year, sequence, version, issued_at, valid_until, seller, buyer, lines, total_kopecks)
      values (2, 2026, 7, 1, '2026-11-18', '2026-11-30', '{}', '{}', '[]', 2300), (2, 2026, 7, 2, '2026-11-19', '2026-11-30', '{}', '{}', '[]', 2000),
        (1, 2026, 8, 1, '2026-11-18', '2026-11-30', '{}', '{}', '[]', 2000)`);
    const { documents } = await listDocuments(shop.db, await order(), true);
    expect(documents.map((each) => JSON.stringify(each))).toMatchInlineSnapshot(`
      [
        "{"id":"invoice-2","kind":"invoice","number":"7/2","createdAt":"2026-11-19T00:00:00.000Z","total_price":20,"validUntil":"2026-11-30T00:00:00.000Z","isReplaced":false}",
        "{"id":"invoice-1","kind":"invoice","number":"7","createdAt":"2026-11-18T00:00:00.000Z","total_price":23,"validUntil":"2026-11-30T00:00:00.000Z","isReplaced":true}",
        "{"id":"confirmation","kind":"confirmation","number":null,"total_price":null,"validUntil":null,"isReplaced":false,"createdAt":"2026-11-02T00:00:00.000Z"}",
        "{"id":"packing-list","kind":"packing_list","number":null,"total_price":null,"validUntil":null,"isReplaced":false,"createdAt":"2026-11-02T00:00:00.000Z"}",
      ]
    `);
    expect((await listDocuments(shop.db, await order(), false)).documents.map(({ kind }) => kind)).toEqual([
      'invoice',
      'invoice',
      'confirmation',
    ]);
  });

  it('are a confirmation, with what went back', async () => {
    await back(1, 4, 400);
    await back(0, 1, 300);
    expect(await file('confirmation')).toMatchInlineSnapshot(`"Подтверждение заказа 26-000002.pdf"`);
    expect(JSON.stringify(drawn, null, 1)).toMatchInlineSnapshot(`
      "{
       "kind": "confirmation",
       "confirmation": {
        "orderNumber": "26-000002",
        "madeAt": "2026-11-02T00:00:00.000Z",
        "locale": "ru",
        "comment": "",
        "buyer": "Анна Иванова",
        "logo": null,
        "seller": "ООО «Фарад»",
        "delivery": "Самовывоз, Москва, ул. Радио, 10",
        "payment": "Картой",
        "lines": [
         {
          "article": "MPN-1",
          "name": "Деталь 1",
          "quantity": 10,
          "unit": "piece",
          "note": "",
          "total": 1000
         },
         {
          "article": "MPN-2",
          "name": "Деталь 2",
          "quantity": 10,
          "unit": "piece",
          "note": "",
          "total": 1000
         }
        ],
        "returned": [
         {
          "article": "",
          "name": "Доставка",
          "quantity": 1,
          "unit": null,
          "note": "",
          "total": 300
         },
         {
          "article": "MPN-1",
          "name": "Деталь 1",
          "quantity": 4,
          "unit": "piece",
          "note": "",
          "total": 400
         }
        ],
        "discount": 0,
        "deliveryPrice": 300,
        "total": 2300
       }
      }"
    `);
  });

  it('are in the language of the order, or in one that is asked for', async () => {
    const asked = ['confirmation', 'packing-list'];
    const names = async (more: object) => Promise.all(asked.map((id) => file(id, more)));
    for (const [language, own] of [
      ['ru', ['Подтверждение заказа 26-000002.pdf', 'Упаковочный лист 26-000002.pdf']],
      ['en', ['Order confirmation 26-000002.pdf', 'Packing list 26-000002.pdf']],
    ] as const) {
      await shop.run('update orders set locale = $1 where id = 2', language);
      expect(await names({})).toEqual(own);
      expect(await names({ language: 'en' })).toEqual([
        'Order confirmation 26-000002.pdf',
        'Packing list 26-000002.pdf',
      ]);
    }
  });

  it('are a confirmation in another language, of a company, without what is empty', async () => {
    await shop.run(`update orders set customer_type = 'company', company = '{"name": "ООО", "inn": "77", "kpp": null}',
      delivery = '{"kind": "own_pickup", "address": "", "hours": ""}' where id = 2`);
    expect(await file('confirmation', { language: 'en' })).toMatchInlineSnapshot(`"Order confirmation 26-000002.pdf"`);
    const { confirmation } = drawn as { confirmation: Record<string, unknown> };
    expect([confirmation['buyer'], confirmation['delivery'], confirmation['payment'], confirmation['returned']])
      .toMatchInlineSnapshot(`
      [
        "ООО",
        "Pickup",
        "By card",
        [],
      ]
    `);
    await shop.run('delete from setting');
    await shop.run(
      `update orders set customer_type = 'personal', company = null, contact = '{"name": "Анна", "surname": "", "phone": "7", "email": ""}' where id = 2`,
    );
    await file('confirmation');
    const named = (drawn as { confirmation: Record<string, unknown> }).confirmation;
    expect([named['buyer'], named['seller']]).toMatchInlineSnapshot(`
      [
        "Анна",
        "shop.example",
      ]
    `);
  });

  it('are a packing list of the whole order, or of each parcel', async () => {
    expect(await file('packing-list')).toMatchInlineSnapshot(`"Упаковочный лист 26-000002.pdf"`);
    const parcels = () => (drawn as { packingList: { parcels: unknown } }).packingList.parcels;
    expect(JSON.stringify(parcels())).toMatchInlineSnapshot(
      `"[{"trackingNumber":"","grams":null,"lines":[{"article":"MPN-1","name":"Деталь 1","quantity":10,"unit":"piece","note":""},{"article":"MPN-2","name":"Деталь 2","quantity":10,"unit":"piece","note":""}]}]"`,
    );
    await parcel(1, null, 1, 4);
    await parcel(2, '100', 2, 3);
    await parcel(1, '200', 1, 1, 1);
    await file('packing-list');
    expect(JSON.stringify(parcels())).toMatchInlineSnapshot(
      `"[{"trackingNumber":"","grams":51,"lines":[{"article":"MPN-1","name":"Деталь 1","quantity":4,"unit":"piece","note":""}]},{"trackingNumber":"100","grams":52,"lines":[{"article":"MPN-2","name":"Деталь 2","quantity":3,"unit":"piece","note":""}]}]"`,
    );
    expect(await file('packing-list', { isForStaff: false })).toBe('not_found');
  });

  it.each(['', 'other', 'invoice-', 'invoice-x', 'invoice-9', 'invoice-1'])('are nothing else: %j', async (id) => {
    await shop.run(`insert into invoice (order_id, year, sequence, version, issued_at, valid_until, seller, buyer, lines, total_kopecks)
      values (1, 2026, 8, 1, '2026-11-18', '2026-11-30', '{}', '{}', '[]', 2000)`);
    expect(await file(id)).toBe('not_found');
    expect(drawn).toBeUndefined();
  });
});

describe('an invoice', () => {
  const issued = (id = 2) =>
    money.changes(async () => {
      const answer = await inTransaction(shop.db, (tx) => issueInvoice(tx, money.deps.config, id, moneyNow));
      money.heard.push(JSON.stringify(answer.ok || answer.error));
    });
  const rows = () =>
    shop.read('select year, sequence, version, total_kopecks, refunded_kopecks from invoice order by id');

  it('has the lines, the delivery, seller and buyer', async () => {
    await shop.run(`update orders set contact = contact || '{"email": "anna@farad.example"}' where id = 2`);
    await shop.run(
      `update order_line set total_kopecks = 1500, bonus_kopecks = 500 where order_id = 2 and position = 1`,
    );
    expect(await issued()).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"total":2300,"number":"26-000002","invoice":"1"}, kind "invoice", account_id 2
      + invoice 1: id 1, year 2026, buyer {"inn":"","kpp":null,"name":"Иванова Анна","phone":"79260000001","address":""}, lines [{"name":"Деталь 1","unit":"piece","total":1000,"article":"MPN-1","quantity":10,"vatPercent":22},{"name":"Деталь 2","unit":"piece","total":1000,"article":"MPN-2","quantity":10,"vatPercent":22},{"name":"Доставка","unit":"service","total":300,"article":"","quantity":1,"vatPercent":22}], seller {"bik":"044525225","inn":"7707083893","kpp":"773601001","name":"ООО «Фарад»","ogrn":"1027700132195","phone":"+7 495 000-00-00","account":"40702810938000000001","address":"105005, г. Москва, ул. Радио, д. 10","vatMode":"general","bankName":"ПАО Сбербанк","director":"Иванов И. И.","accountant":"","isDemonstration":false,"correspondentAccount":"30101810400000000225"}, version 1, order_id 2, sequence 1, issued_at "2026-11-20T06:00:00+00:00", valid_until "2026-11-20T12:00:00+00:00", total_kopecks 2300
      + invoice_counter 2026: last 1, year 2026
      + outbox 1: id 1, kind "invoice", channel "email", subject "Счёт № 1 на 23 ₽ по заказу 26-000002", attempts 0, order_id 2, recipient "anna@farad.example", created_at now, invoice_id 1
      true
      "
    `);
  });

  it('of a company names it, and goes to its accountant', async () => {
    await shop.run(
      `update orders set customer_type = 'company', company = '{"name": "ООО", "inn": "77", "kpp": "78", "purchaseNumber": "З-1", "accountantEmail": "b@farad.example"}' where id = 2`,
    );
    expect(await issued()).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"total":2300,"number":"26-000002","invoice":"1"}, kind "invoice", account_id 2
      + invoice 1: id 1, year 2026, buyer {"inn":"77","kpp":"78","name":"ООО","phone":"79260000001","address":"","purchaseNumber":"З-1"}, lines [{"name":"Деталь 1","unit":"piece","total":1000,"article":"MPN-1","quantity":10,"vatPercent":22},{"name":"Деталь 2","unit":"piece","total":1000,"article":"MPN-2","quantity":10,"vatPercent":22},{"name":"Доставка","unit":"service","total":300,"article":"","quantity":1,"vatPercent":22}], seller {"bik":"044525225","inn":"7707083893","kpp":"773601001","name":"ООО «Фарад»","ogrn":"1027700132195","phone":"+7 495 000-00-00","account":"40702810938000000001","address":"105005, г. Москва, ул. Радио, д. 10","vatMode":"general","bankName":"ПАО Сбербанк","director":"Иванов И. И.","accountant":"","isDemonstration":false,"correspondentAccount":"30101810400000000225"}, version 1, order_id 2, sequence 1, issued_at "2026-11-20T06:00:00+00:00", valid_until "2026-11-20T12:00:00+00:00", total_kopecks 2300
      + invoice_counter 2026: last 1, year 2026
      + outbox 1: id 1, kind "invoice", channel "email", subject "Счёт № 1 на 23 ₽ по заказу 26-000002", attempts 0, order_id 2, recipient "b@farad.example", created_at now, invoice_id 1
      true
      "
    `);
  });

  it('is valid as long as the goods are held, else some working days', async () => {
    await issued();
    await shop.run('update orders set pay_until = null where id = 1');
    await issued(1);
    expect(await shop.read('select order_id, valid_until from invoice order by 1')).toMatchInlineSnapshot(`
      [
        "1 2026-11-25T21:00:00.000Z",
        "2 2026-11-20T12:00:00.000Z",
      ]
    `);
  });

  it('has one number in all its versions, and the next order the next one', async () => {
    await issued();
    await back(1, 4, 400);
    await issued();
    await back(0, 1, 300);
    expect(await issued()).toMatchInlineSnapshot(`
      "
      + invoice 3: id 3, year 2026, buyer {"inn":"","kpp":null,"name":"Иванова Анна","phone":"79260000001","address":""}, lines [{"name":"Деталь 1","unit":"piece","total":600,"article":"MPN-1","quantity":6,"vatPercent":22},{"name":"Деталь 2","unit":"piece","total":1000,"article":"MPN-2","quantity":10,"vatPercent":22}], seller {"bik":"044525225","inn":"7707083893","kpp":"773601001","name":"ООО «Фарад»","ogrn":"1027700132195","phone":"+7 495 000-00-00","account":"40702810938000000001","address":"105005, г. Москва, ул. Радио, д. 10","vatMode":"general","bankName":"ПАО Сбербанк","director":"Иванов И. И.","accountant":"","isDemonstration":false,"correspondentAccount":"30101810400000000225"}, version 3, order_id 2, sequence 1, issued_at "2026-11-20T06:00:00+00:00", valid_until "2026-11-20T12:00:00+00:00", total_kopecks 1600, refunded_kopecks 700
      true
      "
    `);
    await issued(1);
    expect(await rows()).toEqual([
      '2026 1 1 2300 null',
      '2026 1 2 1900 400',
      '2026 1 3 1600 700',
      '2026 2 1 2000 null',
    ]);
  });

  it('keeps the year in which its number was given', async () => {
    await shop.run(`insert into invoice (order_id, year, sequence, version, issued_at, valid_until, seller, buyer, lines, total_kopecks)
      values (2, 2025, 40, 3, '2025-12-31', '2026-11-30', '{}', '{}', '[]', 2000)`);
    await issued();
    expect((await rows()).at(-1)).toBe('2025 40 4 2300 null');
  });

  it('is not issued for nothing', async () => {
    await back(1, 10, 1000);
    await back(2, 10, 1000);
    await back(0, 1, 299);
    await expect(issued()).rejects.toThrow('is not');
    await shop.run('update refund_line set amount_kopecks = 300 where position = 0');
    await shop.run('update refund set amount_kopecks = 300 where amount_kopecks = 299');
    expect(await issued()).toBe('\n{"code":"nothing_to_invoice"}\n');
    await shop.run(`update orders set status = 'cancelled' where id = 1`);
    expect(await issued(1)).toBe('\n{"code":"nothing_to_invoice"}\n');
    expect(await issued(9)).toBe('\n{"code":"not_found"}\n');
    await shop.run('delete from setting');
    expect(await issued(3)).toBe('\n{"code":"seller_missing","field":"payment_method"}\n');
  });

  it.each([
    ['invoice', 2000, 1],
    ['invoice', 1, 1],
    ['invoice', 0, 0],
    ['card', 2000, 0],
  ] as const)('is owed for %s and %i', async (paymentMethod, total, count) => {
    const { config } = money.deps;
    const answer = await inTransaction(shop.db, (tx) =>
      issueOwedInvoice(tx, config, { id: 1, paymentMethod, total: total as never }, moneyNow),
    );
    expect([answer, (await rows()).length]).toEqual([{ ok: true, value: null }, count]);
  });

  it('has the VAT of the day', async () => {
    await inTransaction(shop.db, (tx) => issueInvoice(tx, money.deps.config, 1, new Date('2025-12-31T20:59:59Z')));
    expect(await shop.read(`select year, lines->0->>'vatPercent' from invoice`)).toEqual(['2025 20']);
  });
});
