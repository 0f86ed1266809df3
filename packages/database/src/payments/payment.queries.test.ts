import type { Kopecks } from '@farad/domain/money';
import type { ProviderId, ReportedPayment } from '@farad/domain/payment';
import type { ProductId } from '@farad/domain/product';
import type { VendorId } from '@farad/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';

import { inTransaction } from '../connection/transaction.ts';
import { secondWaits } from '../testing/second-waits.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { paymentQueries, type NewPaymentRow } from './payment.queries.ts';

const shop = openShopRows();
const queries = () => paymentQueries(shop.db);
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 20, 10, n));
const [yookassa, other] = ['yookassa', 'other'] as readonly string[] as readonly [VendorId, VendorId];
const providerId = (text: string) => text as ProviderId;
const hash = (byte: number): Buffer => Buffer.alloc(32, byte);

const goods: NewPaymentRow['lines'][number] = {
  position: 1,
  productId: 1 as ProductId,
  name: 'Деталь 1',
  subject: 'commodity',
  vatClass: 'standard',
  quantity: 10,
  unit: 'piece',
  total: 9000 as Kopecks,
  country: 'CN',
  customsDeclaration: '10702030/1/2',
  isMarked: true,
};
const delivery: NewPaymentRow['lines'][number] = {
  ...goods,
  position: 0,
  productId: null,
  name: 'Доставка',
  subject: 'service',
  vatClass: 'none',
  quantity: 1,
  total: 1000 as Kopecks,
  country: null,
  customsDeclaration: null,
  isMarked: false,
};
let made = 0;
const add = (orderId: number, more: Partial<NewPaymentRow> = {}): Promise<number> => {
  made += 1;
  const own: NewPaymentRow = {
    orderId,
    attempt: 1,
    part: 1,
    key: `key ${made}`,
    provider: yookassa,
    method: 'card',
    isHeld: false,
    amount: 10_000 as Kopecks,
    request: { made },
    isTwin: false,
    returnTokenSha256: hash(made),
    at: minute(1),
    nextCheckAt: minute(5),
    lines: [goods, delivery],
    ...more,
  };
  return inTransaction(shop.db, (tx) => paymentQueries(tx).insert(own));
};
const report = (state: ReportedPayment['state'], more: object = {}): ReportedPayment =>
  ({
    id: providerId('p-1'),
    state,
    cancelReason: null,
    confirmationUrl: null,
    expiresAt: null,
    ...more,
  }) as ReportedPayment;
const apply = (id: number, of: ReportedPayment, at = minute(9), next: Date | null = null) =>
  inTransaction(shop.db, (tx) => paymentQueries(tx).apply(id, of, at, next));
const column = (name: string) => shop.read(`select id, ${name} from payment order by id`);

/** Payment 1 belongs to order 1, payment 2 to order 2. */
beforeEach(async () => {
  await shop.run('truncate payment, webhook_event restart identity cascade');
  made = 0;
  await add(1);
  await add(2);
});

describe('a payment', () => {
  it('is saved with all fields and its lines', async () => {
    await add(3, { attempt: 4, part: 2, method: 'card', isHeld: true });
    expect(await queries().byId(3)).toEqual({
      id: 3,
      orderId: 3,
      orderNumber: '26-000003',
      attempt: 4,
      part: 2,
      key: 'key 3',
      provider: 'yookassa',
      method: 'card',
      isHeld: true,
      amount: 10_000,
      request: { made: 3 },
      state: 'created',
      refusal: null,
      failure: null,
      providerId: null,
      confirmationUrl: null,
      expiresAt: null,
      settlement: null,
      captureAmount: null,
      captureReceipt: null,
      captureWishedAt: null,
      releaseWishedAt: null,
      createdAt: minute(1),
      askedAt: minute(1),
      checkedAt: minute(1),
      paidAt: null,
    });
    const progress = { cancelled: 0, shipped: 0, returned: 0 };
    expect(await queries().lines(3)).toEqual([
      { ...delivery, ...progress },
      { ...goods, ...progress },
    ]);
    expect(await queries().byId(9)).toBeUndefined();
    expect(await column('next_check_at, is_closed, replaced_at')).toContain(`3 ${minute(5).toISOString()} false null`);
  });

  it('is found by provider id, by attempt and by return token', async () => {
    await apply(1, report('pending'));
    await add(3, { provider: other, attempt: 2 });
    await apply(3, report('pending'));
    const ids = async (...found: readonly Promise<{ id: number } | undefined>[]) =>
      (await Promise.all(found)).map((row) => row?.id);
    expect(
      await ids(
        queries().byProviderId(yookassa, providerId('p-1')),
        queries().byProviderId(other, providerId('p-1')),
        queries().byProviderId(yookassa, providerId('p-2')),
        queries().byAttempt('26-000003', 2),
        queries().byAttempt('26-000003', 1),
        queries().byAttempt('26-000001', 1),
        queries().byReturnToken(hash(2)),
        queries().byReturnToken(hash(9)),
      ),
    ).toEqual([1, 3, undefined, 3, undefined, 1, 2, undefined]);
  });

  it('is locked while it is changed, and other payments are not', async () => {
    const { second } = await secondWaits(shop, {
      first: async (tx) => {
        expect((await paymentQueries(tx).lock(1))?.key).toBe('key 1');
        expect(await shop.read('select id from payment for update skip locked')).toEqual(['2']);
        expect(await shop.read('select id from orders where id < 3 order by id for update skip locked')).toEqual([
          '1',
          '2',
        ]);
        await paymentQueries(tx).setSettlement(1, 'none');
      },
      second: (tx) => paymentQueries(tx).lock(1),
    });
    expect(second?.settlement).toBe('none');
  });

  it('is changed by a report, which also saves an event', async () => {
    await apply(
      1,
      report('pending', { confirmationUrl: 'https://pay.example/1', expiresAt: minute(30) }),
      minute(7),
      minute(8),
    );
    expect(
      await column('state, provider_id, failure, confirmation_url, expires_at, checked_at, next_check_at, paid_at'),
    ).toEqual([
      `1 pending p-1 null https://pay.example/1 ${[30, 7, 8].map((at) => minute(at).toISOString()).join(' ')} null`,
      `2 created null null null null ${[1, 5].map((at) => minute(at).toISOString()).join(' ')} null`,
    ]);
    await apply(1, report('succeeded'), minute(9));
    expect(await column('state, confirmation_url, expires_at, checked_at, next_check_at, paid_at')).toContain(
      `1 succeeded null null ${minute(9).toISOString()} null ${minute(9).toISOString()}`,
    );
    await apply(2, report('cancelled', { id: providerId('p-2'), cancelReason: 'no money' }), minute(10));
    expect(await column('state, failure, paid_at')).toEqual(
      ['1 succeeded null null', '2 cancelled no money null'].map((row) =>
        row.replace('null null', `null ${minute(9).toISOString()}`),
      ),
    );
    expect(await queries().events(1)).toEqual([
      { state: 'pending', at: minute(7) },
      { state: 'succeeded', at: minute(9) },
    ]);
    expect(await queries().events(2)).toEqual([{ state: 'cancelled', at: minute(10) }]);
  });

  it('that was refused is not refused any more after a report', async () => {
    await queries().refuse(1, 'refused', 'bad key', minute(6));
    expect(await column('refusal, failure, next_check_at')).toEqual([
      `1 refused bad key ${minute(6).toISOString()}`,
      `2 null null ${minute(5).toISOString()}`,
    ]);
    await apply(1, report('pending'));
    expect((await column('refusal, failure'))[0]).toBe('1 null null');
    await queries().refuse(1, 'key_reused', 'late', null);
    expect((await column('refusal, failure'))[0]).toBe('1 null null');
  });

  it('is changed without changes to other payments', async () => {
    await queries().replace(1, minute(2));
    await queries().setSettlement(1, 'refund');
    await queries().setClosed(1);
    await queries().setCapture(1, 500 as Kopecks, { rows: 1 });
    await queries().checked(1, minute(3), minute(4));
    expect(
      await column(
        'replaced_at, settlement, is_closed, capture_kopecks, capture_receipt::text, checked_at, next_check_at',
      ),
    ).toEqual([
      `1 ${minute(2).toISOString()} refund true 500 {"rows": 1} ${minute(3).toISOString()} ${minute(4).toISOString()}`,
      `2 null null false null null ${minute(1).toISOString()} ${minute(5).toISOString()}`,
    ]);
    await queries().checked(1, minute(3), null);
    expect((await column('next_check_at'))[0]).toBe('1 null');
  });

  it('is to be captured or released, not both, until the wish is dropped', async () => {
    const wishes = () => column('capture_wished_at, release_wished_at, next_check_at');
    const none = `2 null null ${minute(5).toISOString()}`;
    await queries().wish(1, 'capture', minute(6));
    expect(await wishes()).toEqual([`1 ${minute(6).toISOString()} null ${minute(6).toISOString()}`, none]);
    await queries().wish(1, 'release', minute(7));
    expect(await wishes()).toEqual([`1 null ${minute(7).toISOString()} ${minute(7).toISOString()}`, none]);
    await queries().wish(2, 'capture', minute(8));
    await queries().dropWish(1);
    expect(await wishes()).toEqual([
      `1 null null ${minute(7).toISOString()}`,
      `2 ${minute(8).toISOString()} null ${minute(8).toISOString()}`,
    ]);
    await queries().dropWish(2);
    expect((await wishes())[1]).toBe(`2 null null ${minute(8).toISOString()}`);
  });

  it('is checked by one worker at a time', async () => {
    const take = (at: number, before: number) => queries().takeCheck(1, minute(at), minute(before));
    expect([await take(3, 1), await take(3, 2), await take(4, 3), await take(4, 4)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(await column('checked_at')).toEqual([`1 ${minute(4).toISOString()}`, `2 ${minute(1).toISOString()}`]);
  });

  it('saves how many pieces were cancelled, shipped and returned', async () => {
    await queries().setProgress(1, [{ position: 1, cancelled: 2, shipped: 7, returned: 3 }]);
    const progress = () =>
      shop.read('select payment_id, position, cancelled, shipped, returned from payment_line order by 1, 2');
    expect(await progress()).toEqual(['1 0 0 0 0', '1 1 2 7 3', '2 0 0 0 0', '2 1 0 0 0']);
    expect(await shop.sent(() => queries().setProgress(1, []))).toEqual([]);
  });
});

describe('payments of an order', () => {
  beforeEach(async () => {
    await apply(1, report('cancelled'));
    await add(1, { attempt: 3 });
    await apply(3, report('succeeded', { id: providerId('p-3') }));
    await add(1, { attempt: 2, part: 2 });
    await apply(4, report('succeeded', { id: providerId('p-4') }));
  });
  const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

  it('are sorted by attempt, the latest first', async () => {
    expect((await queries().latest(1))?.id).toBe(3);
    expect(ids(await queries().ofOrder(1))).toEqual([3, 4, 1]);
    expect(await queries().latest(3)).toBeUndefined();
  });

  it('are unclosed until their receipts cover all pieces', async () => {
    expect(await queries().unclosed(1)).toEqual([]);
    for (const id of [1, 2, 3, 4]) await queries().setSettlement(id, 'order_paid');
    expect(ids(await queries().unclosed(1))).toEqual([4, 3]);
    expect(ids(await queries().unclosed(2))).toEqual([]);
    await queries().setClosed(4);
    expect(ids(await queries().unclosed(1))).toEqual([3]);
    await queries().setSettlement(3, 'part_paid');
    expect(await queries().unclosed(1)).toEqual([]);
  });

  it('for a part of its total are counted until the rest is paid', async () => {
    for (const id of [2, 3, 4]) await queries().setSettlement(id, 'part_paid');
    expect(ids(await queries().partsPaid(1))).toEqual([3, 4]);
    expect(ids(await queries().partsPaid(2))).toEqual([2]);
    expect((await queries().positionsPaid(2)).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await queries().positionsPaid(1)).toHaveLength(4);
    expect(await queries().positionsPaid(3)).toEqual([]);
    await queries().setSettlement(3, 'none');
    expect(ids(await queries().partsPaid(1))).toEqual([4]);
    expect(await queries().positionsPaid(1)).toHaveLength(2);
    expect(await queries().partsOfCancelled(9)).toEqual([]);
    await shop.run(`update orders set status = 'cancelled' where id < 3`);
    expect(await queries().partsOfCancelled(9)).toEqual([2, 4]);
    expect(await queries().partsOfCancelled(1)).toEqual([2]);
    await shop.run(`update orders set status = 'created' where id < 3`);
  });
});

it('payments are due at their next check, and open payments determine the providers in use', async () => {
  await add(3, { provider: other, nextCheckAt: minute(4) });
  await queries().checked(1, minute(1), minute(6));
  const due = (providers: readonly VendorId[], at: number, limit = 9) => queries().due(providers, minute(at), limit);
  expect([
    await due([yookassa, other], 6),
    await due([yookassa], 6),
    await due([yookassa], 5),
    await due([yookassa], 4),
  ]).toEqual([[3, 2, 1], [2, 1], [2], []]);
  expect(await due([yookassa, other], 6, 1)).toEqual([3]);
  expect(await due([], 6)).toEqual([]);
  const open = async () => (await queries().openProviders()).toSorted();
  expect(await open()).toEqual(['other', 'yookassa']);
  await queries().checked(3, minute(1), null);
  expect(await open()).toEqual(['yookassa']);
  await queries().checked(1, minute(1), null);
  await queries().checked(2, minute(1), null);
  expect(await open()).toEqual([]);
});
