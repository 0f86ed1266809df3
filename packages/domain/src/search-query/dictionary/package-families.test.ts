import { expect, test } from 'vitest';
import { packagesOfFamily, packagesWithPins } from './package-families.ts';

test.each([
  ['dip', 'DIP PDIP SPDIP'],
  ['дип', 'DIP PDIP SPDIP'],
  ['sip', 'SIP'],
  ['soic', 'SOIC SO SOP'],
  ['SOP', 'SOP SOIC SO'],
  ['ssop', 'SSOP'],
  ['tssop', 'TSSOP HTSSOP'],
  ['msop', 'MSOP VSSOP'],
  ['QFN', 'QFN VQFN WQFN UQFN HVQFN UFQFPN LFCSP'],
  ['dfn', 'DFN PDFN WDFN VDFN UDFN TDFN'],
  ['lqfp', 'LQFP HLQFP'],
  ['tqfp', 'TQFP HTQFP'],
  ['qfp', 'QFP LQFP TQFP PQFP VQFP HLQFP HTQFP'],
  ['bga', 'BGA FBGA TFBGA UFBGA LFBGA'],
  ['plcc', 'PLCC'],
])('%s: %s', (family, names) => {
  const packages = packagesOfFamily(family) ?? [];
  expect(packages.filter((name) => !name.includes('-'))).toEqual(names.split(' '));
  for (const name of names.split(' ')) {
    const counts = packages.flatMap((one) => (one.startsWith(`${name}-`) ? [Number(one.slice(name.length + 1))] : []));
    // Packages have from 2 to 256 pins.
    expect([counts[0], counts.at(-1), counts.toSorted((a, b) => a - b)]).toEqual([2, 256, counts]);
    expect(packagesWithPins(8)).toContain(`${name}-8`);
  }
});

test('a family without pins means its packages with any number of pins', () => {
  expect(packagesOfFamily('dip')).toEqual(expect.arrayContaining(['DIP', 'DIP-8', 'PDIP-40']));
  expect(packagesOfFamily('TQFP')).toContain('TQFP-64');
  expect(packagesOfFamily('so')).toBeNull();
  expect(packagesOfFamily('switch')).toBeNull();
});

test('a number of pins means the packages that have it in their name', () => {
  expect(packagesWithPins(64)).toEqual(expect.arrayContaining(['LQFP-64', 'TQFP-64', 'QFN-64']));
  expect(new Set(packagesWithPins(8)).size).toBe(packagesWithPins(8).length);
});
