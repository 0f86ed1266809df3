import { expect, it } from 'vitest';

import type { ColumnValues } from '../cell/column-values.ts';
import type { BomField } from '../header/layout.ts';
import type { ListForm } from '../row/list-form.ts';
import { fieldInForm } from './form-columns.ts';

type Share = Partial<ColumnValues['share']>;

it.each<[string, Share, BomField | null, ListForm | null, BomField | null]>([
  ['Обозначение', { designators: 0.5 }, 'mpn', 'specification', 'designators'],
  ['Обозначение', { designators: 0.4, mpn: 0.6 }, 'mpn', 'specification', 'mpn'],
  ['Обозначение', { designators: 0.4, mpn: 0.4 }, 'mpn', 'specification', 'customer_number'],
  ['Обозначение', { mpn: 0.5 }, 'mpn', 'specification', 'mpn'],
  ['Обозначение', { mpn: 0.6, drawing: 0.5 }, 'mpn', 'specification', 'customer_number'],
  ['Обозначение', { mpn: 0.4, designators: 0.9 }, 'mpn', 'elements', 'mpn'],
  ['Обозначение', { drawing: 0.5 }, 'mpn', 'elements', 'customer_number'],
  ['Обозначение', { drawing: 0.4 }, 'mpn', null, 'mpn'],
  ['Обозначение', { drawing: 0.5 }, 'mpn', null, 'customer_number'],
  ['Обозначение', { drawing: 0.5 }, null, null, null],
  ['Обозначение документа на поставку', { drawing: 0.9 }, 'document', 'purchases', 'document'],
  ['Наименование', { mpn: 0.9 }, 'mpn', 'specification', 'description'],
  ['Наименование', { mpn: 0.9 }, 'mpn', 'purchases', 'description'],
  ['Наименование', { mpn: 0.5 }, 'mpn', 'elements', 'mpn'],
  ['Наименование', { mpn: 0.4 }, 'mpn', 'elements', 'description'],
  ['Наименование', { mpn: 0.4 }, 'mpn', null, 'mpn'],
  ['Наименование', { mpn: 0.4 }, 'value', 'elements', 'value'],
  ['Название', { mpn: 0.4 }, 'mpn', 'elements', 'mpn'],
  ['Поставщик', {}, null, 'purchases', 'maker'],
  ['Поставщик', {}, null, 'specification', 'maker'],
  ['Поставщик', {}, null, 'elements', null],
  ['Поставщик', {}, null, null, null],
  ['Поставщики', {}, null, 'purchases', null],
  ['Тип', {}, 'mpn', 'specification', 'type'],
  ['Тип', {}, 'mpn', 'purchases', 'mpn'],
  ['Тип', {}, 'value', 'specification', 'value'],
  ['Типы', {}, 'mpn', 'specification', 'mpn'],
  ['Поз.', { designators: 0.4 }, 'designators', 'specification', null],
  ['Позиция', { designators: 0.4 }, 'designators', 'specification', null],
  ['Поз.', { designators: 0.5 }, 'designators', 'specification', 'designators'],
  ['Поз.', { designators: 0.4 }, 'designators', 'elements', 'designators'],
  ['Поз.', { designators: 0.4 }, 'note', 'specification', 'note'],
  ['Поз. обозначение', { designators: 0.4 }, 'designators', 'specification', 'designators'],
  ['Номер поз.', { designators: 0.4 }, 'designators', 'specification', 'designators'],
])('%s with the texts %j, taken for %s, is in the form %s: %s', (header, share, field, form, expected) => {
  const all = { designators: 0, mpn: 0, drawing: 0, ...share } as ColumnValues['share'];
  expect(fieldInForm({ header, values: { share: all } }, field, form)).toBe(expected);
});
