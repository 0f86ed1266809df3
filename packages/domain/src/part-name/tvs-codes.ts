import { toLatinLetters } from '../shared/look-alikes.ts';

/** What the number of a TVS diode encodes. */
interface TvsCode {
  /** Peak power in watts for a pulse of 10/1000 µs. */
  readonly power: number;
  /** In volts; null = the number states the breakdown voltage instead. */
  readonly standoff: number | null;
  readonly isBidirectional: boolean;
  /** null = the makers of the series do not agree on one. */
  readonly package: string | null;
}

type Series = readonly [beginning: string, watts: number, body: string | null, volts: 'standoff' | 'breakdown'];

/**
 * Series that many makers sell under the same numbers. Sources: data sheets of Littelfuse (SMAJ, SMBJ, SMCJ, SMDJ,
 * 5.0SMDJ, SMF, SMF4L, SA, 5KP, 15KPA, 30KPA, P4SMA, P6SMB, 1.5SMC, P4KE, P6KE, 1.5KE), Vishay (SM5S, SM6S, SM8S) and ST
 * (SMA6J, SMB10J, SMB15J, SMC30J, SM4T, SM6T, SM15T).
 */
const series: readonly Series[] = [
  ['SMAJ', 400, 'SMA', 'standoff'],
  ['SMA6J', 600, 'SMA', 'standoff'],
  ['SMBJ', 600, 'SMB', 'standoff'],
  ['SMB10J', 1000, 'SMB', 'standoff'],
  ['SMB15J', 1500, 'SMB', 'standoff'],
  ['SMCJ', 1500, 'SMC', 'standoff'],
  ['SMDJ', 3000, 'SMC', 'standoff'],
  ['SMC30J', 3000, 'SMC', 'standoff'],
  [String.raw`3\.0SM[CD]J`, 3000, 'SMC', 'standoff'],
  [String.raw`5\.0SM[CD]J`, 5000, 'SMC', 'standoff'],
  [String.raw`8\.0SMDJ`, 8000, 'SMC', 'standoff'],
  ['SMF', 200, null, 'standoff'],
  ['SMF4L', 400, null, 'standoff'],
  ['SM5S', 3600, 'DO-218AB', 'standoff'],
  ['SM6S', 4600, 'DO-218AB', 'standoff'],
  ['SM8S', 6600, 'DO-218AB', 'standoff'],
  ['SA', 500, 'DO-15', 'standoff'],
  ['5KP', 5000, null, 'standoff'],
  ['15KPA?', 15_000, null, 'standoff'],
  ['20KPA?', 20_000, null, 'standoff'],
  ['30KPA?', 30_000, null, 'standoff'],
  ['P4SMA', 400, 'SMA', 'breakdown'],
  ['SM4T', 400, 'SMA', 'breakdown'],
  ['P6SMB', 600, 'SMB', 'breakdown'],
  ['SM6T', 600, 'SMB', 'breakdown'],
  [String.raw`1\.5SMC`, 1500, 'SMC', 'breakdown'],
  ['SM15T', 1500, 'SMC', 'breakdown'],
  ['P4KE', 400, null, 'breakdown'],
  ['P6KE', 600, 'DO-15', 'breakdown'],
  [String.raw`1\.5KE`, 1500, null, 'breakdown'],
];

// Makers of copies may put their own letters before the number. Behind the voltage, `C` means both directions and `A` a
// tolerance of 5 %; grade and packing follow.
const patterns = series.map(([beginning, power, body, volts]) => ({
  pattern: new RegExp(`^(?:[A-Z]{1,3}-?)?${beginning}(?<volts>\\d{1,3}(?:[.V]\\d)?)(?<both>C)?A`, 'u'),
  power,
  body,
  volts,
}));

const decimalComma = /(?<=^\D{0,4}\d),(?=\d)/u;

/** Returns what the number of a TVS diode encodes: `SMAJ5.0CA`, `P6KE6V8A`. null = of no known series. */
export function readTvsCode(number: string): TvsCode | null {
  const plain = toLatinLetters(number.slice(0, 40).toUpperCase()).replaceAll(/\s/gu, '').replace(decimalComma, '.');
  for (const { pattern, power, body, volts } of patterns) {
    const found = pattern.exec(plain)?.groups;
    if (found === undefined) continue;
    const stated = Number(found['volts']?.replace('V', '.'));
    return {
      power,
      standoff: volts === 'standoff' ? stated : null,
      isBidirectional: found['both'] !== undefined,
      package: body,
    };
  }
  return null;
}
