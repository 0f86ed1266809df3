import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { DemonstrationAnswer, OpeningChecks } from '@farad/contract/office/operation/opening';
import { openingQueries } from '@farad/database/operation/opening.queries';
import { trialQueries } from '@farad/database/operation/trial.queries';
import { openShop as openedShop } from '@farad/domain/opening';
import type { Phone } from '@farad/domain/customer';
import { createSmsc } from '@farad/integrations/sms';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checkOpening } from '#core/opening/check-opening.ts';
import { connectedServices } from '#core/opening/opening-facts.ts';
import { clearDemonstration } from '#core/shop/clear-demonstration.ts';
import type { PageBuild } from '#http/pages/web-pages.ts';
import { invoiced, placeForCompany } from '#testing/invoiced-orders.ts';
import { ask, wishFor } from '#testing/calls/request-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

const answer: PageBuild['answer'] = async () =>
  Object.assign(new Response(null, { headers: { 'content-type': 'text/html' } }), {
    html: '<html><body><p>page</p></body></html>',
  });
const officePage = '<html><body><div data-shop="%SHOP%" data-trial="%TRIAL%" data-nonce="%NONCE%"></div></body></html>';
/** Environment in which no service has an account. */
const withoutAccounts = {
  SMSC_APIKEY: '',
  SMTP_HOST: '',
  MAIL_FROM: '',
  YOOKASSA_SHOP_ID: '',
  YOOKASSA_SECRET_KEY: '',
};

let folder: string;
let twins: ListeningTwins;
let shop: TestShop;
let chief: StaffBrowser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-client-'));
  twins = await listenTwins();
  const pages = { answer, clientDir: folder };
  const backOffice = { page: async () => officePage, folder };
  const app = { pages, backOffice, twins: { path: '/__twins', routes: twins.pages } };
  shop = await openShop(app, undefined, undefined, { ...withoutAccounts, TRIAL: '1' });
  chief = await signedInStaff(shop, 'administrator');
});
afterAll(async () => {
  await shop.close();
  await twins.close();
  await rm(folder, { recursive: true });
});

const cookieOf = ({ cookies }: StaffBrowser) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});
const page = (url: string, headers: Record<string, string> = {}) =>
  shop.server.inject({ url, headers: { host: 'farad.example', accept: 'text/html', ...headers } });

/** Lets the checks run as in the running shop, with its twins. */
function checkReally(): void {
  Object.assign(shop.deps, {
    checkOpening: () => checkOpening(shop.deps.config, shop.db, async () => connectedServices(shop.deps, 'twin')),
  });
}

describe('a trial', () => {
  it('is closed to the public, whatever the database says', async () => {
    await openingQueries(shop.db).set(openedShop);
    expect((await page('/')).statusCode).toBe(503);
    const refused = await shop.guest().get('/site/frame');
    expect([refused.statusCode, refused.json()]).toEqual([
      503,
      { error: expect.objectContaining({ code: 'shop_closed' }) },
    ]);
  });

  it.each([
    ['/', 'Пробный магазин: заказы'],
    ['/en', 'Trial shop: orders'],
    ['/tr', 'Deneme mağazası: buradaki'],
  ])('marks every page %s: %s', async (url, mark) => {
    expect((await page(url)).body).toContain(`<p data-trial="">${mark}`);
    const seen = await page(url, cookieOf(chief));
    expect(seen.statusCode).toBe(200);
    expect(seen.body).toMatch(new RegExp(`<body><aside data-closed="" data-trial="" [^>]*>${mark}`));
  });

  it('tells the back office, which marks its screens', async () => {
    expect((await page('/admin')).body).toContain('data-trial="on"');
  });

  it('cannot be opened: the refusal names each twin, and the checks show which services are twins', async () => {
    checkReally();
    const refused = await chief.post('/admin/opening/open', {}, { 'accept-language': 'ru' });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: { code: 'shop_not_ready' } }]);
    for (const twin of ['Письма не уходят, это имитация', 'SMS не уходят', 'по СБП — имитация', 'адресов — имитация'])
      expect(refused.body).toContain(twin);
    const { lines } = (await chief.get('/admin/opening/checks')).json<OpeningChecks>();
    expect(lines.flatMap(({ check, by }) => (by === null ? [] : [`${check} ${by}`]))).toEqual([
      'mail twin',
      'sms twin',
      'payment twin',
      'delivery twin',
    ]);
    expect((await page('/')).statusCode).toBe(503);
  }, 40_000);

  it('does not open with real services alone while TRIAL is set', async () => {
    const { config, db } = shop.deps;
    const none = { mail: null, sms: null, payment: null, carrier: null, twins: [] };
    Object.assign(shop.deps, { checkOpening: () => checkOpening(config, db, async () => none) });
    const refused = await chief.post('/admin/opening/open', {}, { 'accept-language': 'en' });
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('TRIAL is set')]);
  }, 40_000);
});

describe('pages of the twins in a trial', () => {
  const at = (path: string, by?: StaffBrowser, more: object = {}) =>
    shop.server.inject({
      url: `/__twins${path}`,
      headers: { host: 'farad.example', ...(by === undefined ? {} : cookieOf(by)) },
      ...more,
    });
  const messages = ['/', '/inbox', '/inbox?to=79123456789', '/letters/1', '/letters/1/files/0', '/yookassa/', '/cdek/'];

  it.each(messages)('%s is for staff who may do everything', async (path) => {
    const manager = await signedInStaff(shop, 'order_manager');
    expect((await at(path)).statusCode).toBe(401);
    expect((await at(path, manager)).statusCode).toBe(403);
    expect([200, 404]).toContain((await at(path, chief)).statusCode);
  });

  it('the page to pay and the script of the bot check are for all staff, and for nobody else', async () => {
    const manager = await signedInStaff(shop, 'order_manager');
    for (const path of ['/yookassa/pay/1', '/bot-check/captcha.js']) {
      expect((await at(path)).statusCode).toBe(401);
      expect([200, 404]).toContain((await at(path, manager)).statusCode);
    }
  });

  it('show codes to staff who may do everything; no path around the door shows them to others', async () => {
    const sms = createSmsc({ baseUrl: twins.smsc.baseUrl(twins.origin), credentials: twins.smsc.credentials });
    await sms.send({ phone: '79123456789' as Phone, text: 'Код 4821', id: '1' });
    expect((await at('/inbox', chief)).body).toContain('4821');
    const manager = await signedInStaff(shop, 'order_manager');
    for (const path of ['/inbox', '/yookassa/pay/../../inbox', '/yookassa/pay/..%2f..%2finbox', '//inbox', '/%69nbox'])
      for (const by of [manager, undefined])
        expect([path, (await at(path, by)).body]).not.toEqual([path, expect.stringContaining('4821')]);
  });

  it('do not have the APIs, which pay and send', async () => {
    expect((await at('/yookassa/v3/me', chief)).body).not.toContain('account_id');
    expect((await at('/mail-server', chief)).body).not.toContain('startTlsPort');
  });

  it('do nothing that another site asks for', async () => {
    const origin = { host: 'farad.example', origin: 'https://evil.example', ...cookieOf(chief) };
    const form = { method: 'POST', payload: 'action=lose_next', headers: origin };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await at('/yookassa/', chief, { ...form, headers: { ...origin, ...type } });
    expect(sent.json()).toMatchObject({ error: { code: 'foreign_origin' } });
  });
});

describe('what a trial leaves', () => {
  let real: TestShop;
  let owner: StaffBrowser;
  beforeAll(async () => {
    real = await openShop();
    owner = await signedInStaff(real, 'administrator');
  });
  afterAll(() => real.close());
  const shown = async () => (await owner.get('/admin/demonstration')).json<DemonstrationAnswer>();
  const counter = async (kind: 'invoice' | 'upd' = 'invoice') =>
    (await real.pool.query<{ last: number }>(`select last from ${kind}_counter`)).rows.map(({ last }) => last);
  /** Adds a УПД of an order with the next number. */
  const addUpd = async ({ id }: { readonly id: number }) => {
    await real.pool.query(`insert into upd_counter values (2026, 1) on conflict (year) do update set last = 2`);
    await real.pool.query(
      `insert into upd (order_id, handed_at, year, sequence, issued_at, seller, buyer, payments, lines, total_kopecks)
       select $1, now(), 2026, last, now(), '{}', '{}', '[]', '[]', 100 from upd_counter`,
      [id],
    );
  };

  it('is shown before it goes, keeps the shop closed, and its papers leave no gap', async () => {
    const before = await invoiced(real);
    await trialQueries(real.db).begin();
    const [one, two] = [await invoiced(real), await placeForCompany(real)];
    await ask(await real.signedIn(), wishFor(products.tiered, 5));
    await trialQueries(real.db).end();
    const after = await placeForCompany(real);
    await addUpd(before);
    await addUpd(one);
    expect(await trialQueries(real.db).count()).toBe(3);
    expect([await counter(), await counter('upd')]).toEqual([[2], [2]]);
    expect(await shown()).toMatchObject({
      isThere: false,
      isTrialThere: true,
      orders: [],
      trialOrders: [one.number, two.number],
      counts: { trialRequests: 1 },
    });
    const { config, db } = real.deps;
    const none = { mail: null, sms: null, payment: null, carrier: null, twins: [] };
    const found = await checkOpening(config, db, async () => none);
    expect(found.find(({ check }) => check === 'trial')?.findings).toEqual([
      { kind: 'fault', code: 'trial_left', values: { count: 3 } },
    ]);

    expect((await owner.post('/admin/demonstration/clear', {})).json()).toMatchObject({ clearingFrom: 0 });
    await clearDemonstration(db, { isMoneyReal: true, clock: () => new Date() });
    const { rows } = await real.pool.query<{ number: string }>('select number from orders order by id');
    expect(rows.map(({ number }) => number)).toEqual([before.number, after.number]);
    expect([await counter(), await counter('upd')]).toEqual([[1], [1]]);
    expect((await real.pool.query('select from upd')).rowCount).toBe(1);
    expect(await trialQueries(db).count()).toBe(0);
    expect(await shown()).toMatchObject({ isTrialThere: false, trialOrders: [] });
    expect((await invoiced(real)).sequence).toBe(2);
    expect((await owner.post('/admin/demonstration/clear', {})).statusCode).toBe(404);
  }, 40_000);

  it('keeps an order that a real provider took money for, which then counts as a real order', async () => {
    await trialQueries(real.db).begin();
    const orders = [await placeForCompany(real), await placeForCompany(real)];
    await trialQueries(real.db).end();
    for (const [at, { id }] of orders.entries())
      await real.pool.query(
        `insert into payment (order_id, attempt, key, provider, method, is_held, is_twin, amount_kopecks,
           return_token_sha256, request, state, provider_id, created_at, asked_at, checked_at)
         values ($1, 1, 'key ' || $1::bigint, 'yookassa', 'card', false, $2, 100, sha256(($1::bigint)::text::bytea), '{}', 'created',
           null, now(), now(), now())`,
        [id, at === 0],
      );
    await real.pool.query(
      `update payment set state = 'succeeded', provider_id = 'p' || order_id, paid_at = now() where order_id = any($1)`,
      [orders.map(({ id }) => id)],
    );
    expect(await shown()).toMatchObject({ trialOrders: [orders[0]?.number], keptOrders: [orders[1]?.number] });
    await clearDemonstration(real.db, { isMoneyReal: true, clock: () => new Date() });
    expect(await shown()).toMatchObject({ isTrialThere: false, trialOrders: [], keptOrders: [] });
    const { rows } = await real.pool.query('select from orders where id = any($1)', [orders.map(({ id }) => id)]);
    expect(rows).toHaveLength(1);
  }, 40_000);
});
