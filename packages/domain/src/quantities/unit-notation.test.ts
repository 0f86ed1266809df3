import { expect, it } from 'vitest';

import { allUnits } from '../category/index.ts';
import { parseQuantity } from './parse-quantity.ts';
import { unitNotation } from './unit-notation.ts';
import { unitSymbols } from './unit-symbol.ts';

it('every unit can be chosen', () => expect([...allUnits].toSorted()).toEqual(Object.keys(unitSymbols).toSorted()));

it('names the unit and its prefixes with the symbols of the language', () => {
  expect(unitNotation('ohm', 'ru')).toMatchObject({ symbol: 'Ом', shown: ['мкОм', 'мОм', 'Ом', 'кОм', 'МОм', 'ГОм'] });
  expect(unitNotation('farad', 'en')).toMatchObject({ symbol: 'F', prefixes: ['p', 'n', 'µ', 'm'] });
  expect(unitNotation('celsius', 'ru').prefixes).toEqual([]);
});

it.each(allUnits)('reads %s with every prefix and spelling of its notation', (unit) => {
  for (const locale of ['ru', 'en', 'tr'] as const) {
    const { symbol, spellings, prefixes, shown } = unitNotation(unit, locale);
    for (const text of [symbol, ...spellings, ...prefixes.map((prefix) => prefix + symbol), ...shown]) {
      expect(parseQuantity(`1 ${text}`, unit)?.unit, text).toBe(unit);
    }
  }
});
