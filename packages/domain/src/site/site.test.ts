import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utmValueLengthMax } from './utm.ts';
import {
  addTouch,
  requestedCookieLife,
  cookieRule,
  cookieRules,
  guestFavouritesMax,
  isMobileUserAgent,
  readUtm,
  readUtmCookie,
  utmTags,
  validateClientCookie,
  writeUtmCookie,
} from './index.ts';

/** Cookies that section 3 of the specification names. */
const specified = [
  'isuser',
  'phone',
  'email',
  'utmtags',
  'recaptchaSuccess',
  'comparisons',
  'favs',
  'cart',
  'userPricesKoef',
  'searchedTexts',
  'productsOnPage',
  'chatSessionId',
  'cookieConsent',
  'isLoginSalePopupHidden',
];

/** Cookies that the specification does not name: proofs of identity, choices on pages, data for the next page. */
const own = [
  '__Host-sid',
  '__Secure-sid',
  '__Host-pre',
  '__Secure-pre',
  '__Host-acting',
  '__Secure-acting',
  '__Host-staff',
  'later',
  'partslists',
  'city',
  'city-asked',
  'language',
  'theme',
  'view',
  'columns',
  'checkout_draft',
  'notice',
];

test('the table has the cookies of the specification and the shop’s own, each once', () => {
  expect(new Set(cookieRules.map((rule) => rule.name))).toEqual(new Set([...specified, ...own]));
  expect(cookieRules).toHaveLength(specified.length + own.length);
});

test('proofs of identity are hidden from scripts, and live as long as their session', () => {
  for (const { name, isHttpOnly, writer } of cookieRules.filter((rule) => rule.name.startsWith('__')))
    expect([name, isHttpOnly, writer]).toEqual([name, true, 'server']);
  expect(
    ['__Host-sid', '__Secure-sid', '__Host-staff', '__Host-acting'].map((name) => cookieRule(name)?.lifeSeconds),
  ).toEqual([15_552_000, 15_552_000, 43_200, 1800]);
});

test('lifetimes of the specification', () => {
  for (const name of ['comparisons', 'favs', 'utmtags', 'cart']) expect(cookieRule(name)?.lifeSeconds).toBe(2_592_000);
  expect(cookieRule('isLoginSalePopupHidden')?.lifeSeconds).toBe(604_800);
  expect(cookieRule('cart')).toMatchObject({ isHttpOnly: true, writer: 'server', survivesVersionChange: true });
});

const ids = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => String(2_000_000_000 + index)));

test.each([
  ['favs', ids(guestFavouritesMax)],
  ['favs', '[]'],
  ['comparisons', '["1","2"]'],
  ['productsOnPage', '20'],
  ['searchedTexts', '["4к7 0805","NE555"]'],
  ['cookieConsent', 'necessary:2026-01'],
  ['isLoginSalePopupHidden', 'true'],
  ['utmtags', '{"first":{"utm_source":"ya"},"last":{"yclid":"1"}}'],
])('%s may be %s', (name, value) => {
  expect(validateClientCookie(name, value).ok).toBe(true);
});

test.each([
  ['isuser', 'true', 'server_cookie'],
  ['userPricesKoef', '0.1', 'server_cookie'],
  ['phone', '79123456789', 'server_cookie'],
  ['cart', 'x'.repeat(22), 'server_cookie'],
  ['chatSessionId', 'x'.repeat(22), 'server_cookie'],
  ['__Host-sid', 'x', 'server_cookie'],
  ['theme', 'dark', 'server_cookie'],
  ['session', 'x', 'unknown_cookie'],
  ['constructor', 'x', 'unknown_cookie'],
  ['favs', ids(guestFavouritesMax + 1), 'invalid_value'],
  ['favs', '["1","1"]', 'invalid_value'],
  ['favs', '[1]', 'invalid_value'],
  ['favs', 'not json', 'invalid_value'],
  ['favs', '{"length":1}', 'invalid_value'],
  ['comparisons', ids(21), 'invalid_value'],
  ['productsOnPage', '101', 'invalid_value'],
  ['productsOnPage', '20; Domain=evil', 'invalid_value'],
  ['utmtags', '{"first":{"password":"x"}}', 'invalid_value'],
  ['utmtags', '[]', 'invalid_value'],
  ['searchedTexts', '["a","b","c","d","e"]', 'invalid_value'],
  ['searchedTexts', JSON.stringify(['я'.repeat(400)]), 'too_large'],
  ['searchedTexts', '["\ud800"]', 'too_large'],
])('%s must not be %s: %s', (name, value, error) => {
  expect(validateClientCookie(name, value)).toEqual({ ok: false, error });
});

/** Returns a JSON list of strings that has `bytes` bytes after percent-encoding. */
const texts = (bytes: number): string => {
  const left = bytes - encodeURIComponent('["","",""]').length;
  const wide = Math.floor(left / 6) - 1;
  return JSON.stringify(['я'.repeat(180), 'я'.repeat(wide - 180), 'a'.repeat(left - 6 * wide)]);
};

test.each([
  ['searchedTexts', texts(2048), true],
  ['searchedTexts', texts(2049), false],
  ['searchedTexts', JSON.stringify(['a'.repeat(200)]), true],
  ['searchedTexts', JSON.stringify(['a'.repeat(201)]), false],
  ['searchedTexts', '["a","b","c","d"]', true],
  ['searchedTexts', '[""]', false],
  ['comparisons', ids(20), true],
  ['comparisons', '["9999999999"]', true],
  ['comparisons', '["10000000000"]', false],
  ['comparisons', '["0"]', false],
  ['productsOnPage', '1', true],
  ['productsOnPage', '99', true],
  ['productsOnPage', '100', true],
  ['productsOnPage', '0', false],
  ['cookieConsent', `all:${'1'.repeat(20)}`, true],
  ['cookieConsent', `all:${'1'.repeat(21)}`, false],
  ['utmtags', JSON.stringify({ first: { utm_source: 'a'.repeat(utmValueLengthMax) } }), true],
  ['utmtags', JSON.stringify({ first: { utm_source: 'a'.repeat(utmValueLengthMax + 1) } }), false],
])('%s at its limit: %s', (name, value, isTaken) => {
  expect(validateClientCookie(name, value).ok).toBe(isTaken);
});

test('limits of the values that the server writes', () => {
  const form = (name: string) => {
    const rule = cookieRule(name);
    return rule?.form.kind === 'text' ? rule.form.pattern : /never^/;
  };
  for (const [name, value, isForm] of [
    ['cart', 'x'.repeat(21), false],
    ['cart', 'x'.repeat(22), true],
    ['cart', 'x'.repeat(128), true],
    ['cart', 'x'.repeat(129), false],
    ['later', 'x'.repeat(22), true],
    ['later', 'x'.repeat(23), false],
    ['partslists', 'x'.repeat(23), false],
    ['chatSessionId', 'x'.repeat(21), false],
    ['phone', '7912345678', false],
    ['phone', '79123456789', true],
    ['phone', '791234567890', false],
    ['userPricesKoef', '0.95', true],
    ['userPricesKoef', '0.95001', false],
    ['userPricesKoef', '1000', false],
  ] as const)
    expect([name, value, form(name).test(value)]).toEqual([name, value, isForm]);
  const lives = ['phone', 'chatSessionId', 'productsOnPage', 'cookieConsent', 'recaptchaSuccess'];
  expect(lives.map((name) => cookieRule(name)?.lifeSeconds)).toEqual([
    15_552_000,
    2_592_000,
    31_536_000,
    31_536_000,
    null,
  ]);
  expect(new Set(cookieRules.map(({ writer, sizeMaxBytes }) => `${writer} ${sizeMaxBytes}`))).toEqual(
    new Set(['server 512', 'client 2048', 'page 512', 'page 4000']),
  );
});

test.each([
  ['nothing asked', undefined, 2_592_000],
  ['seconds', 3600, 3600],
  ['seconds as text', '3600', 3600],
  ['the whole life of the table', 2_592_000, 2_592_000],
  ['more than the table allows', 31_536_000, 2_592_000],
  ['a date', 'Sat, 03 Jan 2026 00:00:00 GMT', 2 * 86_400],
  ['a moment in milliseconds', Date.UTC(2026, 0, 2), 86_400],
  ['a date far ahead', '2099-01-01', 2_592_000],
  ['no seconds', 0, null],
  ['seconds below zero', -1, null],
  ['a date that is over', '2025-12-31', null],
  ['a word', 'soon', null],
  ['an empty text', '', null],
])('requested lifetime of a cookie: %s', (_, expires, life) => {
  expect(requestedCookieLife(expires, 2_592_000, new Date('2026-01-01T00:00:00Z'))).toBe(life);
});

test('law: an accepted value fits its maximum size', () => {
  fc.assert(
    fc.property(fc.constantFrom(...specified), fc.string(), (name, value) => {
      const answer = validateClientCookie(name, value);
      expect(!answer.ok || encodeURIComponent(value).length <= answer.value.sizeMaxBytes).toBe(true);
    }),
  );
});

test('campaign tags are read, others are ignored', () => {
  expect(
    readUtm([
      ['utm_source', 'ya'],
      ['region', ' 77 '],
      ['text', '4к7'],
      ['utm_source', 'google'],
    ]),
  ).toEqual({
    utm_source: 'ya',
    region: '77',
  });
  expect(
    readUtm([
      ['type', 'x'],
      ['source', 'y'],
    ]),
  ).toBeNull();
  expect(readUtm([['utm_source', ' ']])).toBeNull();
  expect(readUtm([['utm_term', 'x'.repeat(500)]])?.utm_term).toHaveLength(100);
});

test.each([
  ['{"first":{"utm_source":"ya"},"last":{"yclid":"1","region":"77"}}'],
  ['{"last":{"yclid":"1","region":"77","password":"x","utm_term":["a"]},"first":{"utm_source":" ya "},"other":1}'],
])('the cookie %s is read as its table states', (value) => {
  expect(readUtmCookie(value)).toEqual({ first: { utm_source: 'ya' }, last: { yclid: '1', region: '77' } });
});

test.each([
  [''],
  ['{'],
  ['null'],
  ['1'],
  ['[]'],
  ['{"first":null,"last":"x"}'],
  ['{"first":{"region":"77"}}'],
  ['utm_source=ya'],
])('the cookie %s has no campaign', (value) => {
  expect(readUtmCookie(value)).toEqual({});
});

test('law: a written touch is read back', () => {
  const touch = fc.dictionary(fc.constantFrom(...utmTags), fc.stringMatching(/^\w{1,20}$/));
  fc.assert(
    fc.property(touch, touch, fc.string(), (first, last, anything) => {
      const read = readUtmCookie(JSON.stringify({ first, last }));
      expect(read.first ?? null).toEqual(readUtm(Object.entries(first)));
      expect(read.last ?? null).toEqual(readUtm(Object.entries(last)));
      expect(readUtmCookie(anything)).toEqual({});
    }),
  );
});

test('law: for any campaign, the cookie fits its table and is read back', () => {
  const value = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 200 }), fc.constant('ю😀'.repeat(60)));
  const touch = fc.dictionary(fc.constantFrom(...utmTags), value).map((tags) => readUtm(Object.entries(tags)));
  fc.assert(
    fc.property(touch, touch, (first, last) => {
      if (first === null || last === null) return;
      const cookie = writeUtmCookie({ first, last }, cookieRule('utmtags')?.sizeMaxBytes ?? 0);
      expect(validateClientCookie('utmtags', cookie).ok).toBe(true);
      expect(Object.keys(readUtmCookie(cookie).last ?? {})).not.toHaveLength(0);
    }),
    { numRuns: 30 },
  );
  const all = Object.fromEntries(utmTags.map((tag) => [tag, 'ю😀'.repeat(60).slice(0, 100)]));
  const cookie = writeUtmCookie({ first: all, last: all }, 2048);
  expect(Object.keys(readUtmCookie(cookie).first ?? {})).toEqual([...utmTags]);
});

test('the first touch stays, the last is replaced', () => {
  const first = addTouch(null, { utm_source: 'a' });
  expect(addTouch(addTouch(first, { utm_source: 'b' }), { utm_source: 'c' })).toEqual({
    first: { utm_source: 'a' },
    last: { utm_source: 'c' },
  });
});

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
  ['', false],
])('%s: mobile is %s', (userAgent, isMobile) => {
  expect(isMobileUserAgent(userAgent)).toBe(isMobile);
});
