import { translators } from '@farad/wording/server';
import { expect, it } from 'vitest';

import { fieldName, valueText } from './audit-words.ts';

const words = {
  named: translators.ru as unknown as (key: string) => string,
  date: (day: string) => `день ${day}`,
  dateTime: (at: string) => `время ${at}`,
};

it.each<[string, unknown, string]>([
  ['vatMode', 'general', 'Общая система: НДС выделяется'],
  ['by', 'shop', 'без перевозчика'],
  ['setting', 'shop', 'Магазин'],
  ['roles', ['support', 'accountant'], 'Поддержка, Бухгалтер'],
  ['permissions', ['pack_orders'], 'Собирать и отправлять заказы'],
  ['day', '2026-11-30', 'день 2026-11-30'],
  ['endsAt', '2026-11-30T10:00:00Z', 'время 2026-11-30T10:00:00Z'],
  ['locale', 'tr', 'Türkçe'],
  ['isHidden', false, 'нет'],
  ['contract', { date: '2026-01-31', number: '7' }, 'Дата: день 2026-01-31, Номер документа: 7'],
  [
    'products',
    [
      { qty: 20, marks: [], product_id: '3' },
      { qty: 40, marks: [], product_id: '5' },
    ],
    'Штук: 20, Товар №: 3; Штук: 40, Товар №: 5',
  ],
  ['note', 'by', 'by'],
  ['note', null, ''],
  ['lines', [], ''],
])('%s %j is shown as %s', (field, value, text) => {
  expect(valueText(field, value, words)).toBe(text);
});

it('a field has a name; one without a text keeps its own', () => {
  expect([fieldName('bik', words), fieldName('no_such_field', words)]).toEqual(['БИК', 'no_such_field']);
});
