import { expect, it } from 'vitest';

import type { BomColumn, BomField, BomLayout } from '../header/layout.ts';
import { formReaderOf, hasPosition, isOfOtherVariant, ownSection } from './form-reader.ts';

const readerOf = (...columns: readonly (readonly [header: string, field: BomField | null])[]) =>
  formReaderOf({
    columns: columns.map(([header, field], index) => ({ header, field, index }) as BomColumn),
  } as unknown as BomLayout);

it('columns of a form that classify its rows', () => {
  expect(readerOf(['Раздел СП', null], ['Поз.', null], ['Наименование', 'description'], ['Кол.', 'quantity'])).toEqual({
    form: 'specification',
    position: 1,
    section: 0,
    variants: null,
  });
  expect(readerOf(['Позиция', null], ['Раздел', null])).toMatchObject({ position: 0, section: 1 });
  expect(readerOf(['Позиции', null], ['Foo', null])).toEqual({
    form: null,
    position: 0,
    section: null,
    variants: null,
  });
  expect(readerOf(['Поз.', 'designators'], ['Раздел', 'note'])).toMatchObject({ position: null, section: null });
  expect(readerOf()).toEqual({ form: null, position: null, section: null, variants: null });
});

it('quantities of variants of a product', () => {
  const first = ['Кол. на исполнение АБВГ.1-', 'quantity'] as const;
  const variants = (...columns: readonly (readonly [string, BomField | null])[]) =>
    readerOf(['Foo', null], ...columns).variants;
  expect(variants(first, ['', null], ['-01', null], ['02', null])).toEqual({ first: 1, others: [2, 3, 4] });
  expect(variants(first, ['кол. на исполнение АБВГ.1', null], ['-1', null])).toEqual({ first: 1, others: [2] });
  expect(variants(first, ['-001', null])).toBeNull();
  expect(variants(first, ['x-01', null])).toBeNull();
  expect(variants(first, ['', 'note'], ['', null])).toBeNull();
  expect(variants(first)).toBeNull();
  expect(variants(['Кол. на исполнение', null], ['', null])).toBeNull();
  expect(variants(['Кол.', 'quantity'], ['', null])).toBeNull();
});

it('the section and the position of a row', () => {
  const reader = readerOf(['Раздел', null], ['Поз.', null]);
  expect([ownSection(['Детали'], reader), ownSection(['x'], reader), ownSection([], reader)]).toEqual([
    'details',
    null,
    null,
  ]);
  expect(ownSection(['Детали'], readerOf(['Foo', null]))).toBeUndefined();
  const position = (text: string) => hasPosition(['', text], reader);
  expect(['1', ' 1234 ', '5а', '5*', '5а*'].map(position)).toEqual([true, true, true, true, true]);
  expect(['', '12345', '5аб', '5**', 'x5', '5x', 'R1'].map(position)).toEqual(Array.from({ length: 7 }, () => false));
  expect([hasPosition([], reader), hasPosition(['1', '1'], readerOf(['Foo', null]))]).toEqual([false, false]);
});

it('a row that only another variant needs', () => {
  const reader = readerOf(['Кол. на исполнение', 'quantity'], ['-01', null], ['-02', null]);
  const isOther = (...cells: readonly string[]) => isOfOtherVariant(cells, reader);
  expect([isOther('', '2', ''), isOther('-', '', '1'), isOther('0', '5')]).toEqual([true, true, true]);
  expect([isOther('1', '2'), isOther('', '', ''), isOther('10', ''), isOther()]).toEqual([false, false, false, false]);
  expect(isOfOtherVariant(['', '2'], readerOf(['Кол.', 'quantity']))).toBe(false);
});
