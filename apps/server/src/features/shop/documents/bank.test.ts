import type { BankEntries, BankPayments, SellerSettings, StatementReport } from '@farad/contract/office/payments/bank';
import type { Seller } from '@farad/domain/invoice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { refusalOf } from '#testing/calls/basket-calls.ts';
import { invoiced, type InvoicedOrder } from '#testing/invoiced-orders.ts';
import { seller, sellerChange, setTestSeller } from '#testing/seller.ts';
import { moveByStaff } from '#testing/order-moves.ts';
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

interface Payment {
  readonly number: string;
  readonly kopecks: number;
  readonly inn: string;
  readonly purpose: string;
  readonly payer?: string;
  readonly payee?: string;
}

let lastNumber = 0;
const nextNumber = (): string => String((lastNumber += 1));

const section = ({
  number,
  kopecks,
  inn,
  purpose,
  payer = '40702810900000002851',
  payee = seller.account,
}: Payment): string[] => [
  'СекцияДокумент=Платежное поручение',
  `Номер=${number}`,
  'Дата=23.11.2026',
  `Сумма=${(kopecks / 100).toFixed(2)}`,
  `ПлательщикСчет=${payer}`,
  `ПлательщикИНН=${inn}`,
  'Плательщик1=ООО "Ромашка"',
  `ПолучательСчет=${payee}`,
  `НазначениеПлатежа=${purpose}`,
  'КонецДокумента',
];

const fileOf = (...payments: readonly Payment[]): string =>
  ['1CClientBankExchange', ...payments.flatMap(section), 'КонецФайла', ''].join('\r\n');

const send = (path: string, file: string, by = staff) =>
  by.post(path, file, { 'content-type': 'application/octet-stream' });
const preview = (file: string) => send('/admin/bank/statements/preview', file);
const take = (file: string) => send('/admin/bank/statements', file);
const outcomes = async (answer: ReturnType<typeof take>) =>
  (await answer).json<StatementReport>().entries.map(({ outcome }) => outcome);

const payFor = (order: InvoicedOrder & { sequence: number }, more: Partial<Payment> = {}): Payment => ({
  number: nextNumber(),
  kopecks: order.totalKopecks,
  inn: order.inn,
  purpose: `Оплата по сч. № ${order.sequence} за радиодетали`,
  ...more,
});

const stateOf = async (order: InvoicedOrder) => {
  const { rows } = await shop.pool.query<{ status: string; isPaid: boolean }>(
    'select status, paid_at is not null as "isPaid" from orders where id = $1',
    [order.id],
  );
  return rows[0];
};

const paymentsOf = async (order: InvoicedOrder): Promise<BankPayments> =>
  (await staff.get(`/admin/orders/${order.number}/bank-payments`)).json<BankPayments>();

const waiting = async () => (await staff.get('/admin/bank/entries?open=true')).json<BankEntries>().entries;

describe('a statement', () => {
  it('pays an order once; a rehearsal changes nothing', async () => {
    const order = await invoiced(shop);
    const file = fileOf(payFor(order));
    const shown = (await preview(file)).json<StatementReport>();
    expect(shown).toMatchObject({ isApplied: false, entries: [{ outcome: 'exact', orderNumber: order.number }] });
    expect(await stateOf(order)).toEqual({ status: 'created', isPaid: false });
    const taken = (await take(file)).json<StatementReport>();
    expect(taken).toEqual({ ...shown, isApplied: true });
    expect(await stateOf(order)).toEqual({ status: 'in_work_company', isPaid: true });
    expect(await outcomes(take(file))).toEqual(['known']);
    expect(await paymentsOf(order)).toMatchObject({
      due: 0,
      over: 0,
      isPaid: true,
      payments: [{ day: '2026-11-23', staffName: null }],
    });
  });

  it('ten times in parallel is imported once', async () => {
    const order = await invoiced(shop);
    const file = fileOf(payFor(order));
    const answers = await Promise.all(Array.from({ length: 10 }, () => outcomes(take(file))));
    expect(answers.flat().toSorted()).toEqual(['exact', ...Array.from({ length: 9 }, () => 'known')]);
    expect((await paymentsOf(order)).payments).toHaveLength(1);
  });

  it('in parts pays the order with the last one; the excess is recorded', async () => {
    const order = await invoiced(shop);
    const part = (kopecks: number) => payFor(order, { kopecks });
    expect(await outcomes(take(fileOf(part(100))))).toEqual(['partial']);
    expect(await stateOf(order)).toMatchObject({ isPaid: false });
    expect((await paymentsOf(order)).due).toBe((order.totalKopecks - 100) / 100);
    expect(await outcomes(take(fileOf(part(200), part(order.totalKopecks - 100))))).toEqual(['partial', 'over']);
    expect(await stateOf(order)).toMatchObject({ isPaid: true });
    expect(await paymentsOf(order)).toMatchObject({ due: 0, over: 2, isPaid: true });
  });

  it('leaves a payment matching two orders to staff, who decide', async () => {
    const [one, other] = [await invoiced(shop), await invoiced(shop)];
    await shop.pool.query(`update orders set company = jsonb_set(company, '{inn}', to_jsonb($1::text)) where id = $2`, [
      one.inn,
      other.id,
    ]);
    const purpose = `Оплата по счетам ${one.sequence}, ${other.sequence}`;
    expect(await outcomes(take(fileOf(payFor(one, { purpose }))))).toEqual(['ambiguous']);
    const [entry] = await waiting();
    expect(entry).toMatchObject({ orderNumber: null, candidates: [one.number, other.number] });
    expect([await stateOf(one), await stateOf(other)]).toMatchObject([{ isPaid: false }, { isPaid: false }]);
    const path = `/admin/bank/entries/${entry?.id}/match`;
    const twice = await Promise.all([
      staff.post(path, { orderNumber: other.number }),
      staff.post(path, { orderNumber: one.number }),
    ]);
    expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const paid = [await stateOf(one), await stateOf(other)].filter((state) => state?.isPaid);
    expect(paid).toHaveLength(1);
    expect((await waiting()).map(({ id }) => id)).not.toContain(entry?.id);
  });

  it('from another payer, or for an unknown invoice, waits; it can be set aside', async () => {
    const order = await invoiced(shop);
    const file = fileOf(payFor(order, { inn: '500100732259' }), payFor(order, { purpose: 'Возврат', inn: '1' }));
    expect(await outcomes(take(file))).toEqual(['ambiguous', 'unknown']);
    expect(await stateOf(order)).toMatchObject({ isPaid: false });
    const [unknown] = await waiting();
    const elsewhere = await staff.post(`/admin/bank/entries/${unknown?.id}/match`, { orderNumber: '26-999999' });
    expect(refusalOf(elsewhere)).toMatchObject({ status: 404, code: 'not_found', field: 'orderNumber' });
    const path = `/admin/bank/entries/${unknown?.id}/set-aside`;
    expect(refusalOf(await staff.post(path, { note: '' }))).toMatchObject({ status: 400, field: 'note' });
    expect((await staff.post(path, { note: 'Возврат поставщика' })).json()).toMatchObject({
      outcome: 'set_aside',
      decidedBy: expect.stringContaining('Staff') as string,
    });
    expect(refusalOf(await staff.post(path, { note: 'ещё раз' }))).toMatchObject({ code: 'already_decided' });
  });

  it('for an expired order is left to staff; the money is recorded, the order stays cancelled', async () => {
    const order = await invoiced(shop);
    await shop.pool.query("update orders set status = 'cancelled', pay_until = null where id = $1", [order.id]);
    expect(await outcomes(take(fileOf(payFor(order))))).toEqual(['ambiguous']);
    const [entry] = await waiting();
    expect((await staff.post(`/admin/bank/entries/${entry?.id}/match`, { orderNumber: order.number })).statusCode).toBe(
      200,
    );
    expect(await stateOf(order)).toEqual({ status: 'cancelled', isPaid: false });
    expect((await paymentsOf(order)).paid).toBe(order.totalKopecks / 100);
  });

  it('separates outgoing payments, and reports unreadable lines', async () => {
    const order = await invoiced(shop);
    const out = payFor(order, { payer: seller.account, payee: '40702810900000002851' });
    const text = fileOf(payFor(order), out).replace('Сумма=', 'Сумма=x');
    const { entries, problems } = (await take(text)).json<StatementReport>();
    expect(entries.map(({ outcome }) => outcome)).toEqual(['outgoing']);
    expect(problems).toEqual([{ line: 5, kind: 'bad_sum', field: 'Сумма' }]);
  });

  it.each([
    ['another file', '<xml/>', 'broken_statement'],
    ['an empty one', '', 'broken_statement'],
    ['one that breaks off', fileOf().slice(0, 25), 'broken_statement'],
  ])('%s is refused', async (_, file, code) => {
    expect(refusalOf(await take(file))).toMatchObject({ status: 422, code });
  });

  it('of another account is refused', async () => {
    const order = await invoiced(shop);
    const file = fileOf(payFor(order, { payee: '40702810600000000001' }));
    expect(refusalOf(await take(file))).toMatchObject({ status: 422, code: 'foreign_statement' });
  });

  it('is only for staff who manage orders', async () => {
    const other = await signedInStaff(shop, 'support');
    expect((await send('/admin/bank/statements', fileOf(), other)).statusCode).toBe(403);
  });
});

describe('payments by hand', () => {
  it('pay an order with sum, day and author', async () => {
    const order = await invoiced(shop);
    const path = `/admin/orders/${order.number}/bank-payments`;
    const half = Math.floor(order.totalKopecks / 2) / 100;
    expect((await staff.post(path, { amount: half, day: '2026-11-24', note: 'по телефону' })).json()).toMatchObject({
      paid: half,
      isPaid: false,
    });
    const rest = (order.totalKopecks - half * 100) / 100;
    expect((await staff.post(path, { amount: rest, day: '2026-11-25' })).json()).toMatchObject({
      isPaid: true,
      payments: [{ note: 'по телефону', staffName: expect.stringContaining('Staff') as string }, { amount: rest }],
    });
    expect(await stateOf(order)).toEqual({ status: 'in_work_company', isPaid: true });
  });

  it.each([
    [{ amount: 0, day: '2026-11-24' }, 'amount'],
    [{ amount: 0.001, day: '2026-11-24' }, 'amount'],
    [{ amount: -5, day: '2026-11-24' }, 'amount'],
    [{ amount: 5, day: '2026-02-30' }, 'day'],
  ])('%j is refused', async (body, field) => {
    const order = await invoiced(shop);
    expect(refusalOf(await staff.post(`/admin/orders/${order.number}/bank-payments`, body))).toMatchObject({
      status: 400,
      field,
    });
  });

  it('are a ledger: no line is changed or removed', async () => {
    for (const statement of ['update bank_money set amount_kopecks = 1', 'delete from bank_money']) {
      await expect(shop.pool.query(statement)).rejects.toThrow('never changed');
    }
  });
});

describe('the seller', () => {
  it('is set with the permission, and its numbers are checked', async () => {
    const chief = await signedInStaff(shop, 'administrator');
    const set = async (more: object) => chief.post('/admin/settings/seller', await sellerChange(chief, more));
    expect(refusalOf(await set({ account: '40702810938000000002' }))).toMatchObject({ status: 400, field: 'account' });
    expect(refusalOf(await set({ kpp: '' }))).toMatchObject({ status: 400, field: 'kpp' });
    expect(refusalOf(await set({ form: 'ip' }))).toMatchObject({ status: 400, field: 'inn' });
    expect((await set({ form: 'ao', name: 'Фарад' })).json()).toMatchObject({
      seller: { form: 'ao', name: 'АО «Фарад»' },
    });
    expect(refusalOf(await set({ vatMode: 'other' }))).toMatchObject({ status: 400, field: 'vatMode' });
    expect((await set({ phone: '+7 495 111-11-11' })).json()).toMatchObject({
      seller: { phone: '+7 495 111-11-11' },
      isDemonstration: false,
    });
    expect((await staff.get('/admin/settings/seller')).statusCode).toBe(403);
    const { rows } = await shop.pool.query<{ after: { phone: string } }>(
      "select after from audit where action = 'settings.seller_changed' order by id desc limit 1",
    );
    expect(rows[0]?.after.phone).toBe('+7 495 111-11-11');
  });

  it('has versions with author and time; an earlier one is restored, an issued invoice keeps its seller', async () => {
    await setTestSeller(shop);
    await shop.pool.query("delete from setting_version where key = 'seller'");
    const chief = await signedInStaff(shop, 'administrator');
    const set = async (name: string) => {
      const answer = await chief.post('/admin/settings/seller', await sellerChange(chief, { name }));
      return answer.json<SellerSettings>();
    };
    await set('ООО «Второй»');
    const order = await invoiced(shop);
    const { versions } = await set('ООО «Третий»');
    const byStaff = expect.stringMatching(/^Staff \d+$/) as string;
    const namesOf = (list: SellerSettings['versions']) => list.map(({ value, by }) => [(value as Seller).name, by]);
    expect(namesOf(versions)).toEqual([
      ['ООО «Третий»', byStaff],
      ['ООО «Второй»', byStaff],
      ['ООО «Фарад»', null],
    ]);
    const restore = (version: unknown, seen: unknown) =>
      chief.post('/admin/settings/seller/restore', { version, seen });
    const [third, second, first] = versions.map(({ id }) => id);
    expect(refusalOf(await restore(first, second))).toMatchObject({ status: 409, code: 'settings_changed' });
    expect(refusalOf(await restore('999999999', third))).toMatchObject({ status: 404 });
    const restored = (await restore(first, third)).json<SellerSettings>();
    expect(restored.seller).toMatchObject({ name: 'ООО «Фарад»', kpp: seller.kpp });
    expect(restored.versions[0]).toMatchObject({ by: byStaff, restored: first });
    expect(restored.versions).toHaveLength(4);
    const { rows } = await shop.pool.query<{ seller: Seller }>('select seller from invoice where order_id = $1', [
      order.id,
    ]);
    expect(rows.map((row) => row.seller.name)).toEqual(['ООО «Второй»']);
    expect((await staff.post('/admin/settings/seller/restore', { version: first, seen: third })).statusCode).toBe(403);
    const stale = await chief.post('/admin/settings/seller', { ...seller, seen: third });
    expect(refusalOf(stale)).toMatchObject({ status: 409, code: 'settings_changed' });
  });
});

describe('a wrong match', () => {
  const entryOf = async (order: InvoicedOrder) => {
    const { entries } = (await staff.get(`/admin/bank/entries?text=${order.number}`)).json<BankEntries>();
    return entries[0]!;
  };
  const takeBack = (id: string) => staff.post(`/admin/bank/entries/${id}/take-back`, { reason: 'Не тот заказ' });

  it('is undone: the order is unpaid and waits again, the payment is matched with the right one', async () => {
    const [wrong, right] = [await invoiced(shop), await invoiced(shop)];
    await take(fileOf(payFor(wrong)));
    const entry = await entryOf(wrong);
    const answers = await Promise.all([takeBack(entry.id), takeBack(entry.id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const logged = await shop.pool.query(
      "select object_kind, before, reason from audit where action = 'bank.match_taken_back' and object_id = $1",
      [entry.id],
    );
    expect(logged.rows).toEqual([
      { object_kind: 'bank', before: { orderNumber: wrong.number, outcome: 'exact' }, reason: 'Не тот заказ' },
    ]);
    expect(await stateOf(wrong)).toEqual({ status: 'in_work_company', isPaid: false });
    expect(await paymentsOf(wrong)).toMatchObject({ paid: 0, due: wrong.totalKopecks / 100, over: 0, isPaid: false });
    const { rows } = await shop.pool.query<{ waits: boolean }>(
      `select pay_until > now() and pay_until = (select expires_at from reservation where order_id = orders.id) as waits
       from orders where id = $1`,
      [wrong.id],
    );
    expect(rows).toEqual([{ waits: true }]);
    expect((await waiting()).find(({ id }) => id === entry.id)).toMatchObject({
      outcome: 'unknown',
      orderNumber: null,
    });
    const matched = await staff.post(`/admin/bank/entries/${entry.id}/match`, { orderNumber: right.number });
    expect([matched.statusCode, await stateOf(right)]).toMatchObject([200, { isPaid: true }]);
    expect((await takeBack(entry.id)).statusCode).toBe(200);
    expect(await stateOf(right)).toMatchObject({ isPaid: false });
  });

  it('of an excess payment leaves the order paid', async () => {
    const order = await invoiced(shop);
    await take(fileOf(payFor(order)));
    await take(fileOf(payFor(order, { kopecks: 777 })));
    const { entries } = (await staff.get(`/admin/bank/entries?text=${order.number}`)).json<BankEntries>();
    const more = entries.find(({ amount }) => amount === 7.77);
    expect(await paymentsOf(order)).toMatchObject({ over: 7.77, isPaid: true });
    expect((await takeBack(more?.id ?? '')).statusCode).toBe(200);
    expect(await paymentsOf(order)).toMatchObject({ over: 0, isPaid: true });
  });

  it('of a sent or refunded order stays, with an explanation', async () => {
    const order = await invoiced(shop);
    await take(fileOf(payFor(order)));
    const { id } = await entryOf(order);
    await moveByStaff(shop, order.number, 'shipped');
    const refused = await takeBack(id);
    expect([refused.statusCode, refused.json<{ error: { message: string } }>().error.message]).toEqual([
      409,
      expect.stringContaining('отправлен'),
    ]);
    expect(await stateOf(order)).toEqual({ status: 'shipped', isPaid: true });
    expect((await takeBack('999999')).statusCode).toBe(404);
  });
});
