import { expect, test } from 'vitest';
import { knownCategory } from './categories.ts';
import { categoryNamer } from './named-category.ts';

const nameIn = categoryNamer([]);
const slugIn = (text: string): string | null => {
  const name = nameIn(text);
  return name === null ? null : knownCategory(name);
};

test.each([
  ['-40℃~+85℃ 16Mbit 2.7V~3.6V 45mA 55ns TSOPI-48 SRAM ROHS', 'ram-memory'],
  ['WDFN-8-EP FRAM ROHS', 'eeprom-memory'],
  ['-40℃~105℃ 8GB - eMMC ROHS', 'flash-memory'],
  ['DFN-14(3x3) USB PD ROHS', 'power-management-ics'],
  ['7V~36V Ideal Diode MSOP-10 ORing Controllers ROHS', 'power-management-ics'],
])('%s is of %s', (text, slug) => {
  expect(slugIn(text)).toBe(slug);
});

test.each(['Backup power, low voltage detection, inside SRAM/NVRAM I2C', 'USB PD charger, 65 W', '- ROHS', 'DRAMA'])(
  '%s names no category',
  (text) => {
    expect(slugIn(text)).toBeNull();
  },
);
