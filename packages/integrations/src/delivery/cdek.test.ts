import { readFileSync } from 'node:fs';

import type { ShipmentId } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import type { Result } from '@farad/domain/shared';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { cdekWords } from './cdek-codes.ts';
import { createCdek, type CdekSettings, type DeliveryPort, type NewShipment } from './index.ts';

let twins: ListeningTwins;
let nowMs = Date.parse('2026-11-21T12:00:00Z');
let carrier: DeliveryPort;

const adapter = (fields: Partial<CdekSettings> = {}): DeliveryPort =>
  createCdek({
    baseUrl: twins.cdek.baseUrl(twins.origin),
    ...twins.cdek.account,
    // The timeout is long enough for a busy machine. Tests of timeouts set a shorter one.
    timeoutMs: 30_000,
    now: () => nowMs,
    ...fields,
  });

beforeAll(async () => {
  twins = await listenTwins({ now: () => nowMs });
});
beforeEach(() => {
  twins.faults.clear();
  carrier = adapter();
});
afterAll(() => twins.close());

async function value<T>(answer: Promise<Result<T, unknown>>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(`no value: ${JSON.stringify(result)}`);
  return result.value;
}

type Op = 'token' | 'tariffs' | 'services' | 'points' | 'create' | 'get' | 'find' | 'cancel' | 'print' | 'label';
/** Makes the imitation of CDEK fail. A delay, if that is the fault, is longer than a test may take. */
const fault = (op: Op, mode: string, times = 1): void =>
  twins.faults.set('cdek', { op, mode: mode as '500', times, delayMs: 300_000 });

const unknown = { ok: false, error: { kind: 'unknown' } };

const nothing = 0 as Kopecks;
const line = { name: 'Таймер', article: 'NE555P', quantity: 2, grams: 3, value: 4500 as Kopecks };
/** 9,990 pieces. */
const tens = Array.from({ length: 10 }, () => ({ ...line, quantity: 999 }));

let last = 0;
function newShipment(fields: Partial<NewShipment> = {}): NewShipment {
  last += 1;
  return {
    number: `26-${String(last).padStart(6, '0')}-1`,
    tariff: 136,
    grams: 640,
    to: { kind: 'point', code: 'TW424-01' },
    recipient: { name: 'Анна Иванова', phone: '79991234567', email: 'anna@example.ru' },
    comment: '',
    lines: [
      { name: 'Резистор 10 кОм', article: 'RC0603', quantity: 100, grams: 1, value: 50 as Kopecks },
      { name: 'Таймер', article: 'NE555P', quantity: 2, grams: 3, value: 4500 as Kopecks },
    ],
    ...fields,
  };
}

const act = async (id: string, action: string, code = ''): Promise<void> => {
  const body = new URLSearchParams({ id, action, code });
  await fetch(`${twins.origin}/__twins/cdek/`, { method: 'POST', body, redirect: 'manual' });
};

/** Creates a shipment and waits until the carrier has confirmed it. */
async function confirmed(shipment = newShipment()): Promise<ShipmentId> {
  const id = await value(carrier.create(shipment));
  await carrier.shipment(id);
  await carrier.shipment(id);
  return id;
}

describe('tariffs', () => {
  test('start from an office, in kopecks', async () => {
    const tariffs = await value(carrier.tariffs({ cityCode: 424, grams: 640, value: nothing }, 30_000));
    expect(tariffs).toContainEqual({ code: 136, mode: 'office', price: 31_550, daysMin: 2, daysMax: 3 });
    expect(tariffs).toContainEqual({ code: 137, mode: 'door', price: 50_550, daysMin: 2, daysMax: 3 });
    expect(tariffs.map(({ code }) => code)).not.toContain(139);
  });

  test('include the insurance of the declared value, with its VAT', async () => {
    const priced = async (roubles: number) => {
      const query = { cityCode: 424, grams: 640, value: (roubles * 100) as Kopecks };
      const tariffs = await value(carrier.tariffs(query, 30_000));
      return [136, 137, 368].map((wanted) => tariffs.find(({ code }) => code === wanted)?.price);
    };
    // 0.75 % plus 22 % VAT on it: 915 kopecks for 1,000 roubles.
    expect(await priced(1000)).toEqual([31_550 + 915, 50_550 + 915, 29_550 + 915]);
    // Lockers do not insure goods above their limit, so no insurance is charged.
    expect(await priced(300_000)).toEqual([31_550 + 274_500, 50_550 + 274_500, 29_550]);
  });

  test('are unknown if the insurance is unknown', async () => {
    fault('services', '500');
    expect(await carrier.tariffs({ cityCode: 44, grams: 100, value: 500 as Kopecks }, 30_000)).toEqual(unknown);
  });

  test('for an unknown city are refused', async () => {
    expect(await carrier.tariffs({ cityCode: 999_999, grams: 100, value: nothing }, 30_000)).toEqual({
      ok: false,
      error: { kind: 'refused', code: 'v2_unknown_location' },
    });
  });

  test('are awaited no longer than asked', async () => {
    fault('tariffs', 'delay');
    const patient = adapter({ timeoutMs: 300_000 });
    expect(await patient.tariffs({ cityCode: 44, grams: 100, value: nothing }, 200)).toEqual(unknown);
  });

  test('waiting for a token counts into the timeout', async () => {
    fault('token', 'delay');
    const patient = adapter({ timeoutMs: 300_000 });
    expect(await patient.tariffs({ cityCode: 44, grams: 100, value: nothing }, 200)).toEqual(unknown);
  });

  test.each(['500', '429', 'garbage', 'drop_after_write'])('%s: the answer is unknown', async (mode) => {
    fault('tariffs', mode);
    expect(await carrier.tariffs({ cityCode: 44, grams: 100, value: nothing }, 30_000)).toEqual(unknown);
  });

  test('a failing carrier gets no requests for a while', async () => {
    fault('tariffs', '500', 6);
    for (let call = 0; call < 5; call += 1) await carrier.tariffs({ cityCode: 44, grams: 1, value: nothing }, 30_000);
    twins.faults.clear();
    expect(await carrier.tariffs({ cityCode: 44, grams: 1, value: nothing }, 30_000)).toEqual(unknown);
    nowMs += 31_000;
    expect((await carrier.tariffs({ cityCode: 44, grams: 1, value: nothing }, 30_000)).ok).toBe(true);
  });
});

describe('the token', () => {
  test('is requested once for concurrent callers, used for 80 % of its lifetime, and then renewed', async () => {
    fault('token', '500', 1);
    expect(await carrier.points(0)).toEqual(unknown);
    await Promise.all(
      Array.from({ length: 10 }, () => value(carrier.tariffs({ cityCode: 44, grams: 1, value: nothing }, 30_000))),
    );
    fault('token', '500', 1);
    nowMs += 2879_000;
    expect((await carrier.tariffs({ cityCode: 44, grams: 1, value: nothing }, 30_000)).ok).toBe(true);
    nowMs += 2000;
    expect(await carrier.tariffs({ cityCode: 44, grams: 1, value: nothing }, 30_000)).toEqual(unknown);
    expect((await carrier.tariffs({ cityCode: 44, grams: 1, value: nothing }, 30_000)).ok).toBe(true);
  });

  test('is renewed once after it was revoked', async () => {
    await value(carrier.points(0));
    fault('points', '401');
    expect((await carrier.points(0)).ok).toBe(true);
    fault('points', '401', 2);
    expect(await carrier.points(0)).toEqual({ ok: false, error: { kind: 'not_admitted' } });
  });

  test('is refused for wrong credentials', async () => {
    const stranger = adapter({ clientSecret: 'wrong' });
    expect(await stranger.points(0)).toEqual({ ok: false, error: { kind: 'not_admitted' } });
  });
});

describe('points', () => {
  test('of the whole country come with all stored fields', async () => {
    const { points, unreadable, isLast } = await value(carrier.points(0));
    expect([unreadable, isLast]).toEqual([0, true]);
    expect(points.length).toBeGreaterThanOrEqual(150);
    expect(points.filter(({ cityCode }) => cityCode === 44).length).toBeGreaterThanOrEqual(30);
    expect(points.filter(({ cityCode }) => cityCode === 137).length).toBeGreaterThanOrEqual(30);
    expect(points[0]).toEqual({
      code: 'TW44-01',
      kind: 'office',
      name: 'На ул. Тверская, 7',
      cityCode: 44,
      city: 'Москва',
      region: 'Москва',
      address: 'ул. Тверская, 7',
      hours: 'Пн-Вс 09:00-21:00',
      phone: '+74951004400',
      latitude: 55.7558,
      longitude: 37.6313,
      metro: 'Бауманская',
      gramsMax: 30_000,
      takesCash: false,
      takesCard: true,
    });
    expect(new Set(points.map(({ code }) => code)).size).toBe(points.length);
    expect(await value(carrier.points(1))).toEqual({ points: [], unreadable: 0, isLast: true });
  });
});

test('webhooks go to the subscribed URL', async () => {
  expect(await carrier.subscribe('http://127.0.0.1:9/webhooks/cdek/secret')).toEqual({ ok: true, value: null });
  expect(await carrier.subscribe('nowhere')).toMatchObject({ ok: false, error: { kind: 'refused' } });
});

/** All status codes of CDEK, as several independent SDKs list them. */
const listedCodes = [
  ...readFileSync(new URL('../../../../docs/reference/cdek-status-codes.md', import.meta.url), 'utf8').matchAll(
    /^`([A-Z_]+)`$/gm,
  ),
].map(([, code = '']) => code);

describe('statuses', () => {
  test('the list is complete, and every status is known', () => {
    expect(listedCodes).toHaveLength(54);
    expect(listedCodes.filter((code) => cdekWords.stateOf(code) === undefined)).toEqual([]);
  });

  test('the twin sends every status of the list, and it is read', async () => {
    const id = await confirmed();
    const before = (await value(carrier.shipment(id))).statuses.length;
    for (const code of listedCodes) await act(id, 'say', code);
    await act(id, 'say', 'RETURNED');
    const { statuses } = await value(carrier.shipment(id));
    expect(statuses.slice(before).map(({ code }) => code)).toEqual(listedCodes);
  });

  test('orders alternate between the two generations of codes', async () => {
    const ids = [await confirmed(), await confirmed()];
    for (const id of ids) await act(id, 'arrive');
    const codes = await Promise.all(ids.map(async (id) => (await value(carrier.shipment(id))).statuses));
    const met = codes.map((statuses) => statuses.find(({ code }) => /RECIPIENT/.test(code))?.code);
    expect(new Set(met)).toEqual(new Set(['SEND_TO_RECIPIENT_OFFICE', 'SENT_TO_RECIPIENT_CITY']));
    const tracks = await Promise.all(ids.map(async (id) => (await value(carrier.shipment(id))).track));
    expect(new Set(tracks).size).toBe(2);
    for (const statuses of codes) expect(statuses.at(-1)?.code).toBe('DELIVERED');
  });

  test('"not delivered" ends an order; a separate order returns the parcel', async () => {
    const id = await confirmed();
    await act(id, 'back');
    expect(await value(carrier.shipment(id))).toMatchObject({ returnId: null });
    await act(id, 'advance');
    await act(id, 'advance');
    const { statuses, returnId, track } = await value(carrier.shipment(id));
    expect(statuses.at(-1)?.code).toBe('NOT_DELIVERED');
    if (returnId === null) throw new Error('nothing brings the parcel back');
    await act(returnId, 'arrive');
    const back = await value(carrier.shipment(returnId));
    expect(back).toMatchObject({ id: returnId, state: 'confirmed', number: '', returnId: null });
    expect(back.statuses.at(-1)?.code).toBe('DELIVERED');
    expect(back.track).not.toBe(track);
    expect((await value(carrier.shipment(id))).statuses).toEqual(statuses);
  });
});

describe('a shipment', () => {
  test('is accepted, validated, and then has a tracking number', async () => {
    const shipment = newShipment();
    const id = await value(carrier.create(shipment));
    expect(await value(carrier.shipment(id))).toMatchObject({
      state: 'accepted',
      number: shipment.number,
      track: null,
    });
    const report = await value(carrier.shipment(id));
    expect(report).toMatchObject({ id, state: 'confirmed', track: expect.stringMatching(/^10\d{8}$/) });
    expect(report.statuses.map(({ code }) => code)).toEqual(['ACCEPTED', 'CREATED']);
    expect(await value(carrier.findByNumber(shipment.number))).toMatchObject({ id, state: 'confirmed' });
  });

  test('goes to a door', async () => {
    const to = { kind: 'door', cityCode: 424, address: 'ул. Баумана, 1' } as const;
    expect((await carrier.create(newShipment({ to, tariff: 137 }))).ok).toBe(true);
  });

  test('is rejected for its number after it was accepted', async () => {
    const id = await confirmed(newShipment({ number: '26-BAD-1' }));
    expect(await value(carrier.shipment(id))).toMatchObject({
      state: 'invalid',
      problems: ['Номер 26-BAD-1 не принимается'],
    });
  });

  test.each([
    ['127 positions', { lines: Array.from({ length: 127 }, () => line) }, 'v2_number_items_is_more_126'],
    ['1000 pieces', { lines: [{ ...line, quantity: 1000 }] }, 'v2_invalid_format'],
    ['a weightless piece', { lines: [{ ...line, grams: 0 }] }, 'v2_invalid_format'],
    ['half a gram', { lines: [{ ...line, grams: 0.5 }] }, 'v2_invalid_format'],
    ['a weightless parcel', { grams: 0 }, 'v2_invalid_format'],
    ['no name', { lines: [{ ...line, name: '' }] }, 'v2_field_is_empty'],
    ['a long number', { number: 'N'.repeat(41) }, 'v2_invalid_format'],
    ['a number with a letter that is not ASCII', { number: '26-000123-П' }, 'v2_invalid_format'],
    ['10,001 pieces', { lines: [...tens, { ...line, quantity: 11 }] }, 'v2_invalid_format'],
    ['a point that is none', { to: { kind: 'point', code: 'NO1' } }, 'delivery_location_is_not_recognized'],
    [
      'a city that is none',
      { to: { kind: 'door', cityCode: 9, address: 'x' } },
      'v2_recipient_location_not_recognized',
    ],
    ['an office by the tariff of a door', { tariff: 137 }, 'v2_bad_request'],
    ['a locker by the tariff of an office', { to: { kind: 'point', code: 'TW424-04' } }, 'v2_bad_request'],
    [
      'too heavy for a locker',
      { to: { kind: 'point', code: 'TW424-04' }, tariff: 368, grams: 15_001 },
      'v2_bad_request',
    ],
    ['mail that is none', { recipient: { name: 'A', phone: '79991234567', email: 'a b' } }, 'v2_invalid_format'],
  ] as const)('rejects what the original rejects: %s', async (_, fields, code) => {
    expect(await carrier.create(newShipment(fields as Partial<NewShipment>))).toEqual({
      ok: false,
      error: { kind: 'refused', code: code },
    });
  });

  test('at the limits is accepted', async () => {
    const most = { ...line, quantity: 999, grams: 1 };
    expect((await carrier.create(newShipment({ lines: Array.from({ length: 126 }, () => line) }))).ok).toBe(true);
    expect((await carrier.create(newShipment({ lines: [most], number: 'N'.repeat(40) }))).ok).toBe(true);
    expect((await carrier.create(newShipment({ lines: [...tens, { ...line, quantity: 10 }] }))).ok).toBe(true);
  });

  test('with a mistake is rejected at once', async () => {
    expect(await carrier.create(newShipment({ lines: [] }))).toEqual({
      ok: false,
      error: { kind: 'refused', code: 'v2_field_is_empty' },
    });
  });

  test.each(['drop_after_write', '500_after_write', 'garbage'])(
    '%s: a lookup by our number shows that one was created',
    async (mode) => {
      const shipment = newShipment();
      fault('create', mode);
      expect(await carrier.create(shipment)).toEqual(unknown);
      expect(await value(carrier.findByNumber(shipment.number))).toMatchObject({ number: shipment.number });
      expect(await carrier.create(shipment)).toEqual({
        ok: false,
        error: { kind: 'refused', code: 'v2_entity_exists' },
      });
    },
  );

  test.each(['500', '429'])('%s: it was not created', async (mode) => {
    const shipment = newShipment();
    fault('create', mode);
    expect(await carrier.create(shipment)).toEqual(unknown);
    expect(await carrier.findByNumber(shipment.number)).toEqual({ ok: false, error: { kind: 'absent' } });
  });

  test('with an unknown id is absent', async () => {
    expect(await carrier.shipment('00000000-0000-4000-8000-000000000000' as ShipmentId)).toEqual({
      ok: false,
      error: { kind: 'absent' },
    });
  });

  test('has statuses with ascending dates', async () => {
    const id = await confirmed();
    await act(id, 'arrive');
    const { statuses } = await value(carrier.shipment(id));
    expect(statuses.at(-1)?.code).toBe('DELIVERED');
    const times = statuses.map(({ at }) => at.getTime());
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  });

  test('can be cancelled until it leaves', async () => {
    const id = await confirmed();
    expect(await carrier.cancel(id)).toEqual({ ok: true, value: null });
    const gone = await confirmed();
    await act(gone, 'advance');
    expect(await carrier.cancel(gone)).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });

  test('has a label that is made and then loaded', async () => {
    const label = await value(carrier.label(await value(carrier.printLabel(await confirmed()))));
    expect(new TextDecoder().decode(label?.subarray(0, 8))).toBe('%PDF-1.4');
    expect(await carrier.label('00000000-0000-4000-8000-000000000000')).toMatchObject({ ok: false });
  });
});

test.each([
  [{ type: 'ORDER_STATUS', uuid: '72753031-1cd1-4c1a-8d1e-2f0c0c0c0c0c' }, '72753031-1cd1-4c1a-8d1e-2f0c0c0c0c0c'],
  [{ uuid: 'abc', attributes: { is_return: true, related_entities: [{ type: 'direct_order', uuid: 'def' }] } }, 'def'],
  [{ uuid: 'abc', attributes: { related_entities: [{ type: 'waybill', uuid: 'def' }] } }, 'abc'],
  [{ uuid: "1'; drop table parcel" }, null],
  [{ uuid: 5 }, null],
  [{}, null],
  [null, null],
  ['text', null],
])('a webhook gives only the id of its shipment: %j', (body, id) => {
  expect(carrier.readNotice(body)).toBe(id);
});
