import { describe, expect, it } from 'vitest';

import { kicadShape, type ShapedPart } from './index.ts';

const shapeOf = (category: string, outline: string, more: Partial<ShapedPart> = {}) =>
  kicadShape({ category, package: outline, pins: null, rows: null, ...more });

describe('what a part is called in KiCad', () => {
  it.each([
    ['chip-resistors', '0805', 'R', 'Device:R', 'Resistor_SMD:R_0805_2012Metric'],
    ['chip-ceramic-capacitors', '0402', 'C', 'Device:C', 'Capacitor_SMD:C_0402_1005Metric'],
    ['tantalum-capacitors', 'A', 'C', 'Device:C_Polarized', ''],
    ['schottky-diodes', 'SMA', 'D', 'Device:D_Schottky', 'Diode_SMD:D_SMA'],
    ['mosfets', 'SOT-23', 'Q', '', 'Package_TO_SOT_SMD:SOT-23'],
    ['operational-amplifiers', 'SOIC-8', 'U', '', 'Package_SO:SOIC-8_3.9x4.9mm_P1.27mm'],
    ['something-new', '', 'U', '', ''],
  ])('%s in %s', (category, outline, reference, symbol, footprint) => {
    expect(shapeOf(category, outline)).toMatchObject({ reference, symbol, footprint });
  });

  it('names no symbol of two pins where there are more', () => {
    expect(shapeOf('schottky-diodes', 'SOT-23').symbol).toBe('');
    expect(shapeOf('leds', '', { pins: 4 }).symbol).toBe('');
    expect(shapeOf('leds', '', { pins: 2 }).symbol).toBe('Device:LED');
  });

  it('counts the pins of headers', () => {
    const header = (pins: number, rows: number) => shapeOf('pin-headers', '', { pins, rows }).symbol;
    expect([header(4, 1), header(10, 2), header(7, 2), header(80, 1)]).toEqual([
      'Connector_Generic:Conn_01x04',
      'Connector_Generic:Conn_02x05_Odd_Even',
      '',
      '',
    ]);
  });

  it('has a value for what is drawn by its value', () => {
    expect(shapeOf('chip-resistors', '0805').value).toBe('resistance');
    expect(shapeOf('mosfets', 'SOT-23').value).toBeNull();
  });
});
