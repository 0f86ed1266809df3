import type { StatementReport } from '@farad/contract/office/payments/bank';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { kopecks, pieces, refundDesk, section, toThem } from '#testing/scenes/bank-refund-scenes.ts';
import { setTestSeller } from '#testing/seller.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  await setTestSeller(shop);
});
beforeEach(async () => {
  staff = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

const { refund, office, paidByBank } = refundDesk(
  () => shop,
  () => staff,
);

const takeStatement = async (...sections: readonly string[][]): Promise<StatementReport> => {
  const file = ['1CClientBankExchange', ...sections.flat(), 'КонецФайла', ''].join('\r\n');
  return (await staff.post('/admin/bank/statements', file, { 'content-type': 'application/octet-stream' })).json();
};

describe('a statement with outgoing payments', () => {
  it('pays the refund that it names, once, whoever came first', async () => {
    const order = await paidByBank();
    await refund(order.number, { what: pieces('unshipped', 3), by: toThem });
    const [made] = (await office(order.number)).refunds;
    const own = section(kopecks(made?.amount ?? 0), made?.purpose ?? '');
    const other = section(100, 'Аренда за ноябрь', { Номер: '70', ПолучательСчет: '40702810100000000009' });
    const wrongSum = section(kopecks(made?.amount ?? 0) + 1, made?.purpose ?? '', { Номер: '72' });
    const taken = await takeStatement(own, other, wrongSum);
    expect(taken.entries.map(({ outcome, orderNumber, candidates }) => [outcome, orderNumber, candidates])).toEqual([
      ['refund_paid', order.number, []],
      ['outgoing', null, []],
      // The entry with the wrong sum matches no refund, since the only refund is paid now.
      ['outgoing', null, []],
    ]);
    expect((await office(order.number)).refunds[0]).toMatchObject({
      state: 'succeeded',
      paper: {
        number: '71',
        day: '2026-11-21',
      },
    });
    expect((await takeStatement(own)).entries.map(({ outcome }) => outcome)).toEqual(['known']);
    expect((await takeStatement(wrongSum)).entries.map(({ outcome }) => outcome)).toEqual(['outgoing']);
  });

  it('leaves unmatched payments to staff, and recognises those that staff recorded', async () => {
    const order = await paidByBank();
    await refund(order.number, { what: pieces('unshipped', 2), by: toThem });
    const [made] = (await office(order.number)).refunds;
    const sum = kopecks(made?.amount ?? 0);
    const elsewhere = section(sum, made?.purpose ?? '', { Номер: '81', ПолучательСчет: '40702810100000000009' });
    expect((await takeStatement(elsewhere)).entries[0]).toMatchObject({
      outcome: 'refund_differs',
      orderNumber: null,
      candidates: [order.number],
    });
    await staff.post(`/admin/refunds/${made?.id}/paid`, { number: '82', day: '2026-11-21' });
    const same = section(sum, 'Возврат', { Номер: '82' });
    expect((await takeStatement(same)).entries[0]).toMatchObject({ outcome: 'known' });
  });

  it('ten in parallel pay it once', async () => {
    const order = await paidByBank();
    await refund(order.number, { what: pieces('unshipped', 1), by: toThem });
    const [made] = (await office(order.number)).refunds;
    const own = section(kopecks(made?.amount ?? 0), made?.purpose ?? '', { Номер: '91' });
    const reports = await Promise.all(Array.from({ length: 10 }, () => takeStatement(own)));
    const outcomes = reports.map(({ entries }) => entries[0]?.outcome);
    expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(9);
    expect(outcomes).toContain('refund_paid');
    const { rows } = await shop.pool.query('select 1 from bank_debit where number = $1', ['91']);
    expect(rows).toHaveLength(1);
  });
});
