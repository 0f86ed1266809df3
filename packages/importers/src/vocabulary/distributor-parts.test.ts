import { expect, it } from 'vitest';
import { knownCategory } from './categories.ts';
import { distributorParts } from './distributor-parts.ts';
import { categoryNamer } from './named-category.ts';

const slugOf = (text: string) => {
  const name = categoryNamer([])(text);
  return name === null ? null : knownCategory(name);
};

it.each([
  ['RES 10K OHM 1% 1/10W 0603', 'chip-resistors'],
  ['RES 10K OHM 1% 1/4W AXIAL', 'through-hole-resistors'],
  ['CAP CER 0.1UF 50V X7R 0603', 'chip-ceramic-capacitors'],
  ['CAP ALUM 100UF 20% 25V SMD', 'smd-electrolytic-capacitors'],
  ['DIODE SCHOTTKY 40V 1A SMA', 'schottky-diodes'],
  ['DIODE ZENER 5.1V 300MW SOT23-3', 'zener-diodes'],
  ['Diode Zener Single 5.1V 5% 300mW', 'zener-diodes'],
  ['TVS DIODE 5VWM 9.2VC SMA', 'tvs-diodes'],
  ['Diode TVS Single Uni-Dir 5V 400W 2-Pin SMA', 'tvs-diodes'],
  ['Diode: TVS; 400W; 6.4V; unidirectional; SMA', 'tvs-diodes'],
  ['400W transient voltage suppressor, zener technology', 'tvs-diodes'],
  ['TRANS NPN 40V 0.2A SOT23', 'bipolar-transistors'],
  ['IC REG BUCK 5V 3A TO263', 'dc-dc-converters'],
  ['IC MCU 32BIT 64KB FLASH 48LQFP', 'microcontrollers'],
  ['MLCC capacitor 100nF 50V X7R', 'chip-ceramic-capacitors'],
  ['Capacitor, ceramic 0603 100nF', 'chip-ceramic-capacitors'],
  ['Resistor 10k 1% 0603', 'chip-resistors'],
  ['SMD resistor 10k', 'chip-resistors'],
  ['Resistor 10k 0.25W axial', null],
  ['NPN transistor 40V SOT-23', 'bipolar-transistors'],
  ['LDO voltage regulator 3.3V', 'linear-regulators'],
  ['Op-amp, dual, SOIC-8', 'operational-amplifiers'],
  ['Fuse 1A slow', 'fuses'],
  ['Fuse holder 5x20', null],
  ['LED DRIVER 12V', null],
  ['CONN HEADER VERT 4POS', null],
])('a description of a distributor: %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

it('every description leads to a category of the vocabulary', () => {
  expect(distributorParts.filter(([, name]) => knownCategory(name) === null)).toEqual([]);
});
