import { checkRequisites, readCorrespondentAccount, type Bik } from '@farad/domain/company';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { listenTwins, type ListeningTwins } from './test-twins.ts';
import { twinAddresses, twinBanks, twinCompanies } from './dadata/dadata-data.ts';
import { cutToParts, smsParts } from './messages/sms-parts.ts';
import { startTwins } from './twins.ts';

let twins: ListeningTwins;
beforeAll(async () => {
  twins = await listenTwins();
});
afterAll(() => twins.close());

const ask = (path: string, init?: RequestInit): Promise<Response> => fetch(`${twins.origin}/__twins${path}`, init);
const json = (body: unknown): RequestInit => ({
  method: 'PUT',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const form = (fields: Record<string, string>): string =>
  String(new URLSearchParams({ login: 'farad', psw: 'twin-of-smsc', charset: 'utf-8', fmt: '1', ...fields }));
const send = async (fields: Record<string, string>): Promise<string> =>
  (await ask('/smsc/sys/send.php', { method: 'POST', body: new URLSearchParams(form(fields)) })).text();

test('production is refused', async () => {
  await expect(startTwins({ isProduction: true })).rejects.toThrow('production');
});

describe('SMSC twin', () => {
  test('supports the formats of the original', async () => {
    expect(await send({ phones: '79991110001', mes: 'a', id: '5' })).toBe('5,1');
    expect(await send({ phones: '79991110001', mes: 'a' })).toBe('0,-9');
    expect(await send({ phones: '79991110001', mes: 'b', id: '6', fmt: '0' })).toBe('OK - 1 SMS, ID - 6');
    expect(await send({ phones: '79991110001', mes: 'c', id: '7', fmt: '3' })).toBe('{"id":7,"cnt":1}');
    expect(await send({ phones: '79000000003', mes: 'c', id: '275' })).toBe('275,-3');
    expect(await send({ phones: '79991110001', mes: 'd', psw: 'wrong', fmt: '0' })).toBe('ERROR = 2 (authorise error)');
  });

  test.each([
    ['a text of 1,001 characters', { mes: 'x'.repeat(1001) }, '0,-1'],
    ['no text', { mes: '' }, '0,-1'],
    ['the id 0', { id: '0' }, '0,-1'],
    ['an id above 2³¹ − 1', { id: '2147483648' }, '0,-1'],
    ['no parts', { maxsms: '0' }, '0,-1'],
    ['a life that is no time', { valid: '5' }, '0,-5'],
    ['a sender of twelve letters', { sender: 'ABCDEFGHIJKL', id: '276' }, '276,-6'],
    ['a Russian sender', { sender: 'Магазин', id: '277' }, '277,-6'],
    ['a short number', { phones: '7999123456' }, '0,-7'],
  ])('rejects what the original rejects: %s', async (_, fields, answer) => {
    expect(await send({ phones: '79991110009', mes: 'a', ...fields })).toBe(answer);
    expect(twins.inbox.list('79991110009')).toEqual([]);
  });

  test('accepts a text of 1,000 characters and a sender of eleven letters', async () => {
    const fields = { phones: '79991110008', mes: 'x'.repeat(1000), sender: 'ABCDEFGHIJK', id: '2147483647' };
    expect(await send(fields)).toBe('2147483647,7');
  });

  test('without a charset the text is decoded as windows-1251', async () => {
    await send({ phones: '79991110002', mes: 'Код', charset: '' });
    expect(twins.inbox.list('79991110002')[0]?.text).toBe('РљРѕРґ');
  });

  test('status and balance', async () => {
    await send({ phones: '79991110003', mes: 'x', id: '9' });
    const status = (id: string) => ask(`/smsc/sys/status.php?${form({ phone: '79991110003', id })}`);
    expect(await (await status('9')).text()).toMatch(/^1,\d+,0$/);
    expect(await (await status('10')).text()).toMatch(/^-3,/);
    for (let index = 0; index < 4; index += 1) await status('9');
    expect(await (await status('9')).text()).toBe('0,-9');
    expect(await (await ask(`/smsc/sys/balance.php?${form({ fmt: '3' })}`)).json()).toHaveProperty('balance');
  });

  test('counts parts', () => {
    expect([70, 71, 134, 135].map((length) => smsParts('ж'.repeat(length)))).toEqual([1, 2, 2, 3]);
    expect([160, 161, 306, 307].map((length) => smsParts('a'.repeat(length)))).toEqual([1, 2, 2, 3]);
    expect(smsParts('€'.repeat(81))).toBe(2);
    expect(cutToParts('ж'.repeat(71), 1)).toBe('ж'.repeat(70));
  });
});

/** Fields of DaData's answers that the shop stores, by their names in integrations 4. */
const dadataFields = {
  'findById/party': [
    '7707083893',
    `inn kpp ogrn ogrn_date hid type name.full_with_opf name.short_with_opf name.full name.short name.latin opf.code
     opf.full opf.short okpo okved management branch_type branch_count address.value address.unrestricted_value
     address.data state.status state.actuality_date state.registration_date state.liquidation_date`,
  ],
  'findById/bank': [
    '044525225',
    'bic swift inn kpp correspondent_account name.payment name.short payment_city state.status',
  ],
  'suggest/address': [
    'Казань Мирный',
    `postal_code country_iso_code region_with_type region_fias_id city city_fias_id city_kladr_id settlement
     street_with_type house block flat fias_id fias_level kladr_id geo_lat geo_lon qc_geo okato oktmo tax_office timezone
     metro`,
  ],
} as const;

describe('DaData twin', () => {
  test.each(Object.entries(dadataFields))(
    '%s has every field of the original that the shop stores',
    async (path, [query, fields]) => {
      const answer = await ask(`/dadata/suggestions/api/4_1/rs/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Token twin-of-dadata' },
        body: JSON.stringify({ query }),
      });
      const { suggestions } = (await answer.json()) as { readonly suggestions: readonly { readonly data: object }[] };
      const [first] = suggestions;
      expect(Object.keys(first ?? {})).toEqual(['value', 'unrestricted_value', 'data']);
      for (const field of fields.trim().split(/\s+/)) expect(first?.data, field).toHaveProperty(field);
    },
  );

  test('has plausible data: valid check digits, no duplicates', () => {
    for (const { inn, kpp, ogrn } of twinCompanies) {
      const bare = { inn, kpp, ogrn, bik: '', account: '', correspondentAccount: '' };
      expect(checkRequisites(bare), inn).toMatchObject({ ok: true });
    }
    for (const { bik, correspondentAccount } of twinBanks) {
      expect(readCorrespondentAccount(correspondentAccount, bik as Bik), bik).toMatchObject({ ok: true });
    }
    expect(new Set(twinCompanies.map(({ inn }) => inn)).size).toBe(50);
    expect(new Set(twinBanks.map(({ bik }) => bik)).size).toBe(20);
    expect(twinAddresses).toHaveLength(200);
  });

  test('rejects a wrong key and unreadable requests', async () => {
    const path = '/dadata/suggestions/api/4_1/rs/findById/party';
    const post = (authorization: string, body: unknown) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify(body),
      });
    expect((await post('Token x', { query: '7707083893' })).status).toBe(403);
    for (const body of [
      {},
      { query: '' },
      { query: 'x'.repeat(301) },
      { query: '1', count: 21 },
      { query: '1', count: 0 },
    ]) {
      expect((await post('Token twin-of-dadata', body)).status).toBe(400);
    }
    expect(await (await post('Token twin-of-dadata', { query: '1' })).json()).toEqual({ suggestions: [] });
  });
});

describe('inbox', () => {
  test('newest first, by any notation of the phone', async () => {
    await send({ phones: '79991110004', mes: 'one' });
    await send({ phones: '79991110004', mes: 'two' });
    const list = await (await ask(`/inbox?to=${encodeURIComponent('+7 (999) 111-00-04')}`)).json();
    expect(list).toMatchObject([{ text: 'two' }, { channel: 'sms', to: '79991110004', subject: '', text: 'one' }]);
  });

  test('the page escapes its content and uses the language of the browser', async () => {
    await send({ phones: '79991110005', mes: '<script>alert(1)</script>' });
    const page = await ask('/?to=%22%3E%3Cscript%3E', { headers: { 'accept-language': 'en-GB' } });
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).not.toContain('<script>');
    const all = await (await ask('/')).text();
    expect(all).toContain('&lt;script&gt;alert(1)');
    expect(all).toContain('Исходящие сообщения');
    expect(all).not.toContain('<script>');
  });
});

describe('faults', () => {
  test('fail the given number of times', async () => {
    expect((await ask('/smsc/fault', json({ op: 'send', mode: '500', times: 2 }))).status).toBe(204);
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await ask('/smsc/sys/send.php')).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  test.each([
    { op: 'send' },
    { op: 'nothing', mode: 'ok' },
    { op: 'send', mode: 'cut' },
    { op: 'send', mode: '500', times: -1 },
    [],
    'x',
  ])('invalid ones are rejected: %j', async (body) => {
    expect((await ask('/smsc/fault', json(body))).status).toBe(400);
  });
});
