import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { add } from '#testing/calls/basket-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { products } from '#testing/catalogue.ts';
import { orderOf, place, tryPlace } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import type { InventoryLine } from './inventory.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const isCall = ({ declaration }: InventoryLine): boolean => declaration !== undefined;
const addressOf = ({ path }: InventoryLine): string => path.replace(/:\w+/g, '1');

const script = '"><img src=x onerror=alert(1)></script><script>alert(2)</script>';

describe('T16: unknown keys', () => {
  // The JSON is written as text, because a JavaScript object literal would set `__proto__` instead of containing it.
  const extra = `"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"price":0.01,"total":1,
    "status":"completed","paid":true,"customerId":"1","role":"administrator","prices_koef":1`;

  it('are ignored or refused by every call, and pollute no prototype', async () => {
    const posts = shop.inventory.filter((line) => isCall(line) && line.method === 'POST');
    expect(posts.length).toBeGreaterThan(30);
    for (const line of posts) {
      for (const body of [`{${extra}}`, `{"constructor":{"prototype":{"polluted":1}}}`, `[{${extra}}]`]) {
        const browser = await shop.signedIn();
        const answer = await browser.post(addressOf(line), body, { 'idempotency-key': 'k' });
        expect(answer.statusCode, `${line.path} ${answer.body}`).toBeLessThan(500);
        const account = await shop.db
          .selectFrom('account')
          .select(['role', 'prices_koef'])
          .where('id', '=', browser.accountId)
          .executeTakeFirst();
        expect(account, line.path).toEqual({ role: 'customer', prices_koef: 10_000 });
      }
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('T29: scripts in people’s texts', () => {
  it('are returned as data that no browser runs, and are no markup of a letter', async () => {
    const customer = await shop.signedIn({ email: 't29@example.com', name: script });
    const basket = await add(customer, [products.reduced, 1]);
    const order = orderOf(basket);
    const body = { ...order, comment: script, contact: { name: script.slice(0, 90), surname: '', email: '' } };
    const placed = await tryPlace(customer, body);
    expect(placed.statusCode).toBe(201);
    await customer.post('/companies', { inn: '7707083893', name: script });
    const { number } = placed.json<{ number: string }>();
    for (const path of [`/orders/${number}`, '/account/profile', '/companies', '/account/data']) {
      const answer = await customer.get(path, { 'user-agent': script });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type'], path).toMatch(/^application\/json/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy']).toMatch(/script-src 'self'(;| 'nonce)/);
    }
    const letters = await shop.db.selectFrom('outbox').selectAll().where('recipient', '=', 't29@example.com').execute();
    // Messages are stored as plain text, and no column stores markup. So a script in a message is only words.
    expect(letters.length).toBeGreaterThan(0);
    expect(Object.keys(letters[0] ?? {})).not.toContain('html');
  });
});

describe('T31: injected headers', () => {
  it('a name, address or note of several lines is refused by its name', async () => {
    const customer = await shop.signedIn();
    const basket = await add(customer, [products.reduced, 1]);
    for (const [field, contact] of [
      ['contact.name', { name: 'Анна\r\nBcc: all@example.com', surname: '', email: '' }],
      ['contact.surname', { name: 'Анна', surname: 'x\nSubject: y', email: '' }],
      ['contact.email', { name: 'Анна', surname: '', email: 'a@example.com\r\nBcc: b@example.com' }],
    ] as const) {
      const answer = await tryPlace(customer, { ...orderOf(basket), contact });
      expect(answer.statusCode, field).toBe(400);
      expect(answer.json()).toMatchObject({ error: { field } });
    }
    const requested = await shop
      .guest()
      .post('/smsc/sendcodetoemail', { login: 'a@example.com\r\nBcc: b@example.com' });
    expect(requested.statusCode).toBe(400);
    expect(shop.sentMail).toEqual([]);
  });

  it('a forged host is in no link of the shop and redirects nobody', async () => {
    const customer = await shop.signedIn({ email: 't31@example.com' });
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    const basket = await add(customer, [products.reduced, 1]);
    const placed = await customer.post('/orders', orderOf(basket), { ...forged, 'idempotency-key': 'forged-host' });
    expect(placed.statusCode).toBe(201);
    await shop.guest().post('/smsc', { phone: '79260000031' }, forged);
    const written = JSON.stringify([await shop.db.selectFrom('outbox').selectAll().execute(), shop.sentSms]);
    expect(written).toContain('https://farad.example/');
    expect(written).not.toContain('evil.example');
    for (const url of ['/sitemap.xml', '/robots.txt']) {
      const file = await shop.server.inject({ url, headers: forged });
      expect(file.statusCode, url).toBe(200);
      expect(file.body, url).not.toContain('evil.example');
    }
  });
});

describe('T38: confidential answers and logs', () => {
  it('no answer to a person may be cached by a proxy: found, refused or unknown', async () => {
    const customer = await shop.signedIn();
    for (const line of shop.inventory.filter((each) => isCall(each) && each.method === 'GET')) {
      for (const browser of [customer, shop.guest()]) {
        const answer = await browser.get(addressOf(line));
        // Only lists of the KiCad library have an ETag and may be cached, by the caller's own program.
        const isKept = answer.headers['etag'] !== undefined && line.path.includes('/kicad/');
        const control = isKept ? 'private, max-age=60' : 'private, no-store';
        expect(answer.headers['cache-control'], line.path).toBe(control);
      }
    }
    expect((await customer.get('/nothing/at/all')).headers['cache-control']).toBe('private, no-store');
  });

  /**
   * Signs in and places an order as a customer. Returns the secrets and personal data used, which no log may contain.
   */
  async function wholeWay(browser: Browser, phone: string, email: string): Promise<readonly string[]> {
    const sessionId = (await browser.post('/smsc', { phone })).json<{ code: string }>().code;
    const code = /\b\d{4}\b/.exec(shop.sentSms.at(-1)?.text ?? '')?.[0] ?? '';
    await browser.post('/users/phone', { phone, sessionId, code: 'wrong' });
    await browser.post('/users/phone', { phone, sessionId, code });
    await browser.post('/users/register', { username: phone, password: phone });
    const login = await browser.post('/users/phone', { phone, sessionId });
    expect(login.json()).toMatchObject({ isAuthenticated: true });
    await browser.post('/smsc/sendcodetoemail', { login: email });
    const basket = await add(browser, [products.reduced, 1]);
    const contact = { name: 'Канарейкина', surname: 'Птица', email };
    const key = 'canary-key-0123456789';
    const placed = await tryPlace(browser, { ...orderOf(basket), contact, comment: 'у голубой двери' }, key);
    const { public_id } = placed.json<{ public_id: string }>();
    await browser.get(`/orders/public/${public_id}`);
    const cookies = [...browser.cookies].filter(([name]) => name.startsWith('__')).map(([, value]) => value);
    const masked = `+7 (${phone.slice(1, 4)}) ${phone.slice(4, 7)}-${phone.slice(7, 9)}-${phone.slice(9)}`;
    return [phone, masked, email, sessionId, public_id, key, 'Канарейкина', 'голубой двери', ...cookies];
  }

  it('a whole sign-in with an order leaves no personal data in the log', async () => {
    const before = shop.logLines.length;
    const canaries = await wholeWay(shop.guest(), '79267770038', 'canary.t38@example.com');
    const log = shop.logLines.slice(before).join('');
    expect(canaries.filter((canary) => canary.length < 4 || log.includes(canary))).toEqual([]);
  });

  it('an unexpected error is not revealed by the answer, and the log removes what the error quotes', async () => {
    const quoted = ['79267770039', '+7 (926) 777-00-39', 'surprise.t38@example.com', 'aB3'.repeat(14) + 'x'];
    const error = new Error(`cannot send to ${quoted.join(', ')}`, { cause: { detail: `Key (phone)=(${quoted[0]})` } });
    const fresh = await openShop();
    fresh.deps.sms.send = () => Promise.reject(error);
    const answer = await fresh.guest().post('/smsc', { phone: quoted[0] });
    expect(answer.statusCode).toBe(500);
    const requestId = answer.headers['x-request-id'];
    expect(answer.json()).toEqual({
      error: { code: 'internal', message: expect.stringContaining(String(requestId)), requestId },
    });
    const log = fresh.logLines.join('');
    expect(log).toContain('cannot send to');
    for (const each of quoted) expect(log + answer.body).not.toContain(each);
    await expect(fresh.close()).rejects.toThrow(/logged errors/);
  });

  it('the log removes named fields from whatever is passed to it', () => {
    const names = { phone: '1', email: '2', code: '3', token: '4', cookie: '5', authorization: '6', password: '7' };
    shop.deps.log.info({ ...names, inner: { ...names, deeper: names } }, 'a line of a test');
    const line: unknown = JSON.parse(shop.logLines.at(-1) ?? '');
    const struck = Object.fromEntries(Object.keys(names).map((name) => [name, '[struck out]']));
    expect(line).toMatchObject({ ...struck, inner: { ...struck, deeper: struck } });
  });
});

describe('T13: withdrawn links', () => {
  it('are answered like unknown ones, in the same format', async () => {
    const customer = await shop.signedIn();
    const { number, public_id } = await place(customer, await add(customer, [products.reduced, 1]));
    const unknown = await shop.guest().get(`/orders/public/${'A'.repeat(22)}`);
    expect((await shop.guest().get(`/orders/public/${public_id}`)).statusCode).toBe(200);
    await shop.db
      .updateTable('orders')
      .set({ public_token_expires_at: new Date(0) })
      .where('number', '=', number)
      .execute();
    const revoked = await shop.guest().get(`/orders/public/${public_id}`);
    expect([revoked.statusCode, revoked.body]).toEqual([404, unknown.body]);
    expect(Object.keys(revoked.headers)).toEqual(Object.keys(unknown.headers));
  });
});
