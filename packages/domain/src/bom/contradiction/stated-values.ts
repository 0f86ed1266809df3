import type { Unit } from '../../category/category.ts';
import { parseQuantity } from '../../quantities/parse-quantity.ts';
import { readDielectric } from '../../search-query/dictionary/dielectric-names.ts';
import { valueLexeme, type ValueLexeme } from '../../search-query/reading/words/value-lexeme.ts';
import { piecesOf } from '../cell/element-pieces.ts';

/** A value in a text, with its spelling. */
export interface StatedValue {
  readonly text: string;
  readonly lexeme: ValueLexeme;
}

/** Values that a text states about a part. */
export interface StatedValues {
  readonly values: readonly StatedValue[];
  /** Canonical names. */
  readonly dielectrics: readonly string[];
  /** True if every piece of the text is a value. */
  readonly isAllValues: boolean;
}

const lengthMax = 300;

export function statedValues(text: string): StatedValues {
  const pieces = piecesOf(text.slice(0, lengthMax));
  const values = pieces.flatMap((piece): StatedValue[] => {
    const lexeme = valueLexeme(piece);
    return lexeme === null ? [] : [{ text: piece, lexeme }];
  });
  const dielectrics = pieces.flatMap((piece) => readDielectric(piece)?.[0] ?? []);
  return {
    values,
    dielectrics,
    isAllValues: pieces.length > 0 && values.length + dielectrics.length === pieces.length,
  };
}

/** Prefixes that imply a unit: `10k` means ohms, `100n` farads. */
const bareUnits: Readonly<Record<string, readonly Unit[]>> = {
  p: ['farad'],
  n: ['farad', 'henry'],
  u: ['farad', 'henry'],
  m: ['henry', 'ohm', 'farad'],
  k: ['ohm', 'hertz'],
  M: ['ohm', 'hertz'],
  R: ['ohm'],
};

/**
 * Returns the numbers that a value may mean in this unit; empty if the value has another unit. `10m` of a resistor may
 * mean milliohms or megohms.
 */
export function numbersIn({ lexeme }: StatedValue, unit: Unit): readonly number[] {
  if (lexeme.kind === 'value') return lexeme.unit === unit ? [lexeme.value] : [];
  if (bareUnits[lexeme.prefix]?.includes(unit) !== true) return [];
  const spelled = lexeme.text.endsWith('m') ? [lexeme.text, `${lexeme.text.slice(0, -1)}M`] : [lexeme.text];
  return spelled.flatMap((text) => parseQuantity(text, unit)?.value ?? []);
}

/** Whether a value can have this unit. */
export const mayBeIn = (value: StatedValue, unit: Unit): boolean => numbersIn(value, unit).length > 0;
