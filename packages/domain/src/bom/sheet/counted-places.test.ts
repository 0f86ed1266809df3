import { describe, expect, it } from 'vitest';

import { areCountedPlaces, arePlaces, withCountedQuantity } from './counted-places.ts';
import { columnsOf, fieldsOf, seen, takenOf, words } from './test-columns.ts';

describe('designators and their counts', () => {
  it('most of at least three texts are designators', () => {
    const are = (texts: string) => arePlaces(seen('x', words(texts)));
    expect([are('R1|R2|R3'), are('R1|R2'), are('R1|R2|R3|R4|R5|R6|R7|a|b|c'), are('R1|R2|a')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
  it.each([
    ['R1,R2|R3|R4', '2|1|1', true],
    ['R1,R2|R3|R4', '2|1|5', true],
    ['R1,R2|R3|R4|R5', '2|1|5|5', false],
    ['R1,R2|R3||R4', '2|1||1', true],
    ['R1|R2', '1|1', false],
  ])('%s are counted by %s: %s', (places, counts, expected) => {
    const [column, count] = columnsOf(`Foo: ${places}`, `Qty: ${counts}`);
    expect(column && count && areCountedPlaces(column, [column, count])).toBe(expected);
    expect(column && areCountedPlaces(column, [column])).toBe(false);
  });
  it('the quantity is the column that counts the designators', () => {
    const all = columnsOf('Ref: R1,R2|R3|R4|R5|R6', 'Qty fix: 20|10|10|10|10', 'Min: 2|1|1|1|1');
    const taken = takenOf('designators quantity -');
    expect(withCountedQuantity(taken, all)).toEqual([
      taken[0],
      { field: null, distributor: null, evidence: 'none' },
      { field: 'quantity', distributor: null, evidence: 'values' },
    ]);
  });
  it('the column that counts may be the first one', () => {
    const all = columnsOf('Min: 2|1|1|1|1', 'Ref: R1,R2|R3|R4|R5|R6', 'Qty fix: 20|10|10|10|10');
    expect(fieldsOf(withCountedQuantity(takenOf('- designators quantity'), all))).toBe('quantity designators -');
  });
  it.each<[string, readonly string[], string]>([
    [
      'half of the quantities agree',
      ['Ref: R1,R2|R3|R4|R5|R6|R7', 'Qty: 2|1|1|9|9|9', 'Min: 2|1|1|1|1|1'],
      'designators quantity -',
    ],
    ['few rows', ['Ref: R1,R2|R3|R4|R5', 'Qty: 20|10|10|10', 'Min: 2|1|1|1'], 'designators quantity -'],
    ['all rows have one piece', ['Ref: R1|R2|R3|R4|R5', 'Qty: 9|9|9|9|9', 'Min: 1|1|1|1|1'], 'designators quantity -'],
    ['no column counts', ['Ref: R1,R2|R3|R4|R5|R6', 'Qty: 9|9|9|9|9', 'Min: 2|1|9|9|9'], 'designators quantity -'],
    [
      'the counts have a meaning',
      ['Ref: R1,R2|R3|R4|R5|R6', 'Qty: 9|9|9|9|9', 'Min: 2|1|1|1|1'],
      'designators quantity note',
    ],
    ['no quantity', ['Ref: R1,R2|R3|R4|R5|R6', 'Qty: 9|9|9|9|9', 'Min: 2|1|1|1|1'], 'designators - -'],
    ['no designators', ['Ref: R1,R2|R3|R4|R5|R6', 'Qty: 9|9|9|9|9', 'Min: 2|1|1|1|1'], 'note quantity -'],
    ['words as designators', ['Ref: a|b|c|d|e', 'Qty: 9|9|9|9|9', 'Min: 0|0|0|0|0'], 'designators quantity -'],
  ])('not if %s', (_, columns, fields) => {
    const taken = takenOf(fields);
    expect(withCountedQuantity(taken, columnsOf(...columns))).toBe(taken);
  });
});
