import { Writable } from 'node:stream';

import type { ProviderState, ProviderTested } from '@farad/contract/office/settings/providers';
import { openingQueries } from '@farad/database/operation/opening.queries';
import { openShop as openedShop } from '@farad/domain/opening';
import { fail, ok } from '@farad/domain/shared';
import type { DeliveryPort } from '@farad/integrations/delivery';
import type { FilesPort } from '@farad/integrations/files';
import type { SuggestionsPort } from '@farad/integrations/suggestions';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openProviders } from '#core/providers/open-providers.ts';
import { refusalOf } from '#testing/calls/basket-calls.ts';
import { httpsEnvironment } from '#testing/environment.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let chief: StaffBrowser;
beforeAll(async () => {
  // The environment has no accounts for SMS and mail.
  shop = await openShop({}, undefined, undefined, { SMSC_APIKEY: '', SMTP_HOST: '', MAIL_FROM: '' });
  chief = await signedInStaff(shop, 'administrator');
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.pool.query('delete from provider_setting');
  await shop.deps.providers.reload();
});

const shown = async (by: StaffBrowser = chief): Promise<readonly ProviderState[]> =>
  (await by.get('/admin/providers')).json<{ providers: ProviderState[] }>().providers;
const stateOf = async (provider: string): Promise<ProviderState | undefined> =>
  (await shown()).find((state) => state.provider === provider);
const set = (setting: object) => chief.post('/admin/providers', { setting });
const test = async (provider: string, to = '') =>
  (await chief.post('/admin/providers/test', { provider, to })).json<ProviderTested>();

const sms = { provider: 'sms', apiKey: 'key-of-the-shop', login: '', password: '', sender: 'Shop' };
const mail = {
  provider: 'mail',
  host: 'mail.example',
  port: 465,
  security: '',
  user: 'shop',
  password: 'quiet word',
  from: 'shop@shop.example',
};

describe('settings of outside services', () => {
  it('act at once, and their secrets are never shown, logged or stored in plain text', async () => {
    expect(shop.deps.config.smsc).toBeNull();
    const answer = await set(sms);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(shop.deps.config.smsc).toMatchObject({ apiKey: 'key-of-the-shop', sender: 'Shop' });
    expect(await stateOf('sms')).toMatchObject({
      source: 'settings',
      setBy: expect.stringMatching(/^Staff/),
      variables: [],
      needsRestart: false,
      fields: [
        { name: 'apiKey', isSecret: true, value: '', isSet: true },
        { name: 'login', isSecret: false, value: '', isSet: false },
        { name: 'password', isSecret: true, value: '', isSet: false },
        { name: 'sender', isSecret: false, value: 'Shop', isSet: true },
      ],
    });
    const stored = await shop.pool.query<{ row: string }>('select row::text from provider_setting row');
    const log = await shop.pool.query<{ row: string }>('select entry::text as row from audit entry');
    const all = answer.body + JSON.stringify([stored.rows, log.rows, await shown()]) + shop.logLines.join('');
    expect(all).not.toContain('key-of-the-shop');
    const told = await shop.pool.query<{ after: object }>(
      "select after from audit where action = 'settings.provider_set' order by id desc limit 1",
    );
    expect(told.rows[0]?.after).toEqual({ provider: 'sms', sender: 'Shop', secrets: ['apiKey'] });
  });

  it('keep a secret that is left empty, and change the sender of letters', async () => {
    await set(mail);
    expect(shop.deps.config).toMatchObject({
      smtp: { password: 'quiet word', port: 465 },
      mailFrom: 'shop@shop.example',
    });
    await set({ ...mail, password: '', port: 587, from: 'new@shop.example' });
    expect(shop.deps.config).toMatchObject({
      smtp: { password: 'quiet word', port: 587 },
      mailFrom: 'new@shop.example',
    });
  });

  it.each<[object, string]>([
    [{ ...sms, apiKey: '' }, 'setting.apiKey'],
    [{ ...sms, sender: 'Мой магазин' }, 'setting.sender'],
    [{ ...mail, password: '' }, 'setting.password'],
    // Must be refused, since the stored password would be sent to another server.
    [{ ...mail, host: 'other.example', password: '' }, 'setting.password'],
    [{ ...mail, from: 'nobody' }, 'setting.from'],
    [{ ...mail, port: 70_000 }, 'setting.port'],
    [{ provider: 'map', url: 'https://tiles.example/{z}/{x}', attribution: '' }, 'setting.url'],
    [{ provider: 'bot_check', kind: 'recaptcha', siteKey: 'key', secret: '' }, 'setting.secret'],
    [{ provider: 'fax' }, 'setting.provider'],
  ])('refuse %j and name the field', async (setting, field) => {
    const refused = refusalOf(await set(setting));
    expect([refused.status, refused.field]).toEqual([400, field]);
    expect(await shop.pool.query('select from provider_setting')).toMatchObject({ rowCount: 0 });
  });

  it('of map and bot check wait for a restart, and say so', async () => {
    await set({ provider: 'map', url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' });
    expect(shop.deps.config.mapTiles).toBeNull();
    expect(await stateOf('map')).toMatchObject({ source: 'settings', needsRestart: true });
    const { db, deps } = shop;
    const restarted = await openProviders({ db, secretKey: deps.secretKey, environment: httpsEnvironment });
    expect(restarted.config.mapTiles?.attribution).toBe('© Tiles');
    expect(restarted.needsRestart('map')).toBe(false);
  });

  it('stand below the environment, which is named', async () => {
    await set(sms);
    const { db, deps } = shop;
    const restarted = await openProviders({ db, secretKey: deps.secretKey, environment: httpsEnvironment });
    expect(restarted.config.smsc?.apiKey).toBe(httpsEnvironment.SMSC_APIKEY);
    expect([restarted.isFixed('sms'), restarted.givenVariables('sms')]).toEqual([true, ['SMSC_APIKEY']]);
    const partly = { ...httpsEnvironment, SMSC_APIKEY: '', SMSC_SENDER: 'Env' };
    const joined = await openProviders({ db, secretKey: deps.secretKey, environment: partly });
    expect(joined.config.smsc).toMatchObject({ apiKey: 'key-of-the-shop', sender: 'Env' });
  });

  it('that were sealed with another key count as missing and are named', async () => {
    await set(sms);
    const { db } = shop;
    const environment = { ...httpsEnvironment, SMSC_APIKEY: '' };
    const elsewhere = await openProviders({ db, secretKey: Buffer.alloc(32, 1), environment });
    expect(elsewhere.config.smsc).toBeNull();
    await shop.pool.query("update provider_setting set sealed = '\\x00'");
    expect(await stateOf('sms')).toMatchObject({ source: 'none', isUnreadable: true });
  });

  it('that are removed close an open shop which cannot do without them', async () => {
    await set(sms);
    await set(mail);
    await openingQueries(shop.db).set(openedShop);
    expect((await chief.post('/admin/providers/remove', { provider: 'mail' })).statusCode).toBe(200);
    expect(shop.deps.config.smtp).toBeNull();
    expect(await openingQueries(shop.db).state()).toMatchObject({
      isOpen: false,
      reason: expect.stringMatching(/SMTP_HOST/),
    });
    expect((await chief.post('/admin/providers/remove', { provider: 'mail' })).statusCode).toBe(404);
    await openingQueries(shop.db).set(openedShop);
  });

  it('are for administrators alone', async () => {
    for (const role of ['order_manager', 'developer', 'catalogue_manager'] as const) {
      const other = await signedInStaff(shop, role);
      expect((await other.get('/admin/providers')).statusCode).toBe(403);
      expect((await other.post('/admin/providers', { setting: sms })).statusCode).toBe(403);
      expect((await other.post('/admin/providers/test', { provider: 'sms' })).statusCode).toBe(403);
    }
  });
});

describe('a test of an outside service', () => {
  it('sends an SMS, and tells the balance and the name of the sender', async () => {
    expect(await test('sms', '+7 912 345-67-89')).toEqual({ result: 'not_connected', details: [] });
    await set(sms);
    await shop.pool.query(
      `insert into setting (key, value) values ('shop', '{"name": "Резонанс-Дон", "shortName": "Резонанс"}')`,
    );
    const answer = await test('sms', '+7 912 345-67-89');
    await shop.pool.query(`delete from setting where key = 'shop'`);
    expect(shop.sentSms.at(-1)).toMatchObject({ phone: '79123456789', text: expect.stringMatching(/^Резонанс: /) });
    expect(answer).toMatchObject({
      result: 'works',
      details: [
        { name: 'balance', value: expect.stringMatching(/1\s000/) },
        { name: 'sender', value: 'Shop' },
        { name: 'sent_to', value: '79123456789' },
      ],
    });
    expect(refusalOf(await chief.post('/admin/providers/test', { provider: 'sms', to: '12' }))).toMatchObject({
      status: 400,
      field: 'to',
    });
  });

  it.each([
    [{ kind: 'shop_wide', code: 2 }, 'not_admitted'],
    [{ kind: 'shop_wide', code: 3 }, 'refused'],
    [{ kind: 'shop_wide', code: 100 }, 'no_answer'],
    [{ kind: 'refused_number', code: 8 }, 'refused'],
  ] as const)('of SMS answered with %j is %s', async (error, result) => {
    await set(sms);
    shop.smsAnswers.push(fail(error));
    expect(await test('sms', '+7 912 345-67-89')).toMatchObject({ result });
  });

  it('sends a letter to the caller', async () => {
    await set(mail);
    expect(await test('mail')).toMatchObject({
      result: 'works',
      details: [{ name: 'sent_to', value: chief.email }, {}],
    });
    expect(shop.sentMail.at(-1)?.to).toBe(chief.email);
    shop.mailAnswers.push(fail({ kind: 'temporary', code: 535, reason: 'EAUTH' }));
    expect(await test('mail')).toMatchObject({
      result: 'not_admitted',
      details: [{ name: 'reason', value: 'EAUTH, 535' }],
    });
    shop.mailAnswers.push(fail({ kind: 'temporary', code: null, reason: 'ETIMEDOUT' }));
    expect(await test('mail')).toMatchObject({ result: 'no_answer' });
  });

  it('asks for an address, a price, a key and a piece of the map', async () => {
    expect((await test('suggestions')).result).toBe('not_connected');
    expect((await test('carrier')).result).toBe('not_connected');
    expect((await test('bot_check')).result).toBe('not_connected');
    expect((await test('map')).result).toBe('not_connected');
    const { suggestions, vendors, files, nextBotCheck } = shop.deps;
    const found = { postalCode: null, city: null, street: null, house: null, flat: null, isComplete: true };
    const addresses: SuggestionsPort['addresses'] = async () =>
      ok([{ text: 'г Москва, Красная площадь, д 1', ...found }]);
    const tariffs: DeliveryPort['tariffs'] = async () => fail({ kind: 'not_admitted' });
    const fetchFile: FilesPort['fetchFile'] = async (_, makeWriter) => {
      expect(makeWriter()).toBeInstanceOf(Writable);
      return ok({ name: '0.png', size: 1 });
    };
    await set({ provider: 'map', url: 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png', attribution: '' });
    Object.assign(shop.deps, {
      suggestions: { ...suggestions, addresses },
      vendors: {
        ...vendors,
        carriers: { ...vendors.carriers, chosen: { ...vendors.carriers.chosen, port: { tariffs } } },
      },
      files: { ...files, fetchFile },
      nextBotCheck: () => ({ check: async () => 'not_admitted' }),
    });
    try {
      const address = { name: 'address', value: 'г Москва, Красная площадь, д 1' };
      expect(await test('suggestions')).toEqual({ result: 'works', details: [address] });
      expect((await test('carrier')).result).toBe('not_admitted');
      expect((await test('bot_check')).result).toBe('not_admitted');
      const tile = { name: 'tile', value: 'https://a.tiles.example/0/0/0.png' };
      expect(await test('map')).toEqual({ result: 'works', details: [tile] });
    } finally {
      Object.assign(shop.deps, { suggestions, vendors, files, nextBotCheck });
    }
  });
});
