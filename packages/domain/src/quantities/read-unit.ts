import type { Unit } from '../category/category.ts';
import { prefixesOf } from './prefix.ts';
import { binaryUnits, neverMega, neverMilli, plainUnits, unitSpellings, unitSymbols } from './unit-symbol.ts';

/**
 * Unit and prefix after a number: the unit (null = not stated), and the prefix as a power of ten, or of 1024 for
 * memory.
 */
interface UnitReading {
  readonly unit: Unit | null;
  readonly exponent: number;
  readonly binaryExponent: number;
}

const exact = new Map<string, Unit>();
const folded = new Map<string, Unit>();
for (const [unit, symbol] of Object.entries(unitSymbols) as [Unit, (typeof unitSymbols)[Unit]][]) {
  for (const spelling of [symbol.ru, symbol.international, ...(unitSpellings[unit] ?? [])]) {
    const normal = spelling.normalize('NFKC');
    if (normal === '') continue;
    if (!exact.has(normal)) exact.set(normal, unit);
    if (!folded.has(normal.toLowerCase())) folded.set(normal.toLowerCase(), unit);
  }
}

interface Candidate extends UnitReading {
  readonly rank: number;
}

/**
 * Reads the prefix and the unit that follow a number: "кОм", "мкФ", "MHz", "R", "%", or nothing. Ambiguous letters are
 * decided by their case, then by the expected unit. A letter directly after the number is a prefix: "1м" is milli.
 * After a space it is a unit: "1 м" is a metre.
 */
export function readUnit(text: string, expected: Unit | null, isSpaced: boolean): UnitReading | null {
  if (text === '') return { unit: expected, exponent: 0, binaryExponent: 0 };
  const found = [...unitOnly(text), ...centimetre(text), ...prefixOnly(text, expected), ...prefixAndUnit(text)]
    .filter((candidate) => expected === null || candidate.unit === expected)
    .map((candidate) => ({ ...candidate, rank: candidate.rank + preference(candidate, expected, isSpaced) }))
    .sort((a, b) => a.rank - b.rank);
  return found[0] ?? null;
}

/**
 * Returns −1 to prefer a unit without a prefix (`м` as metre) to a bare prefix (`м` as milli), otherwise 0. The unit is
 * preferred if a unit is expected or if a space precedes the text.
 */
const preference = (candidate: Candidate, expected: Unit | null, isSpaced: boolean): number =>
  candidate.exponent === 0 && candidate.binaryExponent === 0 && (expected !== null || isSpaced) ? -1 : 0;

function unitOnly(text: string): Candidate[] {
  const exactly = exact.get(text);
  if (exactly) return [{ unit: exactly, exponent: 0, binaryExponent: 0, rank: 1 }];
  const loosely = folded.get(text.toLowerCase());
  return loosely ? [{ unit: loosely, exponent: 0, binaryExponent: 0, rank: 5 }] : [];
}

function centimetre(text: string): Candidate[] {
  return text === 'см' || text === 'cm' ? [{ unit: 'metre', exponent: -2, binaryExponent: 0, rank: 1 }] : [];
}

function prefixOnly(text: string, expected: Unit | null): Candidate[] {
  return prefixesOf(text)
    .filter(({ rest }) => rest === '')
    .flatMap(({ exponent, isExact }) => scaled(expected, exponent, isExact ? 0.5 : 4));
}

function prefixAndUnit(text: string): Candidate[] {
  return prefixesOf(text).flatMap(({ exponent, rest, isExact }) => {
    const exactly = exact.get(rest);
    if (exactly) return scaled(exactly, exponent, isExact ? 2 : 6);
    const bare = rest.replace(/^[iи](?=[bб])/i, '');
    const unit = folded.get(bare.toLowerCase());
    if (!unit || (bare !== rest && !binaryUnits.has(unit))) return [];
    return scaled(exact.get(bare) ?? unit, exponent, isExact ? 3 : 7);
  });
}

function scaled(unit: Unit | null, exponent: number, rank: number): Candidate[] {
  if (unit === null) return [{ unit, exponent, binaryExponent: 0, rank }];
  if (plainUnits.has(unit) || (unit === 'farad' && exponent > 0)) return [];
  if (exponent === 6 && neverMega.has(unit)) return [{ unit, exponent: -3, binaryExponent: 0, rank }];
  const power = exponent === -3 && neverMilli.has(unit) ? 6 : exponent;
  if (!binaryUnits.has(unit)) return [{ unit, exponent: power, binaryExponent: 0, rank }];
  return power > 0 ? [{ unit, exponent: 0, binaryExponent: (power / 3) * 10, rank }] : [];
}
