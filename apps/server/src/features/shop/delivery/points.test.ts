import { connectedBy, testVendors } from '#testing/vendors.ts';
import { vendorId } from '@farad/domain/shared';
import type { PointsAnswer, WirePoint } from '@farad/contract/shop/delivery';
import type { Kopecks } from '@farad/domain/money';
import { createCdek, type DeliveryPort } from '@farad/integrations/delivery';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';

import { deliveryOptions } from '#core/delivery/delivery-options.ts';
import { refreshPoints } from '#core/delivery/refresh-points.ts';
import { openApplication, type TestApplication } from '#testing/application.ts';
import { insertCatalogue } from '#testing/catalogue.ts';

let shop: TestApplication;
let twins: ListeningTwins;
let carrier: DeliveryPort;
const warnings: unknown[] = [];
const log = { info: () => undefined, warn: (entry: unknown) => void warnings.push(entry) };
const now = new Date('2026-11-20T12:00:00+03:00');

beforeAll(async () => {
  twins = await listenTwins();
  carrier = createCdek({ baseUrl: twins.cdek.baseUrl(twins.origin), ...twins.cdek.account, timeoutMs: 30_000 });
  shop = await openApplication({ fill: insertCatalogue, vendors: () => ({ delivery: carrier }) });
  await refresh(carrier, now);
});
beforeEach(() => {
  twins.faults.clear();
  warnings.length = 0;
});
afterAll(async () => {
  await shop.close();
  await twins.close();
});

const refresh = (delivery: DeliveryPort, at: Date): Promise<void> =>
  refreshPoints({ db: shop.connection.db, carrier: connectedBy(delivery), log, clock: () => at });
const points = async (query: string, headers: Record<string, string> = {}) => {
  const answer = await shop.get(`/delivery/points?${query}`, headers);
  return {
    status: answer.statusCode,
    body: answer.json<PointsAnswer & { error?: { code: string; field?: string } }>(),
  };
};
const point = async (code: string): Promise<WirePoint> =>
  (await shop.get(`/delivery/points/${code}`)).json<WirePoint>();

describe('pickup points', () => {
  it('of a city come with all data for a map and a list', async () => {
    const { status, body } = await points('city=kazan');
    expect(status).toBe(200);
    expect(body.city.title).toBe('Казань');
    expect(body.points).toHaveLength(8);
    expect(body.points[0]).toMatchObject({
      code: 'TW424-01',
      kind: 'office',
      city: 'kazan',
      address: 'ул. Ленина, 7',
      gramsMax: 30_000,
      isOpen: true,
    });
    expect(body.next).toBeNull();
  });

  it('start with the shop’s office in its city', async () => {
    const { body } = await points('');
    expect(body.city.slug).toBe('moskva');
    expect(body.points[0]).toMatchObject({ code: 'office', kind: 'own', address: 'Москва, ул. Радио, 10' });
    expect(await point('office')).toEqual(body.points[0]);
  });

  it('show their hours in the visitor’s language', async () => {
    const english = { 'accept-language': 'en' };
    const hoursOf = async (query: string) =>
      new Set((await points(query, english)).body.points.map(({ hours }) => hours));
    expect(await hoursOf('')).toContain('Mon–Fri 10:00–19:00, Sat 11:00–16:00');
    for (const hours of await hoursOf('city=kazan')) expect(hours).not.toMatch(/[а-яё]/i);
  });

  it('are those of the visitor’s city by default', async () => {
    expect((await points('', { cookie: 'city=kazan' })).body.city.slug).toBe('kazan');
  });

  it('are found by words of the address, in any order, with either ё', async () => {
    const { body } = await points('city=moskva&text=шоссе'.replace('шоссе', encodeURIComponent('ш. Щелковское')));
    expect(body.points.length).toBeGreaterThan(0);
    expect(body.points.every(({ address }) => address.startsWith('Щёлковское ш.'))).toBe(true);
    expect((await points(`city=moskva&text=${encodeURIComponent("%_' or 1=1")}`)).body.points).toEqual([]);
    expect(
      (await points(`city=moskva&text=${encodeURIComponent('радио')}`)).body.points.map(({ code }) => code),
    ).toEqual(['office']);
  });

  it('of a part of the map', async () => {
    const { body } = await points('city=moskva&bounds=55.75,37.6,55.77,37.65');
    const inside = body.points.every(
      ({ latitude: north, longitude: east }) =>
        north !== null && east !== null && north >= 55.75 && north <= 55.77 && east >= 37.6 && east <= 37.65,
    );
    expect([inside, body.points.length > 0, body.points.length < 30]).toEqual([true, true, true]);
  });

  it('come nearest first, with the distance from the given place', async () => {
    const near = '55.79,37.65';
    const { body } = await points(`city=moskva&near=${near}`);
    const metres = body.points.filter(({ kind }) => kind !== 'own').map((each) => each.metres ?? -1);
    expect(metres).toEqual(metres.toSorted((a, b) => a - b));
    expect(metres[0]).toBeGreaterThanOrEqual(0);
    const other = (await points('city=moskva&near=55.70,37.55')).body.points;
    expect(other[1]?.code).not.toBe(body.points[1]?.code);
    const plain = (await points('city=moskva')).body.points;
    expect(plain.map((each) => each.metres)).toEqual(plain.map(() => null));
    const second = (await points(`city=moskva&near=${near}&after=${body.points.at(-1)?.code}`)).body;
    expect(second.points.map(({ code }) => code)).not.toContain(body.points[1]?.code);
  });

  it('show their metro station, and are found by it', async () => {
    const { body } = await points(`city=moskva&text=${encodeURIComponent('тульская')}`);
    expect(body.points.length).toBeGreaterThan(0);
    expect(new Set(body.points.map(({ metro }) => metro))).toEqual(new Set(['Тульская']));
  });

  it('for a heavy parcel exclude lockers', async () => {
    const { body } = await points('city=kazan&grams=20000');
    expect(body.points.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'office'));
    expect((await points('city=kazan&grams=40000')).body.points).toEqual([]);
  });

  it('continue after the last of a page', async () => {
    await shop.connection.pool.query(
      `insert into pickup_point select 'cdek', 'ZZ' || lpad(n::text, 3, '0'), 'tver', 'office', 'x', 'x', '', '', 56, 35,
        null, false, false, null, $1 from generate_series(1, 70) n`,
      [now],
    );
    const first = (await points('city=tver')).body;
    const second = (await points(`city=tver&after=${first.next}`)).body;
    const codes = [...first.points, ...second.points].map(({ code }) => code);
    expect([first.points.length, codes.length, new Set(codes).size, second.next]).toEqual([50, 72, 72, null]);
    // All points have the same distance from the centre of the city, so they are sorted by code.
    expect(codes.slice(0, 70)).toEqual(codes.slice(0, 70).toSorted());
    expect(codes.slice(0, 70).every((code) => code.startsWith('ZZ'))).toBe(true);
    await shop.connection.pool.query("delete from pickup_point where code like 'ZZ%'");
  });

  it.each([
    ['city=atlantis', 400, 'invalid_input', 'city'],
    ['bounds=1,2,3', 400, 'invalid_input', 'bounds'],
    ['bounds=91,0,92,1', 400, 'invalid_input', 'bounds'],
    ['bounds=2,2,1,3', 400, 'invalid_input', 'bounds'],
    ['near=1', 400, 'invalid_input', 'near'],
    ['near=91,0', 400, 'invalid_input', 'near'],
    ['grams=-1', 400, 'invalid_input', 'grams'],
    ['grams=1e3', 400, 'invalid_input', 'grams'],
    ['after=%27', 400, 'invalid_input', 'after'],
    ['city=kazan&city=tver', 400, 'invalid_input', 'city'],
    ['page=2', 400, 'unknown_field', 'page'],
  ])('%s is refused with the field', async (query, status, code, field) => {
    const answer = await points(query);
    expect([answer.status, answer.body.error]).toEqual([status, expect.objectContaining({ code, field })]);
  });

  it.each(['nowhere', '%27', 'a'.repeat(80), '%00'])('%s is not found', async (code) => {
    expect([400, 404]).toContain((await shop.get(`/delivery/points/${code}`)).statusCode);
  });
});

describe('the nightly update', () => {
  it('closes missing points, and reopens returning ones', async () => {
    const without: DeliveryPort = {
      ...carrier,
      points: async (page) => {
        const answer = await carrier.points(page);
        if (!answer.ok) return answer;
        return {
          ok: true,
          value: { ...answer.value, points: answer.value.points.filter(({ code }) => code !== 'TW424-02') },
        };
      },
    };
    await refresh(without, new Date(now.getTime() + 1000));
    expect((await points('city=kazan')).body.points).toHaveLength(7);
    expect(await point('TW424-02')).toMatchObject({ isOpen: false });
    await refresh(carrier, new Date(now.getTime() + 2000));
    expect(await point('TW424-02')).toMatchObject({ isOpen: true });
  });

  it.each(['500', 'drop_after_write', 'garbage'] as const)(
    'changes nothing when the carrier answers %s',
    async (mode) => {
      const before = await shop.connection.db.selectFrom('pickup_point').selectAll().orderBy('code').execute();
      twins.faults.set('cdek', { op: 'points', mode, times: 1, delayMs: 0 });
      await refresh(carrier, new Date(now.getTime() + 3000));
      expect(await shop.connection.db.selectFrom('pickup_point').selectAll().orderBy('code').execute()).toEqual(before);
      expect(warnings).toHaveLength(1);
    },
  );

  it('ignores a sudden loss of half of the points', async () => {
    const empty: DeliveryPort = {
      ...carrier,
      points: async () => ({ ok: true, value: { points: [], unreadable: 0, isLast: true } }),
    };
    await refresh(empty, new Date(now.getTime() + 4000));
    expect((await points('city=kazan')).body.points).toHaveLength(8);
    expect(warnings).toHaveLength(1);
  });

  it('learns the carrier’s numbers of the cities', async () => {
    const rows = await shop.connection.db
      .selectFrom('carrier_city')
      .select(['city_slug as slug', 'code'])
      .where('carrier', '=', vendorId('cdek'))
      .execute();
    expect(rows).toHaveLength(24);
    expect(Object.fromEntries(rows.map(({ slug, code }) => [slug, code]))).toMatchObject({
      moskva: 44,
      kazan: 424,
    });
  });
});

describe('the delivery options', () => {
  const options = (delivery: DeliveryPort | null, citySlug: string, goods = 100_000, grams = 400) =>
    deliveryOptions(
      { db: shop.connection.db, vendors: testVendors(shop.deps.config, log, { delivery }) },
      { citySlug, grams, goods: goods as Kopecks, now },
    );
  const priced = async (...args: Parameters<typeof options>) => {
    const answer = await options(...args);
    return [answer?.source, answer?.isFallback, answer?.options.map(({ kind, price }) => [kind, price])];
  };

  test('have the table’s prices and no pickup points without a carrier', async () => {
    expect(await priced(null, 'kazan')).toEqual(['table', false, [['courier', 29_000]]]);
    expect((await options(null, 'moskva'))?.options.map(({ kind }) => kind)).toEqual(['courier', 'own_pickup']);
  });

  test('have the carrier’s prices in whole roubles, rounded up, with its days', async () => {
    expect(await options(carrier, 'kazan')).toMatchObject({
      source: 'cdek',
      isFallback: false,
      freeFrom: 700_000,
      points: { open: 8, fitting: 8 },
      options: [
        { kind: 'courier', price: 47_500, tariff: 137, dispatchOn: '2026-11-20', from: '2026-11-22', to: '2026-11-23' },
        { kind: 'pickup_point', price: 28_500, tariff: 136 },
      ],
    });
  });

  test('are free from the threshold on, and cost the full price one kopeck below it', async () => {
    expect((await options(carrier, 'kazan', 700_000))?.options.map(({ price }) => price)).toEqual([0, 0]);
    expect((await options(carrier, 'kazan', 699_999))?.options.map(({ price }) => price)).toEqual([53_000, 34_000]);
  });

  test('exclude pickup points if none accepts the weight', async () => {
    expect(await options(carrier, 'kazan', 1000, 31_000)).toMatchObject({
      points: { open: 8, fitting: 0 },
      options: [{ kind: 'courier' }],
    });
    expect((await options(null, 'vorkuta'))?.options.map(({ kind }) => kind)).toEqual(['courier']);
  });

  test('in a city without known points use the table, without a note', async () => {
    expect(await priced(carrier, 'vorkuta')).toEqual(['table', false, [['courier', 69_000]]]);
  });

  test.each(['500', 'garbage', 'drop_after_write'] as const)(
    'fall back to the table when the carrier answers %s',
    async (mode) => {
      twins.faults.set('cdek', { op: 'tariffs', mode, times: 1, delayMs: 0 });
      expect(await priced(carrier, 'kazan')).toEqual([
        'table',
        true,
        [
          ['courier', 29_000],
          ['pickup_point', 29_000],
        ],
      ]);
    },
  );

  test('fall back within two seconds when it does not answer (T39)', async () => {
    twins.faults.set('cdek', { op: 'tariffs', mode: 'delay', times: 1, delayMs: 60_000 });
    const tariffs = vi.spyOn(carrier, 'tariffs');
    expect(await options(carrier, 'kazan')).toMatchObject({ source: 'table', isFallback: true });
    expect(tariffs.mock.calls.map(([, timeoutMs]) => timeoutMs)).toEqual([2000]);
    tariffs.mockRestore();
  });

  test('are empty for a city without delivery', async () => {
    expect(await options(carrier, 'atlantis')).toBeUndefined();
  });
});
