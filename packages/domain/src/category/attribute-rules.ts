import type { LocalizedText } from '../shared/locale.ts';
import type { AttributeDefinition, AttributeKind, Unit } from './category.ts';

/** Form of an attribute's key. A key never changes, because filter URLs and suppliers' files contain it. */
export const attributeKeyForm = /^[a-z][a-z0-9_]{0,39}$/;

const measured: readonly AttributeKind[] = ['number', 'range'];

/** Whether values of this kind have a unit. */
export const isMeasured = (kind: AttributeKind): boolean => measured.includes(kind);

type Meaning = Pick<AttributeDefinition, 'kind' | 'unit'>;

/** Why a change of an attribute is invalid. */
export type AttributeProblem = 'kind_in_use' | 'unit_in_use' | 'unit_without_number';

/**
 * Returns why an attribute cannot get the definition `after`, or null if it can. Values are stored in the base unit and
 * in a format of their kind. So unit and kind cannot change while products have values. `before` null = a new
 * attribute.
 */
export function attributeProblem(before: Meaning | null, after: Meaning, hasValues: boolean): AttributeProblem | null {
  if (!isMeasured(after.kind) && after.unit !== null) return 'unit_without_number';
  if (before === null || !hasValues) return null;
  if (before.kind !== after.kind) return 'kind_in_use';
  return before.unit === after.unit ? null : 'unit_in_use';
}

type Words = Pick<AttributeDefinition, 'valueTitles' | 'spellings'>;

/** Spelling in lower case → the value it means. */
export type ValueSpellings = Readonly<Record<string, string>>;

/**
 * Merges the values `from` of an enum attribute into the value `into`. The names and spellings of `from` become
 * spellings of `into`. The titles of `from` are removed.
 */
export function mergedValues({ valueTitles, spellings = {} }: Words, from: readonly string[], into: string) {
  const gone = new Set(from.filter((value) => value !== into));
  const kept: [string, LocalizedText][] = Object.entries(valueTitles).filter(([value]) => !gone.has(value));
  const moved = Object.entries(spellings).map(
    ([spelling, value]) => [spelling, gone.has(value) ? into : value] as const,
  );
  const learned = [...gone].map((value) => [value.toLowerCase(), into] as const);
  const meant = [...moved, ...learned].filter(([spelling]) => spelling !== into.toLowerCase());
  return {
    valueTitles: Object.fromEntries(kept) as Readonly<Record<string, LocalizedText>>,
    spellings: Object.fromEntries(meant) as ValueSpellings,
  };
}

/** Returns the attribute value that this spelling means. An unknown spelling is returned unchanged. */
export const meantValue = ({ spellings = {} }: Pick<AttributeDefinition, 'spellings'>, text: string): string =>
  Object.hasOwn(spellings, text.toLowerCase()) ? (spellings[text.toLowerCase()] ?? text) : text;

/** Every unit that the shop supports, in the order of the select box. */
export const allUnits = [
  'ohm',
  'farad',
  'henry',
  'hertz',
  'volt',
  'ampere',
  'watt',
  'siemens',
  'ampere_hour',
  'percent',
  'ppm_per_kelvin',
  'celsius',
  'kelvin_per_watt',
  'metre',
  'gram',
  'newton',
  'degree',
  'second',
  'byte',
  'bit',
  'bit_per_second',
  'lumen',
  'candela',
  'decibel',
  'count',
] as const satisfies readonly Unit[];
