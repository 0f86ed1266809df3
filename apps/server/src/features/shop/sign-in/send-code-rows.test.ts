import { setTimeout as sleep } from 'node:timers/promises';

import { loginSendQueries, loginTryQueries } from '@farad/database/people/sign-in.queries';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { signInLimits } from '@farad/domain/customer-sign-in';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openBrowser, type Browser } from '#testing/browser.ts';
import type { ServedCalls } from '#testing/scenes/row-calls.ts';
import { email, later, openSignInRows, phone } from './test-sign-in-rows.ts';

const shop = openShopRows(['alter table audit disable trigger user']);
const rows = openSignInRows(shop);
/** Calls without a bot check, with a bot check, and over HTTP without TLS. */
let calls: ServedCalls;
let guarded: ServedCalls;
let open: ServedCalls;
const botCheck = { kind: 'smartcaptcha', siteKey: 'site', script: 'https://captcha.example/x.js' };
beforeAll(async () => {
  calls = await rows.serve();
  guarded = await rows.serve({ botCheck: rows.outside.calls(['verify'], { verdict: 'pass' }), config: { botCheck } });
  open = await rows.serve({ config: { siteUrl: 'http://farad.example' } });
});
afterAll(() => Promise.all([calls, guarded, open].map(({ server }) => server.close())));
beforeEach(() => rows.empty());

const browser = (ip = '10.0.0.1', served = calls) => openBrowser(served.server, ip);
const sms = (to: string, by: Browser = browser(), more: object = {}, headers = {}) =>
  by.post('/smsc', { phone: to, ...more }, headers);
const mail = (to: string, by: Browser = browser()) => by.post('/smsc/sendcodetoemail', { login: to });
/** Adds rows of codes that were sent to another address. */
const sent = async (count: number, at: Date, more: object = {}) => {
  const send = { destinationHash: Buffer.alloc(32, 1), ip: '10.9.9.9', subnet: '10.9.9.0/24', channel: 'sms' } as const;
  for (let n = 0; n < count; n += 1)
    await loginSendQueries(shop.db).add({ ...send, isKnownBrowser: false, now: at, ...more });
};

it('the calls have these rules', () => {
  expect(calls.rules).toMatchInlineSnapshot(`
    [
      "GET /bot-check: customer sign_in read",
      "POST /smsc: customer sign_in sign-in",
      "POST /smsc/sendcodetoemail: customer sign_in sign-in",
      "POST /users/phone: customer sign_in write",
      "POST /users/loginbyemail: customer sign_in write",
      "POST /users/register: customer sign_in write",
      "POST /users/loginuser: customer sign_in sign-in",
      "GET /users/logout: customer view_catalogue read changing",
      "GET /users/authenticateduser: customer view_catalogue read",
      "POST /account/proof/code: customer edit_own_profile sign-in 8192",
      "POST /account/proof: customer edit_own_profile sign-in 8192",
      "POST /account/contacts/code: customer edit_own_profile sign-in 8192",
      "POST /account/contacts: customer edit_own_profile sign-in 8192",
    ]
  `);
});

describe('a code', () => {
  it('by SMS is sent and kept', async () => {
    expect(await rows.shown(() => sms('8 (926) 000-00-01'))).toMatchInlineSnapshot(`
      "
      200 {"body":"N,1","code":"ID"}
      cookie __Host-pre=ID 15552000
      + login_challenge ID: id "ID", channel "sms", attempts 0, code_hmac "bytes", created_at "2026-11-20T06:00:00+00:00", expires_at "2026-11-20T06:05:00+00:00", browser_hash "bytes", destination_hash "bytes"
      + login_send 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", subnet "10.0.0.0/24", channel "sms", destination_hash "bytes", is_known_browser false
      send {"phone":"79260000001","text":"farad.example: код ####. Никому не сообщайте.","id":"ID","timeoutMs":10000,"lifeMinutes":5,"partsMax":1}
      "
    `);
  });

  it('by mail is sent and kept, in the language of the browser', async () => {
    expect(
      await rows.shown(() =>
        browser().post('/smsc/sendcodetoemail', { login: 'User1@farad.example' }, { 'accept-language': 'en' }),
      ),
    ).toMatchInlineSnapshot(`
      "
      200 {"code":"ID"}
      cookie __Host-pre=ID 15552000
      + login_challenge ID: id "ID", channel "email", attempts 0, code_hmac "bytes", created_at "2026-11-20T06:00:00+00:00", expires_at "2026-11-20T06:05:00+00:00", browser_hash "bytes", destination_hash "bytes"
      + login_send 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", subnet "10.0.0.0/24", channel "email", destination_hash "bytes", is_known_browser false
      send {"subject":"Sign-in code: ####","text":"Your code to sign in to farad.example: ####\\n\\nIt is valid for 5 min. Do not tell it to anyone.\\nIf you did not request a code, just delete this message.\\n","senderName":"farad.example","to":"user1@farad.example","messageId":"code.ID","timeoutMs":10000}
      "
    `);
  });

  it('ends the earlier one of its address only', async () => {
    await sms(phone);
    await sms('79260000002', browser('10.0.1.1'));
    await mail(email, browser('10.0.2.1'));
    rows.at(60);
    expect(await rows.shown(() => sms(phone, browser('10.0.3.1')))).toMatchInlineSnapshot(`
      "
      200 {"body":"N,1","code":"ID"}
      cookie __Host-pre=ID 15552000
      + login_challenge ID: id "ID", channel "sms", attempts 0, code_hmac "bytes", created_at "2026-11-20T06:01:00+00:00", expires_at "2026-11-20T06:06:00+00:00", browser_hash "bytes", destination_hash "bytes"
      + login_send 4: at "2026-11-20T06:01:00+00:00", id 4, ip "10.0.3.1", subnet "10.0.3.0/24", channel "sms", destination_hash "bytes", is_known_browser false
      login_challenge ID: consumed_at "2026-11-20T06:01:00+00:00"
      send {"phone":"79260000001","text":"farad.example: код ####. Никому не сообщайте.","id":"ID","timeoutMs":10000,"lifeMinutes":5,"partsMax":1}
      "
    `);
  });

  it('waits for its pause', async () => {
    await sms(phone);
    rows.at(59);
    expect(await rows.refused(() => sms(phone))).toMatchInlineSnapshot(
      `"429 {"code":"code_resend_too_early","retryAfterSeconds":1}"`,
    );
  });

  it.each([
    ['12', 'invalid_phone'],
    ['8 495 000-00-01', 'not_a_mobile_phone'],
  ])('is not sent to %s', async (to, code) => {
    expect(await rows.refused(() => sms(to))).toBe(`400 {"code":"${code}","field":"phone"}`);
  });

  it('is not sent to an invalid address, nor over plain http', async () => {
    const insecure = '403 {"code":"insecure_transport"}';
    const shown = [
      await rows.refused(() => mail('x')),
      await rows.refused(() => sms(phone, browser('10.0.0.1', open))),
      await rows.refused(() => mail(email, browser('10.0.0.1', open))),
    ];
    expect(shown).toEqual(['400 {"code":"invalid_email","field":"login"}', insecure, insecure]);
  });
});

it('of several calls for an address at once, one sends a code', async () => {
  const by = Array.from({ length: 4 }, (_each, at) => browser(`10.0.${at}.1`));
  const answers = await Promise.all(by.map((each) => sms(phone, each)));
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '429', '429', '429']);
});

describe('codes of a network', () => {
  it('are limited by address', async () => {
    const own = { ip: '10.0.0.1', subnet: '10.0.0.0/24' };
    await sent(1, later(-3600), own);
    await sent(1, later(-3599.9), own);
    await sent(1, later(-1000.2), own);
    rows.at(0);
    expect(await rows.shown(() => sms(phone))).toMatch(/^\n200 /);
    const told = [await rows.refused(() => sms('79260000002'))];
    rows.at(0.1);
    await sent(1, later(-1), own);
    told.push(await rows.refused(() => sms('79260000002')), await rows.refused(() => mail(email)));
    expect(told).toMatchInlineSnapshot(`
      [
        "429 {"code":"too_many_requests","retryAfterSeconds":1}",
        "429 {"code":"too_many_requests","retryAfterSeconds":2600}",
        "429 {"code":"too_many_requests","retryAfterSeconds":2600}",
      ]
    `);
    expect(await rows.shown(() => sms('79260000003', browser('10.0.0.2')))).toMatch(/^\n200 /);
  });

  it('are limited by the network', async () => {
    await sent(4, later(-700), { ip: '10.0.0.7', subnet: '10.0.0.0/24' });
    expect(await rows.shown(() => sms(phone, browser('10.0.0.8')))).toMatch(/^\n200 /);
    expect(await rows.refused(() => sms('79260000002', browser('10.0.0.9')))).toMatchInlineSnapshot(
      `"429 {"code":"too_many_requests","retryAfterSeconds":2900}"`,
    );
    expect(await rows.shown(() => sms('79260000002', browser('10.0.1.9')))).toMatch(/^\n200 /);
  });

  it('of IPv6 are limited by subnet', async () => {
    expect(await rows.shown(() => sms(phone, browser('2001:db8:1:2::3')))).toContain(
      'ip "2001:db8:1:2::3", subnet "2001:db8:1::/56"',
    );
  });
});

describe('the budget of the shop', () => {
  it('of SMS ends with an alert', async () => {
    await sent(1, later(-600));
    await sent(3, later(-599));
    await sent(3, later(-1), { channel: 'email' });
    expect(await rows.shown(() => sms(phone))).toMatchInlineSnapshot(`
      "
      200 {"body":"N,1","code":"ID"}
      cookie __Host-pre=ID 15552000
      + login_challenge ID: id "ID", channel "sms", attempts 0, code_hmac "bytes", created_at "2026-11-20T06:00:00+00:00", expires_at "2026-11-20T06:05:00+00:00", browser_hash "bytes", destination_hash "bytes"
      + login_send 8: at "2026-11-20T06:00:00+00:00", id 8, ip "10.0.0.1", subnet "10.0.0.0/24", channel "sms", destination_hash "bytes", is_known_browser false
      {"level":50,"alert":"login_budget","channel":"sms","sent":4,"msg":"login codes: budget spent, sending paused"}
      send {"phone":"79260000001","text":"farad.example: код ####. Никому не сообщайте.","id":"ID","timeoutMs":10000,"lifeMinutes":5,"partsMax":1}
      "
    `);
    expect(await rows.refused(() => sms('79260000002'))).toMatchInlineSnapshot(`"200 {"body":"0,-101","code":"ID"}"`);
  });

  it('of mail ends with an alert', async () => {
    await sent(2, later(-1), { channel: 'email' });
    await sent(4, later(-1));
    expect((await rows.shown(() => mail(email))).split('\n').at(-2)).toMatchInlineSnapshot(
      `"send {"subject":"Код для входа: ####","text":"Код для входа на farad.example: ####\\n\\nОн действует 5 мин. Никому не сообщайте.\\nЕсли вы не запрашивали код, просто удалите это письмо.\\n","senderName":"farad.example","to":"user1@farad.example","messageId":"code.ID","timeoutMs":10000}"`,
    );
    expect(await rows.refused(() => mail('other@farad.example'))).toMatchInlineSnapshot(
      `"503 {"code":"code_not_sent"}"`,
    );
  });
});

describe('a provider', () => {
  const failed = (error: object) => ({ ok: false, error });
  /** The answer, and the lines of the log. */
  const told = async (error: object, work: () => ReturnType<typeof sms>) => {
    rows.outside.answers['send'] = failed(error);
    const lines = (await rows.shown(work)).split('\n');
    return [lines[1], lines.at(-2)];
  };

  it('that fails for the whole shop is told', async () => {
    expect([
      await told({ kind: 'shop_wide', code: 3 }, () => sms(phone)),
      await told({ kind: 'temporary', code: 421, reason: 'busy' }, () => mail(email)),
      await told({ kind: 'temporary', code: null, reason: '' }, () => mail('b@farad.example')),
    ]).toMatchInlineSnapshot(`
      [
        [
          "200 {"body":"0,-3","code":"ID"}",
          "{"level":40,"kind":"shop_wide","providerCode":3,"msg":"Can't get SMS-code"}",
        ],
        [
          "503 {"code":"code_not_sent"}",
          "{"level":40,"kind":"temporary","providerCode":421,"reason":"busy","msg":"Can't send the code by e-mail"}",
        ],
        [
          "503 {"code":"code_not_sent"}",
          "{"level":40,"kind":"temporary","providerCode":null,"reason":"","msg":"Can't send the code by e-mail"}",
        ],
      ]
    `);
  });

  it('that refuses an address is not told, after the time of an accepted message', async () => {
    const own = await rows.serve();
    const startMs = performance.now();
    const first = await told({ kind: 'refused', code: 7 }, () => sms(phone, browser('10.0.0.1', own)));
    expect(performance.now() - startMs).toBeGreaterThan(290);
    await own.server.close();
    expect([first, await told({ kind: 'permanent', code: 550, reason: 'nobody' }, () => mail(email))])
      .toMatchInlineSnapshot(`
      [
        [
          "200 {"body":"N,1","code":"ID"}",
          "{"level":40,"kind":"refused","providerCode":7,"msg":"Can't get SMS-code"}",
        ],
        [
          "200 {"code":"ID"}",
          "{"level":40,"kind":"permanent","providerCode":550,"reason":"nobody","msg":"Can't send the code by e-mail"}",
        ],
      ]
    `);
  });

  it('that refuses an address takes as long as it took to accept another', async () => {
    let send = async (): Promise<unknown> => sleep(450).then(() => ({ ok: true, value: {} }));
    const provider = { send: () => send() };
    const own = await rows.serve({ sms: provider, mail: provider });
    const by = browser('10.0.0.1', own);
    await Promise.all([sms(phone, by), mail(email, by)]);
    send = async () => failed({ kind: 'refused', code: 7 });
    const took = async (called: () => ReturnType<typeof sms>) => {
      const startMs = performance.now();
      await called();
      return performance.now() - startMs;
    };
    const other = browser('10.0.1.1', own);
    const times = await Promise.all([
      took(() => sms('79260000002', other)),
      took(() => mail('user2@farad.example', other)),
    ]);
    for (const ms of times) expect(ms).toBeGreaterThan(440);
    await own.server.close();
  });
});

it('codes have six digits while they are guessed', async () => {
  const tried = (at: Date, isRight = false) => loginTryQueries(shop.db).add(isRight, at);
  await tried(later(-1));
  await tried(later(-599));
  await tried(later(-600));
  expect(await rows.shown(() => sms(phone))).toContain('код ####.');
  await tried(later(-1));
  expect(await rows.shown(() => sms('79260000002'))).toContain('код ######.');
});

describe('the bot check', () => {
  const by = () => browser('10.0.0.1', guarded);
  const shown = (ip = '10.0.0.1', served = guarded) => rows.refused(() => browser(ip, served).get('/bot-check'));

  it('is shown where it is on, and asks for a task after some codes', async () => {
    expect([await shown(), await shown('10.0.0.1', calls)]).toMatchInlineSnapshot(`
      [
        "200 {"kind":"smartcaptcha","siteKey":"site","script":"https://captcha.example/x.js","isVisible":false}",
        "200 {"kind":"off","siteKey":"","script":"","isVisible":false}",
      ]
    `);
    await sent(2, later(-1), { ip: '10.0.0.1' });
    expect([await shown(), await shown('10.0.0.2')].map((line) => line.includes('"isVisible":true'))).toEqual([
      true,
      false,
    ]);
  });

  it('is off without its part of the settings', async () => {
    const half = await rows.serve({ botCheck: {}, config: { botCheck: null } });
    expect(await shown('10.0.0.1', half)).toMatchInlineSnapshot(
      `"200 {"kind":"off","siteKey":"","script":"","isVisible":false}"`,
    );
    await half.server.close();
  });

  it('comes before each code', async () => {
    expect(await rows.shown(() => sms(phone, by(), { token: 'first' }))).toMatchInlineSnapshot(`
      "
      200 {"body":"N,1","code":"ID"}
      cookie recaptchaSuccess=true session readable
      cookie __Host-pre=ID 15552000
      + bot_proof bytes: shown_at "2026-11-20T06:00:00+00:00", shown_hash "bytes"
      + login_challenge ID: id "ID", channel "sms", attempts 0, code_hmac "bytes", created_at "2026-11-20T06:00:00+00:00", expires_at "2026-11-20T06:05:00+00:00", browser_hash "bytes", destination_hash "bytes"
      + login_send 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", subnet "10.0.0.0/24", channel "sms", destination_hash "bytes", is_known_browser false
      verify {"token":"first","action":"send_code","ip":"10.0.0.1"}
      send {"phone":"79260000001","text":"farad.example: код ####. Никому не сообщайте.","id":"ID","timeoutMs":10000,"lifeMinutes":5,"partsMax":1}
      "
    `);
    expect([
      await rows.refused(() => sms('79260000002', by())),
      await rows.refused(() => sms('79260000002', by(), { token: 'first' })),
    ]).toMatchInlineSnapshot(`
      [
        "403 {"code":"bot_check_failed"}",
        "403 {"code":"bot_check_failed"}",
      ]
    `);
    rows.outside.answers['verify'] = { verdict: 'fail', score: 0.1 };
    expect(await rows.shown(() => by().post('/smsc/sendcodetoemail', { login: email, token: 'second' })))
      .toMatchInlineSnapshot(`
      "
      403 {"code":"bot_check_failed"}
      + bot_proof bytes: shown_at "2026-11-20T06:00:00+00:00", shown_hash "bytes"
      verify {"token":"second","action":"send_code","ip":"10.0.0.1"}
      {"level":30,"score":0.1,"msg":"bot check: caller refused"}
      "
    `);
  });

  it('that does not answer lets few codes through', async () => {
    rows.outside.answers['verify'] = { verdict: 'unavailable' };
    expect(await rows.shown(() => sms(phone, by(), { token: 'first' }))).toMatchInlineSnapshot(`
      "
      200 {"body":"N,1","code":"ID"}
      cookie recaptchaSuccess=true session readable
      cookie __Host-pre=ID 15552000
      + bot_proof bytes: shown_at "2026-11-20T06:00:00+00:00", shown_hash "bytes"
      + login_challenge ID: id "ID", channel "sms", attempts 0, code_hmac "bytes", created_at "2026-11-20T06:00:00+00:00", expires_at "2026-11-20T06:05:00+00:00", browser_hash "bytes", destination_hash "bytes"
      + login_send 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", subnet "10.0.0.0/24", channel "sms", destination_hash "bytes", is_known_browser false
      verify {"token":"first","action":"send_code","ip":"10.0.0.1"}
      {"level":40,"msg":"bot check: no answer"}
      send {"phone":"79260000001","text":"farad.example: код ####. Никому не сообщайте.","id":"ID","timeoutMs":10000,"lifeMinutes":5,"partsMax":1}
      "
    `);
    expect(await rows.shown(() => sms('79260000002', by(), { token: 'second' }))).toMatchInlineSnapshot(`
      "
      200 {"body":"0,-101","code":"ID"}
      + bot_proof bytes: shown_at "2026-11-20T06:00:00+00:00", shown_hash "bytes"
      verify {"token":"second","action":"send_code","ip":"10.0.0.1"}
      {"level":40,"msg":"bot check: no answer"}
      "
    `);
  });
});

it('other limits may be given', async () => {
  const own = await rows.serve({}, { limits: { ...signInLimits, smsPerShopWindow: 0 } });
  expect(await rows.refused(() => sms(phone, browser('10.0.0.1', own)))).toContain('0,-101');
  await own.server.close();
});
