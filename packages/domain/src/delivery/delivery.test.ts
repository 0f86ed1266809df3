import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Kopecks } from '../money/money.ts';
import { addDays, type Day } from './day.ts';
import {
  deliveryPrice,
  dispatchDay,
  estimateDelivery,
  intoRussianCity,
  calendarEnds,
  isWorkingDay,
  usualCalendar,
  parcelGrams,
  type DeliveryZone,
} from './index.ts';

const zone: DeliveryZone = {
  id: 2,
  daysMin: 2,
  daysMax: 4,
  basePrice: 29_000 as Kopecks,
  includedGrams: 500,
  stepPrice: 5000 as Kopecks,
  stepGrams: 500,
  freeFrom: 1_000_000 as Kopecks,
};

const moscow = (text: string): Date => new Date(`${text}+03:00`);

describe('the dispatch day of an order', () => {
  it.each([
    ['2026-11-20T15:59:59', '2026-11-20', 'a Friday before four'],
    ['2026-11-20T16:00:00', '2026-11-23', 'a Friday at four'],
    ['2026-11-21T10:00:00', '2026-11-23', 'a Saturday'],
    ['2026-11-24T00:30:00', '2026-11-24', 'after midnight in Moscow, the day before in UTC'],
    ['2026-12-30T16:30:00', '2027-01-11', 'the evening before the New Year holidays'],
    ['2026-05-08T17:00:00', '2026-05-12', 'Victory Day on a Saturday gives the Monday'],
    ['2026-11-03T18:00:00', '2026-11-05', 'Unity Day in the middle of a week'],
  ])('%s → %s: %s', (now, day) => {
    expect(dispatchDay(moscow(now), 0, usualCalendar)).toBe(day);
  });

  it('waits for ordered parts, and then for a working day', () => {
    expect(dispatchDay(moscow('2026-11-20T12:00:00'), 14, usualCalendar)).toBe('2026-12-04');
    expect(dispatchDay(moscow('2026-11-20T12:00:00'), 15, usualCalendar)).toBe('2026-12-07');
  });

  it('is a working day, not before the order, not later for a shorter lead time', () => {
    const moments = fc.date({
      min: moscow('2026-01-01T00:00:00'),
      max: moscow('2027-12-01T00:00:00'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.nat(120), (now, leadTimeDays) => {
        const day = dispatchDay(now, leadTimeDays, usualCalendar);
        expect(isWorkingDay(day, usualCalendar)).toBe(true);
        expect(Date.parse(`${day}T20:59:59Z`)).toBeGreaterThanOrEqual(now.getTime());
        expect(day >= dispatchDay(now, Math.max(0, leadTimeDays - 1), usualCalendar)).toBe(true);
      }),
    );
  });
});

test('the working calendar of 2026 and 2027', () => {
  const days = (year: number) =>
    Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01` as Day, index)).filter((day) =>
      isWorkingDay(day, usualCalendar),
    ).length;
  expect([days(2026), days(2027)]).toEqual([247, 247]);
});

test('extra days off and working days count; the end is reported a month before', () => {
  const calendar = { daysOff: ['2028-03-13' as Day], workDays: ['2028-03-18' as Day], through: 2028 };
  const works = (day: string) => isWorkingDay(day as Day, calendar);
  expect([works('2028-03-13'), works('2028-03-14'), works('2028-03-18'), works('2028-03-19')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const ends = (day: string) => calendarEnds(calendar, day as Day);
  expect([ends('2028-11-30'), ends('2028-12-01'), ends('2029-02-01')]).toEqual([false, true, true]);
});

describe('the price', () => {
  it.each([
    [1, 29_000],
    [500, 29_000],
    [501, 34_000],
    [1000, 34_000],
    [1001, 39_000],
  ])('of %i g', (grams, price) => {
    expect(deliveryPrice(zone, grams, 0 as Kopecks)).toBe(price);
  });

  it('is 0 above the limit for free delivery', () => {
    expect(deliveryPrice(zone, 5000, 999_999 as Kopecks)).toBe(74_000);
    expect(deliveryPrice(zone, 5000, 1_000_000 as Kopecks)).toBe(0);
    expect(deliveryPrice({ ...zone, freeFrom: null }, 100, 99_000_000 as Kopecks)).toBe(29_000);
  });

  it('never falls with the weight', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (a, b) => {
        const [light, heavy] = [Math.min(a, b), Math.max(a, b)];
        const price = (grams: number) => deliveryPrice(zone, grams, 0 as Kopecks);
        expect(price(heavy)).toBeGreaterThanOrEqual(price(light));
      }),
    );
  });
});

test('a parcel weighs its parts and its box', () => {
  expect(parcelGrams(2, 1000)).toBe(82);
  expect(parcelGrams(4500, 10)).toBe(125);
  expect(parcelGrams(null, 10)).toBe(90);
});

describe('an estimate', () => {
  const wanted = { quantity: 10, available: 4, leadTimeDays: 21 };
  const now = moscow('2026-11-20T12:00:00');

  it('sends stock at once and the rest when it arrives', () => {
    expect(estimateDelivery(wanted, zone, now, usualCalendar)).toEqual([
      { source: 'stock', quantity: 4, dispatchOn: '2026-11-20', from: '2026-11-22', to: '2026-11-24' },
      { source: 'order', quantity: 6, dispatchOn: '2026-12-11', from: '2026-12-13', to: '2026-12-15' },
    ]);
  });

  it('promises nothing that is unavailable', () => {
    expect(
      estimateDelivery({ ...wanted, leadTimeDays: null }, zone, now, usualCalendar).map((each) => each.quantity),
    ).toEqual([4]);
    expect(estimateDelivery({ ...wanted, leadTimeDays: null, available: 0 }, zone, now, usualCalendar)).toEqual([]);
  });
});

test.each([
  ['Казань', 'в Казань'],
  ['Москва', 'в Москву'],
  ['Санкт-Петербург', 'в Санкт-Петербург'],
  ['Владивосток', 'во Владивосток'],
  ['Волгоград', 'в Волгоград'],
  ['Йошкар-Ола', 'в Йошкар-Олу'],
  ['Набережные Челны', 'в Набережные Челны'],
  ['Тверь', 'в Тверь'],
])('a parcel goes to %s: %s', (name, into) => {
  expect(intoRussianCity(name)).toBe(into);
});
