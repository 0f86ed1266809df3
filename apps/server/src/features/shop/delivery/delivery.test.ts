import type { CitiesAnswer, ChosenCityAnswer, DeliveryEstimateAnswer } from '@farad/contract/shop/delivery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { openApplication, type TestApplication } from '#testing/application.ts';
import { insertCatalogue } from '#testing/catalogue.ts';

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication({ fill: insertCatalogue, deps: { clock: () => new Date('2026-11-20T12:00:00+03:00') } });
});
afterAll(() => shop.close());

const estimate = async (query: string, headers: Record<string, string> = {}) => {
  const answer = await shop.get(`/delivery/estimate?${query}`, headers);
  return {
    status: answer.statusCode,
    body: answer.json<DeliveryEstimateAnswer & { error: { code: string; field?: string } }>(),
  };
};

const cities = async (text: string, headers: Record<string, string> = {}) =>
  (await shop.get(`/delivery/cities?text=${encodeURIComponent(text)}`, headers)).json<z.infer<typeof CitiesAnswer>>();

describe('an estimate', () => {
  it('shows when and for how much parts in stock arrive', async () => {
    const { status, body } = await estimate('seo=part-1&quantity=100&city=kazan');
    expect(status).toBe(200);
    expect(body).toEqual({
      city: { slug: 'kazan', title: 'Казань', region: 'Республика Татарстан' },
      destination: 'в Казань',
      quantity: 100,
      shipments: [{ source: 'stock', quantity: 100, dispatchOn: '2026-11-20', from: '2026-11-22', to: '2026-11-24' }],
      price: 290,
      freeFrom: 7000,
      grams: 180,
      pickup: null,
    });
  });

  it('offers pickup in the city of the shop', async () => {
    const { body } = await estimate('seo=part-1&quantity=1');
    expect(body.city.slug).toBe('moskva');
    expect(body.destination).toBe('в Москву');
    expect(body.pickup).toMatchObject({ on: '2026-11-20', address: 'Москва, ул. Радио, 10' });
  });

  it('follows the city of the shop as soon as staff change it', async () => {
    const cityAfter = async (office: object | null): Promise<string> => {
      await shop.connection.db.deleteFrom('setting').where('key', '=', 'delivery').execute();
      if (office !== null) {
        const value = JSON.stringify({ office });
        await shop.connection.db.insertInto('setting').values({ key: 'delivery', value }).execute();
      }
      return (await estimate('seo=part-1&quantity=1')).body.city.slug;
    };
    const place = { address: 'ул. Баумана, 1', hours: 'пн–пт 10:00–19:00' };
    expect(await cityAfter({ city: 'kazan', ...place })).toBe('kazan');
    expect(await cityAfter({ city: 'omsk', ...place })).toBe('omsk');
    expect(await cityAfter(null)).toBe('moskva');
  });

  it('uses the cookie if it names a city, and before it the address', async () => {
    const omsk = { cookie: 'city=omsk' };
    expect((await estimate('seo=part-1&quantity=1', omsk)).body.city.title).toBe('Омск');
    expect((await estimate('seo=part-1&quantity=1&city=tver', omsk)).body.city.title).toBe('Тверь');
    for (const cookie of ['city=atlantis', 'city=%00', `city=${'a'.repeat(500)}`, "city='; drop table product"]) {
      expect((await estimate('seo=part-1&quantity=1', { cookie })).body.city.slug).toBe('moskva');
    }
  });

  it('divides parts not in stock, and adds up the weight', async () => {
    await shop.connection.db
      .updateTable('product')
      .set({ lead_time_days: 28, weight_milligrams: 2500 })
      .where('seo', '=', 'part-3')
      .execute();
    const { body } = await estimate('seo=part-3&quantity=300&city=habarovsk', { 'accept-language': 'en' });
    expect(body.shipments.map(({ source, quantity, from }) => [source, quantity, from])).toEqual([
      ['stock', 200, '2026-11-27'],
      ['order', 100, '2026-12-25'],
    ]);
    expect(body).toMatchObject({ grams: 830, price: 850, freeFrom: null, destination: 'Khabarovsk' });
  });

  it('is free of charge from the threshold of the zone', async () => {
    expect((await estimate('seo=part-3&quantity=160&city=kazan')).body.price).toBe(290);
    expect((await estimate('seo=part-3&quantity=200&city=kazan')).body.price).toBe(0);
  });

  it('promises nothing for a part that is not sold', async () => {
    expect((await estimate('seo=part-9&quantity=1')).body).toMatchObject({ shipments: [], pickup: null });
  });

  it.each([
    ['seo=part-10&quantity=1', 404, 'not_found', undefined],
    ['seo=nowhere&quantity=1', 404, 'not_found', undefined],
    ['seo=part-1&quantity=1&city=atlantis', 400, 'invalid_input', 'city'],
    ['seo=part-1&quantity=0', 400, 'invalid_input', 'quantity'],
    ['seo=part-1&quantity=1e3', 400, 'invalid_input', 'quantity'],
    ['seo=part-1&quantity=99999999', 400, 'invalid_input', 'quantity'],
    ['seo=part-1', 400, 'invalid_input', 'quantity'],
    ['quantity=1', 400, 'invalid_input', 'seo'],
    ['seo=part-1&quantity=1&price=0', 400, 'unknown_field', 'price'],
    ['seo=part-1&quantity=1&quantity=2', 400, 'invalid_input', 'quantity'],
    ['seo=part-1%00&quantity=1', 400, 'invalid_input', 'seo'],
  ])('%s is refused with the field', async (query, status, code, field) => {
    const answer = await estimate(query);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatchObject({ code, ...(field === undefined ? {} : { field }) });
  });
});

describe('cities', () => {
  it('are found by the beginning of a word, in any language, with е for ё or not', async () => {
    expect((await cities('каз')).map(({ title }) => title)).toEqual(['Казань']);
    expect((await cities('новг')).map(({ title }) => title)).toEqual(['Нижний Новгород', 'Великий Новгород']);
    expect((await cities('Kazan')).map(({ title }) => title)).toEqual(['Казань']);
    expect((await cities('орел')).map(({ title }) => title)).toEqual(['Орёл']);
    expect((await cities('на-дону')).map(({ title }) => title)).toEqual(['Ростов-на-Дону']);
    expect((await cities('çel', { 'accept-language': 'tr' })).map(({ title }) => title)).toEqual([
      'Çelyabinsk',
      'Naberejnyye Çelny',
    ]);
  });

  it('are all listed without a text, the largest first, and none for an unknown text', async () => {
    expect((await cities('')).slice(0, 3).map(({ title }) => title)).toEqual([
      'Москва',
      'Санкт-Петербург',
      'Новосибирск',
    ]);
    expect((await cities('')).length).toBeGreaterThan(100);
    expect(await cities("%_' or 1=1")).toEqual([]);
    expect(await cities('я'.repeat(3000))).toEqual([]);
  });

  it('are at least a hundred, each with name, region and zone', async () => {
    const rows = await shop.connection.db.selectFrom('delivery_city').selectAll().execute();
    expect(rows.length).toBeGreaterThanOrEqual(100);
    const latin = /^[\p{Script=Latin}\s.’'()–-]+$/u;
    for (const { name, region } of rows) {
      expect(
        [name.en, name.tr, region.en, region.tr].every((text) => latin.test(text)),
        name.ru,
      ).toBe(true);
    }
  });

  it('include the visitor’s', async () => {
    const chosen = async (cookie: string) =>
      (await shop.get('/delivery/city', { cookie })).json<z.infer<typeof ChosenCityAnswer>>();
    expect(await chosen('city=kazan')).toMatchObject({ city: { title: 'Казань' }, isChosen: true });
    const unchosen = await chosen('');
    expect(unchosen).toMatchObject({ city: { title: 'Москва' }, isChosen: false });
    expect(unchosen.popular).toHaveLength(12);
  });
});
