import type { ShipmentId } from '@farad/domain/delivery';
import type { VendorId } from '@farad/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';

import { inTransaction } from '../connection/transaction.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { carrierNoticeQueries } from './carrier-notice.queries.ts';
import { shipmentQueries } from './shipment.queries.ts';

const shop = openShopRows();
const queries = () => shipmentQueries(shop.db);
const notices = () => carrierNoticeQueries(shop.db);
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 20, 10, n));
const [cdek, other] = ['cdek', 'other'] as const as readonly string[] as readonly [VendorId, VendorId];
const id = (text: string) => text as ShipmentId;

const add = (parcelId: number, numberBase: string, carrier = cdek) =>
  inTransaction(shop.db, (tx) => shipmentQueries(tx).add({ parcelId, carrier, numberBase, at: minute(1) }));
const jobs = () =>
  shop.read(`select task.identifier, job.payload, job.key, job.max_attempts, round(extract(epoch from job.run_at - job.updated_at))
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id order by job.id`);
const column = (name: string) => shop.read(`select id, ${name} from shipment order by id`);

/** Parcels 1 and 2 of the first order and 3 of the second, with the shipments 1 to 3. */
beforeEach(async () => {
  await shop.run('truncate parcel, shipment, carrier_notice restart identity cascade');
  await shop.run('truncate graphile_worker._private_jobs');
  await shop.run(`insert into parcel (order_id, number, state, grams, created_at) values
    (1, 1, 'packed', 100, now()), (1, 2, 'packed', 200, now()), (2, 1, 'packed', 300, now())`);
  await add(1, '26-000001-1');
  await add(2, '26-000001-2');
  await add(3, '26-000002-1');
});

describe('a shipment', () => {
  it('is saved with the job that sends it', async () => {
    expect(
      await shop.read(`select id, parcel_id, provider, number, state, tariff, carrier_id, problems, label_id,
        created_at, asked_at, held_until, over_at from shipment order by id limit 1`),
    ).toEqual([`1 1 cdek 26-000001-1 pending null null  null ${minute(1).toISOString()} null null null`]);
    expect(await jobs()).toEqual(
      [1, 2, 3]
        .map((each) => `carry_shipment {"shipmentId":${each}} shipment ${each} 3 0`)
        .map((text) => text.replace(/\{.*\}/, '[object Object]')),
    );
    expect(await shop.read(`select payload::text from graphile_worker._private_jobs order by id`)).toEqual([
      '{"shipmentId" : 1}',
      '{"shipmentId" : 2}',
      '{"shipmentId" : 3}',
    ]);
  });

  it('has another number at each attempt', async () => {
    for (const at of [4, 5]) {
      await queries().end(at === 4 ? 1 : 4, 'invalid', [], minute(at));
      await add(1, '26-000001-1');
    }
    expect((await column('number')).slice(3)).toEqual(['4 26-000001-1-2', '5 26-000001-1-3']);
  });

  it('has one job, which can be delayed', async () => {
    await queries().wake(2, 600);
    expect((await jobs()).map((job) => job.split(' ').slice(-3).join(' '))).toEqual(
      ['1 3 0', '3 3 0', '2 3 600'].toSorted((a, b) => Number(a[0]) - Number(b[0])),
    );
  });

  it('is returned with its parcel and order', async () => {
    await queries().setSent(2, 136);
    await queries().setCarrierId(2, id('c-2'));
    await queries().setReturn(2, id('r-2'), 'T-2');
    await queries().setLabel(2, 'l-2');
    const row = {
      id: 2,
      carrier: 'cdek',
      parcelId: 2,
      parcelNumber: 2,
      orderNumber: '26-000001',
      orderId: 1,
      number: '26-000001-2',
      tariff: 136,
      state: 'sent',
      carrierId: 'c-2',
      labelId: 'l-2',
      grams: 200,
      returnId: 'r-2',
    };
    expect(await queries().byId(2)).toEqual(row);
    expect(await queries().byCarrierId(cdek, id('c-2'))).toEqual(row);
    expect(await queries().byCarrierId(cdek, id('r-2'))).toEqual(row);
    expect(await queries().liveOf(2)).toEqual(row);
    expect(await queries().byId(9)).toBeUndefined();
    expect(await queries().byCarrierId(cdek, id('c-1'))).toBeUndefined();
    expect(await queries().byCarrierId(other, id('c-2'))).toBeUndefined();
    expect(await column('return_track, tariff')).toEqual(['1 null null', '2 T-2 136', '3 null null']);
    expect((await queries().byId(3))?.orderNumber).toBe('26-000002');
  });

  it.each([
    ['pending', true],
    ['sent', true],
    ['confirmed', true],
    ['invalid', false],
    ['cancelled', false],
  ])('in the state %s is live: %s', async (state, isLive) => {
    await shop.run('update shipment set state = $1 where id = 1', state);
    expect((await queries().liveOf(1)) !== undefined).toBe(isLive);
    expect(await queries().liveOf(9)).toBeUndefined();
    await queries().setCarrierId(1, id('c-1'));
    const isOpen = state === 'pending' || state === 'sent';
    expect((await column('carrier_id, state'))[0]).toBe(isOpen ? '1 c-1 sent' : `1 null ${state}`);
    expect((await column('carrier_id')).slice(1)).toEqual(['2 null', '3 null']);
  });

  it('is changed without changes to other shipments', async () => {
    await queries().setSent(1, 7);
    expect(await column('state, tariff')).toEqual(['1 sent 7', '2 pending null', '3 pending null']);
    await queries().setConfirmed(2);
    expect(await column('state')).toEqual(['1 sent', '2 confirmed', '3 pending']);
    await queries().setReturn(3, id('r'), null);
    await queries().setLabel(1, 'l');
    expect(await column('return_carrier_id, return_track, label_id')).toEqual([
      '1 null null l',
      '2 null null null',
      '3 r null null',
    ]);
    await queries().end(3, 'invalid', ['no phone', 'no city'], minute(9));
    expect(await shop.read('select id, state, problems::text, over_at from shipment order by id')).toEqual([
      '1 sent [] null',
      '2 confirmed [] null',
      `3 invalid ["no phone", "no city"] ${minute(9).toISOString()}`,
    ]);
  });

  it('is claimed by one worker at a time, until it has ended', async () => {
    const claim = (now: number, until: number) => queries().claim(1, minute(now), minute(until));
    expect(await claim(2, 4)).toBe(true);
    expect(await column('asked_at, held_until')).toEqual([
      `1 ${minute(2).toISOString()} ${minute(4).toISOString()}`,
      '2 null null',
      '3 null null',
    ]);
    expect([await claim(3, 9), await claim(4, 9), await claim(5, 9)]).toEqual([false, false, true]);
    await queries().claim(2, minute(5), minute(9));
    await queries().letGo(1);
    expect(await column('held_until')).toEqual(['1 null', `2 ${minute(9).toISOString()}`, '3 null']);
    expect(await claim(6, 9)).toBe(true);
    await queries().letGo(1);
    await queries().end(1, 'confirmed', [], minute(7));
    expect(await claim(8, 9)).toBe(false);
  });

  it('is stale if the carrier was not asked about it for some time', async () => {
    await shop.run('update shipment set asked_at = $1', minute(30));
    await queries().setConfirmed(2);
    const stale = (made: number, carried: number, carriers = [cdek], limit = 9) =>
      queries().stale(carriers, { made: minute(made), carried: minute(carried) }, limit);
    expect(await stale(30, 30)).toEqual([]);
    expect(await stale(31, 30)).toEqual([1, 3]);
    expect(await stale(31, 31)).toEqual([1, 2, 3]);
    await shop.run('update shipment set asked_at = asked_at where id = 1');
    expect(await stale(0, 31)).toEqual([1, 2, 3]);
    await shop.run('update shipment set asked_at = $1 where id = 3', minute(20));
    expect(await stale(31, 31)).toEqual([3, 1, 2]);
    await shop.run('update shipment set asked_at = null where id = 2');
    expect(await stale(0, 0)).toEqual([2]);
    expect(await stale(31, 31)).toEqual([2, 3, 1]);
    expect(await stale(31, 31, [cdek], 2)).toEqual([2, 3]);
    expect(await stale(31, 31, [other])).toEqual([]);
    expect(await shop.sent(async () => expect(await stale(31, 31, [])).toEqual([]))).toEqual([]);
    await queries().end(3, 'confirmed', [], minute(9));
    expect(await stale(31, 31)).toEqual([2, 1]);
  });
});

describe('notices of carriers', () => {
  const store = (carrier: VendorId, carrierId: string | null, waits = false, at = 1) =>
    inTransaction(shop.db, (tx) =>
      shipmentQueries(tx).addNotice({
        carrier,
        carrierId: carrierId === null ? null : id(carrierId),
        waits,
        body: `{"n": ${at}}`,
        at: minute(at),
      }),
    );
  const rows = () =>
    shop.read('select id, provider, carrier_id, body, received_at, done_at from carrier_notice order by id');
  const keys = () => shop.read('select key, max_attempts from graphile_worker._private_jobs order by key');
  beforeEach(() => shop.run('truncate graphile_worker._private_jobs'));

  it('are saved unchanged; one about a shipment gets a job that reads it', async () => {
    await store(cdek, 'c-1', false, 1);
    await store(other, null, true, 2);
    await store(cdek, null, false, 3);
    expect(await rows()).toEqual([
      `1 cdek c-1 {"n": 1} ${minute(1).toISOString()} null`,
      `2 other null {"n": 2} ${minute(2).toISOString()} null`,
      `3 cdek null {"n": 3} ${minute(3).toISOString()} ${minute(3).toISOString()}`,
    ]);
    expect(await keys()).toEqual(['carrier notice 1 12']);
    expect(
      await shop.read(`select task.identifier, payload::text from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id`),
    ).toEqual(['read_carrier_notice {"noticeId" : 1}']);
  });

  it('are returned until they are closed, and closing one leaves the others open', async () => {
    await store(cdek, 'c-1');
    await store(other, null, true, 2);
    expect(await queries().openNotice(1)).toEqual({ carrier: 'cdek', carrierId: 'c-1', body: '{"n": 1}' });
    await queries().setNoticeAbout(2, id('o-2'));
    expect((await queries().openNotice(1))?.carrierId).toBe('c-1');
    expect(await queries().openNotice(2)).toEqual({ carrier: 'other', carrierId: 'o-2', body: '{"n": 2}' });
    await queries().endNotice(1, minute(5));
    expect(await queries().openNotice(1)).toBeUndefined();
    expect(await queries().openNotice(2)).toBeDefined();
    expect(await queries().openNotice(9)).toBeUndefined();
    await queries().deleteNoticesBefore(minute(2));
    expect((await rows()).map((row) => row[0])).toEqual(['2']);
  });

  it('get a job when the shop can read notices of their carrier', async () => {
    for (const [carrier, carrierId] of [
      [other, null],
      [other, null],
      [other, 'o'],
      [cdek, null],
      [other, null],
    ] as const)
      await store(carrier, carrierId, true);
    await queries().endNotice(2, minute(5));
    await shop.run('truncate graphile_worker._private_jobs');
    expect(await shop.sent(() => queries().wakeUnread([], 9))).toEqual([]);
    await shop.run('update carrier_notice set body = body where id = 1');
    await queries().wakeUnread([other], 1);
    expect(await keys()).toEqual(['carrier notice 1 12']);
    await queries().wakeUnread([other], 9);
    expect(await keys()).toEqual(['carrier notice 1 12', 'carrier notice 5 12']);
    await queries().wakeUnread([other, cdek], 9);
    expect(await keys()).toEqual(['carrier notice 1 12', 'carrier notice 4 12', 'carrier notice 5 12']);
  });

  it('keep their carrier in the list of carriers in use, as open shipments do', async () => {
    expect((await queries().openCarriers()).toSorted()).toEqual(['cdek']);
    await store(other, null, true);
    expect((await queries().openCarriers()).toSorted()).toEqual(['cdek', 'other']);
    await queries().endNotice(1, minute(5));
    for (const each of [1, 2, 3]) await queries().end(each, 'confirmed', [], minute(5));
    expect(await queries().openCarriers()).toEqual([]);
    expect([
      await queries().knows(cdek),
      await queries().knows(other),
      await queries().knows('third' as VendorId),
    ]).toEqual([true, true, false]);
  });

  it('are listed for staff, the latest first', async () => {
    await queries().setCarrierId(2, id('c-2'));
    await store(cdek, 'c-2');
    await store(other, 'c-2', true, 2);
    await store(cdek, null, false, 3);
    await shop.run(
      `update graphile_worker._private_jobs set attempts = 4, last_error = 'no answer' where key = 'carrier notice 1'`,
    );
    const list = (isOpen: boolean, after?: number, limit = 9) => notices().list({ isOpen, after, limit });
    const ids = async (...of: Parameters<typeof list>) => (await list(...of)).map((row) => row.id);
    expect([
      await ids(false),
      await ids(true),
      await ids(false, 3),
      await ids(false, undefined, 2),
      await ids(true, 2),
    ]).toEqual([[3, 2, 1], [2, 1], [2, 1], [3, 2], [1]]);
    const [last, second, first] = await list(false);
    expect(first).toEqual({
      id: 1,
      carrier: 'cdek',
      body: '{"n": 1}',
      order: '26-000001',
      parcel: 2,
      receivedAt: minute(1),
      doneAt: null,
      lastError: 'no answer',
      isKnown: true,
      attempts: 4,
      nextAt: expect.any(Date) as Date,
    });
    expect(second).toMatchObject({ carrier: 'other', order: null, parcel: null, isKnown: true, attempts: 0 });
    expect(last).toMatchObject({ isKnown: false, attempts: 0, lastError: null, nextAt: null, doneAt: minute(3) });
  });

  it('get a job again when staff retry them', async () => {
    await store(cdek, 'c-1');
    await store(cdek, null, false, 2);
    await queries().endNotice(1, minute(5));
    await shop.run('truncate graphile_worker._private_jobs');
    expect([await notices().retry(2), await notices().retry(9)]).toEqual([null, null]);
    expect(await keys()).toEqual([]);
    expect(await notices().retry(1)).toBe('cdek');
    expect(await shop.read('select id, done_at is null from carrier_notice order by id')).toEqual([
      '1 true',
      '2 false',
    ]);
    expect(await keys()).toEqual(['carrier notice 1 12']);
    expect(await shop.read('select payload::text from graphile_worker._private_jobs')).toEqual(['{"noticeId" : 1}']);
  });
});
