import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { isQuantity } from '../quantities/order-quantity.ts';
import { readPastedList } from './index.ts';

const firstOf = (line: string) => {
  const [reading] = readPastedList(line).lines[0]?.readings ?? [];
  return reading === undefined ? null : [reading.number, reading.quantity];
};

test.each([
  ['1N4148', '1N4148', 1],
  ['1N4148\t10', '1N4148', 10],
  ['1N4148;10', '1N4148', 10],
  ['1N4148, 10', '1N4148', 10],
  ['1N4148 | 10', '1N4148', 10],
  ['"1N4148","1 000"', '1N4148', 1000],
  ['1N4148;10,00', '1N4148', 10],
  ['1N4148;1к', '1N4148', 1000],
  ['1N4148; 10 шт.; в плёнке', '1N4148', 10],
  ['10;1N4148', '1N4148', 10],
  ['1;1N4148;25', '1N4148', 25],
  ['1N4148;10,00 шт', '1N4148', 10],
  ['1N4148;10 tane', '1N4148', 10],
  ['1N4148;10 ШТУК', '1N4148', 10],
  ['1N4148 ; "10" ', '1N4148', 10],
  ['1N4148;"";10', '1N4148', 10],
  ['R 1"2";10', 'R 1"2"', 10],
  ['"1N"4148;10', '"1N"4148', 10],
  ['1N4148;2x5', '1N4148', 1],
  ['1N4148;в плёнке', '1N4148', 1],
  ['1N4148;корпус 5', '1N4148', 1],
  ['1N4148;5 мм', '1N4148', 1],
  ['1N4148 10', '1N4148', 10],
  ['１N4148 １０', '1N4148', 10],
  ['1N4148 X10 PCS', '1N4148', 10],
  ['1N4148 10 ШТ', '1N4148', 10],
  ['10 ШТ 1N4148', '1N4148', 10],
  ['0 1N4148 5', '0 1N4148', 5],
  ['LED', 'LED', 1],
  ['1N4148  1 000 шт', '1N4148', 1000],
  ['1N4148 10шт', '1N4148', 10],
  ['1N4148 10 pcs', '1N4148', 10],
  ['1N4148 - 10 шт.', '1N4148', 10],
  ['1N4148: 10', '1N4148', 10],
  ['1N4148 x10', '1N4148', 10],
  ['1N4148 х 10', '1N4148', 10],
  ['1N4148 × 10 adet', '1N4148', 10],
  ['1N4148*10', '1N4148', 10],
  ['10 шт 1N4148', '1N4148', 10],
  ['10x 1N4148', '1N4148', 10],
  ['10 1N4148', '1N4148', 10],
  ['1N4148;x10', '1N4148', 10],
  ['К155ЛА3 5', 'К155ЛА3', 5],
  ['RC0603FR-0710KL 100', 'RC0603FR-0710KL', 100],
  ['MAX232X10', 'MAX232X10', 1],
  ['7805', '7805', 1],
  ['7805 10', '7805', 10],
  ['1000123;4', '1000123', 4],
])('%j is %s, %i pieces', (line, number, quantity) => {
  expect(firstOf(line)).toEqual([number, quantity]);
});

test.each(['1N4148;0', '1N4148;0;в плёнке', '1N4148;-5', '1N4148;1,5', '1N4148;99999999999', '1N4148 x0', '1N4148 0'])(
  'the quantity of %j is none',
  (line) => {
    expect(readPastedList(line).lines).toMatchObject([{ text: line, readings: [] }]);
  },
);

describe('a pasted list', () => {
  it('returns several readings of an ambiguous line', () => {
    expect(readPastedList('LM 317').lines[0]?.readings).toEqual([
      { number: 'LM', quantity: 317 },
      { number: 'LM 317', quantity: 1 },
    ]);
    expect(readPastedList('10 555').lines[0]?.readings).toEqual([
      { number: '10', quantity: 555 },
      { number: '555', quantity: 10 },
      { number: '10 555', quantity: 1 },
    ]);
  });

  it('returns no reading with an invalid quantity', () => {
    expect(readPastedList('0 1N4148 5').lines[0]?.readings).toEqual([
      { number: '0 1N4148', quantity: 5 },
      { number: '0 1N4148 5', quantity: 1 },
    ]);
  });

  it('returns each reading once, those with letters first, at most four', () => {
    expect(readPastedList('1N4148 x10').lines[0]?.readings).toEqual([
      { number: '1N4148', quantity: 10 },
      { number: '1N4148 x10', quantity: 1 },
    ]);
    const [cells] = readPastedList('123.456.789;A1;B2;C3;D4;10').lines;
    expect(cells?.readings.map(({ number }) => number)).toEqual(['A1', 'B2', 'C3', 'D4']);
    const [few] = readPastedList('123.456.789;A1;10').lines;
    expect(few?.readings.map(({ number }) => number)).toEqual(['A1', '123.456.789']);
  });

  it('keeps a line as typed except for extra spaces, at most 200 characters', () => {
    expect(readPastedList('  1N4148 \u00a0  10  ').lines[0]?.text).toBe('1N4148 10');
    expect(readPastedList('x'.repeat(250)).lines[0]?.text).toHaveLength(200);
  });

  it('is empty if there is only a header', () => {
    expect(readPastedList('Артикул;Количество').lines).toEqual([]);
  });

  it('skips a header and empty lines and keeps the row numbers of the others', () => {
    const { lines, rest } = readPastedList('Артикул;Количество\r\n\r\n1N4148;10\n ;; \n2N2222\t5');
    expect(lines.map(({ row, text }) => [row, text])).toEqual([
      [3, '1N4148;10'],
      [5, '2N2222 5'],
    ]);
    expect(rest).toBe(0);
  });

  it('reads at most the maximum number of lines and counts the rest', () => {
    const { lines, rest } = readPastedList(Array.from({ length: 503 }, () => '1N4148').join('\n'));
    expect([lines.length, rest]).toEqual([500, 3]);
  });
});

test('law: any text is read, quantities are valid, and each line has a number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const { readings } of readPastedList(text).lines) {
        expect(readings.length).toBeLessThanOrEqual(4);
        expect(readings.every(({ number, quantity }) => number !== '' && isQuantity(quantity))).toBe(true);
      }
    }),
  );
});

test('law: a number and a quantity are read back with any separator', () => {
  const number = fc.stringMatching(/^[A-Z]{2,4}\d{2,5}[A-Z]{1,3}$/);
  const joint = fc.constantFrom('\t', ';', ', ', ' ', ' x', ' - ', ';x', '  ');
  fc.assert(
    fc.property(number, fc.integer({ min: 1, max: 10_000_000 }), joint, (mpn, quantity, sign) => {
      expect(firstOf(`${mpn}${sign}${quantity}`)).toEqual([mpn, quantity]);
      expect(firstOf(`${quantity} шт ${mpn}`)).toEqual([mpn, quantity]);
    }),
  );
});
