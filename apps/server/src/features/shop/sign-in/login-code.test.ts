import { setTimeout as sleep } from 'node:timers/promises';

import { watchStatements } from '@farad/database/connection/connect';
import { openShop as openForAll } from '@farad/domain/opening';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { keepOpening } from '#http/session/shop-opening.ts';
import { unauthenticated } from './present-user.ts';
import {
  askCode,
  newPhone,
  openBrowser,
  openSignInShop,
  signInByPhone,
  wrongCode,
  type Browser,
  type SignInShop,
} from './test-sign-in-shop.ts';

let shop: SignInShop;
beforeAll(async () => {
  shop = await openSignInShop();
});
afterAll(() => shop.close());

const browserOf = () => openBrowser(shop.server);

const askCodeLater = (browser: Browser, phone: string): Promise<string> => {
  shop.passSeconds(60);
  return askCode(browser, phone);
};

const sessionsOf = async (phone: string): Promise<number> => {
  const rows = await shop.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.created_at')
    .where('phone', '=', phone)
    .execute();
  return rows.length;
};

describe('T01', () => {
  const tables = [
    'account',
    'session',
    'login_challenge',
    'login_send',
    'login_grant',
    'known_browser',
    'outbox',
  ] as const;

  const dump = async (): Promise<Record<string, string>> => {
    const rows = await Promise.all(tables.map((table) => shop.db.selectFrom(table).selectAll().execute()));
    const text = (value: unknown): string =>
      JSON.stringify(value, (_, part: unknown) =>
        typeof part === 'object' && part !== null && 'type' in part && part.type === 'Buffer' && 'data' in part
          ? Buffer.from(part.data as number[]).toString('latin1')
          : part,
      );
    return Object.fromEntries(tables.map((table, index) => [table, text(rows[index])]));
  };

  // The code is searched in six runs, since four digits may occur elsewhere by chance. A leaked code would be in the
  // same place in every run.
  test('the digits are in the message and nowhere else', async () => {
    const runs: ReadonlySet<string>[] = [];
    for (let index = 0; index < 6; index += 1) {
      const browser = browserOf();
      const address = index % 2 === 0 ? newPhone() : `t01.${index}@example.com`;
      shop.logLines.length = 0;
      const sent = await (index % 2 === 0
        ? browser.post('/smsc', { phone: address })
        : browser.post('/smsc/sendcodetoemail', { login: address }));
      const code = shop.codeFor(address) ?? '';
      expect(code).toMatch(/^\d{4}$/);
      const places: Record<string, string> = {
        body: sent.body,
        headers: JSON.stringify(sent.headers),
        cookies: JSON.stringify([...browser.cookies]),
        log: shop.logLines.join(''),
        ...(await dump()),
      };
      runs.push(new Set(Object.keys(places).filter((place) => places[place]?.includes(code))));
    }
    const inEveryRun = [...(runs[0] ?? [])].filter((place) => runs.every((run) => run.has(place)));
    expect(inEveryRun).toEqual([]);
  });
});

describe('T02', () => {
  test('three wrong codes, then the right one: dead; a new code works', async () => {
    const [browser, phone] = [browserOf(), newPhone()];
    const sessionId = await askCode(browser, phone);
    const code = shop.codeFor(phone) ?? '';
    for (const tried of [wrongCode(code), wrongCode(code), wrongCode(code), code]) {
      const answer = await browser.post('/users/phone', { phone, sessionId, code: tried });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(unauthenticated());
    }
    shop.passSeconds(60);
    const renewed = await askCode(browser, phone);
    const answer = await browser.post('/users/phone', { phone, sessionId: renewed, code: shop.codeFor(phone) });
    expect(answer.json().isUserWasNotFound).toBe(true);
  });
});

describe('T03', () => {
  test('200 parallel codes for one challenge: three are compared', async () => {
    const [browser, phone] = [browserOf(), newPhone()];
    const sessionId = await askCode(browser, phone);
    const right = shop.codeFor(phone);
    const codes = Array.from({ length: 200 }, (_, index) => String(index).padStart(4, '0')).filter(
      (code) => code !== right,
    );
    const answers = await Promise.all(codes.map((code) => browser.post('/users/phone', { phone, sessionId, code })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const rows = await shop.db.selectFrom('login_challenge').select('attempts').where('id', '=', sessionId).execute();
    expect(rows).toEqual([{ attempts: 3 }]);
  });
});

describe('T04', () => {
  test('the right code 20 times in parallel: exactly one session', async () => {
    const [browser, phone] = [browserOf(), newPhone()];
    await signInByPhone(shop, browserOf(), phone);
    const sessionId = await askCodeLater(browser, phone);
    const code = shop.codeFor(phone);
    const before = await sessionsOf(phone);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/users/phone', { phone, sessionId, code })),
    );
    expect(answers.filter((answer) => answer.json().isAuthenticated)).toHaveLength(1);
    expect(await sessionsOf(phone)).toBe(before + 1);
  });
});

describe('T05', () => {
  interface Asked {
    readonly browser: Browser;
    readonly phone: string;
    readonly proof: { readonly sessionId: string; readonly code: string | undefined };
  }
  const check = async ({ phone, proof }: Asked, browser: Browser): Promise<string> =>
    (await browser.post('/users/phone', { phone, ...proof })).body;

  test.each<[string, (asked: Asked) => Promise<string>]>([
    ['another phone', (requested) => check({ ...requested, phone: newPhone() }, requested.browser)],
    ['another browser', (requested) => check(requested, browserOf())],
    ['after 5 minutes and a second', (requested) => (shop.passSeconds(301), check(requested, requested.browser))],
    [
      'the old one after a resend',
      async (requested) => (
        await askCodeLater(requested.browser, requested.phone),
        check(requested, requested.browser)
      ),
    ],
    ['used', async (requested) => (await check(requested, requested.browser), check(requested, requested.browser))],
    [
      'without its challenge',
      (requested) => check({ ...requested, proof: { ...requested.proof, sessionId: '' } }, requested.browser),
    ],
  ])('%s: one and the same answer', async (_, attempt) => {
    const [browser, phone] = [browserOf(), newPhone()];
    await signInByPhone(shop, browserOf(), phone);
    const sessionId = await askCodeLater(browser, phone);
    const body = await attempt({ browser, phone, proof: { sessionId, code: shop.codeFor(phone) } });
    expect(body).toBe(JSON.stringify(unauthenticated()));
  });

  test('at exactly five minutes the code is expired, just before it works', async () => {
    for (const [seconds, isRight] of [
      [299, true],
      [300, false],
    ] as const) {
      const [browser, phone] = [browserOf(), newPhone()];
      const sessionId = await askCode(browser, phone);
      shop.passSeconds(seconds);
      const answer = await browser.post('/users/phone', { phone, sessionId, code: shop.codeFor(phone) });
      expect(answer.json().isUserWasNotFound).toBe(isRight);
    }
  });
});

describe('T06', () => {
  test.each([
    ['empty', ''],
    ['full-width digits', '０００１'],
    ['five digits', '12345'],
    ['a space before', ' 123'],
    ['not digits', '1e10'],
  ])('%s: unauthenticated, and the try is used up', async (_, code) => {
    const [browser, phone] = [browserOf(), newPhone()];
    const sessionId = await askCode(browser, phone);
    const answer = await browser.post('/users/phone', { phone, sessionId, code });
    expect(answer.json()).toEqual(unauthenticated());
    const rows = await shop.db.selectFrom('login_challenge').select('attempts').where('id', '=', sessionId).execute();
    expect(rows).toEqual([{ attempts: 1 }]);
  });

  test.each([
    ['null', null],
    ['a list', []],
    ['an operator', { $ne: 1 }],
    ['a number', 1234],
    ['21 characters', '0'.repeat(21)],
    ['NUL', '12\u000034'],
  ])('%s: 400 that names the field', async (_, code) => {
    const answer = await browserOf().post('/users/phone', { phone: newPhone(), sessionId: 'x', code });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code: 'invalid_input', field: 'code' });
  });

  test('a megabyte, broken JSON, another content type: refused, never 500', async () => {
    const browser = browserOf();
    const large = await browser.post('/users/phone', { phone: newPhone(), code: '0'.repeat(2 ** 20) });
    expect(large.statusCode).toBe(413);
    expect((await browser.post('/users/phone', '{"phone":')).statusCode).toBe(400);
    expect((await browser.post('/users/phone', 'x', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  });
});

describe('T07', () => {
  /** Returns the properties that must be equal in all responses: status, names of headers and form of the body. */
  const formOf = ({ statusCode, headers, body }: Awaited<ReturnType<Browser['post']>>): string =>
    JSON.stringify([
      statusCode,
      Object.keys(headers).sort(),
      body.replace(/\d+,1/, 'N,1').replace(/"code":"[\w-]{22}"/, 'ID'),
    ]);

  const logged: string[] = [];
  beforeAll(() => watchStatements(shop.db, { onLate: () => undefined, onDone: ({ sql }) => void logged.push(sql) }));
  afterAll(() => watchStatements(shop.db, null));

  type Ask = (browser: Browser) => ReturnType<Browser['post']>;

  /**
   * Returns the form of the response and all SQL statements made for it. So the work is compared instead of the time.
   */
  async function workOf(ask: Ask): Promise<readonly string[]> {
    logged.length = 0;
    const form = formOf(await ask(browserOf()));
    return [form, ...logged];
  }

  const byPhone =
    (phone: string): Ask =>
    (browser) =>
      browser.post('/smsc', { phone });
  const byEmail =
    (login: string): Ask =>
    (browser) =>
      browser.post('/smsc/sendcodetoemail', { login });

  test('known, unknown, undeliverable, blocked phone: one answer for the same work', async () => {
    const known = newPhone();
    await signInByPhone(shop, browserOf(), known);
    shop.passSeconds(60);
    // Otherwise the opening state might become outdated and be read again during the first request.
    keepOpening(shop.deps, openForAll);
    const wanted = await workOf(byPhone(newPhone()));
    expect(wanted.length).toBeGreaterThan(10);
    for (const phone of [known, '79000000008', '79000000007']) expect(await workOf(byPhone(phone))).toEqual(wanted);
  });

  test('known, unknown, undeliverable email: one answer for the same work', async () => {
    await shop.db
      .insertInto('account')
      .values({ email: 'known@example.com', username: 'known@example.com' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const wanted = await workOf(byEmail('unknown@example.com'));
    expect(await workOf(byEmail('known@example.com'))).toEqual(wanted);
    shop.twins.faults.set('smtp', { op: 'send', mode: '550', times: 1, delayMs: 0 });
    expect(await workOf(byEmail('gone@example.com'))).toEqual(wanted);
  });

  // Only a minimum is checked: a busy machine can only make a refusal slower.
  test.each(['sms', 'mail'] as const)(
    '%s: an address refused at once takes as long as an accepted one',
    async (port) => {
      const slowMs = 700;
      const server = await shop.withLimits({});
      const [taken, refused] =
        port === 'sms'
          ? [byPhone(newPhone()), byPhone('79000000008')]
          : [byEmail('slow@example.com'), byEmail('gone@example.com')];
      const sender: { send: (message: never) => Promise<unknown> } = shop.deps[port];
      const { send } = sender;
      vi.spyOn(sender, 'send').mockImplementationOnce(async (message) => {
        await sleep(slowMs);
        return send(message);
      });
      shop.passSeconds(60);
      await taken(openBrowser(server));
      if (port === 'mail') shop.twins.faults.set('smtp', { op: 'send', mode: '550', times: 1, delayMs: 0 });
      const startMs = performance.now();
      expect((await refused(openBrowser(server))).statusCode).toBe(200);
      expect(performance.now() - startMs).toBeGreaterThanOrEqual(slowMs);
    },
  );
});
