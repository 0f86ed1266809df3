import { expect, it } from 'vitest';

import { problemOfCookie } from './watch-cookies.ts';

it.each([
  'cart=AAAAAAAAAAAAAAAAAAAAAA; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
  'cart=; Max-Age=0; Path=/',
  'city-asked=1; Path=/; SameSite=Lax',
  'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax',
  'favs=%5B%221%22%5D; Max-Age=60; Path=/',
])('the table contains %s', (line) => expect(problemOfCookie(line)).toBeNull());

it.each([
  ['tracker=1; Max-Age=60', 'tracker: not in the table'],
  ['cart=x; Max-Age=60', 'cart: not HttpOnly'],
  ['theme=dark; Max-Age=60; HttpOnly', 'theme: HttpOnly'],
  ['cart=x; Max-Age=2592001; HttpOnly', 'cart: lives 2592001 s, not 2592000'],
  ['cart=x; HttpOnly', 'cart: lives until the browser closes'],
  ['city-asked=1; Max-Age=60', 'city-asked: lives 60'],
])('%s is refused: %s', (line, problem) => expect(problemOfCookie(line)).toBe(problem));
