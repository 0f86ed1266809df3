import type { Kopecks } from '@farad/domain/money';
import { beforeEach, describe, expect, it } from 'vitest';

import { secondWaits } from '../testing/second-waits.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { updQueries, type NewUpd } from './upd.queries.ts';

const shop = openShopRows();
const queries = () => updQueries(shop.db);
const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour));
const upd = (sequence: number, parcelId: number | null, more: Partial<NewUpd> = {}): NewUpd =>
  ({
    orderId: 1,
    parcelId,
    handedAt: at(10),
    year: 2026,
    sequence,
    issuedAt: at(11),
    seller: { name: 'Фарад' },
    buyer: { name: 'Ток' },
    payments: [{ number: '1', day: '2026-11-01' }],
    lines: [{ position: sequence }],
    total: 10_000 as Kopecks,
    ...more,
  }) as unknown as NewUpd;

beforeEach(async () => {
  await shop.run('truncate upd, upd_counter, bank_entry, bank_money, parcel restart identity cascade');
  await shop.run(
    `insert into parcel (order_id, number, state, grams, created_at, shipped_at)
    select 1, n, 'handed_over', 100, now(), $1 from generate_series(1, 5) n`,
    at(10),
  );
});

it('numbers of a year have no gaps, also for two at once', async () => {
  const next = (year: number) => queries().nextSequence(year);
  expect([await next(2026), await next(2026), await next(2027)]).toEqual([1, 2, 1]);
  const outcome = await secondWaits(shop, {
    first: (tx) => updQueries(tx).nextSequence(2026),
    second: (tx) => updQueries(tx).nextSequence(2026),
  });
  expect(outcome).toEqual({ first: 3, second: 4 });
});

describe('a УПД', () => {
  it('is saved with all fields', async () => {
    await queries().insert(upd(1, 1));
    const found = await queries().find(1);
    expect(found).toEqual({ id: 1, fileId: expect.stringMatching(/^[\da-f-]{36}$/) as string, ...upd(1, 1) });
    expect(await queries().find(9)).toBeUndefined();
  });

  it('is one for each hand-over of a parcel, and one for goods without a parcel', async () => {
    await queries().insert(upd(1, 1));
    await queries().insert(upd(2, 1, { handedAt: at(12) }));
    await queries().insert(upd(3, null));
    await queries().insert(upd(4, null, { orderId: 2 }));
    for (const again of [upd(5, 1), upd(5, null), upd(4, 2)]) {
      await expect(queries().insert(again)).rejects.toThrow('duplicate key');
    }
  });

  it('is in force while its parcel is handed over at that time', async () => {
    for (const [sequence, parcelId] of [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      [6, 9],
      [7, null],
    ] as const) {
      await queries().insert(upd(sequence, parcelId));
    }
    await queries().insert(upd(8, null, { orderId: 2 }));
    await shop.run(`update parcel set state = 'returned' where id = 2`);
    await shop.run(`update parcel set state = 'lost' where id = 3`);
    await shop.run(`update parcel set shipped_at = null where id = 4`);
    await shop.run(`update parcel set shipped_at = $1 where id = 5`, at(12));
    const heads = await queries().ofOrder(1);
    expect(heads.map(({ id, isInForce }) => [id, isInForce])).toEqual([
      [7, true],
      [6, false],
      [5, false],
      [4, false],
      [3, false],
      [2, false],
      [1, true],
    ]);
    expect(heads.at(-1)).toEqual({ id: 1, parcelId: 1, handedAt: at(10), sequence: 1, total: 10_000, isInForce: true });
    expect(new Set((await queries().rowsInForce(1)).map(({ position }) => position))).toEqual(new Set([1, 7]));
  });

  it('has the lines of its order with what was paid for them, and their origin', async () => {
    await shop.run(`update order_line set coupon_kopecks = 30, bonus_kopecks = 20 where order_id = 1 and position = 2`);
    await shop.run(`update product set country = 'CN', customs_declaration = '1/2' where id = 2`);
    const line = { unit: 'piece', vatClass: 'standard', quantity: 10 };
    expect(await queries().orderLines(1)).toEqual([
      {
        ...line,
        position: 1,
        productId: 1,
        article: 'MPN-1',
        name: 'Деталь 1',
        total: 1000,
        country: null,
        customsDeclaration: null,
      },
      {
        ...line,
        position: 2,
        productId: 2,
        article: 'MPN-2',
        name: 'Деталь 2',
        total: 950,
        country: 'CN',
        customsDeclaration: '1/2',
      },
    ]);
  });

  it('names the payment orders until its day, without those taken back', async () => {
    await shop.run(`insert into bank_entry (number, day, amount_kopecks, payer_account, payer_inn, payer_name, purpose, imported_at, outcome, order_id)
      select n::text, ('2026-11-0' || n)::date, 100 + n, '', '', '', '', now(), 'exact', 1 from generate_series(1, 4) n`);
    await shop.run(`insert into bank_money (order_id, amount_kopecks, day, entry_id, at)
      select case n when 4 then 2 else 1 end, 100, '2026-11-01', n, now() from generate_series(1, 4) n`);
    await shop.run(
      `insert into bank_money (order_id, amount_kopecks, day, takes_back, at) values (1, -100, '2026-11-01', 2, now())`,
    );
    expect(await queries().payments(1, '2026-11-03' as never)).toEqual([
      { number: '1', day: '2026-11-01' },
      { number: '3', day: '2026-11-03' },
    ]);
    expect(await queries().payments(1, '2026-11-02' as never)).toEqual([{ number: '1', day: '2026-11-01' }]);
  });
});
