import { expect, test } from 'vitest';
import { Mapping } from '../mapping.ts';
import { pathReader } from './source-part.ts';

const pathOf = pathReader(
  Mapping.parse({
    supplier: { code: 'a', title: 'A' },
    fields: { mpn: 'mpn', maker: 'maker', category: ['category', 'subcategory'], descriptionEn: 'description' },
    attributes: { from: 'attributes' },
  }),
);

const path = (subcategory: string, description: string, nested: string): string =>
  pathOf({
    line: 1,
    fields: { category: 'Interface ICs', subcategory, description, attributes: { Category: nested } },
  });

test('a kind at the end of a description wins over the name of several kinds', () => {
  expect(path('Pre-ordered Chips', 'BGA-90 SDRAM ROHS', "{'name1': 'Memory', 'name2': 'SDRAM'}")).toBe(
    'Interface ICs > Pre-ordered Chips > SDRAM',
  );
});

test('a mixed group stays as it is if nothing names a kind', () => {
  expect(path('Pre-ordered Chips', 'inside SRAM/NVRAM, I2C', "{'name1': 'Memory', 'name2': ''}")).toBe(
    'Interface ICs > Pre-ordered Chips',
  );
});

const diodePath = (mpn: string, subcategory: string, description = ''): string =>
  pathOf({ line: 1, fields: { mpn, category: 'Диоды', subcategory, description } });

test.each([
  ['SMAJ5.0A', 'Стабилитроны', 'Диоды > Стабилитроны > TVS Diodes'],
  ['SMBJ12CA', 'Zener Diodes', 'Диоды > Zener Diodes > TVS Diodes'],
  ['1.5KE15CA', 'Стабилитроны и супрессоры', 'Диоды > Стабилитроны и супрессоры > TVS Diodes'],
  ['BZX84C5V1', 'Стабилитроны и супрессоры', 'Диоды > Стабилитроны и супрессоры > Zener Diodes'],
  ['1N4733A', 'Супрессоры', 'Диоды > Супрессоры > Zener Diodes'],
  ['USBLC6-2SC6', 'Прочие', 'Диоды > Прочие > TVS Diodes'],
  ['BZX84C5V1', 'Стабилитроны', 'Диоды > Стабилитроны'],
  ['SMAJ5.0A', 'Супрессоры', 'Диоды > Супрессоры'],
  ['SS14', 'Стабилитроны и супрессоры', 'Диоды > Стабилитроны и супрессоры'],
  ['SMAJ5.0A', 'Микросхемы', 'Диоды > Микросхемы'],
])('%s of the group %s has the path %s', (mpn, group, told) => {
  expect(diodePath(mpn, group)).toBe(told);
});

test('a group of zeners and TVS diodes is sorted by the texts of its rows, a group of one kind is not', () => {
  expect(diodePath('X1', 'Стабилитроны и супрессоры', 'Супрессор 400Вт')).toBe(
    'Диоды > Стабилитроны и супрессоры > TVS Diodes',
  );
  expect(diodePath('X1', 'Стабилитроны', 'Супрессор 400Вт')).toBe('Диоды > Стабилитроны');
});

test('a group that a person has set stays as it is', () => {
  const own = pathReader(
    Mapping.parse({
      supplier: { code: 'a', title: 'A' },
      fields: { mpn: 'mpn', maker: 'maker', category: ['category'] },
      categories: { table: { Стабилитроны: 'zener-diodes' } },
    }),
  );
  expect(own({ line: 1, fields: { mpn: 'SMAJ5.0A', category: 'Стабилитроны' } })).toBe('Стабилитроны');
});
