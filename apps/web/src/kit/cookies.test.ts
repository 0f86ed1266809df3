import { describe, expect, it } from 'vitest';

import { cookieJson, cookieLine, cookieValue, hasSignInHint } from './cookies.ts';

describe('a cookie', () => {
  it.each([
    ['theme=dark', 'dark'],
    ['x=1; theme=dark;y=2', 'dark'],
    ['theme=', ''],
    ['mytheme=dark; x=theme=light', undefined],
    ['theme', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %s is read', (cookies, value) => {
    expect(cookieValue(cookies, 'theme')).toBe(value);
  });

  it('keeps further equals signs in its value', () => {
    expect(cookieValue('columns=a:b=c', 'columns')).toBe('a:b=c');
  });

  it('is undefined if it is not JSON', () => {
    expect(cookieJson('%5B1%5D')).toEqual([1]);
    expect(cookieJson('%')).toBeUndefined();
    expect(cookieJson('x')).toBeUndefined();
  });

  it('is secure if the page is', () => {
    expect(cookieLine('city', 'kazan', 60, true)).toBe('city=kazan; Path=/; Max-Age=60; SameSite=Lax; Secure');
    expect(cookieLine('city', 'kazan', 60, false)).toBe('city=kazan; Path=/; Max-Age=60; SameSite=Lax');
  });
});

it.each([
  ['isuser=true', true],
  ['phone=79123456789', true],
  ['theme=dark; email=a%40b.ru', true],
  ['isuser=false', false],
  ['phone=; email=', false],
  ['telephone=79123456789', false],
  ['', false],
])('a silent sign-in is tried with the cookies %s: %s', (cookies, isTried) => {
  expect(hasSignInHint(cookies)).toBe(isTried);
});
