import type { Kopecks } from '@farad/domain/money';
import type { DeliveryPreview, MessageTemplates, ShopSetting } from '@farad/contract/office/settings/settings';
import { usualSettings } from '@farad/domain/setting';
import { withEmpty, type Locale } from '@farad/domain/shared';
import { orderMovedWords } from '@farad/wording/message-templates';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { changeOf, previewOf, shownSetting, type SettingKeyed } from '#testing/scenes/setting-scenes.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { inOwnWords } from '#core/messages/in-own-words.ts';

let shop: TestShop;
let chief: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  chief = await signedInStaff(shop, 'administrator');
});
afterAll(() => shop.close());

const set = async (setting: SettingKeyed) => chief.post('/admin/settings', await changeOf(chief, setting));
const [courier, point, office] = usualSettings.delivery.ways;
const usual = structuredClone(usualSettings.delivery) as Extract<SettingKeyed, { key: 'delivery' }>['value'];

test('a setting has its default, then its set value, and every version can be restored', async () => {
  expect(await shownSetting(chief, 'holds')).toMatchObject({
    setting: { value: { onlineMinutes: 70, invoiceWorkingDays: 3 } },
    versions: [],
  });
  await set({ key: 'holds', value: { onlineMinutes: 90, invoiceWorkingDays: 5 } });
  const after = (await set({ key: 'holds', value: { onlineMinutes: 30, invoiceWorkingDays: 5 } })).json<ShopSetting>();
  expect(after.versions.map(({ by, value }) => [by === null, value])).toEqual([
    [false, { onlineMinutes: 30, invoiceWorkingDays: 5 }],
    [false, { onlineMinutes: 90, invoiceWorkingDays: 5 }],
    [true, { onlineMinutes: 70, invoiceWorkingDays: 3 }],
  ]);
  const [latest, , first] = after.versions;
  const restored = await chief.post('/admin/settings/restore', { key: 'holds', version: first?.id, seen: latest?.id });
  expect(restored.json<ShopSetting>()).toMatchObject({
    setting: { value: { onlineMinutes: 70 } },
    versions: [{ restored: first?.id }, {}, {}, {}],
  });
  const late = await chief.post('/admin/settings/restore', { key: 'holds', version: first?.id, seen: latest?.id });
  expect([late.statusCode, late.json<{ error: { code: string } }>().error.code]).toEqual([409, 'settings_changed']);
});

test.each([
  [{ key: 'holds', value: { onlineMinutes: 14, invoiceWorkingDays: 3 } }, 'setting.value.onlineMinutes'],
  [{ key: 'delivery', value: { ...usual, ways: [courier, point, point] } }, 'setting.value.ways'],
  [
    { key: 'delivery', value: { ...usual, ways: [courier, point, office].map((way) => ({ ...way, isOn: false })) } },
    'setting.value.ways',
  ],
  [{ key: 'delivery', value: { ...usual, packingGrams: -1 } }, 'setting.value.packingGrams'],
  [{ key: 'delivery_zones', value: { zones: [] } }, 'setting.value.zones'],
  [{ key: 'weather', value: {} }, 'setting.key'],
])('%j is refused with its field', async (setting, field) => {
  const answer = await chief.post('/admin/settings', { setting, seen: null });
  expect([answer.statusCode, answer.json<{ error: { field: string } }>().error.field]).toEqual([400, field]);
});

test('a preview shows the price of a parcel by unsaved settings, and changes nothing', async () => {
  const [path, body] = ['/admin/delivery-preview', await previewOf(chief)];
  const priced = async (changes: object) =>
    (await chief.post(path, { ...body, ...changes }))
      .json<DeliveryPreview>()
      .options.map(({ kind, price }) => [kind, price]);
  // The parcel weighs 1280 g with its box: 290 ₽ for the first 500 g plus two steps of 50 ₽.
  const elsewhere = ['own_pickup', 0];
  expect(await priced({})).toEqual([['courier', 390], elsewhere]);
  const zones = (await shownSetting(chief, 'delivery_zones')).setting.value as { zones: object[] };
  const free = { zones: zones.zones.map((zone) => ({ ...zone, freeFromRoubles: 3000 })) };
  expect(await priced({ zones: free })).toEqual([['courier', 0], elsewhere]);
  const named = { ...usual, ways: [office, point, { ...courier, isOn: false }] };
  expect(await priced({ city: 'moskva', delivery: named })).toEqual([['own_pickup', 0]]);
  // The checkout offers buyers of other towns the office last; nothing of it is shown once it is switched off.
  expect(await priced({ delivery: named })).toEqual([elsewhere]);
  expect(await priced({ delivery: { ...usual, ways: [courier, point, { ...office, isOn: false }] } })).toEqual([
    ['courier', 390],
  ]);
  expect((await chief.post(path, { ...body, city: 'atlantis' })).statusCode).toBe(400);
});

test('a zone with a higher price costs more in the shop', async () => {
  const { setting } = await shownSetting(chief, 'delivery_zones');
  if (setting.key !== 'delivery_zones') throw new Error('another setting was answered');
  const zones = setting.value.zones.map((zone) => ({ ...zone, baseRoubles: zone.baseRoubles + 100 }));
  const estimate = async () =>
    (await shop.guest().get(`/delivery/estimate?seo=part-${products.tiered.id}&quantity=1&city=kazan`)).json<{
      price: number;
    }>();
  const before = await estimate();
  expect((await set({ key: 'delivery_zones', value: { zones } })).statusCode).toBe(200);
  expect((await estimate()).price).toBe(before.price + 100);
});

test('the office is as staff set it, unless the environment sets it', async () => {
  const place = { address: 'Москва, ул. Новая, 1', hours: 'пн–пт 9–18', latitude: 55.7, longitude: 37.6 };
  const changed = (await set({ key: 'delivery', value: { ...usual, office: place } })).json<ShopSetting>();
  expect(changed.fixed).toEqual({});
  const shown = async () => (await shop.guest().get('/delivery/points/office')).json<{ address: string }>();
  // Opening hours written in the usual form are translated into the caller's language.
  expect(await shown()).toMatchObject({ ...place, hours: 'пн–пт 09:00–18:00' });
  // Without coordinates the office is in the list, and on no map.
  const nowhere = { ...place, latitude: null, longitude: null };
  await set({ key: 'delivery', value: { ...usual, office: nowhere } });
  const found = async (query: string) =>
    (await shop.guest().get(`/delivery/points?city=moskva&${query}`)).json<{ points: object[] }>().points;
  expect(await found('')).toMatchObject([{ code: 'office', latitude: null, longitude: null, metres: null }]);
  expect(await found('near=55.7,37.6')).toMatchObject([{ code: 'office', metres: null }]);
  expect(await found('bounds=-90,-180,90,180')).toEqual([]);
  await set({ key: 'delivery', value: { ...usual, office: place } });
  expect(await found('near=55.7,37.6')).toMatchObject([{ code: 'office', metres: 0 }]);
  expect(await found('bounds=55,37,56,38')).toHaveLength(1);
  await set({ key: 'delivery', value: usual });
  // A shop without an office of its own does not show where the demonstration is.
  expect(await shown()).toMatchObject({ latitude: null, longitude: null });
  // In production the form does not offer the demonstration's office as one's own.
  const kept = (await chief.get('/admin/settings/delivery')).json<{ setting: { value: object } }>();
  expect(kept.setting.value).toMatchObject({ office: null });
});

test('staff see the towns of each zone by region', async () => {
  type Towns = { zones: { id: number; regions: { name: { ru: string }; towns: { name: { ru: string } }[] }[] }[] };
  const { zones } = (await chief.get('/admin/delivery-towns')).json<Towns>();
  expect(zones.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  const regionOf = (id: number, region: string) =>
    zones
      .find((zone) => zone.id === id)
      ?.regions.find(({ name }) => name.ru === region)
      ?.towns.map((town) => town.name.ru);
  expect(regionOf(1, 'Москва')?.slice(0, 2)).toEqual(['Москва', 'Зеленоград']);
  expect(regionOf(2, 'Республика Татарстан')).toContain('Казань');
  const counted = zones.flatMap(({ regions }) => regions.flatMap(({ towns }) => towns)).length;
  const known = await shop.db.selectFrom('delivery_city').select('slug').execute();
  expect(counted).toBe(known.length);
});

test('the log shows the changed fields', async () => {
  await set({ key: 'completion', value: { days: 20 } });
  const { entries } = (await chief.get('/admin/audit?object=settings')).json<{ entries: object[] }>();
  expect(entries[0] ?? (await chief.get('/admin/audit')).json<{ entries: object[] }>().entries[0]).toMatchObject({
    action: 'settings.changed',
    before: {
      setting: 'completion',
      days: 14,
    },
    after: {
      setting: 'completion',
      days: 20,
    },
  });
});

test('settings can be changed only by administrators', async () => {
  const manager = await signedInStaff(shop, 'order_manager');
  expect((await manager.get('/admin/settings/holds')).statusCode).toBe(403);
  expect((await chief.get('/admin/settings/weather')).statusCode).toBe(404);
});

const own = { id: 'order_cancelled', channel: 'sms', locale: 'ru', subject: '' } as const;

test.each([
  ['Отменён', 'slot {number} is missing', 'setting.value.texts.0.text'],
  ['{number} {nubmer}', 'slot {nubmer} is unknown', 'setting.value.texts.0.text'],
])('the template "%s" is refused: %s', async (text, _, field) => {
  const refused = await set({ key: 'messages', value: { texts: [{ ...own, text }] } });
  const { error } = refused.json<{ error: { field: string; message: string } }>();
  expect([refused.statusCode, error.field]).toEqual([400, field]);
  expect(error.message).toContain(/\{nu[a-z]+\}$/.exec(text)?.[0] ?? '{number}');
});

test('a buyer is notified by the shop’s template, only in their own language', async () => {
  const text = 'Ой! Заказ {number} отменён.\n{reason}';
  expect((await set({ key: 'messages', value: { texts: [{ ...own, text }] } })).statusCode).toBe(200);
  const counted = { lines: [], discount: 0 as Kopecks, deliveryPrice: 0 as Kopecks, total: 0 as Kopecks, vat: [] };
  const whither = { deliveryKind: 'own_pickup', address: '', days: '', name: '', counted } as const;
  const values = { what: 'cancelled', number: 'F-1', reason: '', url: 'u', ...whither } as const;
  const textIn = (locale: Locale) =>
    inOwnWords(shop.db, 'order_cancelled', locale, orderMovedWords(locale, 'Лавка', values));
  expect((await textIn('ru')).sms).toBe('Ой! Заказ F-1 отменён.');
  expect((await textIn('ru')).mail.text).toContain('Заказ F-1 отменён');
  expect((await textIn('en')).sms).toContain('Лавка: Order F-1 is cancelled');
  const named = { texts: [{ ...own, text: '{shop}: {number}' }] };
  expect((await set({ key: 'messages', value: named })).statusCode).toBe(200);
  expect((await textIn('ru')).sms).toBe('Лавка: F-1');
});

test('a template is tested by a letter to oneself', async () => {
  const sent = await chief.post('/admin/message-templates/test', { ...own, text: 'Проба {number}' });
  expect(sent.json<{ email: string }>().email).toBe(chief.email);
  const { rows } = await shop.pool.query<{ text: string }>('select text from outbox where recipient = $1', [
    chief.email,
  ]);
  expect(rows.map(({ text }) => text)).toEqual(['Проба 26-000417']);
  const { messages } = (await chief.get('/admin/message-templates')).json<MessageTemplates>();
  expect(messages.find(({ id }) => id === own.id)?.usual.sms.ru.text).toContain('{number}');
});

test('the name of the shop stands in files of the site, and without one its host does', async () => {
  const shownAt = async (url: string) => (await shop.server.inject({ url })).body;
  const host = new URL(shop.deps.config.siteUrl).host;
  expect(JSON.parse(await shownAt('/manifest.webmanifest'))).toMatchObject({ short_name: host });
  const tagline = withEmpty({ ru: 'радиодетали' });
  await set({ key: 'shop', value: { name: 'Резистор & Ко', shortName: 'Резистор', tagline } });
  expect(JSON.parse(await shownAt('/manifest.webmanifest'))).toMatchObject({
    name: 'Резистор & Ко: радиодетали',
    short_name: 'Резистор',
  });
  expect(JSON.parse(await shownAt('/en/manifest.webmanifest'))).toMatchObject({
    name: 'Резистор & Ко: electronic components and radio parts',
  });
  expect(await shownAt('/offline')).toContain('· Резистор &amp; Ко</title>');
  expect(await shownAt('/feeds/yandex.xml')).toContain('<name>Резистор &amp; Ко</name>');
  const longName = { key: 'shop', value: { name: 'x'.repeat(41), shortName: '', tagline } };
  const refused = await chief.post('/admin/settings', { setting: longName, seen: null });
  expect([refused.statusCode, refused.json<{ error: { field: string } }>().error.field]).toEqual([
    400,
    'setting.value.name',
  ]);
});

test('contacts of the shop stand in files and texts; a wrong address is refused with its field', async () => {
  const email = async () => (await shop.server.inject({ url: '/.well-known/security.txt' })).body;
  expect(await email()).toContain(shop.deps.config.contactEmail);
  const contacts = { email: 'shop@resistor.example', hours: 'пн–пт 9–18', social: [], columns: [] };
  expect((await set({ key: 'contacts', value: contacts })).statusCode).toBe(200);
  expect(await email()).toContain('mailto:shop@resistor.example');
  const title = { ru: 'Т', en: '', tr: '' };
  for (const [value, field, named] of [
    [{ ...contacts, email: 'nobody' }, 'setting.value.email', 'Электронная почта'],
    [
      { ...contacts, columns: [{ title, links: [{ title, address: 'javascript:alert(1)' }] }] },
      'setting.value.columns.0.links.0.address',
      'Адрес ссылки',
    ],
    [
      { ...contacts, columns: Array.from({ length: 4 }, () => ({ title, links: [] })) },
      'setting.value.columns',
      'Колонки',
    ],
  ] as const) {
    const answer = await chief.post(
      '/admin/settings',
      await changeOf(chief, { key: 'contacts', value } as SettingKeyed),
    );
    const { error } = answer.json<{ error: { field: string; message: string } }>();
    expect([answer.statusCode, error.field]).toEqual([400, field]);
    expect(error.message).toContain(`«${named}»`);
  }
});

test('languages of the site are refused with their field', async () => {
  for (const [value, field] of [
    [{ shown: [], main: 'ru' }, 'setting.value.shown'],
    [{ shown: ['ru'], main: 'en' }, 'setting.value.main'],
    [{ shown: ['de'], main: 'ru' }, 'setting.value.shown.0'],
  ] as const) {
    const answer = await chief.post('/admin/settings', await changeOf(chief, { key: 'languages', value } as never));
    expect([answer.statusCode, answer.json<{ error: { field: string } }>().error.field]).toEqual([400, field]);
  }
});

test('the home page keeps its blocks and examples; a page without a search is refused', async () => {
  const home = structuredClone(usualSettings.home) as Extract<SettingKeyed, { key: 'home' }>['value'];
  const examples = { ...home.examples, ru: ['NE555', '', ' 10к 0603 '] };
  const saved = (await set({ key: 'home', value: { ...home, examples } })).json<ShopSetting>();
  expect(saved.setting.value).toMatchObject({ examples: { ru: ['NE555', '10к 0603'], en: [], tr: [] } });
  for (const [value, field] of [
    [{ ...home, blocks: home.blocks.slice(1) }, 'setting.value.blocks'],
    [{ ...home, blocks: [{ kind: 'weather', isOn: true }] }, 'setting.value.blocks.0.kind'],
    [{ ...home, examples: { ...examples, ru: ['1', '2', '3', '4', '5', '6'] } }, 'setting.value.examples.ru'],
    [{ ...home, title: { ...home.title, ru: 'x'.repeat(81) } }, 'setting.value.title.ru'],
  ] as const) {
    const answer = await chief.post('/admin/settings', await changeOf(chief, { key: 'home', value } as never));
    expect([answer.statusCode, answer.json<{ error: { field: string } }>().error.field]).toEqual([400, field]);
  }
});
