import fc from 'fast-check';
import { expect, test } from 'vitest';

import { splitAddressLine } from './split-line.ts';

const partsOf = (line: string) => {
  const { postcode, city, street, house, flat } = splitAddressLine(line);
  return [postcode, city, street, house, flat];
};

test.each([
  ['Казань, ул. Баумана, 5, кв. 12', ['', 'Казань', 'ул. Баумана', '5', '12']],
  ['420111, Респ. Татарстан, г. Казань, ул. Баумана, д. 5, кв. 12', ['420111', 'Казань', 'ул. Баумана', '5', '12']],
  ['Россия, 190000 Санкт-Петербург, Невский пр-т, 28', ['190000', 'Санкт-Петербург', 'Невский пр-т', '28', '']],
  ['Казань ул Баумана 5 кв 12', ['', 'Казань', 'ул Баумана', '5', '12']],
  [
    'г Москва, Ленинский проспект, дом 10, корп. 2, стр. 1, офис 305',
    ['', 'Москва', 'Ленинский проспект', '10 корп. 2 стр. 1', '305'],
  ],
  ['Тула, Баумана 5-12', ['', 'Тула', 'Баумана', '5', '12']],
  ['Тверь, ул. 1-я Парковая, 7А', ['', 'Тверь', 'ул. 1-я Парковая', '7А', '']],
  ['Московская обл., г. Мытищи, мкр. Дубки, ул. Новая, 3/1, 44', ['', 'Мытищи', 'мкр. Дубки, ул. Новая', '3/1', '44']],
  ['Казань', ['', 'Казань', '', '', '']],
  ['', ['', '', '', '', '']],
])('%s', (line, parts) => {
  expect(partsOf(line)).toEqual(parts);
});

test('splits any line without an exception and adds no text', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'абвг,. -/;159кудщ\n'), maxLength: 60 });
  fc.assert(
    fc.property(letters, (line) => {
      for (const part of partsOf(line)) {
        for (const word of part.split(/[\s,]+/)) expect(line).toContain(word);
      }
    }),
  );
});
