import { expect, test } from 'vitest';

import { recentSearches, withRecentSearch } from './recent-searches.ts';

const cookiesAfter = (...texts: string[]): string =>
  texts.reduce((cookies, text) => `theme=dark; searchedTexts=${withRecentSearch(cookies, text)}`, '');

test('keeps the latest four, newest first, each once', () => {
  const cookies = cookiesAfter('4к7', 'NE555', 'LM358; "x"', 'BC547', 'ne555', '1N4148');
  expect(recentSearches(cookies)).toEqual(['1N4148', 'ne555', 'BC547', 'LM358; "x"']);
});

test.each([
  '',
  'searchedTexts=',
  'searchedTexts=%',
  'searchedTexts=%5B1%5D',
  'searchedTexts=null',
  'xsearchedTexts=[]',
])('treats %j as empty', (cookies) => {
  expect(recentSearches(cookies)).toEqual([]);
});

test('drops the oldest when the cookie would become too long', () => {
  const long = ['а', 'б', 'в', 'г'].map((letter) => letter.repeat(200));
  const cookies = cookiesAfter(...long);
  expect(recentSearches(cookies)).toEqual(['г'.repeat(200)]);
  expect(cookies.length).toBeLessThan(2048);
});

test('replaces half of a surrogate pair', () => {
  expect(recentSearches(cookiesAfter('a\ud800'))).toEqual(['a\ufffd']);
});
