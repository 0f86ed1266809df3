import { describe, expect, it } from 'vitest';

import { findSmdCodes, readResistorCode, smdCodeMax, smdKinds } from './index.ts';

const found = (code: string, body = '') => findSmdCodes({ code, package: body }).map(({ mpn }) => mpn);

it('kinds of parts that pages name', () => {
  expect(smdKinds.join(' ')).toBe(
    'transistor_npn transistor_pnp mosfet_n mosfet_p diode schottky rectifier zener tvs tvs_bidirectional regulator reference',
  );
});

describe('a marking', () => {
  it.each([
    ['АВ', 'SOT-23', 'BCW60B'],
    ['ЕС', 'SOT-23', 'BCW65C'],
    ['ЗВ', 'SOT-23', 'BC856B'],
    ['К1', 'SOT-23', 'BCW71'],
    ['1М', 'SOT-23', 'MMBTA13'],
    ['Н1', 'SOT-23', 'BCW69'],
    ['АО', 'SOT-23', 'AO3400'],
    ['8Р', 'SOT-23', 'MMBZ5239B'],
    ['С1', 'SOT-23', 'BCW29'],
    ['Т1', 'SOT-23', 'BCX17'],
    ['У1', 'SOT-23', 'SS8050'],
    ['АХ', 'SMA', 'SMAJ10A'],
    ['A-B', 'SOT23', 'BCW60B'],
    ['Ａ７', 'ＳＯＴ-23', 'BAV99'],
  ])('%s of %s may be %s', (code, body, mpn) => expect(found(code, body)).toContain(mpn));
  it.each(['SC-59', 'TO-236', 'TO-236AB', 'sot 23'])('%s is SOT-23', (body) =>
    expect(found('AB', body)).toContain('BCW60B'),
  );
  it('another name of SOT-23 leaves out the parts of other bodies', () => {
    expect(found('AE', 'SC-59')).toEqual([]);
    expect(found('AE', 'SMB')).toEqual(['SMBJ5.0CA']);
  });
  it.each(['SC-595', 'xSC-59'])('%s is another body', (body) => expect(found('AB', body)).toEqual([]));
  it('up to two letters after the code are a date', () => {
    expect(found('M7XY', 'SMA')).toEqual(['M7']);
    expect(found('M7XYZ', 'SMA')).toEqual([]);
  });
  it('a code of one letter must match completely', () => {
    expect(found('S', 'SOT-23')).toEqual(['IRLML6244']);
    expect(found('SQ', 'SOT-23')).toEqual([]);
  });
  it('each part appears once, the longer code first', () => {
    const list = found('A2SHB', 'SOT-23');
    expect(list).toEqual([...new Set(list)]);
    expect(found('KL4', '')[0]).toBe('BAT54S');
  });
  it('reads twelve characters of it', () => expect(smdCodeMax).toBe(12));
});

describe('chip resistors', () => {
  it.each([
    ['01Z', 0.1],
    ['01Y', 1],
    ['01R', 1],
    ['01X', 10],
    ['01S', 10],
    ['01A', 100],
    ['01B', 1000],
    ['01H', 1000],
    ['01C', 10_000],
    ['01D', 100_000],
    ['01E', 1_000_000],
    ['01F', 10_000_000],
  ])('%s is %d Ω within 1 %%', (code, ohms) => {
    const isLetter = code.endsWith('R');
    expect(readResistorCode(code)).toEqual(
      isLetter
        ? { ohms: 1, tolerancePercent: null, notation: 'letter' }
        : { ohms, tolerancePercent: 1, notation: 'eia96' },
    );
  });
  it.each([
    ['0', 0, 'jumper'],
    ['0000', 0, 'jumper'],
    ['471', 470, 'three_digits'],
    ['4701', 4700, 'four_digits'],
    ['r47', 0.47, 'letter'],
    ['47R', 47, 'letter'],
    ['4Р7', 4.7, 'letter'],
    ['123R456', 123.456, 'letter'],
    ['5R', 5, 'letter'],
    ['R5', 0.5, 'letter'],
    [' 471 ', 470, 'three_digits'],
  ])('%s is %d Ω (%s)', (code, ohms, notation) => expect(readResistorCode(code)).toMatchObject({ ohms, notation }));
  it.each(['00000', 'R', '', '00A', '97A', '1234R', 'R1234', '01I', '001A', 'x01A', '01AA', '47 1'])(
    '%s is none',
    (code) => expect(readResistorCode(code)).toBeNull(),
  );
});
