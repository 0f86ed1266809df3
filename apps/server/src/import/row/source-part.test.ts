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
