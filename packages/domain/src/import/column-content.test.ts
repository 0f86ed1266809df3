import { describe, expect, it } from 'vitest';

import {
  saysNothingOfPart,
  shareOfCodes,
  shareOfCyrillic,
  shareOfHan,
  shareOfLifecycles,
  shareOfLinks,
  shareOfPacking,
  shareOfPrices,
  shareOfSentences,
  variety,
  withoutHan,
} from './column-content.ts';

type Share = (texts: readonly string[]) => number;

const kinds: readonly (readonly [name: string, share: Share, are: readonly string[], others: readonly string[]])[] = [
  [
    'ordering codes',
    shareOfCodes,
    ['NE555P', 'К1156ЕУ5Т', '1N4148', ' LM358 ', '74HC595D,118', 'A(1)=*', 'BC847', '1'.repeat(50)],
    ['resistor', '555 timer', 'A1', '-1N4148', '1'.repeat(51), ''],
  ],
  [
    'titles',
    shareOfSentences,
    ['Микросхема таймер', 'IC the', ' a bcd ', 'Чип  резистор'],
    ['таймер', '1 2 3', 'ab cd', 'abc ', ''],
  ],
  ['Cyrillic', shareOfCyrillic, ['Таймер', 'IC таймер'], ['IC', 'да', 'Ом']],
  ['Chinese', shareOfHan, ['贴片', 'SMD 贴'], ['SMD', 'Чип']],
  [
    'prices',
    shareOfPrices,
    [
      '12.5',
      '12,50 руб.',
      '$3',
      '€ 1 234,50',
      '3e-2',
      '1.5E+3',
      '5E-05',
      '5.25E-10 USD',
      '7 TL',
      '12 у.е.',
      '5 р.',
      'от 5',
      '5 usd за штуку',
      '£1',
      '¥2',
      '5₺',
      '7 rub',
      '7 eur',
      '7 cny',
      '7 try',
    ],
    ['1 x 2', 'нет', '1234567x1', 'about fifty 5', '5 for a whole big reel', ''],
  ],
  [
    'links',
    shareOfLinks,
    ['http://a.b', 'https://a.b/c?d', '//a.b', ' HTTPS://A '],
    ['a.b', 'see http://a.b', 'http://', 'http://a b', 'ftp://a'],
  ],
  [
    'states of a part',
    shareOfLifecycles,
    [
      'Active',
      'In Production',
      'obsolete',
      'NRND',
      'Not for new designs',
      'Not Recommended for New Design',
      'Last Time Buy',
      'LTB',
      'EOL',
      'End of Life',
      'Discontinued at Digi-Key',
      'Preliminary',
      'New',
      'Preview',
      'Production',
      'Активный',
      'в производстве',
      'Производится',
      'Снят с производства',
      'Не рекомендован',
      'Серийный',
    ],
    ['Newark', 'Newbury Street', 'Eolian', 'Reactive', 'renewed', 'в наличии', ''],
  ],
  [
    'packing',
    shareOfPacking,
    [
      'Tape & Reel',
      'reel',
      'TUBE',
      'Tray',
      'Bulk',
      'Cut Tape (CT)',
      'bag',
      'box',
      'ammo',
      'strip',
      'лента',
      'Катушка',
      'россыпь',
      'туба',
      'пенал',
      'паллета',
      'бобина',
    ],
    ['SOT-23', 'stripped', 'boxer', 'taped'],
  ],
];

describe.each(kinds)('%s', (_, share, are, others) => {
  it.each(are)('%j is one', (text) => expect(share([text])).toBe(1));
  it.each(others)('%j is none', (text) => expect(share([text])).toBe(0));
  it('are counted in all texts', () => {
    expect(share([...are, ...others])).toBe(are.length / (are.length + others.length));
    expect(share([])).toBe(0);
  });
});

it('variety is the share of distinct texts', () => {
  expect([variety(['a', 'a', 'b', 'c']), variety(['a']), variety([])]).toEqual([0.75, 1, 0]);
});

describe('a column without facts about parts', () => {
  it.each([
    "{'id1': 470}",
    '["a"]',
    '[{"a": 1}]',
    '[[1], [2]]',
    '[ 1, 2]',
    '{ "a":\n1 }',
    'photo.jpg',
    'a.JPEG?x=1',
    'a.png',
    'a.gif',
    'a.webp',
    'a.svg',
    'basic',
    'Extended',
    'preferred',
    '<b>bold</b>',
    'line<br/>',
    'https://a.b/c',
    '//a.b',
    ' photo.png ',
  ])('%j', (text) => expect(saysNothingOfPart([text])).toBe(true));
  it.each([
    '[x]',
    '{1',
    'X7R',
    'basic part',
    'a < b',
    '1 <2> 3',
    'jpg',
    'photo.jpg and more',
    '[1] resistor',
    '',
    'a<1>',
    '(1)',
  ])('not %j', (text) => expect(saysNothingOfPart([text])).toBe(false));
  it('is recognised if more than half of its texts match', () => {
    expect(saysNothingOfPart(['basic', 'X7R'])).toBe(false);
    expect(saysNothingOfPart(['basic', 'basic', 'X7R'])).toBe(true);
    expect(saysNothingOfPart([])).toBe(false);
  });
});

it.each([
  ['贴片, SMD; 电阻、 0603，高；THT', 'SMD, 0603, THT'],
  ['贴片', ''],
  ['贴片,,SMD', 'SMD'],
  ['SMD; 0603', 'SMD; 0603'],
])('%j becomes %j for buyers', (text, words) => expect(withoutHan(text)).toBe(words));
