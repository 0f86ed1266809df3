import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { beforeEach, describe, expect, it } from 'vitest';

import { carrierStatus, openParcelRows, shipmentReport } from '#testing/scenes/parcel-rows.ts';
import { carryShipment } from './carry-shipment.ts';

const parcels = openParcelRows();
const { shop, carrier } = parcels;
const carried = () => parcels.changes(() => carryShipment(parcels.deps, 1));

type Case = readonly [
  what: string,
  warehouses: readonly number[],
  free: readonly number[],
  held: number,
  left: readonly string[],
  movements: readonly string[],
  news: string | null,
];

beforeEach(async () => {
  await parcels.begin();
  await parcels.pack(1, 'packed', { 1: 10, 2: 10 });
  await parcels.send();
});

describe('a confirmed parcel whose pieces are no longer reserved', () => {
  /**
   * Removes the reservations of the first order in these warehouses. `free`: unreserved pieces of each; `held`: pieces
   * still reserved in the first.
   */
  const lose = async (warehouses: readonly number[], free: readonly number[], held = 0) => {
    await shop.run('delete from reservation where order_id = 1 and product_id = 1');
    await shop.run('delete from stock where product_id = 1');
    for (const [at, pieces] of free.entries()) {
      const own = at === 0 ? held : 0;
      await shop.run(
        `insert into stock (product_id, warehouse_id, on_hand, reserved) values (1, $1, $2, $3)`,
        at + 1,
        pieces + 10 + own,
        10 + own,
      );
    }
    await shop.run(
      `insert into reservation (order_id, product_id, warehouse_id, quantity)
        select 1, 1, 1, $1 where $1 > 0`,
      held,
    );
    await shop.run(
      `insert into stock_movement (order_id, product_id, warehouse_id, quantity, kind, at)
        select 1, 1, id, 1, 'reserve', '2026-11-01' from unnest($1::integer[]) id`,
      warehouses,
    );
    await shop.run(`insert into stock_movement (order_id, product_id, warehouse_id, quantity, kind, at)
        values (2, 1, 3, 1, 'reserve', '2026-11-01'), (1, 2, 3, 1, 'reserve', '2026-11-01'), (1, 1, 3, 1, 'receipt', '2026-11-01')`);
    carrier.answers['shipment'] = shipmentReport();
  };
  const stock = () => shop.read('select warehouse_id, on_hand, reserved from stock where product_id = 1 order by 1');
  const moved = () =>
    shop.read(`select kind, warehouse_id, quantity from stock_movement
        where order_id = 1 and product_id = 1 and at > '2026-11-02' order by id`);
  const told = () => shop.read(`select text from outbox where kind = 'parcel_to_shop' order by id`);

  it('sends them from the free stock, and tells staff', async () => {
    await lose([1], [15]);
    expect(await carried()).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"what":"handed_over","track":"100","number":"26-000001","parcel":null}, kind "parcel", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "system", id 1, reason "", order_id 1, to_status "shipped", from_status "in_warehouse"
      orders 1: status "shipped"
      + outbox 1: id 1, kind "parcel_to_shop", channel "email", subject "Заказ 26-000001: посылка 1 ушла без резерва", attempts 0, order_id 1, recipient "shop@farad.example", created_at now
      + outbox 2: id 2, kind "parcel", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      parcel 1: state "handed_over", track "100", provider "cdek", shipped_at "2026-11-20T06:00:00+00:00", told_stage 1
      + parcel_event 1: at "2026-11-20T06:00:00+00:00", by "carrier", id 1, city "", code "", state "handed_over", of_return false, parcel_id 1
      + product_change 9: at now, id 9, is_whole false, product_id 1
      + product_change 10: at now, id 10, is_whole false, product_id 1
      + product_change 11: at now, id 11, is_whole false, product_id 2
      - reservation 1/2/1
      shipment 1: state "confirmed", asked_at "2026-11-20T06:00:00+00:00"
      stock 1/1: on_hand 15
      stock 2/1: on_hand 90, reserved 10
      + stock_movement 5: at now, id 5, kind "reserve", order_id 1, quantity 10, product_id 1, warehouse_id 1
      + stock_movement 6: at now, id 6, kind "ship", order_id 1, quantity 10, product_id 1, warehouse_id 1
      + stock_movement 7: at now, id 7, kind "ship", order_id 1, quantity 10, product_id 2, warehouse_id 1
      shipment "c-1"
      warn {"order":"26-000001","parcel":1,"unheld":[{"productId":1,"taken":10,"missing":0}]} parcel: shipped without reserved stock
      "
    `);
    expect(await told()).toMatchInlineSnapshot(`
      [
        "Заказ 26-000001: посылка 1 ушла без резерва.

      MPN-1: списано из свободного остатка — 10 шт.

      Открыть заказ: https://admin.example/orders/26-000001
      ",
      ]
    `);
    await carried();
    expect(await told()).toHaveLength(1);
  });

  it.each<Case>([
    ['what is free is enough', [1], [10], 0, ['1 10 10'], ['reserve 1 10', 'ship 1 10'], 'taken 10'],
    ['one piece less', [1], [9], 0, ['1 10 10'], ['reserve 1 9', 'ship 1 9'], 'taken 9, missing 1'],
    ['one piece more', [1], [11], 0, ['1 11 10'], ['reserve 1 10', 'ship 1 10'], 'taken 10'],
    ['none is free', [1], [0], 0, ['1 10 10'], [], 'missing 10'],
    ['one is held', [1], [10], 1, ['1 11 10'], ['reserve 1 9', 'ship 1 10'], 'taken 9'],
    ['all but one are held', [1], [0], 9, ['1 10 10'], ['ship 1 9'], 'missing 1'],
    ['all are held', [1], [5], 10, ['1 15 10'], ['ship 1 10'], null],
    [
      'two warehouses',
      [2, 1],
      [4, 7],
      0,
      ['1 10 10', '2 11 10'],
      ['reserve 1 4', 'reserve 2 6', 'ship 1 4', 'ship 2 6'],
      'taken 10',
    ],
    [
      'never held in the others',
      [2],
      [9, 3, 9],
      0,
      ['1 19 10', '2 10 10', '3 19 10'],
      ['reserve 2 3', 'ship 2 3'],
      'taken 3, missing 7',
    ],
    ['never held anywhere', [], [20], 0, ['1 30 10'], [], 'missing 10'],
  ])('takes what there is: %s', async (...scene) => {
    const [, warehouses, free, held, left, movements, news] = scene;
    await lose(warehouses, free, held);
    await carried();
    expect(await stock()).toEqual(left);
    expect(await moved()).toEqual(movements);
    expect(await shop.read('select state, shipped_at from parcel where id = 1')).toEqual([
      'handed_over 2026-11-20T06:00:00.000Z',
    ]);
    expect(await shop.read('select quantity from reservation where product_id = 1')).toEqual(['10']);
    const numbers = (await told()).map((text) =>
      [/остатка — (\d+)/.exec(text)?.[1], /не списано — (\d+)/.exec(text)?.[1]]
        .flatMap((pieces, at) => (pieces === undefined ? [] : [`${at === 0 ? 'taken' : 'missing'} ${pieces}`]))
        .join(', '),
    );
    expect(numbers).toEqual(news === null ? [] : [news]);
    expect(
      (await told()).every((text) => text.includes('Проверьте остаток') === (news?.includes('missing') === true)),
    ).toBe(true);
    expect(carrier.heard.filter((line) => line.startsWith('warn'))).toHaveLength(news === null ? 0 : 1);
  });

  it('puts all of them back when the parcel returns', async () => {
    await lose([1], [10]);
    await shop.run(`update orders set status = 'cancelled' where id = 1`);
    await carried();
    expect(await stock()).toEqual(['1 10 10']);
    expect(await shop.read('select status from orders where id = 1')).toEqual(['cancelled']);
    carrier.answers['shipment'] = shipmentReport({ statuses: [carrierStatus('returned')] });
    await carried();
    expect(await stock()).toEqual(['1 20 10']);
  });

  it('agrees with the ledger', async () => {
    await lose([1], [7]);
    // The stock of this scene has no movements, so the ledgers differ before the call already.
    const before = await ledgerQueries(shop.db).differences();
    await carried();
    const gaps = (all: typeof before) =>
      all.filter(({ of }) => of === 'part 1, warehouse 1').map(({ kind, kept, counted }) => [kind, kept - counted]);
    expect(gaps(await ledgerQueries(shop.db).differences())).toEqual(gaps(before));
  });
});
