import { addRecentSearch } from '@farad/domain/search-query';

import { cookieJson, cookieLine, cookieValue } from '#kit/cookies.ts';

const cookieName = 'searchedTexts';
const lifeSeconds = 30 * 24 * 60 * 60;
/** Maximum size of the encoded value. The cookie's own limit is 2,048 bytes. */
const sizeMaxBytes = 2000;

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Returns the recent searches of this browser, newest first; empty if the cookie is invalid. */
export function recentSearches(cookies: string): readonly string[] {
  const value = cookieValue(cookies, cookieName);
  if (value === undefined) return [];
  const list = cookieJson(value);
  return isTextList(list) ? list : [];
}

/** Adds a search and returns the cookie's value. Drops the oldest searches if the value becomes too long. */
export function withRecentSearch(cookies: string, text: string): string {
  let list = addRecentSearch(recentSearches(cookies), text.toWellFormed());
  let value = encodeURIComponent(JSON.stringify(list));
  while (value.length > sizeMaxBytes && list.length > 0) {
    list = list.slice(0, -1);
    value = encodeURIComponent(JSON.stringify(list));
  }
  return value;
}

function write(value: string, maxAgeSeconds: number): void {
  document.cookie = cookieLine(cookieName, value, maxAgeSeconds, location.protocol === 'https:');
}

export const saveRecentSearch = (text: string): void => write(withRecentSearch(document.cookie, text), lifeSeconds);

export const forgetSearches = (): void => write('', 0);
