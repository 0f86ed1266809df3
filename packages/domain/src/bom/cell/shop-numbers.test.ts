import { describe, expect, it } from 'vitest';

import { isLink, isPrice, saysAny, shopNumbersIn } from './shop-numbers.ts';

const words = (text: string): readonly string[] => text.split('|');

describe('prices', () => {
  it.each(
    words(
      '$0.15|$ 0.15|€ 12.62|£1|¥100|￥100|₽ 5|0,35 ₽|5 руб|5 руб.|руб. 5|USD 3|3 usd|eur 3|3 RUB|3 tl|3 zł|3 pln|3 kč|3 czk|3 chf|1 000,50 €|12.|1,2.3 €',
    ).filter((text) => text !== '12.'),
  )('%s', (text) => expect(isPrice(text)).toBe(true));
  it.each(words('0.15|x$0.15|$x|$|5 €x|about 5 €|€|5 EURO|10k'))('not %s', (text) => expect(isPrice(text)).toBe(false));
});

describe('links', () => {
  it.each(words('http://a.example|https://a.example/b?c|HTTPS://A|www.a.example'))('%s', (text) =>
    expect(isLink(text)).toBe(true),
  );
  it.each(words('see http://a.example|http://a b|ftp://a|www.|https://'))('not %s', (text) =>
    expect(isLink(text)).toBe(false),
  );
});

describe('words for "any"', () => {
  it.each(
    words(
      'any|ANY|any one|anyone|any brand|any maker|any manufacturer|any vendor|Generic|various|n.a.|na|n. a.|любой|любая|любое|любые|не важно|beliebig|diverse|herhangi|任意| any ',
    ),
  )('%j', (text) => expect(saysAny(text)).toBe(true));
  it.each(words('many|any part|anyx|generic 10k|n/a|nab|xna'))('not %j', (text) => expect(saysAny(text)).toBe(false));
});

describe('numbers in a cell of shops’ numbers', () => {
  const numbers = (cell: string) => shopNumbersIn(cell).numbers.map(({ shop, number }) => `${shop ?? '-'} ${number}`);
  it.each<[string, string[]]>([
    ['C25804', ['- C25804']],
    [' C25804 ', ['- C25804']],
    ['C25804; C25805', ['- C25804', '- C25805']],
    ['C25804|C25805', ['- C25804', '- C25805']],
    ['C25804\r\nC25805', ['- C25804', '- C25805']],
    ['C25804 / C25805', ['- C25804', '- C25805']],
    ['C25804 or C25805', ['- C25804', '- C25805']],
    ['C25804 или C25805', ['- C25804', '- C25805']],
    ['C25804 oder C25805', ['- C25804', '- C25805']],
    ['C25804 veya C25805', ['- C25804', '- C25805']],
    ['C25804,  C25805', ['- C25804', '- C25805']],
    ['C25804,C25805', ['- C25804,C25805']],
    ['C25804/C25805', ['- C25804/C25805']],
    [';C25804;', ['- ;C25804;']],
    ['Farnell/1699397', ['Farnell 1699397']],
    ['Farnell: 1699397', ['Farnell 1699397']],
    ['Farnell:1699397', ['Farnell 1699397']],
    ['element14.com 1686079', ['element14.com 1686079']],
    ['Mouser 81-GRM155 X', ['Mouser 81-GRM155 X']],
    ['Mouser/81/GRM155', ['- Mouser/81/GRM155']],
    ['Mouser/GRM', ['- Mouser/GRM']],
    ['Acme/1699397', ['- Acme/1699397']],
    ['Acme 1699397', ['- Acme 1699397']],
    ['Mouser', ['- Mouser']],
    ['ABC', ['- ABC']],
    ['AB', []],
    ['A 1', ['- A 1']],
    ['one two', []],
    ['one two 3', ['- one two 3']],
    ['one two three 4', []],
    ['C25804; see the note', ['- C25804; see the note'].filter(() => false)],
  ])('%j', (cell, expected) => expect(numbers(cell)).toEqual(expected));

  it.each(
    words('0.15|0,15|123456.12345|Bulk|tray|Tube|reel|tape|cut tape|CutTape|bag|box|ammo|strip|$0.15|www.a.example'),
  )('%s of an offer is neither a number nor a remark', (cell) =>
    expect(shopNumbersIn(cell)).toEqual({ numbers: [], remark: null }),
  );
  it.each(words('1234567.1|0.123456|x0.15|Bulky|my tray'))('%s is none of an offer', (cell) => {
    const { numbers: found, remark } = shopNumbersIn(cell);
    expect(found.length + (remark === null ? 0 : 1)).toBe(1);
  });
  it.each(['DNP', 'only with a low resistance', 'one two', ''])('%j is a remark', (cell) =>
    expect(shopNumbersIn(cell)).toEqual({ numbers: [], remark: cell }),
  );
});
