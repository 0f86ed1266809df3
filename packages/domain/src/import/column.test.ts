import { expect, it } from 'vitest';

import { tallyColumn } from './column.ts';

const kindOf = (texts: readonly string[]) => {
  const tally = tallyColumn();
  texts.forEach(tally.add);
  return tally.kind();
};
const times = (count: number, make: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => make(index));

it('is a number if nine of ten texts are numbers of one unit', () => {
  const texts = [...times(18, (index) => `${index + 1}mm`), 'about 5', 'see drawing'];
  expect(kindOf(texts)).toEqual({ kind: 'number', unit: 'metre', otherUnit: null });
});

it('is words if there are fewer', () => {
  const texts = [...times(8, (index) => `${index + 1}mm`), 'about 5', 'see drawing'];
  expect(kindOf(texts)).toEqual({ kind: 'enum', unit: null, otherUnit: null });
});

it('ignores empty texts', () => {
  expect(kindOf([...times(10, () => '-'), '5V', '12V'])).toEqual({ kind: 'number', unit: 'volt', otherUnit: null });
});

it('is a range if ranges are frequent, also among single values', () => {
  expect(kindOf(['2.7V~5.5V', '3V~3.6V', '3.3V', '5V'])).toEqual({ kind: 'range', unit: 'volt', otherUnit: null });
});

it('counts bare whole numbers, but not bare fractions', () => {
  expect(kindOf(['1', '2', '4'])).toEqual({ kind: 'number', unit: 'count', otherUnit: null });
  expect(kindOf(['1', '2.5', '4'])).toEqual({ kind: 'number', unit: null, otherUnit: null });
  expect(kindOf(['4P', '8P', '16'])).toEqual({ kind: 'number', unit: 'count', otherUnit: null });
});

it('keeps the name of an unsupported unit', () => {
  expect(kindOf(['1V/us', '500V/ms'])).toEqual({ kind: 'number', unit: null, otherUnit: 'V/µs' });
});

it('is a flag, a list of words, or a text, by the number of distinct texts', () => {
  expect(kindOf(['Yes', 'No', '-'])).toEqual({ kind: 'flag', unit: null, otherUnit: null });
  expect(kindOf(['Yes', 'No', 'Red'])).toMatchObject({ kind: 'enum' });
  expect(kindOf(times(200, (index) => `word ${index}`))).toMatchObject({ kind: 'enum' });
  expect(kindOf(times(201, (index) => `word ${index}`))).toMatchObject({ kind: 'text' });
  expect(kindOf(['x'.repeat(61)])).toMatchObject({ kind: 'text' });
});
