import { describe, expect, it } from 'vitest';

import {
  exchangeFailures,
  exchangeKinds,
  exchangeLimits,
  exchangeProblems,
  exchangeStates,
  guessPriceTypeUse,
  isExchangeFileName,
  isPicture,
  isRoubles,
  piecesOf,
  priceOfOne,
  priceTypeUses,
  readExchangeStatus,
  writeExchangeStatus,
} from './index.ts';

const mebibyte = 1_048_576;
const words = (text: string): string[] => text.split(' ');

describe('limits of an exchange', () => {
  it('bytes: 8 MiB a part, 4 GiB a session, 8 GiB and 200 times unpacked, 64 MiB of orders', () => {
    const { partBytes, sessionBytes, unpackedBytes, unpackedRatio, ordersBytes } = exchangeLimits;
    const sizes = [partBytes, sessionBytes, unpackedBytes, ordersBytes].map((bytes) => bytes / mebibyte);
    expect([...sizes, unpackedRatio]).toEqual([8, 4096, 8192, 64, 200]);
  });
  it('an hour between calls, half a day in all', () => {
    expect([exchangeLimits.sessionSeconds / 3600, exchangeLimits.sessionSecondsInAll / 3600]).toEqual([1, 12]);
  });
  it('counts: files, orders and problems', () => {
    const { sessionFiles, ordersAtOnce, problemsKept } = exchangeLimits;
    expect([sessionFiles, ordersAtOnce, problemsKept]).toEqual([50_000, 1000, 1000]);
  });
  it('files are kept a day, the history half a year; at most half of the goods are deactivated', () => {
    const { filesKeptDays, historyKeptDays, deactivatedShareMax } = exchangeLimits;
    expect([filesKeptDays, historyKeptDays, deactivatedShareMax]).toEqual([1, 180, 0.5]);
  });
});

it('codes of stored rows never change their names', () => {
  expect(exchangeKinds).toEqual(expect.arrayContaining(words('goods offers orders_out orders_in pack left_out')));
  expect(exchangeStates).toEqual(expect.arrayContaining(words('uploading queued running done failed')));
  expect(priceTypeUses).toEqual(expect.arrayContaining(words('none sale purchase')));
  expect(exchangeFailures).toEqual(
    expect.arrayContaining(
      words(
        'broken_xml doctype not_commerceml unknown_encoding wrong_encoding too_deep element_too_large empty damaged_zip ' +
          'zip_name zip_too_large file_missing too_many_left_out broke_off',
      ),
    ),
  );
  expect(exchangeProblems).toEqual(
    expect.arrayContaining(
      words(
        'required too_long formula duplicate not_typed unknown_product not_a_price not_a_number negative ' +
          'foreign_currency price_type_unused price_differs picture_refused unknown_order unknown_status move_refused ' +
          'goods_unpaid sum_differs paid_elsewhere',
      ),
    ),
  );
});

describe('names of files', () => {
  const named = (length: number): string => `${'a'.repeat(length - 4)}.xml`;
  it('have at most 200 characters', () => {
    expect([200, 201].map((length) => isExchangeFileName(named(length)))).toEqual([true, false]);
  });
  it.each(['import_files/a.jpeg', 'import_files/a.jpg', 'import_files/a.gif', 'import.zip', 'a.xml'])(
    '%s is taken',
    (name) => expect(isExchangeFileName(name)).toBe(true),
  );
  it.each([
    'a.jpg',
    'import_files/a.xml',
    'import_files/.jpg',
    'import_files/a//b.jpg',
    'import_files/a.jpg.xml',
    'x/import_files/a.jpg',
    'import.xml.php',
    '.xml',
    'a b.xml',
    '/a.xml',
    '',
  ])('%j is refused', (name) => expect(isExchangeFileName(name)).toBe(false));
  it('images are recognised by their folder', () => {
    expect(['import_files/a.png', 'offers.xml', 'x/import_files/'].map(isPicture)).toEqual([true, false, false]);
  });
});

it.each([
  ['Закупочная цена', 'purchase'],
  ['СЕБЕСТОИМОСТЬ', 'purchase'],
  ['Purchase', 'purchase'],
  ['Розничная закупочная', 'purchase'],
  ['Цена розн.', 'sale'],
  ['Для сайта', 'sale'],
  ['Интернет-магазин', 'sale'],
  ['Retail', 'sale'],
  ['', 'none'],
])('the use of price type «%s» is guessed as: %s', (name, use) => expect(guessPriceTypeUse(name)).toBe(use));

it.each(['', 'RUB', 'rur', '643', '810', ' руб ', 'руб.', 'р', 'Р.'])('%j is the rouble', (currency) =>
  expect(isRoubles(currency)).toBe(true),
);
it.each(['USD', '840', 'CNY', 'рубин'])('%j is not the rouble', (currency) => expect(isRoubles(currency)).toBe(false));

describe('prices', () => {
  const price = (written: string, coefficient = '', addedPercent = 0) =>
    priceOfOne({ price: written, coefficient, addedPercent });
  it('the maximum price is a hundred million roubles, a ten-thousandth more is no price', () => {
    expect([price('100000000'), price('100000000.0001')]).toEqual([1_000_000_000_000, null]);
  });
  it('half of the smallest price rounds up; any positive price is at least the smallest', () => {
    expect([price('0.00015'), price('0.000149'), price('0.00001')]).toEqual([2, 1, 1]);
  });
  it('a pack of 0.5 has a higher unit price, and an invalid coefficient gives no price', () => {
    expect([price('1', '0.5'), price('1', ' '), price('1', 'пачка')]).toEqual([20_000, 10_000, null]);
  });
});

it.each([
  ['2000000000', 2_000_000_000],
  ['2000000001', null],
  ['-', 0],
  [' -5 ', 0],
  ['5-', null],
  ['-много', null],
  ['0,9', 0],
])('the quantity %j is %j pieces', (written, pieces) => expect(piecesOf(written)).toBe(pieces));

describe('statuses', () => {
  const read = (text: string) => readExchangeStatus(text, 'in_work_personal');
  it('have a code in brackets before the name', () => {
    expect(writeExchangeStatus('shipped')).toBe('[shipped] Отправлен');
    expect(read('  [in_warehouse] что угодно')).toBe('in_warehouse');
  });
  it.each([
    ['Создан', 'created'],
    ['Запрос', 'request'],
    ['В работе', 'in_work_personal'],
    ['Заказан у поставщика', 'ordered'],
    ['На складе', 'in_warehouse'],
    ['Отправлен', 'shipped'],
    ['Доставлен', 'delivered'],
    ['Завершен', 'completed'],
    ['отменён', 'cancelled'],
    ['Ожидается обеспечение', 'ordered'],
    ['К обеспечению', 'ordered'],
    ['Готов к отгрузке', 'in_warehouse'],
    ['К отгрузке', 'in_warehouse'],
    ['В процессе отгрузки', 'in_warehouse'],
    ['Отгружен', 'shipped'],
    ['Выполнен', 'completed'],
    ['Закрыт', 'completed'],
    [' ЗАКРЫТ ', 'completed'],
    ['доставлен [shipped]', null],
    ['[F][shipped] x', null],
    ['', null],
  ])('«%s» is %s', (text, status) => expect(read(text)).toBe(status));
});
