import fc from 'fast-check';
import { expect, test } from 'vitest';

import { plainName } from './send-file.ts';

test.each([
  ['Заказ Р-26-000001.pdf', 'Zakaz-R-26-000001.pdf'],
  ['заказ 26-000001.pdf', 'zakaz-26-000001.pdf'],
  ['Счёт 1 от 30.11.2026.pdf', 'Schet-1-ot-30.11.2026.pdf'],
  ['ошибки-импорта-1.csv', 'oshibki-importa-1.csv'],
  ['İade talebi Ağrı.pdf', 'Iade-talebi-Agri.pdf'],
  ['Basket-2026-11-30.csv', 'Basket-2026-11-30.csv'],
])('%s is %s for clients without Unicode', (name, plain) => expect(plainName(name)).toBe(plain));

const unit = fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code));

test('no name leaves the quotes of the header', () => {
  fc.assert(
    fc.property(fc.string({ unit }), (name) => {
      expect(plainName(name)).toMatch(/^[\w.-]*$/);
    }),
  );
});
