import type { Unit } from '../category/category.ts';
import type { Locale } from '../shared/locale.ts';
import { shownExponents } from './format-quantity.ts';
import { prefixSymbols } from './prefix.ts';
import { binaryUnits, neverMega, neverMilli, plainUnits, unitSpellings, unitSymbols } from './unit-symbol.ts';

/** How a unit is written in one language. */
export interface UnitNotation {
  readonly symbol: string;
  /** Other spellings that the shop can read. */
  readonly spellings: readonly string[];
  /** Prefixes that the shop can read before this unit, the smallest first; empty = none. */
  readonly prefixes: readonly string[];
  /** Prefixes that the shop shows before this unit. */
  readonly shown: readonly string[];
}

function exponentsRead(unit: Unit): readonly number[] {
  if (plainUnits.has(unit)) return [];
  const all = [...prefixSymbols.keys()].filter((exponent) => exponent !== 0);
  if (binaryUnits.has(unit)) return all.filter((exponent) => exponent > 0);
  if (unit === 'farad') return all.filter((exponent) => exponent < 0);
  return all.filter(
    (exponent) => !(exponent === 6 && neverMega.has(unit)) && !(exponent === -3 && neverMilli.has(unit)),
  );
}

/** Returns the notation of a unit in a language. */
export function unitNotation(unit: Unit, locale: Locale): UnitNotation {
  const form = locale === 'ru' ? 'ru' : 'international';
  const symbol = unitSymbols[unit][form];
  const other = unitSymbols[unit][form === 'ru' ? 'international' : 'ru'];
  const prefix = (exponent: number): string => prefixSymbols.get(exponent)?.[form] ?? '';
  const binary = binaryUnits.has(unit) ? [0, 3, 6, 9] : null;
  return {
    symbol,
    spellings: [...new Set([other, ...(unitSpellings[unit] ?? [])])].filter((text) => text !== symbol && text !== ''),
    prefixes: exponentsRead(unit).map(prefix),
    shown: (binary ?? shownExponents[unit] ?? [0]).map((exponent) => prefix(exponent) + symbol),
  };
}
