import { inTransaction } from '@farad/database/connection/transaction';
import { paidOrderQueries, type PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { refundQueries, type RefundRow } from '@farad/database/payments/refund.queries';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Deps } from '#deps.ts';
import { officeLines } from './office/office-lines.ts';
import { presentOffice, presentRefund } from './office/present-refund.ts';
import { linkWishes, withoutPieces } from './office/refunded-wishes.ts';
import { presentPayment } from './present-payment.ts';
import { missingAccount, openAccount, openDesk, sealKey } from './provider/payment-account.ts';
import { addressed, marksOfLines, receiptTarget } from './provider/receipt-target.ts';

const shop = openShopRows();
const now = new Date('2026-11-20T06:00:00.000Z');
const secretKey = Buffer.alloc(32, 7);
const connected: unknown[] = [];
const missing: unknown[] = [];
const provider = (more: object = {}) => ({
  id: 'yookassa',
  pageOrigins: ['https://pay.example'],
  isTest: true,
  variables: ['SHOP_ID', 'SHOP_KEY'],
  environmentAccount: null,
  twinAccount: null,
  connect: (credentials: unknown) => {
    connected.push(credentials);
    return { port: true };
  },
  ...more,
});
const deps = (more: object = { twinAccount: { shopId: '1', secretKey: 'k' } }): Deps => {
  const chosen = provider(more);
  const find = (id: string) => (id === chosen.id ? chosen : null);
  const vendors = { payments: { chosen, find }, noteMissing: (ids: readonly string[]) => missing.push(...ids) };
  return { db: shop.db, secretKey, clock: () => now, vendors } as unknown as Deps;
};
const order = async (id = 1): Promise<PaidOrderRow> => {
  const found = await paidOrderQueries(shop.db).byId(id);
  if (found === undefined) throw new Error('no such order');
  return found;
};
const pay = (state: string, more: object = {}) =>
  shop.run(
    `insert into payment select * from jsonb_populate_record(null::payment, $1::jsonb)`.replace(
      'select *',
      `(order_id, attempt, part, key, provider, method, is_held, amount_kopecks, return_token_sha256, request, state,
        refusal, failure, provider_id, confirmation_url, expires_at, settlement, created_at, asked_at, checked_at, paid_at)
       select order_id, attempt, part, key, provider, method, is_held, amount_kopecks, sha256(key::bytea), request, state,
        refusal, failure, provider_id, confirmation_url, expires_at, settlement, created_at, asked_at, checked_at, paid_at`,
    ),
    JSON.stringify({
      order_id: 1,
      attempt: 1,
      part: 1,
      key: `key ${JSON.stringify(more)}`,
      provider: 'yookassa',
      method: 'card',
      is_held: false,
      amount_kopecks: 10_000,
      request: {},
      state,
      provider_id: `p ${JSON.stringify(more)}`,
      created_at: now,
      asked_at: now,
      checked_at: now,
      paid_at: state === 'succeeded' ? now : null,
      ...more,
    }),
  );
const refund = (sequence: number, more: object = {}) =>
  shop.run(
    `insert into refund (order_id, payment_id, sequence, key, amount_kopecks, cause, note, state, way, payee, purpose,
        request, provider_id, failure, created_at, done_at, paper_number, paper_day)
      select order_id, payment_id, sequence, key, amount_kopecks, cause, note, state, way, payee, purpose, request,
        provider_id, failure, created_at, done_at, paper_number, paper_day
      from jsonb_populate_record(null::refund, $1::jsonb)`,
    JSON.stringify({
      order_id: 1,
      sequence,
      key: `key ${sequence}`,
      amount_kopecks: 1000 + sequence,
      cause: 'staff',
      note: 'Возврат',
      state: 'pending',
      way: 'bank',
      payee: {},
      purpose: 'Возврат по заказу',
      created_at: now,
      ...more,
    }),
  );
const refunds = async (): Promise<readonly RefundRow[]> => refundQueries(shop.db).ofOrder(1);
const payee = {
  name: 'ООО «Ток»',
  inn: '7700000001',
  kpp: '770101001',
  bankName: 'Банк',
  bik: '044525225',
  account: '40702810000000000001',
  correspondentAccount: '30101810400000000225',
};

beforeEach(async () => {
  connected.length = 0;
  missing.length = 0;
  await shop.run(`truncate payment, refund, parcel, webhook_event, payment_quarantine, order_return, bank_money,
    provider_account restart identity cascade`);
  await shop.run(`delete from setting where key = 'payments'`);
  await shop.run(`update orders set status = 'created', paid_at = null, pay_until = null, customer_type = 'personal',
    company = null, approval = null, payment_method = 'card', total_kopecks = 2000, goods_kopecks = 2000,
    contact = '{"name": "Анна", "surname": "Иванова", "phone": "79260000001", "email": "anna@farad.example"}'`);
});

describe('an account at the provider', () => {
  const account = { shopId: '100', secretKey: 'key-100' };

  it('is that of the environment, else of the office, else of the twin', async () => {
    const twin = { twinAccount: { shopId: '1', secretKey: 'k' } };
    const sources = async (more: object) => (await openAccount(deps(more), 'yookassa' as never))?.source ?? null;
    expect([await sources({}), await sources(twin)]).toEqual([null, 'twin']);
    expect(missing).toEqual(['yookassa']);
    await shop.run(
      `insert into provider_account (provider, public_id, secret_key_sealed, secret_key_end) values ('yookassa', '100', $1, '-100')`,
      sealKey({ secretKey }, account),
    );
    expect(await openAccount(deps(twin), 'yookassa' as never)).toEqual({
      provider: 'yookassa',
      port: { port: true },
      account: { account: '100', isTest: true },
      source: 'settings',
    });
    expect(connected.at(-1)).toEqual(account);
    expect(await sources({ ...twin, environmentAccount: { shopId: '7', secretKey: 'e' } })).toBe('environment');
    expect(connected.at(-1)).toEqual({ shopId: '7', secretKey: 'e' });
    missing.length = 0;
    expect(await openAccount(deps(twin), 'other' as never)).toBeNull();
    expect(missing).toEqual(['other']);
  });

  it('is reported as missing if online payment is on', async () => {
    const lines = (more: object) => missingAccount(shop.db, deps(more).vendors);
    const missed = ['SHOP_ID, SHOP_KEY: not set, and the back office has set no account for cards and SBP'];
    expect([
      await lines({}),
      await lines({ twinAccount: account }),
      await lines({ environmentAccount: account }),
    ]).toEqual([missed, [], []]);
    expect((await openDesk(deps({}))).isOn).toEqual({ card: false, sbp: false });
    expect((await openDesk(deps())).isOn).toEqual({ card: true, sbp: true });
    await shop.run(
      `insert into provider_account (provider, public_id, secret_key_sealed, secret_key_end) values ('yookassa', '1', '', '')`,
    );
    expect(await lines({})).toEqual([]);
  });
});

describe('a payment as its buyer sees it', () => {
  const shown = async (of = deps()) => presentPayment(of, await order());
  const open = { confirmation_url: 'https://pay.example/1', expires_at: '2026-11-20T07:00:00Z' };

  it('before any, with what can be paid', async () => {
    await shop.run(`update orders set pay_until = '2026-11-21T06:00:00Z' where id = 1`);
    expect(JSON.stringify(await shown())).toMatchInlineSnapshot(
      `"{"number":"26-000001","state":null,"method":"card","amount":20,"total":20,"parts":null,"refunded":0,"returns":[],"refusal":null,"confirmation_url":null,"qr":null,"expiresAt":null,"isOver":false,"pay_until":"2026-11-21T06:00:00.000Z","needsEmail":false,"advice":null,"methods":[{"method":"card","refusal":null},{"method":"sbp","refusal":null}],"askAgainSeconds":null}"`,
    );
    expect((await shown(deps({}))).methods).toEqual([
      { method: 'card', refusal: 'method_off' },
      { method: 'sbp', refusal: 'method_off' },
    ]);
    expect(await presentPayment(deps(), await order(), 'too_late')).toMatchObject({ refusal: 'too_late' });
  });

  it('while it waits, with its page and the other way', async () => {
    await pay('pending', { ...open, method: 'sbp' });
    const { qr, ...rest } = await shown();
    expect(qr).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(JSON.stringify(rest)).toMatchInlineSnapshot(
      `"{"number":"26-000001","state":"pending","method":"sbp","amount":100,"total":20,"parts":null,"refunded":0,"returns":[],"refusal":null,"confirmation_url":"https://pay.example/1","expiresAt":"2026-11-20T07:00:00.000Z","isOver":false,"pay_until":null,"needsEmail":false,"advice":null,"methods":[{"method":"card","refusal":null}],"askAgainSeconds":3}"`,
    );
    await shop.run(`update payment set method = 'card'`);
    expect(await shown()).toMatchObject({
      qr: null,
      confirmation_url: open.confirmation_url,
      methods: [{ method: 'sbp' }],
    });
    await shop.run(`update payment set confirmation_url = 'https://evil.example/1'`);
    expect(await shown()).toMatchObject({ confirmation_url: null, expiresAt: '2026-11-20T07:00:00.000Z' });
    await shop.run(`update payment set confirmation_url = null, expires_at = null`);
    expect(await shown()).toMatchObject({ confirmation_url: null, expiresAt: null });
    await shop.run(`update payment set provider = 'other', confirmation_url = 'https://pay.example/1'`);
    expect(await shown()).toMatchObject({ confirmation_url: null, askAgainSeconds: null });
  });

  it.each([
    ['2026-11-20T06:00:00.001Z', false],
    ['2026-11-20T06:00:00.000Z', true],
  ])('until its deadline: %s', async (until, isOver) => {
    await pay('pending', open);
    await shop.run('update orders set pay_until = $1 where id = 1', until);
    const answer = await shown();
    expect([answer.isOver, answer.confirmation_url === null, answer.methods.length]).toEqual([
      isOver,
      isOver,
      isOver ? 0 : 1,
    ]);
  });

  it.each([
    ['created', {}, 'created', 0, 100],
    ['created', { refusal: 'refused', provider_id: null }, null, 2, 20],
    ['waiting_for_capture', {}, 'waiting_for_capture', 0, 100],
    ['cancelled', { failure: 'insufficient_funds' }, 'cancelled', 2, 20],
    ['succeeded', { settlement: 'part_paid' }, null, 2, 20],
  ])('%s %j', async (state, more, expected, methods, amount) => {
    await pay(state, more);
    const answer = await shown();
    expect([answer.state, answer.methods.length, answer.amount]).toEqual([expected, methods, amount]);
    expect(answer.advice === null).toBe(expected !== 'cancelled');
  });

  it('when it is paid, and when all of it went back', async () => {
    await pay('succeeded', { settlement: 'order_paid' });
    await shop.run('update orders set paid_at = now() where id = 1');
    expect(await shown()).toMatchObject({ state: 'paid', methods: [], amount: 100, refunded: 0, pay_until: null });
    const sent = { way: 'provider', payment_id: 1, payee: null, request: {} };
    await refund(1, { ...sent, amount_kopecks: 9999, provider_id: 'r-1' });
    expect(await shown()).toMatchObject({ state: 'paid', refunded: 99.99 });
    await refund(2, { ...sent, amount_kopecks: 100, state: 'cancelled', done_at: now });
    expect(await shown()).toMatchObject({ state: 'paid', refunded: 99.99 });
    await shop.run('update refund set amount_kopecks = 10000 where sequence = 1');
    expect(await shown()).toMatchObject({ state: 'refunded', refunded: 100 });
    await refund(3, { payee });
    await refund(4, {
      way: 'cash',
      payee: null,
      state: 'succeeded',
      done_at: now,
      paper_number: '7',
      paper_day: '2026-11-19',
    });
    expect((await shown()).returns).toEqual([
      { way: 'bank', amount: 10.03, isDone: false, accountEnd: '0001', day: null },
      { way: 'cash', amount: 10.04, isDone: true, accountEnd: '', day: '2026-11-19' },
    ]);
  });
});

describe('refunds by the office', () => {
  it('are shown whole', async () => {
    await refund(1, { payee });
    await refund(2, {
      payee: { account: '1' },
      state: 'succeeded',
      done_at: now,
      paper_number: '7',
      paper_day: '2026-11-19',
    });
    await shop.run(`insert into refund_line (refund_id, position, move, from_piece, quantity, amount_kopecks)
      values (1, 2, 'return', 0, 3, 300), (1, 1, 'cancel', 0, 4, 400)`);
    await refund(3, {
      way: 'cash',
      payee: null,
      state: 'succeeded',
      done_at: now,
      paper_number: '8',
      paper_day: '2026-11-19',
    });
    const shown = await Promise.all((await refunds()).map((each) => presentRefund(shop.db, each)));
    expect(JSON.stringify(shown)).toMatchInlineSnapshot(
      `"[{"id":"1","sequence":1,"amount":10.01,"way":"bank","purpose":"Возврат по заказу","state":"pending","cause":"staff","note":"Возврат","failure":null,"payee":{"name":"ООО «Ток»","inn":"7700000001","kpp":"770101001","bankName":"Банк","bik":"044525225","account":"40702810000000000001","correspondentAccount":"30101810400000000225"},"paper":null,"withdrawnBecause":"","mayRetry":false,"createdAt":"2026-11-20T06:00:00.000Z","doneAt":null,"lines":[{"position":1,"qty":4,"amount":4},{"position":2,"qty":3,"amount":3}]},{"id":"2","sequence":2,"amount":10.02,"way":"bank","purpose":"Возврат по заказу","state":"succeeded","cause":"staff","note":"Возврат","failure":null,"payee":{"name":"","inn":"","kpp":"","bankName":"","bik":"","account":"1","correspondentAccount":""},"paper":{"number":"7","day":"2026-11-19"},"withdrawnBecause":"","mayRetry":false,"createdAt":"2026-11-20T06:00:00.000Z","doneAt":"2026-11-20T06:00:00.000Z","lines":[]},{"id":"3","sequence":3,"amount":10.03,"way":"cash","purpose":"Возврат по заказу","state":"succeeded","cause":"staff","note":"Возврат","failure":null,"payee":null,"paper":{"number":"8","day":"2026-11-19"},"withdrawnBecause":"","mayRetry":false,"createdAt":"2026-11-20T06:00:00.000Z","doneAt":"2026-11-20T06:00:00.000Z","lines":[]}]"`,
    );
    const [first] = await refunds();
    if (first === undefined) throw new Error('no refund');
    const retry = async (more: object) => (await presentRefund(shop.db, { ...first, ...more })).mayRetry;
    expect([
      await retry({ state: 'cancelled' }),
      await retry({ state: 'cancelled', retriedBy: 2 }),
      await retry({}),
    ]).toEqual([true, false, false]);
  });

  it('suggest who gets the money', async () => {
    const suggested = async () => (await presentOffice(shop.db, await order(), await refunds(), () => 0)).payee;
    const none = { inn: '', kpp: '', bankName: '', bik: '', account: '', correspondentAccount: '' };
    expect(await suggested()).toEqual({ ...none, name: 'Иванова Анна' });
    await shop.run(
      `update orders set customer_type = 'company', company = '{"name": "ООО", "inn": "77", "kpp": null}' where id = 1`,
    );
    expect(await suggested()).toEqual({ ...none, name: 'ООО', inn: '77' });
    await refund(1, { payee });
    await refund(2, { payee: { ...payee, name: 'Другой' } });
    await refund(3, {});
    expect(await suggested()).toEqual({ ...payee, name: 'Другой' });
  });

  it('count the pieces that went back and those that were handed over', async () => {
    await refund(1);
    await shop.run(`insert into refund_line (refund_id, position, move, from_piece, quantity, amount_kopecks)
      values (1, 1, 'cancel', 0, 2, 1), (1, 2, 'return', 0, 4, 1), (1, 2, 'cancel', 4, 1, 1)`);
    await shop.run(`insert into parcel (order_id, number, state, grams, created_at, shipped_at) values
      (1, 1, 'handed_over', 1, now(), now()), (1, 2, 'packed', 1, now(), null), (1, 3, 'returned', 1, now(), now())`);
    await shop.run(
      `insert into parcel_line (parcel_id, product_id, quantity) values (1, 1, 5), (2, 1, 1), (3, 1, 1), (1, 2, 3)`,
    );
    const lines = async () =>
      (await officeLines(shop.db, await order())).map(({ position, quantity, cancelled, shipped, returned }) =>
        [position, quantity, cancelled, shipped, returned].join(' '),
      );
    expect(await lines()).toEqual(['1 10 2 5 0', '2 10 1 4 4']);
    await shop.run(`update orders set status = 'shipped' where id = 1`);
    expect(await lines()).toEqual(['1 10 2 8 0', '2 10 1 9 4']);
    await shop.run(`update parcel_line set quantity = 10 where parcel_id = 1 and product_id = 1`);
    await shop.run(`update orders set status = 'in_warehouse' where id = 1`);
    expect(await lines()).toEqual(['1 10 2 8 0', '2 10 1 4 4']);
  });

  it('are linked to the oldest requests', async () => {
    await refund(1);
    await shop.run(`insert into refund_line (refund_id, position, move, from_piece, quantity, amount_kopecks)
      values (1, 1, 'return', 0, 5, 1), (1, 2, 'cancel', 0, 5, 1)`);
    await shop.run(`insert into order_return (order_id, account_id, reason, comment, state, created_at)
      select 1, 1, 'defective', '', case n when 1 then 'accepted' else 'requested' end, now() from generate_series(1, 3) n`);
    await shop.run(`insert into order_return_line (return_id, product_id, quantity, accepted) values
      (1, 1, 2, 2), (2, 1, 2, null), (3, 1, 9, null), (2, 2, 3, null)`);
    const accepted = await inTransaction(shop.db, (tx) => linkWishes(tx, 1, [1]));
    expect(accepted).toEqual([{ position: 1, count: 2 }]);
    expect(
      await shop.read('select refund_id, return_id, product_id, pieces from refund_return order by return_id'),
    ).toEqual(['1 1 1 2', '1 2 1 2', '1 3 1 1']);
  });

  it('without the pieces of others', () => {
    const piece = (position: number, count: number) => ({ position, count });
    expect(withoutPieces([piece(1, 5), piece(2, 2), piece(3, 1)], [piece(1, 2), piece(1, 1), piece(2, 2)])).toEqual([
      piece(1, 2),
      piece(3, 1),
    ]);
  });
});

describe('a receipt', () => {
  it('goes to the buyer by what is known of them', async () => {
    const customer = async (more: object) => (await receiptTarget(shop.db, { ...(await order()), ...more })).customer;
    expect(await customer({})).toEqual({ email: 'anna@farad.example', phone: '79260000001' });
    expect(await customer({ contact: { email: '', phone: '' } })).toEqual({});
    expect(
      await customer({ contact: { email: '', phone: '' }, company: { name: 'ООО', inn: '77', kpp: null } }),
    ).toEqual({
      name: 'ООО',
      inn: '77',
    });
    const target = await receiptTarget(shop.db, await order());
    expect(target.itemsMax).toBe(80);
    expect(addressed(target, 'R' as never)).toEqual({ customer: target.customer, receipt: 'R', till: target.till });
  });

  it('has the codes of its marked lines', async () => {
    await shop.run(`insert into parcel (order_id, number, state, grams, created_at) values (1, 1, 'packed', 1, now())`);
    await shop.run(
      `insert into parcel_mark (parcel_id, product_id, code, pieces) values (1, 1, 'a', 2), (1, 2, 'b', 1)`,
    );
    const line = (productId: number, isMarked: boolean) => ({ productId, isMarked }) as never;
    const marks = await marksOfLines(shop.db, 1, [line(1, true), line(2, false)]);
    expect([marks(line(1, true)), marks(line(2, false)), marks(line(3, true))]).toEqual([
      { marks: [{ code: 'a', pieces: 2 }] },
      {},
      { marks: [] },
    ]);
    expect(await shop.sent(() => marksOfLines(shop.db, 1, [line(1, false)]))).toEqual([]);
  });
});
