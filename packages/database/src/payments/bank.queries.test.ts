import type { Kopecks } from '@farad/domain/money';
import { beforeEach, describe, expect, it } from 'vitest';

import { inTransaction } from '../connection/transaction.ts';
import { secondWaits } from '../testing/second-waits.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { bankQueries, type BankSearch, type NewBankEntry } from './bank.queries.ts';

const shop = openShopRows([
  `insert into invoice (order_id, year, sequence, version, issued_at, valid_until, seller, buyer, lines, total_kopecks)
    select n, 2026, 100 + n, 1, '2026-11-01T20:59:00Z'::timestamptz + make_interval(mins => n), now(), '{}',
      jsonb_build_object('inn', '770000000' || n), '[]', 10000 from generate_series(1, 4) n`,
]);
const queries = () => bankQueries(shop.db);
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 20, 10, n));
const kopecks = (amount: number) => amount as Kopecks;
const entry = (number: string, more: Partial<NewBankEntry> = {}): NewBankEntry => ({
  number,
  day: '2026-11-10' as NewBankEntry['day'],
  amount: kopecks(10_000),
  payerAccount: '40702810000000000001',
  payerInn: '7700000001',
  payerName: 'ООО «Ток»',
  purpose: 'Оплата по счёту 101',
  outcome: 'unknown',
  orderId: null,
  candidates: [],
  now: minute(1),
  ...more,
});
const money = (orderId: number, amount: number, more: object = {}) =>
  queries().addMoney({
    orderId,
    amount: kopecks(amount),
    day: '2026-11-10',
    entryId: null,
    staffId: 2,
    note: '',
    now: minute(2),
    ...more,
  });

beforeEach(async () => {
  await shop.run('truncate bank_entry, bank_money, payment, refund, receipt, parcel restart identity cascade');
  await shop.run(`update orders set status = 'created', paid_at = null`);
});

describe('invoices that an entry may pay', () => {
  const payable = async (inns: readonly string[], sequences: readonly number[], numbers: readonly string[]) =>
    (await queries().payable(inns, sequences, numbers)).map(({ sequence }) => sequence);

  it('are found by invoice number, order number or payer', async () => {
    expect(await payable([], [103, 101], [])).toEqual([101, 103]);
    expect(await payable([], [], ['26-000002'])).toEqual([102]);
    expect(await payable(['7700000004', '7700000001'], [], [])).toEqual([101, 104]);
    expect(await payable(['7700000004'], [101], ['26-000002'])).toEqual([101, 102, 104]);
    expect(await payable([], [], [])).toEqual([]);
  });

  it('contain the amount that is due', async () => {
    await money(1, 3000);
    await money(2, 12_000);
    await shop.run(`update orders set paid_at = now() where id = 3`);
    await shop.run(`update orders set status = 'cancelled' where id = 4`);
    const found = await queries().payable(['7700000003', '7700000004'], [101, 102, 103, 104], []);
    expect(found.map(({ due, isOver }) => [due, isOver])).toEqual([
      [7000, false],
      [0, false],
      [0, false],
      [10_000, true],
    ]);
    expect(found[0]).toEqual({
      orderId: 1,
      orderNumber: '26-000001',
      sequence: 101,
      issuedOn: '2026-11-02',
      buyerInn: '7700000001',
      due: 7000,
      isOver: false,
    });
    expect(await payable(['7700000003', '7700000004'], [], [])).toEqual([]);
  });
});

describe('entries of a statement', () => {
  const search = (of: Partial<BankSearch> = {}) =>
    queries().search({ isOpen: false, text: '', after: undefined, limit: 9, ...of });
  const numbers = async (of: Partial<BankSearch> = {}) => (await search(of)).map(({ number }) => number);

  it('are saved once', async () => {
    expect([await queries().insert(entry('1')), await queries().insert(entry('1'))]).toEqual([1, undefined]);
    expect(await queries().insert(entry('1', { amount: kopecks(10_001) }))).toBeGreaterThan(1);
    expect(await queries().insert(entry('1', { payerAccount: '4' }))).toBeGreaterThan(1);
    expect(await queries().insert(entry('1', { day: '2026-11-11' as NewBankEntry['day'] }))).toBeGreaterThan(1);
    const key = { number: '1', day: '2026-11-10' as NewBankEntry['day'], amount: kopecks(10_000) };
    const own = { ...key, payerAccount: '40702810000000000001' };
    const differing = [
      { ...own, number: '2' },
      { ...own, day: '2026-11-12' as NewBankEntry['day'] },
      { ...own, amount: kopecks(1) },
      { ...own, payerAccount: '5' },
    ];
    expect(await queries().known([...differing, own])).toEqual([own]);
    expect(await queries().known([])).toEqual([]);
  });

  it('are returned with all fields, and found by their texts', async () => {
    await queries().insert(entry('7', { candidates: [2, 1], outcome: 'ambiguous' }));
    await queries().insert(
      entry('8', {
        payerInn: '7700000002',
        payerName: 'ООО «Заряд»',
        purpose: 'За детали',
        outcome: 'exact',
        orderId: 3,
      }),
    );
    await queries().insert(entry('9', { purpose: 'Возврат займа' }));
    expect((await search())[2]).toEqual({
      id: 1,
      number: '7',
      day: '2026-11-10',
      amount: 10_000,
      payerAccount: '40702810000000000001',
      payerInn: '7700000001',
      payerName: 'ООО «Ток»',
      purpose: 'Оплата по счёту 101',
      importedAt: minute(1),
      outcome: 'ambiguous',
      orderNumber: null,
      candidates: ['26-000001', '26-000002'],
      note: '',
      decidedBy: null,
    });
    expect((await search())[1]).toMatchObject({ number: '8', orderNumber: '26-000003', candidates: [] });
    expect(await numbers()).toEqual(['9', '8', '7']);
    expect(await numbers({ isOpen: true })).toEqual(['9', '7']);
    expect(await numbers({ text: '7700000002' })).toEqual(['8']);
    expect(await numbers({ text: '770000000' })).toEqual([]);
    expect(await numbers({ text: '9' })).toEqual(['9']);
    expect(await numbers({ text: '26-000003' })).toEqual(['8']);
    expect(await numbers({ text: 'тОк' })).toEqual(['9', '7']);
    expect(await numbers({ text: 'ДЕТАЛИ' })).toEqual(['8']);
    expect(await numbers({ after: 3 })).toEqual(['8', '7']);
    expect(await numbers({ after: 1 })).toEqual([]);
    expect(await numbers({ limit: 2 })).toEqual(['9', '8']);
  });

  it('are decided by staff, and the decision can be undone', async () => {
    await queries().insert(entry('1'));
    await queries().insert(entry('2'));
    const rows = () =>
      shop.read('select number, outcome, order_id, note, staff_id, decided_at from bank_entry order by id');
    await queries().decide(1, { outcome: 'by_hand', orderId: 2, note: 'по звонку', staffId: 1, now: minute(5) });
    expect(await rows()).toEqual([`1 by_hand 2 по звонку 1 ${minute(5).toISOString()}`, '2 unknown null  null null']);
    expect((await search({ text: '1' })).at(-1)).toMatchObject({ decidedBy: 'Staff 1', note: 'по звонку' });
    await queries().decide(1, { outcome: 'unknown', orderId: null, note: '', staffId: null, now: minute(6) });
    expect((await rows())[0]).toBe('1 unknown null  null null');
  });

  it('are locked one by one while they are decided', async () => {
    await queries().insert(entry('1'));
    await queries().insert(entry('2'));
    const { second } = await secondWaits(shop, {
      first: async (tx) => {
        expect(await bankQueries(tx).lock(1)).toEqual({
          id: 1,
          outcome: 'unknown',
          amount: 10_000,
          orderId: null,
          day: '2026-11-10',
        });
        expect(await shop.read('select number from bank_entry for update skip locked')).toEqual(['2']);
        await bankQueries(tx).decide(1, { outcome: 'by_hand', orderId: 4, note: '', staffId: 1, now: minute(5) });
      },
      second: (tx) => bankQueries(tx).lock(1),
    });
    expect(second?.orderId).toBe(4);
    expect(await inTransaction(shop.db, (tx) => bankQueries(tx).lock(9))).toBeUndefined();
  });

  it('are imported by one transaction at a time', async () => {
    const outcome = await secondWaits(shop, {
      first: (tx) => bankQueries(tx).holdStatements(),
      second: (tx) => bankQueries(tx).holdStatements(),
    });
    expect(outcome).toEqual({ first: undefined, second: undefined });
  });
});

describe('money by bank', () => {
  it('is saved in one row per payment, with the payer or the member of staff', async () => {
    await queries().insert(entry('1'));
    await money(1, 3000, { entryId: 1, staffId: null });
    await money(1, 2000, { note: 'по выписке' });
    await money(2, 500);
    expect(await queries().moneyOf(1)).toEqual([
      { amount: 3000, day: '2026-11-10', payerName: 'ООО «Ток»', staffName: null, note: '', at: minute(2) },
      { amount: 2000, day: '2026-11-10', payerName: null, staffName: 'Staff 2', note: 'по выписке', at: minute(2) },
    ]);
    expect([await queries().paid(1), await queries().paid(2), await queries().paid(3)]).toEqual([5000, 500, 0]);
  });

  it('is taken back once, by another row', async () => {
    await queries().insert(entry('1'));
    await queries().insert(entry('2'));
    await money(1, 3000, { entryId: 1 });
    await money(1, 400, { entryId: 2 });
    const back = (id: number) => queries().takeBack(id, { staffId: 1, note: 'ошибка', now: minute(8) });
    expect([await back(1), await back(1), await back(9)]).toEqual([true, false, false]);
    expect(
      await shop.read(
        'select order_id, amount_kopecks, day::text, entry_id, staff_id, note, at, takes_back from bank_money order by id',
      ),
    ).toEqual([
      `1 3000 2026-11-10 1 2  ${minute(2).toISOString()} null`,
      `1 400 2026-11-10 2 2  ${minute(2).toISOString()} null`,
      `1 -3000 2026-11-10 1 1 ошибка ${minute(8).toISOString()} 1`,
    ]);
    expect(await queries().paid(1)).toBe(400);
  });
});

describe('an order paid by bank', () => {
  const refund = (orderId: number, state: string, cause = 'staff', way = 'bank', amount = 700) =>
    shop.run(
      `insert into refund (order_id, sequence, key, amount_kopecks, cause, state, way, payee, created_at, done_at,
        paper_number, paper_day, withdrawn_at)
       select $1::bigint, n, 'r' || $1::bigint || '-' || n, $5::bigint, $3::text, $2::text, $4::text,
        case when $4::text = 'bank' then '{}'::jsonb end, now(),
        case when $2::text = 'succeeded' then now() end, case when $2::text = 'succeeded' then '1' end,
        case when $2::text = 'succeeded' then now()::date end, case when $2::text = 'withdrawn' then now() end
       from (select 1 + count(*) from refund where order_id = $1) before (n)`,
      orderId,
      state,
      cause,
      way,
      amount,
    );

  it('must keep its money if it was sent or refunded', async () => {
    const bound = async () => [await queries().boundBy(1), await queries().boundBy(2)];
    expect(await bound()).toEqual([null, null]);
    await refund(1, 'withdrawn');
    expect(await bound()).toEqual([null, null]);
    await refund(1, 'pending');
    expect(await bound()).toEqual(['refunded', null]);
    await shop.run(`insert into parcel (order_id, number, state, grams, created_at) values (1, 1, 'packed', 1, now())`);
    expect(await bound()).toEqual(['refunded', null]);
    await shop.run('update parcel set shipped_at = now()');
    expect(await bound()).toEqual(['sent', null]);
    await shop.run(`update orders set status = 'completed' where id = 2`);
    expect(await bound()).toEqual(['sent', 'sent']);
    expect(await queries().boundBy(9)).toBeNull();
  });

  it('can also be paid by card or in cash', async () => {
    const paid = async () => [await queries().isPaidOtherwise(1), await queries().isPaidOtherwise(2)];
    expect(await paid()).toEqual([false, false]);
    await shop.run(`insert into payment (order_id, attempt, key, provider, method, is_held, amount_kopecks,
        return_token_sha256, request, state, provider_id, created_at, asked_at, checked_at, settlement)
      values (1, 1, 'p', 'yookassa', 'card', true, 10000, sha256('1'), '{}', 'waiting_for_capture', 'x', now(), now(),
        now(), 'order_paid')`);
    expect(await paid()).toEqual([true, false]);
    await shop.run(`update payment set settlement = 'none'`);
    expect(await paid()).toEqual([false, false]);
    await shop.run(`insert into receipt (order_id, kind, amount_kopecks, items, state, till_number, staff_id, created_at)
      values (2, 'till', 1, '[]', 'registered', 't', 1, now())`);
    expect(await paid()).toEqual([false, true]);
  });

  it('has a sum of refunds of overpayments', async () => {
    const given = async () => [await queries().givenBackBeyond(1), await queries().givenBackBeyond(2)];
    expect(await given()).toEqual([0, 0]);
    await refund(1, 'pending', 'overpaid', 'bank', 700);
    await refund(1, 'succeeded', 'overpaid', 'cash', 50);
    await refund(1, 'pending', 'staff', 'bank', 9000);
    await refund(1, 'withdrawn', 'overpaid', 'bank', 8000);
    expect(await given()).toEqual([750, 0]);
  });
});
