import { describe, expect, it } from 'vitest';

import { isLibraryName } from './library-name.ts';

describe('names of symbols', () => {
  it.each(
    `RES-EU0402 CAP_US0603 CPOL-0805 POL_0805 IND0603 INDUCTOR_0805 DIO0805 DIODE-SOD123 ZENERSOD123 FUSE1206
    XTAL-HC49S QUARTZ_HC49S OSC-7050 FERRITE0603 BEAD_0603 SWITCH_0805 TRANS-SOT23 TRANSISTOR_SOT23 R-0603 C_0402 L0805 R_US_0402
    CAP_SMD-0603 CAPCHIP0603 RESISTOR9999 PINHD-1X10 PIN_HEADER_2x5 PINHEADER-2X5 PINHEAD-1X2 HDR_2X10 HEADER-M1X4
    CON-1X2 CONN_F-2X3 JUMPER-1X2 JP1X2 HDR1X2A HDR-1X2/90 MA10-1 MA03-2/x RES12 CAP_1 IND1 DIODE2 LED5 POT_1 XTAL1 CRYSTAL2
    HEADER_3 BATTERY1 FUSE12 SPEAKER1 COMPONENT_12 M10PTH M02X2LOCK M05SCREW M06POLAR M03NO_SILK M03NOSILK M04LONG M02JST LED10MM
    CAP_5,5mm RES-6MM SWITCH12MM POT9MM RESISTOR_10k INDUCTOR_x CRYSTAL_x DIODE_x TRANSISTOR_x CONNECTOR_x MOMENTARY_SWITCH
    Device:CAP0805 my-lib_2.0:RES1`.split(/\s+/u),
  )('%s', (name) => expect(isLibraryName(name, null)).toBe(true));
  it.each(
    `CAP1188 R12345 RES123 XRES1 RES1X PINHD-100X1 PINHD-1X100 PINHD-1X2AB XPINHD-1X2 MA3-2 MA03-3 MA003-2 M4LOCK XM04LOCK M004LOCK M04X12PTH
    LED100MM LED10MMX XLED10MM MYRESISTOR_x RESISTORx MOMENTARY MOMENT-ARYX SHORT-WORDS1 abcd-efgh :RES1 Device:LM358
    CAP1-2 LM0805`.split(/\s+/u),
  )('%s is none', (name) => expect(isLibraryName(name, null)).toBe(false));
  it('two words with a space are a name', () => expect(isLibraryName('MOMENTARY SWITCH', null)).toBe(false));
});

it.each([
  ['L2nH', '2nH', true],
  ['L 2 nH', '2nH', true],
  ['l2NH', '2 nh', true],
  ['AB_10k', '10k', true],
  ['AB-10k', '10k', true],
  ['10k', '10k', true],
  ['ABC10k', '10k', false],
  ['AB--10k', '10k', false],
  ['A1-10k', '10k', false],
  ['L2nHx', '2nH', false],
  ['L100', '100', false],
  ['Lred', 'red', false],
  ['L2nH', null, false],
])('%s is letters and the value %s: %s', (name, value, expected) => expect(isLibraryName(name, value)).toBe(expected));
