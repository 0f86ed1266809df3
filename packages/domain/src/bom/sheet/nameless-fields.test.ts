import { describe, expect, it } from 'vitest';

import { withNameless, withNamelessCounts } from './nameless-columns.ts';
import { columnsOf, fieldsOf, takenOf } from './test-columns.ts';

describe('columns without a header', () => {
  it.each<[string, string, readonly string[], string]>([
    ['counts beside names', 'mpn -', ['MPN: LM358|LM2904|NE555', ': 5|7|5'], 'mpn quantity'],
    ['counts beside values', 'value -', ['Value: a|b|c', ': 5|7|5'], 'value quantity'],
    ['row numbers', 'mpn -', ['MPN: a|b|c|d', ': 1|2|3|4'], 'mpn -'],
    ['two columns of counts', 'mpn - -', ['MPN: a|b|c', ': 5|7|5', ': 5|7|9'], 'mpn - -'],
    ['a column with a header', 'mpn -', ['MPN: a|b|c', 'Foo: 5|7|5'], 'mpn -'],
    ['two counts', 'mpn -', ['MPN: a|b|c', ': 5|7|'], 'mpn -'],
    ['counts in few rows', 'mpn -', ['MPN: a|b|c|d|e|f', ': 5|7|5|||'], 'mpn -'],
    ['counts and words', 'mpn -', ['MPN: a|b|c|d', ': 5|7|5|x'], 'mpn -'],
    ['long numbers', 'mpn -', ['MPN: a|b|c', ': 12345|12346|12345'], 'mpn -'],
    ['packages', 'mpn -', ['MPN: a|b|c', ': 0603|0805|0603'], 'mpn -'],
    ['beside quantities', 'mpn quantity -', ['MPN: a|b|c', 'Qty: 1|1|1', ': 5|7|5'], 'mpn quantity -'],
    ['beside designators', 'mpn designators -', ['MPN: a|b|c', 'Ref: R1|R2|R3', ': 5|7|5'], 'mpn designators -'],
    ['without names', 'maker -', ['Maker: a|b|c', ': 5|7|5'], 'maker -'],
  ])('%s', (_, fields, columns, expected) => {
    const found = withNamelessCounts(takenOf(fields), columnsOf(...columns));
    expect(fieldsOf(found)).toBe(expected);
    expect(found.find(({ field }) => field === 'quantity')?.evidence ?? 'header').toBe(
      /quantity/u.test(fields) || !/quantity/u.test(expected) ? 'header' : 'values',
    );
  });
  it.each<[string, string, readonly string[], string]>([
    [
      'names before descriptions',
      '- description',
      [': blue lamp|red lamp|big lamp', 'Description: a|b|c'],
      'description description',
    ],
    [
      'names behind an empty column',
      '- - description',
      [': ||', ': blue lamp|red lamp|big lamp', 'Description: a|b|c'],
      '- description description',
    ],
    [
      'names behind another column',
      '- - description',
      [': a|b|c', ': blue lamp|red lamp|big lamp', 'Description: a|b|c'],
      '- - description',
    ],
    ['names before other columns', '- maker', [': blue lamp|red lamp|big lamp', 'Maker: a|b|c'], '- maker'],
    [
      'names beside numbers',
      '- description mpn',
      [': blue lamp|red lamp|big lamp', 'Description: a|b|c', 'MPN: x|y|z'],
      '- description mpn',
    ],
    ['two names', '- description', [': blue lamp|red lamp', 'Description: a|b'], '- description'],
    [
      'names with a header',
      '- description',
      ['Foo: blue lamp|red lamp|big lamp', 'Description: a|b|c'],
      '- description',
    ],
    ['short words', '- description', [': ab|cd|ef', 'Description: a|b|c'], '- description'],
    [
      'names in few rows',
      '- description',
      [': blue lamp|red lamp|big lamp||', 'Description: a|b|c|d|e'],
      '- description',
    ],
    ['designators', '- description', [': LED1|LED2|LED3', 'Description: a|b|c'], '- description'],
    ['designators beside counts', '- quantity', [': R1,R2|R3|R4', 'Qty: 2|1|1'], 'designators quantity'],
    ['designators that are not counted', '- quantity', [': R1,R2|R3|R4', 'Qty: 9|9|9'], '- quantity'],
    [
      'packages and values beside them',
      '- - - quantity',
      [': 0603|0805|0603', ': 10k|100n|1uF', ': R1,R2|R3|R4', 'Qty: 2|1|1'],
      'package value designators quantity',
    ],
    [
      'values beside part numbers',
      '- mpn designators quantity',
      [': 10k|100n|1uF', 'MPN: x|y|z', 'Ref: R1,R2|R3|R4', 'Qty: 2|1|1'],
      '- mpn designators quantity',
    ],
    [
      'packages beside packages',
      '- package designators quantity',
      [': 0603|0805|0603', 'Package: x|y|z', 'Ref: R1,R2|R3|R4', 'Qty: 2|1|1'],
      '- package designators quantity',
    ],
    [
      'two values',
      '- designators quantity',
      [': 10k|100n|', 'Ref: R1,R2|R3|R4', 'Qty: 2|1|1'],
      '- designators quantity',
    ],
    ['without quantities', '- -', [': R1,R2|R3|R4', 'Foo: 2|1|1'], '- -'],
  ])('%s', (_, fields, columns, expected) =>
    expect(fieldsOf(withNameless(takenOf(fields), columnsOf(...columns)))).toBe(expected),
  );
  it('columns that are not recognised stay as they were', () => {
    const taken = takenOf('- designators quantity');
    expect(withNameless(taken, columnsOf(': a|b|c', 'Ref: R1|R2|R3', 'Qty: 1|1|1'))).toEqual(taken);
  });
});
