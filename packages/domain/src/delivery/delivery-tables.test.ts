import { describe, expect, it } from 'vitest';

import type { Kopecks } from '../money/index.ts';
import { matchCities } from './carrier-city.ts';
import { regionsOfZone } from './city.ts';
import {
  addDays,
  lastDayBefore,
  moscowDay,
  moscowHour,
  moscowTime,
  startOfMoscowDay,
  weekday,
  type Day,
} from './day.ts';
import { metresBetween, middleOf, nearestFirst } from './distance.ts';
import { isPublicAddress } from './public-address.ts';
import { deliveryPrice, orderGrams, parcelGrams, unknownPartMilligrams, usualPackingGrams } from './tariff.ts';
import { calendarEnds, isWorkingDay, usualCalendar, workingDayFrom } from './working-day.ts';

const day = (text: string) => text as Day;

describe('the regions of a zone', () => {
  const words = (ru: string) => ({ ru, en: `${ru}-en`, tr: `${ru}-tr` });
  const city = (name: string, region: string, zoneId: number) => ({
    slug: name,
    name: words(name),
    region: words(region),
    zoneId,
  });
  const cities = [city('a', 'R', 1), city('b', 'Q', 2), city('c', 'S', 1), city('d', 'R', 1), city('e', 'R', 2)];
  const told = (zone: number) =>
    regionsOfZone(cities, zone).map(({ name, cities: of }) => [name.tr, of.map(({ slug }) => slug)]);
  it('keep the order of their cities', () =>
    expect(told(1)).toEqual([
      ['R-tr', ['a', 'd']],
      ['S-tr', ['c']],
    ]));
  it('may share a region with another zone', () =>
    expect(told(2)).toEqual([
      ['Q-tr', ['b']],
      ['R-tr', ['e']],
    ]));
  it('are none of a zone without cities', () => expect(told(3)).toEqual([]));
});

describe('addresses of networks that are not public', () => {
  it.each([
    ['0.255.255.255', '1.0.0.0'],
    ['10.255.255.255', '11.0.0.0'],
    ['100.64.0.1', '100.128.0.0'],
    ['100.127.255.255', '100.63.255.255'],
    ['127.0.0.1', '126.0.0.1'],
    ['169.254.255.1', '169.255.0.1'],
    ['172.16.0.1', '172.15.0.1'],
    ['172.31.255.255', '172.32.0.1'],
    ['192.0.0.255', '192.0.1.0'],
    ['192.0.2.255', '192.0.3.0'],
    ['192.88.99.1', '192.88.98.1'],
    ['192.168.255.1', '192.169.0.1'],
    ['198.19.255.255', '198.20.0.1'],
    ['198.51.100.9', '198.51.101.9'],
    ['203.0.113.9', '203.0.114.9'],
    ['224.0.0.1', '223.255.255.255'],
    ['255.255.255.255', '8.8.8.8'],
    ['2001::1', '2001:200::1'],
    ['2001:1ff::1', '2606:4700::1'],
    ['2001:db8::1', '2001:db9::1'],
    ['2002::1', '2003::1'],
    ['3fff::1', '3fff:1000::1'],
    ['::1', '2000::1'],
    ['fe80::1', '3ffe::1'],
    ['1fff::1', '2a00:1450:4001:800::200e'],
  ])('%s is not public, %s is', (closed, open) => {
    expect([isPublicAddress(closed), isPublicAddress(open)]).toEqual([false, true]);
  });
  it.each([
    '',
    '8.8.8',
    '8.8.8.8.8',
    '8.8.8.256',
    '8.8.8.08',
    '8.8.8.8.',
    'a8.8.8.8',
    '2606::1::2',
    '2606:1:2:3:4:5:6',
    '2606:1:2:3:4:5:6:7:8',
    '2606:1:2:3:4:5:6:7::',
    '2606::12345',
    '2606::g',
    '::ffff:8.8.8.8',
    '2606',
  ])('%j is not an address', (address) => expect(isPublicAddress(address)).toBe(false));
  it('is read in full form and in capitals', () => {
    expect(isPublicAddress('2606:4700:0:1:2:3:4:5')).toBe(true);
    expect(isPublicAddress('2A00::ABCD')).toBe(true);
    expect(isPublicAddress('2606:1:2:3:4:5:6::')).toBe(true);
  });
});

describe('working days', () => {
  it.each([
    '2026-01-01',
    '2029-01-02',
    '2029-01-03',
    '2029-01-04',
    '2029-01-05',
    '2026-01-06',
    '2026-01-07',
    '2026-01-08',
    '2026-02-23',
    '2028-03-08',
    '2026-05-01',
    '2028-05-09',
    '2026-06-12',
    '2026-11-04',
    '2026-01-09',
    '2026-03-09',
    '2026-05-11',
    '2026-12-31',
    '2027-05-03',
    '2027-05-10',
    '2027-06-14',
    '2027-11-05',
    '2027-12-31',
    '2026-11-21',
    '2026-11-22',
  ])('not %s', (date) => expect(isWorkingDay(day(date), usualCalendar)).toBe(false));
  it.each(['2026-01-12', '2026-02-24', '2026-11-23', '2026-11-20'])('%s', (date) =>
    expect(isWorkingDay(day(date), usualCalendar)).toBe(true),
  );
  it('a Saturday declared as a working day counts', () => {
    expect(isWorkingDay(day('2026-11-21'), { ...usualCalendar, workDays: [day('2026-11-21')] })).toBe(true);
  });
  it('the day itself or the next working day', () => {
    expect(workingDayFrom(day('2026-12-31'), usualCalendar)).toBe('2027-01-11');
    expect(workingDayFrom(day('2026-11-23'), usualCalendar)).toBe('2026-11-23');
  });
  it('the calendar needs new days a month before it ends', () => {
    expect(usualCalendar.through).toBe(2027);
    expect([calendarEnds(usualCalendar, day('2027-11-30')), calendarEnds(usualCalendar, day('2027-12-01'))]).toEqual([
      false,
      true,
    ]);
  });
});

describe('Moscow time', () => {
  const evening = new Date('2026-11-22T21:30:45.678Z');
  it('is three hours ahead of UTC', () => {
    expect([moscowDay(evening), moscowHour(evening), moscowTime(evening)]).toEqual([
      '2026-11-23',
      0,
      '2026-11-23T00:30:45+03:00',
    ]);
    expect(startOfMoscowDay('2026-11-23').toISOString()).toBe('2026-11-22T21:00:00.000Z');
  });
  it('an end at midnight belongs to the day before', () => {
    expect(lastDayBefore(startOfMoscowDay('2026-11-23'))).toBe('2026-11-22');
    expect(lastDayBefore(new Date(startOfMoscowDay('2026-11-23').getTime() + 1))).toBe('2026-11-23');
  });
  it('days are counted across months, weekdays from Sunday', () => {
    expect([addDays(day('2026-02-28'), 1), addDays(day('2026-03-01'), -1), weekday(day('2026-11-22'))]).toEqual([
      '2026-03-01',
      '2026-02-28',
      0,
    ]);
  });
});

describe('weight and price of a parcel', () => {
  const zone = {
    id: 1,
    daysMin: 1,
    daysMax: 2,
    basePrice: 30_000 as Kopecks,
    includedGrams: 500,
    stepPrice: 1000 as Kopecks,
    stepGrams: 100,
    freeFrom: 500_000 as Kopecks,
  };
  const price = (grams: number, goods = 0) => deliveryPrice(zone, grams, goods as Kopecks);
  it('each started step is paid', () => {
    expect([price(1), price(500), price(501), price(600), price(601)]).toEqual([
      30_000, 30_000, 31_000, 31_000, 32_000,
    ]);
  });
  it('goods above the limit have free delivery', () => {
    expect([price(900, 499_999), price(900, 500_000)]).toEqual([34_000, 0]);
    expect(deliveryPrice({ ...zone, freeFrom: null }, 1, 500_000 as Kopecks)).toBe(30_000);
  });
  it('box and padding are 80 g, an unknown part counts as a gram', () => {
    expect([usualPackingGrams, unknownPartMilligrams]).toEqual([80, 1000]);
    expect(orderGrams([{ weightMilligrams: 1, quantity: 1 }])).toBe(81);
    expect(
      orderGrams(
        [
          { weightMilligrams: 500, quantity: 2 },
          { weightMilligrams: null, quantity: 3 },
        ],
        10,
      ),
    ).toBe(14);
    expect([parcelGrams(2000, 3), parcelGrams(2000, 3, 0)]).toEqual([86, 6]);
  });
});

describe('coordinates', () => {
  it('a degree along the equator, and a quarter of the Earth', () => {
    expect(Math.round(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }))).toBe(111_195);
    expect(Math.round(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 }))).toBe(10_007_557);
    expect(Math.round(metresBetween({ latitude: 60, longitude: 10 }, { latitude: 60, longitude: 11 }))).toBe(55_597);
    expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015_114.4, 0);
  });
  it('the middle of a city, and the nearest place first', () => {
    const places = [
      { latitude: 10, longitude: 20 },
      { latitude: 20, longitude: 40 },
    ];
    expect([middleOf(places), middleOf([])]).toEqual([{ latitude: 15, longitude: 30 }, null]);
    expect(nearestFirst(places, { latitude: 20, longitude: 39 }).map(({ place }) => place)).toEqual([
      places[1],
      places[0],
    ]);
  });
});

describe('cities of a carrier', () => {
  const ours = (name: string, region: string, slug = name) => ({ name, region, slug });
  const theirs = (code: number, name: string, region: string) => ({ code, name, region });
  it.each([
    ['Республика Татарстан', 'Татарстан респ.'],
    ['Московская область', 'Московская обл.'],
    ['Московская область', 'московская'],
    ['Краснодарский край', 'Краснодарский'],
    ['Ханты-Мансийский автономный округ', 'Ханты-Мансийский АО'],
    ['г. Москва', 'Москва'],
    ['Орёл', 'Орел'],
  ])('the regions %s and %s are one', (one, other) => {
    const twins = [ours('Киров', one, 'a'), ours('Киров', 'другая', 'b')];
    expect([...matchCities(twins, [theirs(1, 'киров', other)])]).toEqual([[1, 'a']]);
  });
  it('a name that is unique on both sides is enough, one that two cities have is not', () => {
    expect([...matchCities([ours('Тула', 'x')], [theirs(1, 'Тула', 'y')])]).toEqual([[1, 'Тула']]);
    expect([...matchCities([ours('Тула', 'x')], [theirs(1, 'Тула', 'y'), theirs(1, 'Тула', 'y')])]).toEqual([
      [1, 'Тула'],
    ]);
    expect([...matchCities([ours('Тула', 'x')], [theirs(1, 'Тула', 'y'), theirs(2, 'Тула', 'z')])]).toEqual([]);
    expect([...matchCities([ours('Тула', 'x'), ours('Тула', 'w', 'q')], [theirs(1, 'Тула', 'y')])]).toEqual([]);
    expect([...matchCities([ours('Тула', 'x')], [theirs(1, 'Пенза', 'x')])]).toEqual([]);
  });
});
