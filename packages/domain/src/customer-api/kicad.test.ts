import { describe, expect, it } from 'vitest';

import { kicadShape, type ShapedPart } from './index.ts';

const shapeOf = (category: string, outline: string, more: Partial<ShapedPart> = {}) =>
  kicadShape({ category, package: outline, pins: null, rows: null, ...more });

describe('names of a part in KiCad', () => {
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

  it('uses no two-pin symbol for more pins', () => {
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

  const categories = `chip-resistors through-hole-resistors melf-resistors power-resistors resistor-networks trimmers
    potentiometers ntc-thermistors varistors chip-ceramic-capacitors leaded-ceramic-capacitors film-capacitors
    aluminium-electrolytic-capacitors smd-electrolytic-capacitors tantalum-capacitors supercapacitors chip-inductors
    power-inductors axial-inductors ferrite-beads crystals oscillators fuses resettable-fuses rectifier-diodes
    schottky-diodes switching-diodes zener-diodes tvs-diodes bridge-rectifiers leds bipolar-transistors mosfets jfets igbts
    scr-thyristors triacs pin-headers wire-to-board-connectors terminal-blocks io-connectors tact-switches
    toggle-rocker-switches electromagnetic-relays buzzers`.split(/\s+/);
  /** Groups the categories by the value that `of` returns for them. */
  const fieldsOf = (of: (category: string) => string | null) =>
    Object.fromEntries<string>(
      [...Map.groupBy(categories, of)].map(([what, some]): [string, string] => [
        String(what),
        some.map((each) => each.replace(/s$/, '')).join(' '),
      ]),
    );

  it('has the reference of its category', () => {
    expect(fieldsOf((category) => shapeOf(category, '').reference)).toEqual({
      R: 'chip-resistor through-hole-resistor melf-resistor power-resistor',
      RN: 'resistor-network',
      RV: 'trimmer potentiometer varistor',
      TH: 'ntc-thermistor',
      C:
        'chip-ceramic-capacitor leaded-ceramic-capacitor film-capacitor aluminium-electrolytic-capacitor ' +
        'smd-electrolytic-capacitor tantalum-capacitor supercapacitor',
      L: 'chip-inductor power-inductor axial-inductor',
      FB: 'ferrite-bead',
      Y: 'crystal',
      X: 'oscillator',
      F: 'fuse resettable-fuse',
      D: 'rectifier-diode schottky-diode switching-diode zener-diode tvs-diode bridge-rectifier led',
      Q: 'bipolar-transistor mosfet jfet igbt scr-thyristor triac',
      J: 'pin-header wire-to-board-connector terminal-block io-connector',
      SW: 'tact-switche toggle-rocker-switche',
      K: 'electromagnetic-relay',
      BZ: 'buzzer',
    });
  });

  it('has the symbol of its category where there is one', () => {
    expect(fieldsOf((category) => shapeOf(category, '').symbol || 'none')).toMatchObject({
      'Device:R': 'chip-resistor through-hole-resistor melf-resistor power-resistor',
      'Device:R_Potentiometer_Trim': 'trimmer',
      'Device:R_Potentiometer': 'potentiometer',
      'Device:Thermistor_NTC': 'ntc-thermistor',
      'Device:Varistor': 'varistor',
      'Device:C': 'chip-ceramic-capacitor leaded-ceramic-capacitor film-capacitor',
      'Device:C_Polarized':
        'aluminium-electrolytic-capacitor smd-electrolytic-capacitor tantalum-capacitor supercapacitor',
      'Device:L': 'chip-inductor power-inductor axial-inductor',
      'Device:FerriteBead': 'ferrite-bead',
      'Device:Fuse': 'fuse',
      'Device:Polyfuse': 'resettable-fuse',
      'Device:D': 'rectifier-diode',
      'Device:D_Zener': 'zener-diode',
      'Device:LED': 'led',
      'Switch:SW_Push': 'tact-switche',
      none: expect.not.stringContaining('changed'),
    });
    const nameless = categories.filter((category) => shapeOf(category, '').symbol === '');
    expect(nameless).toHaveLength(20);
  });

  it('has the value if it is drawn by its value', () => {
    expect(fieldsOf((category) => shapeOf(category, '').value)).toMatchObject({
      resistance:
        'chip-resistor through-hole-resistor melf-resistor power-resistor resistor-network trimmer potentiometer ' +
        'ntc-thermistor',
      capacitance:
        'chip-ceramic-capacitor leaded-ceramic-capacitor film-capacitor aluminium-electrolytic-capacitor ' +
        'smd-electrolytic-capacitor tantalum-capacitor supercapacitor',
      inductance: 'chip-inductor power-inductor axial-inductor',
    });
  });

  it('has the chip library of its category if it is a chip', () => {
    const library = (category: string) => shapeOf(category, '0603').footprint.replace('_0603_1608Metric', '') || 'none';
    const { none = '', ...named } = fieldsOf(library);
    expect(named).toEqual({
      'Resistor_SMD:R': 'chip-resistor through-hole-resistor melf-resistor power-resistor ntc-thermistor',
      'Capacitor_SMD:C': 'chip-ceramic-capacitor leaded-ceramic-capacitor film-capacitor',
      'Inductor_SMD:L': 'chip-inductor power-inductor axial-inductor ferrite-bead',
      'Fuse:Fuse': 'fuse resettable-fuse',
      'LED_SMD:LED': 'led',
    });
    expect(none.split(' ')).toHaveLength(30);
  });

  it.each([
    ['0201', '0603'],
    ['0402', '1005'],
    ['0603', '1608'],
    ['0805', '2012'],
    ['1206', '3216'],
    ['1210', '3225'],
    ['1812', '4532'],
    ['2010', '5025'],
    ['2512', '6332'],
  ])('a chip of %s is one of %s metric', (inches, metric) => {
    expect(shapeOf('chip-resistors', inches).footprint).toBe(`Resistor_SMD:R_${inches}_${metric}Metric`);
  });

  it.each([
    ['Diode_SMD:D_', 'SOD-123 SOD-123F SOD-323 SOD-523 SMA SMB SMC', ''],
    ['Diode_SMD:D_MiniMELF', 'SOD-80', null],
    ['Diode_THT:D_DO-35_SOD27_P7.62mm_Horizontal', 'DO-35', null],
    ['Diode_THT:D_DO-41_SOD81_P10.16mm_Horizontal', 'DO-41', null],
    ['Diode_THT:D_DO-201AD_P15.24mm_Horizontal', 'DO-201AD', null],
    ['Package_TO_SOT_SMD:', 'SOT-23 SOT-23-5 SOT-23-6', ''],
    ['Package_TO_SOT_SMD:SOT-89-3', 'SOT-89', null],
    ['Package_TO_SOT_SMD:SOT-223-3_TabPin2', 'SOT-223', null],
    ['Package_TO_SOT_SMD:', 'SOT-323', '_SC-70'],
    ['Package_TO_SOT_SMD:', 'SOT-363', '_SC-70-6'],
    ['Package_TO_SOT_SMD:', 'TO-252 TO-263', '-2'],
    ['Package_TO_SOT_THT:', 'TO-220 TO-247', '-3_Vertical'],
    ['Package_TO_SOT_THT:', 'TO-92', '_Inline'],
    ['Package_SO:', 'SOIC-8', '_3.9x4.9mm_P1.27mm'],
    ['Package_SO:', 'SOIC-14', '_3.9x8.7mm_P1.27mm'],
    ['Package_SO:', 'SOIC-16', '_3.9x9.9mm_P1.27mm'],
    ['Package_SO:', 'SOIC-16W', '_7.5x10.3mm_P1.27mm'],
    ['Package_SO:', 'TSSOP-8', '_4.4x3mm_P0.65mm'],
    ['Package_SO:', 'TSSOP-14 TSSOP-16', '_4.4x5mm_P0.65mm'],
    ['Package_SO:', 'TSSOP-20', '_4.4x6.5mm_P0.65mm'],
    ['Package_SO:', 'MSOP-8', '_3x3mm_P0.65mm'],
    ['Package_SO:', 'MSOP-10', '_3x3mm_P0.5mm'],
    ['Package_DIP:', 'DIP-8 DIP-14 DIP-16', '_W7.62mm'],
    ['Package_QFP:', 'LQFP-48', '_7x7mm_P0.5mm'],
    ['Package_QFP:', 'LQFP-64', '_10x10mm_P0.5mm'],
    ['Package_QFP:', 'LQFP-100', '_14x14mm_P0.5mm'],
    ['Package_QFP:', 'LQFP-144', '_20x20mm_P0.5mm'],
  ])('%s holds %s', (library, outlines, ending) => {
    for (const outline of outlines.split(' '))
      expect(shapeOf('mosfets', outline).footprint).toBe(ending === null ? library : library + outline + ending);
  });

  it.each(['SOD-123', 'SMA', 'SMB', 'SMC', 'DO-35'])('a diode in %s has two leads', (outline) => {
    expect(shapeOf('schottky-diodes', outline).symbol).toBe('Device:D_Schottky');
    expect(shapeOf('switching-diodes', outline).symbol).toBe('Device:D');
  });

  it.each(['SMAF', 'XSOD-123', 'SOT-23', ''])('a diode in %s may be several', (outline) => {
    expect(shapeOf('schottky-diodes', outline).symbol).toBe('');
  });

  it('counts pins in one row or two, from 1 to 40', () => {
    const header = (pins: number | null, rows: number | null) => shapeOf('pin-headers', '', { pins, rows }).symbol;
    expect([header(1, null), header(40, 1), header(2, 2), header(40, 2)]).toEqual([
      'Connector_Generic:Conn_01x01',
      'Connector_Generic:Conn_01x40',
      'Connector_Generic:Conn_02x01_Odd_Even',
      'Connector_Generic:Conn_02x20_Odd_Even',
    ]);
    expect([header(null, 1), header(0, 1), header(41, 1), header(6, 3), header(3, 2)]).toEqual(['', '', '', '', '']);
  });

  it('has a value if it is drawn by its value', () => {
    expect(shapeOf('chip-resistors', '0805').value).toBe('resistance');
    expect(shapeOf('mosfets', 'SOT-23').value).toBeNull();
  });
});
