import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { listenTwins, type ListeningTwins } from '../test-twins.ts';

/** A webhook that the shop received: event and object. */
interface Told {
  readonly event: string;
  readonly object: { readonly id: string; readonly status: string };
}
const received: Told[] = [];
let shopStatuses: number[] = [];
let shop: Server;
let notificationUrl: string;
let twins: ListeningTwins;
let lastKey = 0;

beforeAll(async () => {
  shop = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push(JSON.parse(text) as Told);
      response.writeHead(shopStatuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  notificationUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhook/secret`;
  twins = await listenTwins({ webhookDelayMs: 5, webhookRetryMs: [10, 20] });
  twins.setPaymentCabinet({ notificationUrl, pagesOrigin: null });
});
beforeEach(() => {
  received.length = 0;
  shopStatuses = [];
  twins.faults.clear();
});
afterAll(async () => {
  await twins.close();
  await new Promise((resolve) => shop.close(resolve));
});

const authorization = (world: ListeningTwins): string => {
  const { shopId, secretKey } = world.yookassa.account;
  return `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;
};

interface Wire {
  readonly id: string;
  readonly status: string;
  readonly parameter?: string;
  readonly description?: string;
  readonly confirmation?: { readonly confirmation_url: string };
}

async function post(path: string, body: unknown, { world = twins, key = '' } = {}) {
  lastKey += 1;
  const answer = await fetch(`${world.yookassa.baseUrl(world.origin)}${path}`, {
    method: 'POST',
    headers: {
      authorization: authorization(world),
      'content-type': 'application/json',
      'idempotence-key': key || `key-${lastKey}`,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Wire };
}

const get = async (path: string, world = twins) => {
  const headers = { authorization: authorization(world) };
  const answer = await fetch(`${world.yookassa.baseUrl(world.origin)}${path}`, { headers });
  return { status: answer.status, body: (await answer.json()) as Wire };
};

const rub = (value: string) => ({ value, currency: 'RUB' });

const item = (fields: object = {}) => ({
  description: 'Резистор',
  quantity: 100,
  amount: rub('12.20'),
  vat_code: 12,
  measure: 'piece',
  payment_subject: 'commodity',
  payment_mode: 'full_prepayment',
  ...fields,
});

/** Returns a row of marked goods, as the provider's own cash register accepts it. */
const marked = (fields: object = {}) =>
  item({
    quantity: 1,
    amount: rub('1220.00'),
    payment_subject: 'marked',
    mark_mode: '0',
    mark_code_info: { gs_1m: '0104601234567893215abcDEF\u001d93dGVz' },
    mark_quantity: { numerator: 1, denominator: 1 },
    planned_status: 1,
    ...fields,
  });

const receipt = (...items: object[]) => ({ customer: { email: 'buyer@example.ru' }, items });

const payment = (fields: object = {}) => ({
  amount: rub('1220.00'),
  capture: true,
  payment_method_data: { type: 'bank_card' },
  confirmation: { type: 'redirect', return_url: 'https://shop.example/pay/return/1?a=1&b=2', locale: 'ru_RU' },
  description: '<script>alert(1)</script>',
  metadata: { order_id: '26-000001', attempt: '1' },
  receipt: receipt(item()),
  ...fields,
});

const page = (path: string, form?: Record<string, string>, world = twins) =>
  fetch(`${world.origin}/__twins/yookassa/${path}`, {
    redirect: 'manual',
    ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
  });

const made = async (fields: object = {}, world = twins): Promise<string> =>
  (await post('/payments', payment(fields), { world })).body.id;

const statusOf = async (id: string, world = twins): Promise<string> =>
  (await get(`/payments/${id}`, world)).body.status;

const events = (): string[] => received.map(({ event }) => event);

describe('requests are checked like in the original', () => {
  test.each([
    ['amount.value', { amount: rub('1220') }],
    ['amount.value', { amount: rub('0.00') }],
    ['amount.value', { amount: { value: 1220, currency: 'RUB' } }],
    ['amount.currency', { amount: { value: '1220.00', currency: 'USD' } }],
    ['payment_method_data.type', { payment_method_data: { type: 'cash' } }],
    ['confirmation.type', { confirmation: { type: 'embedded' } }],
    ['confirmation.return_url', { confirmation: { type: 'redirect', return_url: `https://a/${'x'.repeat(2048)}` } }],
    ['confirmation.locale', { confirmation: { type: 'redirect', return_url: 'https://a', locale: 'tr_TR' } }],
    ['description', { description: 'x'.repeat(129) }],
    ['metadata', { metadata: { a: 'x'.repeat(513) } }],
    ['metadata', { metadata: Object.fromEntries(Array.from({ length: 17 }, (_, index) => [index, 'x'])) }],
    ['receipt.customer.email', { receipt: { items: [item()] } }],
    ['receipt.customer.email', { receipt: { customer: { phone: '79991234567' }, items: [item()] } }],
    ['receipt.customer.inn', { receipt: { customer: { email: 'a@b.ru', inn: '12345' }, items: [item()] } }],
    [
      'receipt.customer.full_name',
      { receipt: { customer: { email: 'a@b.ru', full_name: 'x'.repeat(257) }, items: [item()] } },
    ],
    ['receipt.items[0].country_of_origin_code', { receipt: receipt(item({ country_of_origin_code: 'CN' })) }],
    ['receipt.items[0].customs_declaration_number', { receipt: receipt(item({ customs_declaration_number: '1' })) }],
    ['receipt.timezone', { receipt: receipt(marked()) }],
    [
      'receipt.items[0].mark_code_info',
      { receipt: { ...receipt(marked({ mark_code_info: { mark_code_raw: 'x' } })), timezone: 2 } },
    ],
    ['receipt.items[0].mark_mode', { receipt: { ...receipt(marked({ mark_mode: undefined })), timezone: 2 } }],
    [
      'receipt.items[0].mark_quantity',
      { receipt: { ...receipt(marked({ mark_quantity: { numerator: 2, denominator: 1 } })), timezone: 2 } },
    ],
    ['receipt.items[0].planned_status', { receipt: { ...receipt(marked({ planned_status: 7 })), timezone: 2 } }],
    ['receipt.items[0].quantity', { receipt: { ...receipt(marked({ quantity: 2 })), timezone: 2 } }],
    ['receipt.customer.phone', { receipt: { customer: { email: 'a@b.ru', phone: '+7 999' }, items: [item()] } }],
    ['receipt.items', { receipt: receipt() }],
    ['receipt.items', { receipt: receipt(item({ quantity: 99 })) }],
    ['receipt.items', { receipt: receipt(...Array.from({ length: 81 }, () => item())) }],
    ['receipt.items[1].vat_code', { receipt: receipt(item(), item({ vat_code: 13 })) }],
    ['receipt.items[0].vat_code', { receipt: receipt(item({ vat_code: undefined })) }],
    ['receipt.items[0].description', { receipt: receipt(item({ description: 'x'.repeat(129) })) }],
    ['receipt.items[0].description', { receipt: receipt(item({ description: '' })) }],
    ['receipt.items[0].quantity', { receipt: receipt(item({ quantity: 0 })) }],
    ['receipt.items[0].quantity', { receipt: receipt(item({ quantity: 100_000 })) }],
    ['receipt.items[0].amount.value', { receipt: receipt(item({ amount: rub('0.00') })) }],
    ['receipt.items[0].payment_mode', { receipt: receipt(item({ payment_mode: 'credit' })) }],
    ['receipt.items[0].measure', { receipt: receipt(item({ measure: undefined })) }],
    ['receipt', { receipt: undefined }],
    ['receipt.items[0].payment_subject', { receipt: receipt(item({ payment_subject: 'gift' })) }],
  ])('%s: %j', async (parameter, fields) => {
    const answer = await post('/payments', payment(fields));
    expect(answer).toMatchObject({ status: 400, body: { type: 'error', code: 'invalid_request', parameter } });
  });

  test('a closing receipt needs a paid payment and settlements of its sum', async () => {
    const id = await made();
    const body = {
      type: 'payment',
      payment_id: id,
      ...receipt(item({ vat_code: 11, payment_mode: 'full_payment' })),
      send: true,
    };
    const settled = { ...body, settlements: [{ type: 'prepayment', amount: rub('1220.00') }] };
    expect((await post('/receipts', settled)).body.parameter).toBe('payment_id');
    await page(`pay/${id}`, { action: 'pay' });
    expect((await post('/receipts', body)).body.parameter).toBe('settlements');
    expect((await post('/receipts', { ...settled, send: false })).body.parameter).toBe('send');
    expect((await post('/receipts', { ...settled, ...receipt(item()) })).body.parameter).toBe('items[0].payment_mode');
    for (let count = 0; count < 50; count += 1) {
      const answer = await post('/receipts', settled);
      expect(answer).toMatchObject({ status: 200, body: { type: 'payment', payment_id: id } });
    }
    expect((await post('/receipts', settled)).body.parameter).toBe('payment_id');
  });

  test('requests without an account key or without an idempotency key are rejected', async () => {
    const answer = await fetch(`${twins.yookassa.baseUrl(twins.origin)}/payments`);
    expect(answer.status).toBe(401);
    expect((await post('/payments', payment(), { key: 'a b' })).body.parameter).toBe('Idempotence-Key');
    expect((await post('/payments', payment(), { key: 'x'.repeat(65) })).body.parameter).toBe('Idempotence-Key');
  });
});

describe('the payment page', () => {
  test('shows the payment, escaped, and allows forms to itself and redirects to the shop', async () => {
    const answer = await page(`pay/${await made()}`);
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example;");
    const text = await answer.text();
    expect(text).toContain('1\u00a0220,00 ₽');
    expect(text).not.toContain('<script>');
    expect(text).toContain('href="https://shop.example/pay/return/1?a=1&amp;b=2"');
    expect((await page('pay/unknown')).status).toBe(404);
    expect((await page('pay/unknown', { action: 'pay' })).status).toBe(404);
  });

  test('returns to the shop once, then shows the outcome', async () => {
    const id = await made();
    const first = await page(`pay/${id}`, { action: 'pay' });
    expect([first.status, first.headers.get('location')]).toEqual([303, 'https://shop.example/pay/return/1?a=1&b=2']);
    const second = await page(`pay/${id}`, { action: 'insufficient_funds' });
    expect([second.status, second.headers.get('location')]).toEqual([303, `/__twins/yookassa/pay/${id}`]);
    expect(await statusOf(id)).toBe('succeeded');
    expect(await (await page(`pay/${id}`)).text()).toContain('role="status">Оплачен');
  });

  test('an unknown action does nothing', async () => {
    const id = await made();
    for (const action of ['', 'nothing', 'constructor', 'expire_hold']) await page(`pay/${id}`, { action });
    expect(await statusOf(id)).toBe('pending');
  });

  test('shows a QR code for SBP, and English on request', async () => {
    const confirmation = { type: 'redirect', return_url: 'javascript:alert(1)', locale: 'en_US' };
    const text = await (await page(`pay/${await made({ payment_method_data: { type: 'sbp' }, confirmation })}`)).text();
    expect(text).toContain('<svg class="qr"');
    expect(text).toContain('Paid in the bank app');
    expect(text).not.toContain('javascript:');
  });
});

describe('webhooks', () => {
  test('report every change, unsigned', async () => {
    const id = await made({ capture: false });
    await page(`pay/${id}`, { action: 'pay' });
    await expect.poll(() => events()).toEqual(['payment.waiting_for_capture']);
    await post(`/payments/${id}/capture`, {});
    await expect.poll(() => events()).toEqual(['payment.waiting_for_capture', 'payment.succeeded']);
    await post('/refunds', { payment_id: id, amount: rub('1220.00') });
    await expect.poll(() => events()[2]).toBe('refund.succeeded');
    expect(received[1]?.object).toMatchObject({ id, status: 'succeeded' });
  });

  test('are retried until they are accepted', async () => {
    shopStatuses = [500, 302];
    await page(`pay/${await made()}`, { action: 'general_decline' });
    await expect.poll(() => events()).toEqual(Array(3).fill('payment.canceled'));
    expect(await (await page('')).text()).toContain('принято (500, 302, 200)');
  });

  test('may come three times, late, forged or never, and again on request', async () => {
    const pay = async (mode: 'triple' | 'delay' | 'forged' | 'never'): Promise<string> => {
      const id = await made();
      twins.faults.set('yookassa-webhook', { op: 'send', mode, times: 1, delayMs: 30 });
      await page(`pay/${id}`, { action: mode === 'forged' ? 'expire' : 'pay' });
      return id;
    };
    await pay('triple');
    await expect.poll(() => events()).toHaveLength(3);
    const late = await pay('delay');
    await expect.poll(() => received[3]?.object.id).toBe(late);
    const forged = await pay('forged');
    await expect.poll(() => received[4]).toMatchObject({ event: 'payment.succeeded', object: { id: forged } });
    expect(await statusOf(forged)).toBe('canceled');
    const lost = await pay('never');
    const list = await (await page('')).text();
    const [, delivery = ''] = new RegExp(`${lost}.*?name="id" value="([^"]+)"`, 's').exec(list) ?? [];
    await page('', { action: 'resend', id: delivery });
    await expect.poll(() => received[5]?.object.id).toBe(lost);
  });

  test('may overtake each other', async () => {
    const id = await made({ capture: false });
    twins.faults.set('yookassa-webhook', { op: 'send', mode: 'reversed', times: 1, delayMs: 0 });
    await page(`pay/${id}`, { action: 'pay' });
    await post(`/payments/${id}/capture`, {});
    await expect.poll(() => events()).toEqual(['payment.succeeded', 'payment.waiting_for_capture']);
  });

  test('the list loses the next one on request, and says so', async () => {
    expect((await page('', { action: 'lose_next' })).headers.get('location')).toBe('/__twins/yookassa/');
    expect(await (await page('')).text()).toContain('Следующее уведомление потеряется');
    await page(`pay/${await made()}`, { action: 'pay' });
    const text = await (await page('')).text();
    expect(text).toContain('Чек: зарегистрирован');
    expect(text).toContain('потеряно');
    expect(text).not.toContain('<script>');
  });
});

describe('after a restart of the process', () => {
  test('payments, refunds and keys remain; a line that was cut off is ignored', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'farad-twin-'));
    const paymentsPath = join(folder, 'yookassa.jsonl');
    let world = await listenTwins({ paymentsPath });
    const requested = payment();
    const { id } = (await post('/payments', requested, { world, key: 'pay-1' })).body;
    await page(`pay/${id}`, { action: 'pay' }, world);
    await post(
      '/refunds',
      { payment_id: id, amount: rub('20.00'), receipt: receipt(item({ quantity: 1, amount: rub('20.00') })) },
      { world },
    );
    await world.close();
    appendFileSync(paymentsPath, '[{"kind":"payment","id":"cut"');
    world = await listenTwins({ paymentsPath });
    expect((await get(`/payments/${id}`, world)).body).toMatchObject({
      status: 'succeeded',
      refunded_amount: { value: '20.00' },
    });
    expect((await post('/payments', requested, { world, key: 'pay-1' })).body.id).toBe(id);
    world.setPaymentCabinet({ notificationUrl: null, pagesOrigin: 'https://pay.example' });
    const { body } = await post('/payments', requested, { world });
    expect(body.confirmation?.confirmation_url).toBe(`https://pay.example/__twins/yookassa/pay/${body.id}`);
    const much = {
      payment_id: id,
      amount: rub('1200.01'),
      receipt: receipt(item({ quantity: 1, amount: rub('1200.01') })),
    };
    expect((await post('/refunds', much, { world })).body.parameter).toBe('amount.value');
    await world.close();
    rmSync(folder, { recursive: true });
  });
});
