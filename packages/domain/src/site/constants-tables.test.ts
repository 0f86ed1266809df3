import { describe, expect, it } from 'vitest';

import * as constants from './constants.ts';
import {
  requestedCookieLife,
  cookieRule,
  cookieRules,
  guestBasketLifeSeconds,
  guestChatLifeSeconds,
} from './cookie.ts';
import { isFreeLine } from './free-line.ts';
import { imageAddress } from './image-address.ts';
import { isMobileUserAgent } from './mobile.ts';
import { photoFile, photoOf, photoPath, photoWidths } from './photo.ts';
import { addTouch, readUtm, utmTags, utmValueLengthMax, writeUtmCookie, type UtmTag } from './utm.ts';

it('constants of specification section 9', () => {
  const { appVersion, phoneLine, phoneLineAddress, breakpoints, ...numbers } = constants;
  expect([appVersion, phoneLine, phoneLineAddress]).toEqual(['1.0.9', '8 800 550-00-22', '+78005500022']);
  expect(breakpoints).toEqual({ xs: 480, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 });
  expect({ ...numbers }).toMatchObject({
    cashbackPercent: 15,
    cashbackPaymentPercent: 10,
    messageLifeSeconds: 3,
    notificationLifeSeconds: 4.5,
    notificationOffsetPx: 24,
    outboundMailPort: 465,
    siderWidth: 200,
    siderCollapsedWidth: 80,
    guestFavouritesMax: 60,
    comparisonMax: 20,
  });
});

describe('cookies', () => {
  const day = 86_400;
  it.each([
    ['isuser', 180 * day, 'server', false],
    ['email', 180 * day, 'server', false],
    ['userPricesKoef', 180 * day, 'server', false],
    ['partslists', 30 * day, 'server', true],
    ['chatSessionId', 30 * day, 'server', true],
    ['searchedTexts', 30 * day, 'client', false],
    ['checkout_draft', 30, 'page', true],
    ['notice', 30, 'page', true],
    ['city', 365 * day, 'page', false],
    ['city-asked', null, 'page', false],
    ['language', 365 * day, 'page', false],
    ['columns', 365 * day, 'page', false],
  ] as const)('%s lives %s seconds, is of the %s', (name, lifeSeconds, writer, isHttpOnly) => {
    expect(cookieRule(name)).toMatchObject({ lifeSeconds, writer, isHttpOnly });
  });
  it('some survive a new version of the site', () => {
    const kept = cookieRules.filter(({ survivesVersionChange }) => survivesVersionChange).map(({ name }) => name);
    expect(kept).toEqual(['cart', 'later', 'partslists', 'cookieConsent']);
    expect([guestBasketLifeSeconds, guestChatLifeSeconds]).toEqual([30 * day, 30 * day]);
  });
  it.each([
    ['isuser', 'true false', 'yes|truex|xtrue'],
    ['recaptchaSuccess', 'true false', '|1'],
    ['phone', '79161234567', 'x79161234567|79161234567x'],
    ['email', 'a@b', '@b|a@|a b@c|a@b@c'],
    ['city', 'moskva nizhny-novgorod 1', 'Москва|A|' + 'a'.repeat(65)],
    ['city-asked', '1', '2|11'],
    ['language', 'ru en tr', 'de|run'],
    ['theme', 'light dark', 'blue|darker'],
    ['view', 'grid ' + 'a'.repeat(16), 'Grid|' + 'a'.repeat(17)],
    ['columns', "a_%.~!*'():-1", 'a b|a;b'],
    ['cart', 'A'.repeat(22), 'A'.repeat(21) + '!'],
  ])('%s may be %s', (name, taken, refused) => {
    const rule = cookieRule(name);
    const pattern = rule?.form.kind === 'text' ? rule.form.pattern : /never^/;
    for (const value of taken.split(' ')) expect([value, pattern.test(value)]).toEqual([value, true]);
    for (const value of refused.split('|')) expect([value, pattern.test(value)]).toEqual([value, false]);
  });
  it.each([
    [99_999_999_999, 2_592_000],
    [100_000_000_000, null],
    ['1.9', 1],
    [0.9, null],
    ['-5', null],
    ['2026-01-01T00:00:01Z', 1],
    ['2026-01-01T00:00:00Z', null],
  ])('requested lifetime until %s: %s', (expires, life) => {
    expect(requestedCookieLife(expires, 2_592_000, new Date('2026-01-01T00:00:00Z'))).toBe(life);
  });
});

describe('tags of campaigns', () => {
  const telling: readonly UtmTag[] = [
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_content',
    'utm_term',
    'etext',
    'yclid',
  ];
  it('names, and those that only campaigns use', () => {
    expect(utmTags.join(' ')).toBe(
      'utm_source utm_medium utm_campaign utm_content utm_term type source device region etext yclid',
    );
    expect(utmTags.filter((tag) => readUtm([[tag, 'x']]) !== null)).toEqual(telling);
    expect(utmValueLengthMax).toBe(100);
  });
  it('values are trimmed', () => expect(readUtm([['utm_term', ' a\n\u0000 b ']])).toEqual({ utm_term: 'a b' }));
  it('values are halved until the cookie fits', () => {
    const touch = { utm_source: 'a'.repeat(100) };
    const touches = addTouch(null, touch);
    expect(writeUtmCookie(touches, 5000)).toBe(JSON.stringify({ first: touch, last: touch }));
    expect(JSON.parse(writeUtmCookie(touches, 200))).toEqual({
      first: { utm_source: 'a'.repeat(50) },
      last: { utm_source: 'a'.repeat(50) },
    });
    expect(JSON.parse(writeUtmCookie(touches, 1))).toEqual({ first: { utm_source: 'a' }, last: { utm_source: 'a' } });
  });
});

it.each(['+7 800 550-00-22', '8 (800) 550', '7800', '8800'])('calls to %s are free', (phone) =>
  expect(isFreeLine(phone)).toBe(true),
);
it.each(['+7 916 800', '+8800', '9800', '1 8800', ''])('calls to %j are not free', (phone) =>
  expect(isFreeLine(phone)).toBe(false),
);

it.each(['Mobi', 'Android', 'iPhone', 'iPad', 'iPod', 'Windows Phone', 'BlackBerry', 'Opera Mini', 'webOS'])(
  '%s is mobile if it is within the first 512 characters of the user agent',
  (word) => {
    expect(isMobileUserAgent(`x ${word.toLowerCase()} y`)).toBe(true);
    expect(isMobileUserAgent(`${' '.repeat(512)}${word}`)).toBe(false);
  },
);

describe('pictures', () => {
  it('a path is always on one host, many paths use all hosts', () => {
    const hosts = ['https://a', 'https://b', 'https://c'];
    const used = new Set(Array.from({ length: 50 }, (_, at) => imageAddress(hosts, `/img/${at}.webp`).slice(0, 9)));
    expect([...used].toSorted()).toEqual(hosts);
    expect(imageAddress(hosts, '/img/1.webp')).toBe(imageAddress(hosts, '/img/1.webp'));
    expect(imageAddress([], '/img/1.webp')).toBe('/img/1.webp');
    expect(imageAddress(hosts, 'https://x/1.webp')).toBe('https://x/1.webp');
    expect(imageAddress(hosts, '/a')).toBe(`${hosts[(47 * 31 + 97) % 3]}/a`);
  });
  it('are stored in several widths', () => {
    const name = 'a1'.repeat(16);
    expect(photoWidths).toEqual([160, 344, 688, 1376]);
    expect([photoPath(name, 10, 20), photoFile(name, 160, 'avif')]).toEqual([
      `/img/photo/${name}-10x20.webp`,
      `${name}-160.avif`,
    ]);
    expect(photoOf(photoPath(name, 160, 100))).toMatchObject({
      width: 160,
      height: 100,
      preview: `/img/photo/${name}-160.webp`,
    });
    expect(photoOf(photoPath(name, 344, 100))?.webp.map(({ path }) => path)).toEqual([
      `/img/photo/${name}-160.webp`,
      `/img/photo/${name}-344.webp`,
    ]);
    for (const path of [
      `/img/photo/${name}-10x20.webpx`,
      `/img/photo/${name}-10x20000.webp`,
      `/img/photo/${'g'.repeat(32)}-1x1.webp`,
    ])
      expect(photoOf(path)).toBeNull();
  });
});
