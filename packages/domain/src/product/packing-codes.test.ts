import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { withoutPackingCodes } from './packing-codes.ts';

const isOne = (maker: string, one: string, other: string): boolean => {
  const base = withoutPackingCodes(maker, one);
  return base !== null && base === withoutPackingCodes(maker, other);
};

describe('numbers that differ only in packing by their maker’s guide', () => {
  it.each([
    ['Texas Instruments', 'LM358DR', 'LM358D'],
    ['Texas Instruments', 'OPA170AIDBVT', 'OPA170AIDBVR'],
    ['Texas Instruments', 'TLV71333PDBVR', 'TLV71333PDBVT'],
    ['TI', 'SN74HC00PWRG4', 'SN74HC00PW'],
    ['Texas Instruments', 'LM35DMX/NOPB', 'LM35DM/NOPB'],
    ['Texas Instruments', 'LM35DM', 'LM35DM/NOPB'],
    ['Texas Instruments', 'OPA2134UA/2K5', 'OPA2134UA'],
    ['Texas Instruments', 'BQ24075RGTR', 'BQ24075RGTT'],
    ['onsemi', '1N5919BG', '1N5919BRLG'],
    ['onsemi', 'MC34063ADR2G', 'MC34063AD'],
    ['ON Semiconductor', 'BC847BLT1G', 'bc847blt3g'],
    ['Diodes Incorporated', 'B0540W-13-F', 'B0540W-7-F'],
    ['Diodes Incorporated', 'B0540W', 'B0540W-7'],
    ['Diodes Incorporated', 'ZXMN10A07FTA', 'ZXMN10A07F'],
    ['Diodes Incorporated', 'AP2112K-3.3TRG1', 'AP2112K-3.3'],
    ['STMicroelectronics', 'STM32F103C8T6TR', 'STM32F103C8T6'],
    ['STMicroelectronics', 'LM358DT', 'LM358D'],
    ['Nexperia', 'PMEG3020EH,115', 'PMEG3020EH'],
    ['Microchip', 'MCP1700T-3302E/TT', 'MCP1700-3302E/TT'],
    ['Microchip', 'ATMEGA328P-AUR', 'ATMEGA328P-AU'],
    ['Microchip', 'AT24C02C-SSHM-B', 'AT24C02C-SSHM-T'],
    ['Analog Devices', 'AD8605ARTZ-REEL7', 'AD8605ARTZ-R2'],
    ['Analog Devices', 'LT1763CS8-3.3#TRPBF', 'LT1763CS8-3.3'],
    ['Analog Devices', 'MAX232CPE+', 'MAX232CPE'],
    ['Infineon', 'IRLML6402TRPBF', 'IRLML6402'],
    ['Vishay', '1N4148W-E3-08', '1N4148W-E3-18'],
    ['Vishay', 'SI2301CDS-T1-GE3', 'SI2301CDS'],
    ['Silicon Labs', 'CP2102-GMR', 'CP2102-GM'],
    ['FTDI', 'FT232RL-REEL', 'FT232RL'],
    ['Monolithic Power Systems', 'MP1584EN-LF-Z', 'MP1584EN'],
    ['Murata', 'GRM188R71H104KA93D', 'GRM188R71H104KA93J'],
  ])('%s: %s and %s', (maker, one, other) => {
    expect(isOne(maker, one, other)).toBe(true);
  });
});

describe('numbers of different parts', () => {
  it.each([
    ['Texas Instruments', 'LM317T', 'LM317'],
    ['Texas Instruments', 'LM358P', 'LM358D'],
    ['Texas Instruments', 'LM1117DT', 'LM1117D'],
    ['Texas Instruments', 'BQ24075RGT', 'BQ24075RGR'],
    ['onsemi', 'BC847BT', 'BC847B'],
    ['Diodes Incorporated', 'SMAJ13A', 'SMAJ7A'],
    ['STMicroelectronics', 'L4940DT5', 'L4940D5'],
    ['Nexperia', 'BC847BT', 'BC847B'],
    ['Microchip', 'MCP1700-3302E/TT', 'MCP1700-3302E/TO'],
    ['Analog Devices', 'LT3080EDD#WPBF', 'LT3080EDD#PBF'],
    ['Infineon', 'BSS138N', 'BSS138'],
    ['Vishay', 'SMAJ5.0A-HE3', 'SMAJ5.0A-E3'],
    ['Murata', 'GRM188R71H104KA93D', 'GRM188R71H104KA61D'],
    // Another maker's copy, or a connector with 13 positions.
    ['Tech Public', 'DMP3099L-7', 'DMP3099L'],
    ['TE Connectivity', '640456-7', '640456-13'],
  ])('%s: %s and %s', (maker, one, other) => {
    expect(isOne(maker, one, other)).toBe(false);
  });
});

it('of an unknown maker are not known', () => {
  expect(withoutPackingCodes('Zorg', 'LM358DR')).toBeNull();
});

it('only letters and digits at the end or before the first dash are cut off', () => {
  const numbers = fc.stringMatching(/^[A-Z]{2}\d{3}[A-Z\d/#+,-]{0,12}$/);
  fc.assert(
    fc.property(fc.constantFrom('TI', 'onsemi', 'Vishay', 'Microchip', 'Murata'), numbers, (maker, number) => {
      const base = withoutPackingCodes(maker, number) ?? '';
      expect(number.startsWith(base.slice(0, 4))).toBe(true);
      expect(base.length).toBeGreaterThanOrEqual(4);
    }),
  );
});
