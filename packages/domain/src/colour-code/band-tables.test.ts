import { describe, expect, it } from 'vitest';

import { bandColours, colourBands, readColourBands, type BandColour } from './index.ts';

const read = (bands: string) => readColourBands(bands.split(' ') as BandColour[]);

it('colours of IEC 60062 in their order', () => {
  expect(bandColours.join(' ')).toBe('black brown red orange yellow green blue violet grey white gold silver');
});

describe('each colour in each place', () => {
  it.each([
    ['black', 0],
    ['brown', 1],
    ['red', 2],
    ['orange', 3],
    ['yellow', 4],
    ['green', 5],
    ['blue', 6],
    ['violet', 7],
    ['grey', 8],
    ['white', 9],
  ])('%s is the digit and the power %d', (colour, digit) => {
    expect(read(`brown ${colour} black gold`)?.ohms).toBe(10 + digit);
    expect(read(`brown black ${colour} gold`)?.ohms).toBe(10 * 10 ** digit);
  });
  it.each([
    ['gold', 1],
    ['silver', 0.1],
  ])('%s as a multiplier', (colour, ohms) => expect(read(`brown black ${colour} gold`)?.ohms).toBe(ohms));
  it.each([
    ['grey', 0.05],
    ['violet', 0.1],
    ['blue', 0.25],
    ['green', 0.5],
    ['brown', 1],
    ['red', 2],
    ['gold', 5],
    ['silver', 10],
  ])('%s is a tolerance of %d %%', (colour, percent) => {
    expect(read(`brown black black ${colour}`)?.tolerancePercent).toBe(percent);
    expect(colourBands(100, percent)?.at(-1)).toBe(colour);
  });
  it.each([
    ['black', 250],
    ['brown', 100],
    ['red', 50],
    ['orange', 15],
    ['yellow', 25],
    ['green', 20],
    ['blue', 10],
    ['violet', 5],
    ['grey', 1],
  ])('%s is %d ppm/K', (colour, ppm) =>
    expect(read(`brown black black black brown ${colour}`)?.ppmPerKelvin).toBe(ppm),
  );
  it.each(['white', 'gold', 'silver'])('%s is no coefficient', (colour) =>
    expect(read(`brown black black black brown ${colour}`)).toBeNull(),
  );
  it.each(['black', 'orange', 'yellow', 'white'])('%s is no tolerance', (colour) =>
    expect(read(`brown black black ${colour}`)).toBeNull(),
  );
});

describe('bands of a value', () => {
  it.each([
    [0.1, 10, 'brown black silver silver'],
    [99e9, 10, 'white white white silver'],
    [999e9, 1, 'white white white white brown'],
    [100, null, 'brown black brown'],
    [100, 3, 'brown black black black'],
    [100, 20, 'brown black brown'],
    [47, 2, 'yellow violet black gold red'],
    [475, 10, 'yellow violet green black silver'],
  ])('%d Ω, %s %%: %s', (ohms, percent, bands) => expect(colourBands(ohms, percent)?.join(' ')).toBe(bands));
  it.each([
    [0.05, 10],
    [1e12, 10],
    [Number.NaN, 10],
  ])('%d Ω has no bands', (ohms, percent) => expect(colourBands(ohms, percent)).toBeNull());
  it('needs three to six bands; only a black one stands alone', () => {
    expect([read('black')?.ohms, read('brown'), read('brown black'), read('brown black red')?.ohms]).toEqual([
      0,
      null,
      null,
      1000,
    ]);
    expect(read('gold black red')).toBeNull();
    expect(read('brown black gold black brown')).toBeNull();
  });
});
