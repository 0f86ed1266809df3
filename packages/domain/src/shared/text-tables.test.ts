import { describe, expect, it } from 'vitest';

import { csvFile, csvText } from './csv.ts';
import { errorCodes } from './error-code.ts';
import { escapeHtml } from './escape-html.ts';
import { jsonDepthMax, tooDeepAt } from './json-depth.ts';
import { parseJson } from './json.ts';
import { alternatesOf, inLocale, sitePath } from './locale-path.ts';
import { defaultLocale, isLocale, languages } from './locale.ts';
import { toCyrillicCapitals, toLatinLetters } from './look-alikes.ts';
import { russianPlural } from './plural.ts';
import { allLanguages } from './shown-languages.ts';
import { slugify, transliterate } from './slug.ts';
import { truncateText, truncationLimit } from './truncate.ts';

describe('cells of a table file', () => {
  it.each(['=1', '+1', '-1', '@a', '\ta', '−1', '＝1', '＋1', '－1', '＠a'])('%j is no formula', (text) => {
    expect(csvText(text, ',')).toBe(`'${text}`);
  });
  it.each([
    ['a,b', ',', '"a,b"'],
    ['a,b', ';', 'a,b'],
    ['a;b', ';', '"a;b"'],
    ['a"b', ',', '"a""b"'],
    ['a\nb', ',', '"a\nb"'],
    ['a\rb', ',', '"a\rb"'],
    ['\ra', ',', '"\'\ra"'],
    ['a=1', ',', 'a=1'],
    ['', ',', ''],
  ] as const)('%j between %j is %j', (text, separator, cell) => expect(csvText(text, separator)).toBe(cell));
  it('a file starts with a byte order mark and ends each row with a line end', () => {
    expect(csvFile([['a', 'b'], ['c']], ';')).toBe('\uFEFFa;b\r\nc\r\n');
  });
});

describe('codes of failures', () => {
  it('are lower-case words, each once: customers’ programs rely on them', () => {
    expect(new Set(errorCodes).size).toBe(errorCodes.length);
    expect(errorCodes.filter((code) => !/^[a-z]+(?:_[a-z]+)*$/.test(code))).toEqual([]);
  });
});

describe('paths of the site', () => {
  it.each([
    ['//evil.example', '/evil.example'],
    ['/\\evil', '/evil'],
    ['\\\\x', '/x'],
    ['/a//b', '/a//b'],
    ['a', 'a'],
  ])('%s is %s', (address, path) => expect(sitePath(address)).toBe(path));
  it.each([
    ['ru', '/a?x', '/a?x'],
    ['en', '/a?x', '/en/a?x'],
    ['tr', '/', '/tr'],
    ['en', '/?x=1', '/en?x=1'],
    ['en', '//a', '/en/a'],
  ] as const)('in %s %s is %s', (locale, address, path) => expect(inLocale(locale, address)).toBe(path));
  it('each page has its language versions, the Russian one as default', () => {
    expect(alternatesOf('https://s', '/a', allLanguages)).toEqual([
      { hrefLang: 'ru', href: 'https://s/a' },
      { hrefLang: 'en', href: 'https://s/en/a' },
      { hrefLang: 'tr', href: 'https://s/tr/a' },
      { hrefLang: 'x-default', href: 'https://s/a' },
    ]);
    expect([defaultLocale, isLocale('en'), isLocale(''), isLocale(null)]).toEqual(['ru', true, false, false]);
    expect(languages.map(({ name, icon }) => `${name} ${icon}`)).toEqual(['Русский ru', 'English us', 'Türkçe tr']);
  });
});

describe('look-alike letters', () => {
  it('Cyrillic look-alikes become Latin, others stay', () => {
    expect(toLatinLetters('АВСЕНКМОРТХУасеорху')).toBe('ABCEHKMOPTXYaceopxy');
    expect(toLatinLetters('БГДбгд-А7')).toBe('БГДбгд-A7');
    expect(toLatinLetters('A7')).toBe('A7');
  });
  it('Latin capitals become Cyrillic', () => {
    expect(toCyrillicCapitals('ABCEHKMOPTXY')).toBe('АВСЕНКМОРТХУ');
    expect(toCyrillicCapitals('DFGaceo7')).toBe('DFGaceo7');
  });
});

describe('slugs', () => {
  it('every letter of the alphabet has a transliteration', () => {
    expect(transliterate('абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ')).toBe(
      'abvgdeezhziyklmnoprstufhtschshschyeyuyaiyiyeg',
    );
    expect(transliterate('Ҍa')).toBe('ҍa');
  });
  it.each([
    ['R&D', 'r-and-d'],
    ['C++', 'c-plus-plus'],
    ['Iı', 'ii'],
    ['10µF', '10uf'],
    ['10μF', '10uf'],
    ['5ω', '5ohm'],
    ['é', 'e'],
    ['-a-', 'a'],
    ['a--b', 'a-b'],
    ['a_b', 'a-b'],
    ['②', '2'],
  ])('%s is %s', (text, slug) => expect(slugify(text)).toBe(slug));
});

describe('a truncated text', () => {
  it.each([
    ['abc def', 4, 'abc…'],
    ['abc def', 5, 'abc…'],
    ['abc def', 6, 'abc…'],
    ['abc def', 7, 'abc def'],
    ['abc, def', 6, 'abc…'],
    ['abc — def', 7, 'abc…'],
    ['a b', 2, 'a…'],
    ['abc', 0, ''],
    ['abc', -1, ''],
    ['abc', 1, '…'],
    [' abcdef', 4, ' ab…'],
  ])('%j to %d is %j', (text, limit, cut) => expect(truncateText(text, limit)).toBe(cut));
  it('has 400 characters by default', () => {
    expect([truncationLimit, truncateText('x'.repeat(400)).length]).toEqual([400, 400]);
  });
});

it.each([
  [3, 'штуки'],
  [10, 'штук'],
  [14, 'штук'],
  [15, 'штук'],
  [25, 'штук'],
  [101, 'штука'],
  [112, 'штук'],
  [-12, 'штук'],
  [0.5, 'штуки'],
])('%d %s', (count, word) => expect(russianPlural(count, 'штука', 'штуки', 'штук')).toBe(word));

it('JSON is read; invalid JSON is undefined', () => {
  expect([parseJson('{"a":1}'), parseJson('null'), parseJson('{'), parseJson('')]).toEqual([
    { a: 1 },
    null,
    undefined,
    undefined,
  ]);
});

it('levels of JSON count brackets and braces', () => {
  expect(jsonDepthMax).toBe(32);
  expect([tooDeepAt('[{[]}]', 2), tooDeepAt('[{}]', 2), tooDeepAt('[[],[[]]]', 2), tooDeepAt('["\\"[["]', 1)]).toEqual([
    2,
    null,
    5,
    null,
  ]);
  expect(tooDeepAt('[]', 0)).toBe(0);
});

it('signs of HTML become entities', () => expect(escapeHtml(`a&b<c>d"e'f`)).toBe('a&amp;b&lt;c&gt;d&quot;e&#39;f'));
