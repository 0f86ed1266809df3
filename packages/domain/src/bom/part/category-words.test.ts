import { expect, test } from 'vitest';
import { kindOfCategoryWords } from './category-words.ts';

test.each([
  ['chip-resistors-smd', 'resistor'],
  ['ceramic-capacitors-smd', 'capacitor'],
  ['aluminium-electrolytic-capacitors-radial', 'capacitor'],
  ['optoisolators', 'optocoupler'],
  ['gates-and-inverters', 'ic'],
  ['tvs-diodes', 'suppressor'],
  ['resistor-networks-arrays', 'network'],
  ['rezistory-chip', 'resistor'],
  ['kondensatory-keramicheskie', 'capacitor'],
  ['direncler', 'resistor'],
  ['mosfet-drivers', null],
  ['led-drivers', null],
  ['drayvery-svetodiodov', null],
  ['connector-accessories', null],
  ['fuse-holders', null],
  ['motors', null],
  ['kitschy-resistors', 'resistor'],
  ['resistor-network-capacitors', null],
  ['mykit-resistors', 'resistor'],
  ['accessor-resistors', null],
  ['resistors-nabor', null],
  ['derzhatel-rezistorov', null],
  ['memory-card-sockets', null],
])('%s: %s', (slug, kind) => {
  expect(kindOfCategoryWords([slug, 'other-components'])).toBe(kind);
});

test('the nearest category that names a kind wins', () => {
  expect(kindOfCategoryWords(['smd', 'capacitors-1'])).toBe('capacitor');
  expect(kindOfCategoryWords(['accessories', 'connectors-1'])).toBe(null);
});
