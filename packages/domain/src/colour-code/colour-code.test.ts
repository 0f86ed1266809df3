import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bandColours, colourBands, readColourBands, toleranceBands, type BandColour } from './index.ts';

describe('colour bands', () => {
  it.each([
    [4700, 5, 'yellow violet red gold'],
    [10_000, 1, 'brown black black red brown'],
    [0.47, 5, 'yellow violet silver gold'],
    [4.7, 10, 'yellow violet gold silver'],
    [4750, 5, 'yellow violet green brown gold'],
    [1e6, 0.1, 'brown black black yellow violet'],
    [0, 5, 'black'],
    [220, null, 'red red brown'],
  ])('%d Ω ± %s %%: %s', (ohms, tolerance, bands) => expect(colourBands(ohms, tolerance)?.join(' ')).toBe(bands));

  it('returns none for values that bands cannot express', () => {
    expect(colourBands(-1, 5)).toBeNull();
    expect(colourBands(1e-4, 5)).toBeNull();
    expect(colourBands(1e15, 5)).toBeNull();
  });
});

describe('reading of bands', () => {
  it.each([
    ['yellow violet red gold', { ohms: 4700, tolerancePercent: 5, ppmPerKelvin: null }],
    ['brown black black red brown', { ohms: 10_000, tolerancePercent: 1, ppmPerKelvin: null }],
    ['brown black black red brown red', { ohms: 10_000, tolerancePercent: 1, ppmPerKelvin: 50 }],
    ['red red brown', { ohms: 220, tolerancePercent: 20, ppmPerKelvin: null }],
    ['orange orange silver gold', { ohms: 0.33, tolerancePercent: 5, ppmPerKelvin: null }],
    ['black', { ohms: 0, tolerancePercent: 0, ppmPerKelvin: null }],
  ])('%s', (bands, expected) => {
    expect(readColourBands(bands.split(' ') as BandColour[])).toEqual(expected);
  });

  it.each([
    '',
    'red',
    'red red',
    'gold red red gold',
    'red red red black',
    'red red red red red gold',
    'red red red red red red red',
  ])('refuses %j', (bands) => {
    expect(readColourBands(bands === '' ? [] : (bands.split(' ') as BandColour[]))).toBeNull();
  });

  it('returns the values that the bands were made from', () => {
    const digits = fc.integer({ min: 100, max: 999 });
    const exponent = fc.integer({ min: -2, max: 7 });
    const tolerance = fc.constantFrom(...Object.keys(toleranceBands).map(Number));
    fc.assert(
      fc.property(digits, exponent, tolerance, (significand, power, percent) => {
        const ohms = Number(`${significand}e${power}`);
        const bands = colourBands(ohms, percent);
        expect(bands && readColourBands(bands)).toEqual({ ohms, tolerancePercent: percent, ppmPerKelvin: null });
      }),
    );
  });

  it('accepts any colours without an exception', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bandColours), { maxLength: 8 }), (bands) => {
        const reading = readColourBands(bands);
        expect(reading === null || (Number.isFinite(reading.ohms) && reading.ohms >= 0)).toBe(true);
      }),
    );
  });
});
