import { describe, expect, it } from 'vitest';

import { isOnRequest, readDays, readPieces } from './value/side-values.ts';

const valueOf = (value: number) => ({ kind: 'value', value });

it.each(['', '-', '--', '—', '–', 'N/A', 'nan', 'NULL', '#n/a', '#Н/Д', '?', ' ', "'"])(
  '%j means that there is no value',
  (text) => {
    expect([readPieces(text), readDays(text)]).toEqual([{ kind: 'absent' }, { kind: 'absent' }]);
  },
);

describe('pieces', () => {
  it.each([
    '0',
    'нет',
    'нет на складе',
    'Нет в наличии',
    'отсутствует',
    'под заказ',
    'на заказ',
    'заказ',
    'ожидается',
    'ожидается 12.03',
    'в пути',
    'транзит',
    'снят',
    'снято с производства',
    'продано',
    'no',
    'none',
    'out of stock',
    'Sold out',
    'on order',
    'backorder',
    'backordered',
    'on request',
    'call',
    'yok',
    'tükendi',
    'stokta yok',
    '无货',
    '缺货',
    '0 шт',
  ])('%s: out of stock', (text) => expect(readPieces(text)).toEqual(valueOf(0)));

  it.each([
    ['> 10', 10],
    ['>=10', 10],
    ['≥10', 10],
    ['~10', 10],
    ['≈ 10', 10],
    ['более 10', 10],
    ['Больше 10', 10],
    ['свыше 10', 10],
    ['от 10', 10],
    ['около 10', 10],
    ['over 10', 10],
    ['more than 10', 10],
    ['at least 10', 10],
    ["1'234", 1234],
    ['1.234.567', 1_234_567],
    ['12 345 678', 12_345_678],
    ['7,00', 7],
    ["'42", 42],
    ['10-20', 10],
    ['10–20 шт', 10],
    ['10…20', 10],
    ['10..20', 10],
    ['10 ... 20', 10],
    ['５', 5],
    ['5 шт.', 5],
    ['5 штук', 5],
    ['5 ед.', 5],
    ['5 упак', 5],
    ['5 уп.', 5],
    ['5 pc', 5],
    ['5 pcs', 5],
    ['5 piece', 5],
    ['5 pieces', 5],
    ['5 ea', 5],
    ['5 each', 5],
    ['5 unit', 5],
    ['5 units', 5],
    ['5 adet', 5],
    ['5个', 5],
    ['5 в наличии', 5],
    ['5 на складе', 5],
    ['5 available', 5],
    ['5 available now', 5],
    ['5 stock', 5],
    ['5!', 5],
    ['999999999999', 999_999_999_999],
    ['5 (склад 2)', 5],
  ])('%s is %d', (text, value) => expect(readPieces(text)).toEqual(valueOf(value)));

  it.each([
    '1234567890123',
    '5 мес',
    '5 кг',
    '12 34',
    '1 2345',
    '5,5',
    '1-1234567890',
    '5 x',
    'x5',
    '<5',
    'нетто',
    'заказной',
  ])('%s is no number of them', (text) => expect(readPieces(text).kind).toBe('unread'));
  it.each(['-1', '−5', '- 3', '-0,5', '-0.01'])('%s is negative', (text) => {
    expect([readPieces(text), readDays(text)]).toEqual([{ kind: 'negative' }, { kind: 'negative' }]);
  });
  it('-0 is not a quantity', () => expect(readPieces('-0').kind).not.toBe('negative'));
  it('reads a hundred characters', () => {
    expect(readPieces(`5${' '.repeat(99)}x`)).toEqual(valueOf(5));
    expect(readPieces(`5${' '.repeat(98)}x`)).toEqual({ kind: 'unread' });
  });
});

describe('days', () => {
  it.each([
    'склад',
    'со склада',
    'На складе',
    'в наличии',
    'есть',
    'сразу',
    'in stock',
    'stock',
    'immediate',
    'Immediately',
    'stokta',
  ])('%s: at once', (text) => expect(readDays(text)).toEqual(valueOf(0)));
  it.each([
    ['10 рабочих дней', 14],
    ['10 раб. дн.', 14],
    ['10 р.д.', 14],
    ['10 р. д.', 14],
    ['10 working days', 14],
    ['10 business days', 14],
    ['10 iş günü', 14],
    ['3 р.д.', 5],
    ['5 дн', 5],
    ['5 день', 5],
    ['5 дня', 5],
    ['5 д', 5],
    ['5 сут.', 5],
    ['5 day', 5],
    ['5 days', 5],
    ['5d', 5],
    ['5 gün', 5],
    ['5天', 5],
    ['2 недели', 14],
    ['2 wk', 14],
    ['2 wks', 14],
    ['2 week', 14],
    ['2w', 14],
    ['2 hafta', 14],
    ['2周', 14],
    ['2 месяца', 60],
    ['2 month', 60],
    ['2 months', 60],
    ['2 mo', 60],
    ['2 mos', 60],
    ['2 ay', 60],
    ['2月', 60],
    ['до 5', 5],
    ['от 5', 5],
    ['около 5', 5],
    ['~5', 5],
    ['≈ 5', 5],
    ['<5', 5],
    ['> 5', 5],
    ['≤5', 5],
    ['≥5', 5],
    ['up to 5', 5],
    ['about 5', 5],
    ['approx. 5', 5],
    ['approx 5', 5],
    ['5+', 5],
    ['5.5', 5],
    ['3 - 5', 5],
    ['5-3', 5],
    ['3–5', 5],
    ['3—5', 5],
    ['3…5', 5],
    ['3..5', 5],
    ['3...5', 5],
    ['3 до 5', 5],
    ['3 to 5 weeks', 35],
    ['3~5', 5],
    ['9999', 9999],
  ])('%s is %d', (text, value) => expect(readDays(text)).toEqual(valueOf(value)));
  it.each(['99999', '5 ayran', '5 dB', '5 want', 'скоро', '5 шт', '5 mosaics'])('%s is none', (text) => {
    expect(readDays(text)).toEqual({ kind: 'unread' });
  });
  it.each([
    ['Срок, нед.', 14],
    ['Lead time (weeks)', 14],
    ['Lead time (weeks) ', 14],
    ['Срок/мес', 60],
    ['Срок, шт', 2],
    ['Неделя', 2],
    ['Срок (нед), дней', 2],
    ['', 2],
  ])('a bare 2 of the column %j is %d days', (column, value) => expect(readDays('2', column)).toEqual(valueOf(value)));
  it('its own unit wins over the column’s', () => expect(readDays('2 дня', 'Срок, нед.')).toEqual(valueOf(2)));
});

describe('prices on request', () => {
  it.each([
    'по запросу',
    'Запрос',
    'запросить',
    'уточните',
    'договорная',
    'Звоните',
    'цена по запросу',
    'под заказ',
    'on request',
    'request',
    'call',
    'Call for price',
    'POA',
    'RFQ',
    'quote',
    'TBA',
    'TBD',
    'sorunuz',
    'fiyat sorunuz',
    'call.',
    ' call ',
  ])('%s', (text) => expect(isOnRequest(text)).toBe(true));
  it.each(['5', '', 'recall', 'call me', 'по запросу 5'])('not %j', (text) => expect(isOnRequest(text)).toBe(false));
});
