import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Phone } from '@farad/domain/customer';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createSmsc, smsNoAnswerCode, type SmsMessage } from './index.ts';

let twins: ListeningTwins;
let clockMs = 0;
let twinMs = Date.parse('2026-11-21T12:00:00Z');

beforeAll(async () => {
  twins = await listenTwins({ now: () => twinMs });
});
beforeEach(() => twins.faults.clear());
afterAll(() => twins.close());

let lastNumber = 0;
const message = (fields: Partial<SmsMessage> = {}): SmsMessage => {
  lastNumber += 1;
  const phone = `7999${String(lastNumber).padStart(7, '0')}` as Phone;
  return { phone, text: 'farad.ru: код 0042. Никому не сообщайте.', id: `challenge-${lastNumber}`, ...fields };
};

const adapter = (fields: Partial<Parameters<typeof createSmsc>[0]> = {}) =>
  createSmsc({
    baseUrl: twins.smsc.baseUrl(twins.origin),
    credentials: twins.smsc.credentials,
    // The timeout is long enough for a busy machine. Tests of timeouts set a shorter one.
    timeoutMs: 30_000,
    now: () => clockMs,
    ...fields,
  });

/** Returns a URL on which no server listens. */
async function freeAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

const textsOf = (sent: SmsMessage): string[] => twins.inbox.list(sent.phone).map(({ text }) => text);

describe('SMSC adapter against the twin', () => {
  test('sends; Cyrillic text arrives intact, so the charset was given', async () => {
    const sent = message({ lifeMinutes: 5, partsMax: 1 });
    expect(await adapter().send(sent)).toMatchObject({
      ok: true,
      value: { providerId: expect.stringMatching(/^\d+$/) },
    });
    expect(textsOf(sent)).toEqual([sent.text]);
  });

  test('uses the registered sender name; an invalid one is rejected', async () => {
    for (const sender of ['FaradShop', '74951234567']) {
      expect(await adapter({ sender }).send(message())).toMatchObject({ ok: true });
    }
    for (const sender of ['TWELVELETTER', 'Фарад', '']) {
      expect(await adapter({ sender }).send(message())).toMatchObject({ error: { kind: 'shop_wide', code: 6 } });
    }
  });

  test('returns the delivery for every code of the provider', async () => {
    const fates = [
      ['79000002201', 'delivered'],
      ['79000002202', 'delivered'],
      ...['03', '20', '22', '23', '24', '25'].map((code) => [`790000022${code}`, 'failed']),
      ['79000002299', 'waiting'],
    ];
    for (const [phone = '', state] of fates) {
      const sent = message({ phone: phone as Phone });
      const taken = await adapter().send(sent);
      if (!taken.ok) throw new Error('not taken');
      const requested = { phone: sent.phone, providerId: taken.value.providerId };
      expect(await adapter().delivery(requested)).toEqual({ ok: true, value: { state: 'waiting', code: 0 } });
      twinMs += 31_000;
      const code = Number(phone.slice(-2));
      expect(await adapter().delivery(requested)).toEqual({ ok: true, value: { state, code } });
    }
    const unknown = { phone: '79990000000' as Phone, providerId: '77' };
    expect(await adapter().delivery(unknown)).toEqual({ ok: true, value: { state: 'waiting', code: -3 } });
  });

  test('finds an accepted message by its key, until it has failed; another one is not there', async () => {
    const [sent, failing, unsent] = [message(), message({ phone: '79000002220' as Phone }), message()];
    const taken = await adapter().send(sent);
    await adapter().send(failing);
    expect(await adapter().find(sent)).toEqual(taken);
    expect(await adapter().find(failing)).toMatchObject({ ok: true, value: { providerId: expect.any(String) } });
    twinMs += 31_000;
    expect(await adapter().find(failing)).toEqual({ ok: true, value: null });
    expect(await adapter().find(unsent)).toEqual({ ok: true, value: null });
    twins.faults.set('smsc', { op: 'status', mode: 'garbage', times: 1, delayMs: 0 });
    expect(await adapter().find(sent)).toMatchObject({ error: { kind: 'shop_wide', code: smsNoAnswerCode } });
  });

  test('reports too frequent requests; a wrong login and no answer are shop-wide', async () => {
    const requested = { phone: '79990000001' as Phone, providerId: '78' };
    for (let time = 0; time < 5; time += 1) await adapter().delivery(requested);
    expect(await adapter().delivery(requested)).toMatchObject({ error: { kind: 'repeated', code: 9 } });
    const stranger = adapter({ credentials: { login: 'x', password: 'y' } });
    expect(await stranger.delivery(requested)).toMatchObject({ error: { kind: 'shop_wide', code: 2 } });
    expect(await stranger.balance()).toMatchObject({ error: { kind: 'shop_wide', code: 2 } });
    for (const op of ['status', 'balance'] as const) {
      twins.faults.set('smsc', { op, mode: 'garbage', times: 1, delayMs: 0 });
      const answer = op === 'status' ? await adapter().delivery(requested) : await adapter().balance();
      expect(answer).toMatchObject({ error: { kind: 'shop_wide', code: smsNoAnswerCode } });
    }
  });

  test('names the registered senders; a wrong login or garbage is no empty list', async () => {
    expect(await adapter().senders()).toEqual({ ok: true, value: ['TwinShop'] });
    const stranger = adapter({ credentials: { login: 'x', password: 'y' } });
    expect(await stranger.senders()).toMatchObject({ error: { kind: 'shop_wide', code: 2 } });
    twins.faults.set('smsc', { op: 'senders', mode: 'garbage', times: 1, delayMs: 0 });
    expect(await adapter().senders()).toMatchObject({ error: { kind: 'shop_wide', code: smsNoAnswerCode } });
  });

  test('the balance decreases with each message', async () => {
    const left = async () => {
      const balance = await adapter().balance();
      return balance.ok ? balance.value : Number.NaN;
    };
    const before = await left();
    await adapter().send(message());
    expect(before - (await left())).toBe(410);
  });

  test('sends a message of two parts', async () => {
    expect(await adapter().send(message({ text: 'ж'.repeat(100) }))).toMatchObject({ ok: true });
  });

  test('equal keys give equal message ids', async () => {
    const first = await adapter().send(message({ id: 'order-7', text: 'Заказ принят' }));
    expect(await adapter().send(message({ id: 'order-7', text: 'Заказ принят!' }))).toEqual(first);
  });

  test.each([
    [2, 'shop_wide'],
    [3, 'shop_wide'],
    [4, 'shop_wide'],
    [5, 'shop_wide'],
    [6, 'shop_wide'],
    [7, 'refused_number'],
    [8, 'refused_number'],
    [9, 'repeated'],
  ])('error %i is %s', async (code, kind) => {
    const phone = `7900000000${code}` as Phone;
    expect(await adapter().send(message({ phone }))).toEqual({ ok: false, error: { kind, code } });
    expect(twins.inbox.list(phone)).toEqual([]);
  });

  test('the same text to the same number within a minute is a repeat', async () => {
    const sent = message();
    await adapter().send(sent);
    expect(await adapter().send(sent)).toEqual({ ok: false, error: { kind: 'repeated', code: 9 } });
    expect(textsOf(sent)).toHaveLength(1);
  });

  test('wrong credentials are shop-wide and appear nowhere in the result', async () => {
    const result = await adapter({ credentials: { login: 'farad', password: 'canary-secret' } }).send(message());
    expect(result).toEqual({ ok: false, error: { kind: 'shop_wide', code: 2 } });
  });

  test.each(['500', '429', 'garbage'] as const)('%s counts as no answer', async (mode) => {
    twins.faults.set('smsc', { op: 'send', mode, times: 1, delayMs: 0 });
    const sent = message();
    const error = { kind: 'shop_wide', code: smsNoAnswerCode };
    expect(await adapter().send(sent)).toEqual({ ok: false, error });
    expect(textsOf(sent)).toEqual([]);
  });

  test('the timeout of a message ends a delay', async () => {
    twins.faults.set('smsc', { op: 'send', mode: 'delay', times: 1, delayMs: 300_000 });
    const patient = adapter({ timeoutMs: 300_000 });
    expect(await patient.send(message({ timeoutMs: 150 }))).toMatchObject({ error: { code: smsNoAnswerCode } });
  });

  test('drop_after_write: sent once and not to the spare host, because the message may have been sent', async () => {
    twins.faults.set('smsc', { op: 'send', mode: 'drop_after_write', times: 1, delayMs: 0 });
    const sent = message();
    const withSpare = adapter({ spareUrls: [twins.smsc.baseUrl(twins.origin)] });
    expect(await withSpare.send(sent)).toMatchObject({ error: { kind: 'shop_wide', code: smsNoAnswerCode } });
    expect(textsOf(sent)).toHaveLength(1);
  });

  test('a host without a listener: the spare host is used', async () => {
    const sent = message();
    const withSpare = adapter({ baseUrl: await freeAddress(), spareUrls: [twins.smsc.baseUrl(twins.origin)] });
    expect(await withSpare.send(sent)).toMatchObject({ ok: true });
    expect(textsOf(sent)).toHaveLength(1);
  });

  test('after error 4 nothing is sent for ten minutes', async () => {
    const sms = adapter();
    await sms.send(message({ phone: '79000000004' as Phone }));
    const kept = message();
    clockMs += 599_999;
    expect(await sms.send(kept)).toEqual({ ok: false, error: { kind: 'shop_wide', code: 4 } });
    expect(textsOf(kept)).toEqual([]);
    clockMs += 1;
    expect(await sms.send(kept)).toMatchObject({ ok: true });
  });

  test('after five failures in a row the provider gets no requests for half a minute', async () => {
    const sms = adapter();
    twins.faults.set('smsc', { op: 'send', mode: '500', times: 5, delayMs: 0 });
    for (let index = 0; index < 5; index += 1) await sms.send(message());
    expect(await sms.send(message())).toMatchObject({ error: { code: smsNoAnswerCode } });
    clockMs += 30_000;
    expect(await sms.send(message())).toMatchObject({ ok: true });
  });
});

describe('SMSC adapter against a hostile host', () => {
  let server: Server;
  const answers: Record<string, () => { status: number; headers?: Record<string, string>; body: string }> = {
    redirect: () => ({ status: 302, headers: { location: `${twins.origin}/__twins/smsc/sys/send.php` }, body: '' }),
    long: () => ({ status: 200, body: `1,1,${'0'.repeat(100_000)}` }),
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      const answer = answers[String(request.url).split('/')[1] ?? '']?.() ?? { status: 404, body: '' };
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test.each(['redirect', 'long'])('%s: not followed, not read', async (kind) => {
    const { port } = server.address() as AddressInfo;
    const sms = adapter({ baseUrl: `http://127.0.0.1:${port}/${kind}` });
    expect(await sms.send(message())).toMatchObject({ ok: false, error: { code: smsNoAnswerCode } });
  });
});
