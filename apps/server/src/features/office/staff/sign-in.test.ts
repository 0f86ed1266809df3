import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { addStaff } from '#testing/staff.ts';
import { hashPassword } from './password-hash.ts';

let shop: TestShop;
let passwordHash: string;
const password = 'Северный ветер 42 канифоль';

beforeAll(async () => {
  shop = await openShop();
  passwordHash = await hashPassword(password);
});
afterAll(() => shop.close());

const code = (secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor(shop.deps.clock().getTime() / 1000) });

interface Answer {
  readonly step?: string;
  readonly secret: string;
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
  readonly error?: { readonly code: string; readonly retryAfterSeconds?: number };
}

const post = async (browser: Browser, path: string, body: object = {}) => {
  const response = await browser.post(path, body);
  return { status: response.statusCode, ...response.json<Answer>() };
};

const give = (browser: Browser, email: string, given = password) =>
  post(browser, '/admin/sign-in', { email, password: given });

/** Returns a staff member who has an authenticator, and their signed-in browser. */
async function enrolled() {
  const staff = await addStaff(shop, ['support'], passwordHash);
  const browser = shop.guest();
  expect(await give(browser, staff.email)).toMatchObject({ status: 200, step: 'enrol' });
  const { secret, uri } = await post(browser, '/admin/sign-in/totp');
  expect(uri).toContain(secret);
  const { recoveryCodes } = await post(browser, '/admin/sign-in/totp/confirm', { code: await code(secret) });
  shop.passSeconds(60);
  return { ...staff, browser, secret, recoveryCodes };
}

describe('the first sign-in', () => {
  it('asks for password and authenticator and shows ten recovery codes once', async () => {
    const { browser, recoveryCodes, id } = await enrolled();
    expect(new Set(recoveryCodes).size).toBe(10);
    const me = (await browser.get('/admin/me')).json<Record<string, unknown>>();
    expect(me).toMatchObject({ id: String(id), roles: ['support'], recoveryCodesLeft: 10 });
    expect(me['permissions']).toContain('view_customers');
    expect(me['permissions']).not.toContain('manage_users');
    const { rows } = await shop.pool.query('select * from staff where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]);
  });

  it('stores no readable secret in the database', async () => {
    const { id, secret, recoveryCodes } = await enrolled();
    for (const table of ['staff', 'staff_recovery_code', 'staff_session', 'audit']) {
      const { rows } = await shop.pool.query<{ text: string }>(
        `select row_to_json(${table})::text as text from ${table}`,
      );
      const all = rows.map(({ text }) => text).join('\n');
      for (const hidden of [secret, Buffer.from(secret).toString('hex'), password, ...recoveryCodes]) {
        expect(all).not.toContain(hidden);
      }
    }
    expect(id).toBeGreaterThan(0);
  });

  it('leaves no half session behind: neither an earlier one of the browser, nor its own', async () => {
    const [first, second] = [await enrolled(), await enrolled()];
    const stepsOf = async (...ids: readonly number[]) =>
      (
        await shop.pool.query<{ staff_id: number; step: string }>(
          'select staff_id, step from staff_session where staff_id = any($1) order by staff_id, step',
          [ids],
        )
      ).rows.map(({ staff_id: id, step }) => [id, step]);
    const browser = shop.guest();
    await give(browser, first.email);
    const former = browser.cookies.get('__Host-staff') ?? '';
    await give(browser, second.email);
    // Both staff members have complete sessions (`done`) in the browsers in which they set up their authenticators.
    expect(await stepsOf(first.id, second.id)).toEqual([
      [first.id, 'done'],
      [second.id, 'done'],
      [second.id, 'password'],
    ]);
    const thief = shop.guest();
    thief.cookies.set('__Host-staff', former);
    expect((await post(thief, '/admin/sign-in/code', { code: await code(first.secret) })).status).toBe(401);
    const half = browser.cookies.get('__Host-staff') ?? '';
    expect((await post(browser, '/admin/sign-in/code', { code: await code(second.secret) })).status).toBe(200);
    expect(await stepsOf(second.id)).toEqual([
      [second.id, 'done'],
      [second.id, 'done'],
    ]);
    thief.cookies.set('__Host-staff', half);
    expect((await thief.get('/admin/me')).statusCode).toBe(401);
  });

  it('gives no access before the code', async () => {
    const { id, email, secret } = await enrolled();
    const browser = shop.guest();
    expect(await give(browser, email)).toMatchObject({ step: 'code' });
    expect((await browser.get('/admin/me')).statusCode).toBe(401);
    expect(await post(browser, '/admin/sign-in/totp')).toMatchObject({ status: 403 });
    expect(await post(browser, '/admin/sign-in/code', { code: '000000' })).toMatchObject({ status: 400 });
    expect((await browser.get('/admin/sign-in')).json()).toEqual({ step: 'code' });
    const before = browser.cookies.get('__Host-staff');
    expect(await post(browser, '/admin/sign-in/code', { code: await code(secret) })).toMatchObject({ status: 200 });
    expect(browser.cookies.get('__Host-staff')).not.toBe(before);
    expect((await browser.get('/admin/me')).json()).toMatchObject({ id: String(id) });
  });
});

describe('codes', () => {
  it('of the authenticator work once, even in parallel', async () => {
    const { email, secret } = await enrolled();
    const browsers = Array.from({ length: 5 }, () => shop.guest());
    for (const browser of browsers) await give(browser, email);
    const text = await code(secret);
    const answers = await Promise.all(browsers.map((browser) => post(browser, '/admin/sign-in/code', { code: text })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    shop.passSeconds(60);
  });

  it('of recovery work once each', async () => {
    const { email, recoveryCodes } = await enrolled();
    const [first = ''] = recoveryCodes;
    for (const [typed, status] of [
      [first.toUpperCase().replace('-', ' '), 200],
      [first, 400],
    ] as const) {
      const browser = shop.guest();
      await give(browser, email);
      expect(await post(browser, '/admin/sign-in/code', { code: typed })).toMatchObject({ status });
    }
  });
});

describe('limits', () => {
  it('an unknown address, a wrong password and a blocked person get the same answer', async () => {
    const known = await addStaff(shop, ['support'], passwordHash);
    const out = await addStaff(shop, ['support'], passwordHash);
    await shop.db.updateTable('staff').set({ disabled_at: new Date() }).where('id', '=', out.id).execute();
    const invited = await addStaff(shop, ['support']);
    const bodies = [];
    for (const [email, given] of [
      [known.email, 'wrong'],
      [out.email, password],
      [invited.email, password],
      ['nobody@farad.example', password],
      ['no address at all', password],
    ] as const) {
      const browser = shop.guest();
      const response = await browser.post('/admin/sign-in', { email, password: given });
      expect(response.statusCode).toBe(401);
      expect(browser.cookies.size).toBe(0);
      bodies.push(response.body);
    }
    expect(new Set(bodies).size).toBe(1);
  });

  it('slow down a guesser, also in parallel, but not the owner elsewhere', async () => {
    const { email } = await addStaff(shop, ['support'], passwordHash);
    const guesser = shop.guest();
    const answers = await Promise.all(Array.from({ length: 12 }, () => give(guesser, email, 'guess')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.error?.retryAfterSeconds).toBeGreaterThan(20);
    // After too many attempts, even the right password is refused.
    expect(await give(guesser, email)).toMatchObject({ status: 429 });
    expect(await give(shop.guest(), email)).toMatchObject({ status: 200 });
    shop.passSeconds(31);
    expect(await give(guesser, email, 'guess')).toMatchObject({ status: 401 });
    expect(await give(guesser, email, 'guess')).toMatchObject({ status: 429 });
    shop.passSeconds(61);
    expect(await give(guesser, email)).toMatchObject({ status: 200 });
  });

  it('count wrong codes although the password was right each time', async () => {
    const { email } = await enrolled();
    const guesser = shop.guest();
    const statuses = [];
    for (let round = 0; round < 6; round += 1) {
      if ((await give(guesser, email)).status === 429) break;
      statuses.push((await post(guesser, '/admin/sign-in/code', { code: '123456' })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
  });
});

describe('a session of the back office', () => {
  it('has its own cookie, which the shop ignores, and vice versa', async () => {
    const { browser } = await enrolled();
    expect([...browser.cookies.keys()]).toEqual(['__Host-staff']);
    expect((await browser.get('/users/authenticateduser')).json()).toMatchObject({ isAuthenticated: false });
    const customer = await shop.signedIn();
    expect((await customer.get('/admin/me')).statusCode).toBe(401);
    customer.cookies.set('__Host-staff', customer.cookies.get('__Host-sid') ?? '');
    expect((await customer.get('/admin/me')).statusCode).toBe(401);
  });

  it('has a strict, secure cookie hidden from scripts', async () => {
    const { email } = await addStaff(shop, ['support'], passwordHash);
    const response = await shop.guest().post('/admin/sign-in', { email, password });
    expect(response.headers['set-cookie']).toMatch(/^__Host-staff=.*HttpOnly; Secure; SameSite=Strict/);
  });

  it('ends after half an hour without a call and after twelve hours in any case', async () => {
    const { browser } = await enrolled();
    shop.passSeconds(1600);
    expect((await browser.get('/admin/me')).statusCode).toBe(200);
    shop.passSeconds(1801);
    expect((await browser.get('/admin/me')).statusCode).toBe(401);
    const { browser: busy } = await enrolled();
    for (let passed = 0; passed < 12 * 3600; passed += 1500) {
      expect((await busy.get('/admin/me')).statusCode).toBe(200);
      shop.passSeconds(1500);
    }
    expect((await busy.get('/admin/me')).statusCode).toBe(401);
  });

  it('rotates its token; using a stolen old one ends the session', async () => {
    const { browser } = await enrolled();
    const former = browser.cookies.get('__Host-staff') ?? '';
    const thief = shop.guest();
    shop.passSeconds(700);
    // Both parallel requests succeed, although one of them replaces the session token.
    const both = await Promise.all([browser.get('/admin/me'), browser.get('/admin/sessions')]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(browser.cookies.get('__Host-staff')).not.toBe(former);
    thief.cookies.set('__Host-staff', former);
    expect((await thief.get('/admin/me')).statusCode).toBe(200);
    shop.passSeconds(61);
    expect((await thief.get('/admin/me')).statusCode).toBe(401);
    expect((await browser.get('/admin/me')).statusCode).toBe(401);
  });

  it('is refused to calls from other sites', async () => {
    const { browser } = await enrolled();
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.post('/admin/sign-out', {}, foreign)).statusCode).toBe(403);
    expect((await browser.get('/admin/me')).statusCode).toBe(200);
  });
});
