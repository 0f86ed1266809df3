import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { orderStatuses } from '../order/order-status-facts.ts';
import {
  guessPriceTypeUse,
  isExchangeFileName,
  piecesOf,
  priceOfOne,
  readExchangeStatus,
  writeExchangeStatus,
} from './index.ts';

describe('prices of 1C', () => {
  const price = (written: string, coefficient = '1', addedPercent = 0) =>
    priceOfOne({ price: written, coefficient, addedPercent });
  it('are per piece with VAT, rounded half up once', () => {
    expect(price('1.25')).toBe(12_500);
    expect(price('1 719,5')).toBe(17_195_000);
    expect(price('0.00005')).toBe(1);
    expect(price('0.000001')).toBe(1);
    expect(price('10', '3')).toBe(33_333);
    expect(price('100', '1', 22)).toBe(1_220_000);
    expect(price('1', '', 10)).toBe(11_000);
    expect(price('0')).toBe(0);
  });
  it.each(['', 'дорого', '-1', '1e99', '99999999999'])('%j is none', (written) => expect(price(written)).toBeNull());
  it('a price of 0 is no price', () => expect(price('1', '0')).toBeNull());
});

describe('quantities of 1C', () => {
  it.each([
    ['456', 456],
    ['456.900', 456],
    ['-3', 0],
    ['−3', 0],
    ['', 0],
    ['много', null],
    ['9999999999', null],
  ])('%j', (written, pieces) => expect(piecesOf(written)).toBe(pieces));
});

describe('statuses', () => {
  it('read back as they are written', () => {
    for (const status of orderStatuses)
      expect(readExchangeStatus(writeExchangeStatus(status), 'in_work_personal')).toBe(status);
  });
  it('1C’s own words are understood', () => {
    expect(readExchangeStatus('Отменён', 'in_work_personal')).toBe('cancelled');
    expect(readExchangeStatus('К отгрузке', 'in_work_personal')).toBe('in_warehouse');
    expect(readExchangeStatus('[F] Доставлен', 'in_work_personal')).toBe('delivered');
    expect(readExchangeStatus('в работе', 'in_work_company')).toBe('in_work_company');
    expect(readExchangeStatus('[X] Непонятный', 'in_work_company')).toBeNull();
  });
});

describe('names of files', () => {
  it.each(['import.xml', 'offers0_1.xml', 'v8_1A.zip', 'import_files/9d/9da0_0e01.jpg', 'import_files/a/b-c.png'])(
    '%s',
    (name) => expect(isExchangeFileName(name)).toBe(true),
  );
  it('no path leaves the folder', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        for (const part of ['..', '\0', '\\', '//', '.php'])
          expect(isExchangeFileName(`${before}${part}${after}`)).toBe(false);
      }),
    );
  });
});

it('the use of price types is guessed by name', () => {
  expect(['Розничная', 'Закупочная', 'Оптовая'].map(guessPriceTypeUse)).toEqual(['sale', 'purchase', 'none']);
});
