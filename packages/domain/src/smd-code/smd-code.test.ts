import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { smdCodes } from './find-smd-code.ts';
import { findSmdCodes, readResistorCode } from './index.ts';

describe('list of SMD codes (product C16)', () => {
  it('has at least 400 codes, none twice for the same part', () => {
    expect(smdCodes.length).toBeGreaterThanOrEqual(400);
    const lines = smdCodes.map(({ code, mpn, package: body }) => `${code} ${mpn} ${body}`);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('finds every code in its package and without one', () => {
    for (const listed of smdCodes) {
      const part = { mpn: listed.mpn, package: listed.package, kind: listed.kind };
      expect(findSmdCodes({ code: listed.code, package: listed.package })).toContainEqual(listed);
      expect(findSmdCodes({ code: listed.code.toLowerCase(), package: '' })).toContainEqual(
        expect.objectContaining(part),
      );
    }
  });
});

describe('finding a marking', () => {
  const found = (code: string, packageName = '') => findSmdCodes({ code, package: packageName }).map(({ mpn }) => mpn);

  it.each([
    ['1AM', 'SOT-23', ['MMBT3904', 'BC846A']],
    ['1am', 'sot23', ['MMBT3904', 'BC846A']],
    ['АЕ', 'SMA', ['SMAJ5.0A']],
    ['AE', 'SMB', ['SMBJ5.0CA']],
    ['WJ', 'SOD-123', ['BZT52C15']],
    ['A7', 'SC-59', ['BAV99', 'SI2307']],
  ] as const)('%s %s → %j', (code, packageName, expected) => {
    expect(found(code, packageName)).toEqual(expected);
  });

  it('ignores the date after the code', () => {
    expect(found('A7W', 'SOT-23')).toContain('BAV99');
    expect(found('662KX', 'SOT-23')).toContain('XC6206P332MR');
  });

  it.each(['', '   ', '((((', 'ЩЩЩ', '\u0000', 'x'.repeat(10_000), '1AM SOT-23 DROP TABLE'])('knows no %j', (code) => {
    expect(found(code.slice(0, 10_000), 'DIP-8')).toEqual([]);
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (code, packageName) => {
        expect(Array.isArray(findSmdCodes({ code, package: packageName }))).toBe(true);
      }),
    );
  });
});

describe('marking of a chip resistor', () => {
  it.each([
    ['103', 10_000, 5],
    ['1002', 10_000, 1],
    ['4R7', 4.7, null],
    ['R047', 0.047, null],
    ['01C', 10_000, 1],
    ['68X', 49.9, 1],
    ['96A', 976, 1],
    ['0', 0, null],
    ['000', 0, null],
  ])('%s is %d Ω', (code, ohms, tolerancePercent) => {
    expect(readResistorCode(code)).toMatchObject({ ohms, tolerancePercent });
  });

  it.each(['', 'R', '97A', '00A', '10', '12345', '01G', 'ABC'])('%j is none', (code) => {
    expect(readResistorCode(code)).toBeNull();
  });
});
