import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { DemonstrationAnswer } from '@farad/contract/office/operation/opening';
import { openingQueries } from '@farad/database/operation/opening.queries';
import { moscowDay } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import type { OpeningLine } from '@farad/domain/opening';
import { fail, ok } from '@farad/domain/shared';
import type { DeliveryPort } from '@farad/integrations/delivery';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { checkOpening } from '#core/opening/check-opening.ts';
import { closeForMissing, missingServices } from '#core/opening/missing-services.ts';
import { clearDemonstration } from '#core/shop/clear-demonstration.ts';
import type { PageBuild } from '#http/pages/web-pages.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { connectedBy, silentCarrier } from '#testing/vendors.ts';

let clientDir: string;
let shop: TestShop;
let chief: StaffBrowser;

/** A page that calls the API, as the site's real pages do. */
const answer: PageBuild['answer'] = async (request, context) => {
  const headers = { cookie: request.headers.get('cookie') ?? '', origin: new URL(request.url).origin };
  const frame = await context.client({ headers }).pageFrame();
  context.cacheUntilChanged('catalogue');
  const html = `<html><body class="a"><p>phone ${frame.ok ? frame.value.phone : frame.status}</p></body></html>`;
  return Object.assign(new Response(null, { headers: { 'content-type': 'text/html' } }), { html });
};

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'farad-client-'));
  shop = await openShop({ pages: { answer, clientDir } });
  chief = await signedInStaff(shop, 'administrator');
});
afterAll(async () => {
  await shop.close();
  await rm(clientDir, { recursive: true });
});
afterEach(() => chief.post('/admin/opening/open', {}));

/** Replaces the checks by one with a given result. It counts how often the checks ran. */
function shopChecks() {
  let count = 0;
  const find = (found: readonly OpeningLine[]): void => {
    Object.assign(shop.deps, {
      checkOpening: async () => {
        count += 1;
        return found;
      },
    });
  };
  return { find, count: () => count, restore: () => find([]) };
}

const page = (url: string, headers: Record<string, string> = {}) =>
  shop.server.inject({ url, headers: { host: 'farad.example', accept: 'text/html', ...headers } });
const cookieOf = ({ cookies }: StaffBrowser) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});
const close = (body: object = {}) => chief.post('/admin/opening/close', body);
const dayAfter = (days: number): string => moscowDay(new Date(Date.now() + days * 86_400_000));

describe('a shop that was never closed', () => {
  it('is open', async () => {
    expect((await chief.get('/admin/opening')).json()).toMatchObject({ isOpen: true, changedBy: null });
    expect((await page('/')).statusCode).toBe(200);
  });
});

describe('a shop that lacks services', () => {
  it('is closed once, and staff read why', async () => {
    const missing = missingServices({ smsc: null, smtp: null });
    expect(missing.map((line) => line.split(':')[0])).toEqual([
      'SMSC_APIKEY (or SMSC_LOGIN and SMSC_PASSWORD)',
      'SMTP_HOST, MAIL_FROM',
    ]);
    await closeForMissing(shop.db, missing, new Date('2026-11-24T10:00:00Z'));
    const closedBy = { isOpen: false, wasOpen: true, changedBy: null, changedAt: '2026-11-24T10:00:00.000Z' };
    expect(await openingQueries(shop.db).state()).toMatchObject({ ...closedBy, reason: missing.join('; ') });
    await closeForMissing(shop.db, ['later'], new Date('2026-11-24T11:00:00Z'));
    expect(await openingQueries(shop.db).state()).toMatchObject({ ...closedBy, reason: missing.join('; ') });
  });
});

describe('a closed shop', () => {
  it('shows buyers one page in three languages, with its day and contacts', async () => {
    await close({ opensOn: dayAfter(2), reason: 'Переезд' });
    const russian = await page('/catalog');
    expect([russian.statusCode, russian.headers['x-robots-tag']]).toEqual([503, 'noindex']);
    expect(Number(russian.headers['retry-after'])).toBeGreaterThan(86_400);
    expect(russian.headers['content-security-policy']).toContain("default-src 'none'");
    expect(russian.body).toContain('Магазин временно закрыт');
    expect(russian.body).toContain('Откроемся');
    expect(russian.body).toContain('href="tel:');
    expect(russian.body).not.toContain('Переезд');
    expect((await page('/en/basket')).body).toContain('closed for a while');
    expect((await page('/tr')).body).toContain('kapalı');
    expect((await page('/', { cookie: 'theme=dark' })).body).toContain('data-theme="dark"');
  });

  it('does not answer with a page that was cached while it was open', async () => {
    expect((await page('/')).body).toContain('phone +');
    await close();
    expect((await page('/')).statusCode).toBe(503);
  });

  it('refuses calls of buyers and programs with its code, and files for marketplaces', async () => {
    await close();
    for (const answered of [
      await shop.guest().get('/site/frame'),
      await (await shop.signedIn()).get('/baskets'),
      await shop.guest().post('/basket/add', { products: [{ product_id: '3', qty: 1 }] }),
    ]) {
      expect([answered.statusCode, answered.headers['retry-after']], answered.body).toEqual([503, '3600']);
      expect(answered.json()).toMatchObject({ error: { code: 'shop_closed', retryAfterSeconds: 3600 } });
    }
    expect((await page('/feeds/yandex.xml')).statusCode).toBe(503);
    expect((await page('/sitemap.xml')).statusCode).toBe(503);
  });

  it('still answers probes, webhooks and the sign-in of staff', async () => {
    await close();
    expect((await shop.guest().get('/healthz')).statusCode).toBe(200);
    expect((await shop.guest().post('/webhooks/yookassa/wrong', {})).json()).toMatchObject({
      error: { code: 'not_found' },
    });
    const signIn = await shop.guest().post('/admin/sign-in', { email: 'nobody@farad.example', password: 'wrong' });
    expect(signIn.json()).toMatchObject({ error: { code: 'wrong_credentials' } });
  });

  it('shows staff its pages with a mark, and keeps none of them for buyers', async () => {
    await close();
    const seen = await page('/en', cookieOf(chief));
    expect(seen.statusCode).toBe(200);
    expect(seen.body).toMatch(
      /<body class="a"><aside .*only staff see.*href="https:\/\/farad.example\/admin\/opening"/,
    );
    expect(seen.body).toContain('phone +');
    expect((await page('/en')).statusCode).toBe(503);
    await chief.post('/admin/opening/open', {});
    expect((await page('/en')).body).not.toContain('<aside');
  });

  it('does not take a browser whose staff session has ended', async () => {
    await close();
    const gone = await signedInStaff(shop, 'administrator');
    expect((await page('/', cookieOf(gone))).statusCode).toBe(200);
    await shop.pool.query('delete from staff_session where staff_id = $1', [gone.staffId]);
    expect((await page('/', cookieOf(gone))).statusCode).toBe(503);
  });
});

describe('the list before opening', () => {
  const lines: readonly OpeningLine[] = [
    { check: 'seller', by: null, findings: [{ kind: 'fault', code: 'seller_missing', values: {} }] },
    {
      check: 'texts',
      by: null,
      findings: [{ kind: 'fault', code: 'text_empty', values: { fact: 'seller_inn', texts: 'offer' } }],
    },
    { check: 'sms', by: 'real', findings: [{ kind: 'warning', code: 'sms_balance_low', values: { roubles: 12 } }] },
  ];
  const usual = shopChecks();
  afterEach(() => usual.restore());

  it('is stored until it is checked again; to read it runs no checks', async () => {
    await shop.pool.query(`delete from setting where key = 'opening_checks'`);
    expect((await chief.get('/admin/opening/checks')).json()).toEqual({ checkedAt: null, lines: [] });
    usual.find(lines);
    expect((await chief.post('/admin/opening/checks', {})).json()).toMatchObject({ lines });
    usual.find([]);
    expect((await chief.get('/admin/opening/checks')).json()).toMatchObject({ lines });
    expect(usual.count()).toBe(1);
  });

  it('keeps a shop with faults closed and names each in words; warnings do not', async () => {
    await close();
    usual.find(lines);
    const refused = await chief.post('/admin/opening/open', {});
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ error: { code: 'shop_not_ready' } });
    expect(refused.body).toMatch(/Реквизиты|не заполнены|Не заполнены/);
    expect(refused.body).toContain('«ИНН»');
    expect(refused.body).not.toContain('₽');
    expect((await page('/')).statusCode).toBe(503);
    expect((await chief.get('/admin/opening/checks')).json()).toMatchObject({ lines });
    usual.find(lines.slice(2));
    expect((await chief.post('/admin/opening/open', {})).json()).toMatchObject({ isOpen: true });
  });

  it('names what a shop in production lacks, by its own settings and services', async () => {
    const { config, db, mail, sms } = shop.deps;
    const services = { mail, sms, payment: null, carrier: null, twins: [] };
    const found = await checkOpening(config, db, async () => services);
    const codes = found.flatMap(({ findings }) => findings.map(({ code }) => code));
    expect(codes).toEqual(expect.arrayContaining(['site_silent', 'payment_account_missing', 'backup_none']));
    expect(codes).not.toEqual(expect.arrayContaining(['seller_missing']));
    const empty = found.find(({ check }) => check === 'texts')?.findings.map(({ values }) => values['fact']);
    expect(empty).toEqual(['address', 'hours', 'pickup_address', 'pickup_hours']);
    expect(found.find(({ check }) => check === 'sms')).toEqual({
      check: 'sms',
      by: 'real',
      findings: [{ kind: 'warning', code: 'sms_untried', values: {} }],
    });
  }, 40_000);

  it('asks where the parcels leave, and compares it with the town of own pickup', async () => {
    const { config, db, mail, sms } = shop.deps;
    const cdek = { url: '', clientId: 'shop', clientSecret: 'secret', fromCityCode: 44, fromPoint: 'MSK1' };
    const tariff = { code: 136, mode: 'office', price: 30_000 as Kopecks, daysMin: 1, daysMax: 2 } as const;
    const codes = async (said: Awaited<ReturnType<DeliveryPort['tariffs']>>, given: readonly string[]) => {
      const carrier = { ...connectedBy(silentCarrier), port: { tariffs: async () => said } };
      const services = { mail, sms, payment: null, carrier, twins: [] };
      const found = await checkOpening({ ...config, cdek, given }, db, async () => services);
      return found.find(({ check }) => check === 'delivery')?.findings.map(({ code }) => code);
    };
    const given = ['CDEK_FROM_CITY', 'PICKUP_ADDRESS'];
    expect(await codes(ok([tariff]), ['PICKUP_ADDRESS'])).toEqual(['carrier_city_missing']);
    expect(await codes(ok([tariff]), given)).toEqual([]);
    expect(await codes(ok([]), given)).toEqual(['carrier_city_unserved']);
    expect(await codes(fail({ kind: 'refused', code: 'v2_sender_location_not_recognized' }), given)).toEqual([
      'carrier_city_unserved',
    ]);
    expect(await codes(fail({ kind: 'unknown' }), given)).toEqual(['carrier_no_answer']);

    const office = { address: 'Баумана, 1', hours: 'пн–пт 10–18', latitude: null, longitude: null, city: 'kazan' };
    await shop.pool.query(`insert into setting (key, value) values ('delivery', $1)`, [JSON.stringify({ office })]);
    expect(await codes(ok([tariff]), given)).toEqual([]);
    await shop.pool.query(`insert into carrier_city (carrier, city_slug, code) values ('cdek', 'kazan', 424)`);
    expect(await codes(ok([tariff]), given)).toEqual(['carrier_city_elsewhere']);
    await shop.pool.query('delete from carrier_city');
    await shop.pool.query(`delete from setting where key = 'delivery'`);
  }, 40_000);

  it('counts a test message until the account is entered anew', async () => {
    const tried = () => openingQueries(shop.db).tried();
    expect(await tried()).toEqual({ mail: false, sms: false, payment: false });
    const note = (provider: string, result: string) =>
      shop.pool.query(
        `insert into audit (at, action, after, reason, ip, user_agent, request_id)
         values (clock_timestamp(), 'settings.provider_tested', $1, '', '127.0.0.1', '', '')`,
        [JSON.stringify({ provider, result })],
      );
    await note('mail', 'works');
    await note('sms', 'refused');
    expect(await tried()).toEqual({ mail: true, sms: false, payment: false });
    await shop.pool.query(
      `insert into provider_setting (provider, open_values, sealed, secret_names, set_at)
       values ('mail', '{}', '', '{}', clock_timestamp())`,
    );
    expect(await tried()).toMatchObject({ mail: false });
    await note('mail', 'works');
    expect(await tried()).toMatchObject({ mail: true });
    await shop.pool.query('delete from provider_setting');
  });
});

describe('opening and closing', () => {
  it('is logged with who did it and why', async () => {
    await close({ opensOn: dayAfter(3), reason: 'Переезд' });
    const { rows } = await shop.pool.query<{ action: string; after: object }>(
      'select action, after from audit order by id desc limit 1',
    );
    expect(rows).toEqual([
      { action: 'settings.shop_closed', after: { isOpen: false, opensOn: dayAfter(3), reason: 'Переезд' } },
    ]);
  });

  it('refuses a day that is not in the future, and names the field', async () => {
    const answered = await close({ opensOn: dayAfter(0) });
    expect([answered.statusCode, answered.json()]).toEqual([
      400,
      { error: expect.objectContaining({ code: 'invalid_input', field: 'opensOn' }) },
    ]);
    expect((await chief.get('/admin/opening')).json()).toMatchObject({ isOpen: true });
  });

  it('is only for staff who may change settings', async () => {
    const helper = await signedInStaff(shop, 'support');
    expect((await helper.post('/admin/opening/close', {})).statusCode).toBe(403);
  });

  it('by another process is noticed, and no request waits for it', async () => {
    await openingQueries(shop.db).set({ ...(await openingQueries(shop.db).state()), isOpen: false });
    shop.passSeconds(6);
    await page('/');
    await expect.poll(async () => (await page('/')).statusCode).toBe(503);
  });
});

describe('the demonstration', () => {
  const shown = async () => (await chief.get('/admin/demonstration')).json<DemonstrationAnswer>();
  const progress = async () => (await chief.get('/admin/demonstration/clearing')).json<object>();
  const clear = () => chief.post('/admin/demonstration/clear', {});

  it('does not exist in a real shop, and cannot be removed from it', async () => {
    expect(await shown()).toMatchObject({ isThere: false, clearingFrom: null, orders: [], keptOrders: [] });
    expect((await clear()).statusCode).toBe(404);
  });

  it('is removed by one job, and the number of remaining parts is shown meanwhile', async () => {
    await shop.pool.query(`insert into setting (key, value) values ('demonstration', 'true')`);
    await shop.pool.query('insert into demonstration_part select id from product order by id limit 2');
    expect(await shown()).toMatchObject({ isThere: true, clearingFrom: null, counts: { parts: 2 } });
    expect(await progress()).toEqual({ from: null, left: 2 });
    expect((await clear()).json()).toMatchObject({ isThere: true, clearingFrom: 2, counts: { parts: 2 } });
    expect((await clear()).statusCode).toBe(200);
    const { rows } = await shop.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'clear_demonstration'`,
    );
    expect(rows).toHaveLength(1);
    const { rows: logged } = await shop.pool.query(
      `select before->'parts' as parts from audit where action = 'settings.demonstration_cleared'`,
    );
    expect(logged).toEqual([{ parts: 2 }]);
    await shop.pool.query(
      'delete from demonstration_part where product_id = (select min(product_id) from demonstration_part)',
    );
    expect(await progress()).toEqual({ from: 2, left: 1 });
    await clearDemonstration(shop.db, { isMoneyReal: false, clock: () => new Date() });
    expect(await shown()).toMatchObject({ isThere: false, clearingFrom: null, counts: { parts: 0 } });
  });
});
