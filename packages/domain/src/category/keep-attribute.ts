import type { LocalizedText } from '../shared/locale.ts';
import type { AttributeDefinition, AttributeKind, Unit } from './category.ts';

/** A key is for ever: addresses of filters and files of suppliers name it. */
export const attributeKeyForm = /^[a-z][a-z0-9_]{0,39}$/;

const measured: readonly AttributeKind[] = ['number', 'range'];

/** Whether values of the kind are measured in a unit. */
export const isMeasured = (kind: AttributeKind): boolean => measured.includes(kind);

type Meaning = Pick<AttributeDefinition, 'kind' | 'unit'>;

/** What of an attribute cannot be so. */
export type AttributeProblem = 'kind_in_use' | 'unit_in_use' | 'unit_without_number';

/**
 * Why an attribute cannot come to mean this. Products keep their values in the plain unit and in the form of the kind,
 * so neither may change while there are any; `before` null: a new one.
 */
export function attributeProblem(before: Meaning | null, after: Meaning, hasValues: boolean): AttributeProblem | null {
  if (!isMeasured(after.kind) && after.unit !== null) return 'unit_without_number';
  if (before === null || !hasValues) return null;
  if (before.kind !== after.kind) return 'kind_in_use';
  return before.unit === after.unit ? null : 'unit_in_use';
}

type Words = Pick<AttributeDefinition, 'valueTitles' | 'spellings'>;

/** By spelling in lower case the value that it means. */
export type ValueSpellings = Readonly<Record<string, string>>;

/**
 * The words of a choice once `from` are other spellings of `into`: what was learned to mean one of them means the one
 * that is kept, and their titles are gone.
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

/** The value that a text of this attribute is known to mean; the text itself where nothing is known of it. */
export const meantValue = ({ spellings = {} }: Pick<AttributeDefinition, 'spellings'>, text: string): string =>
  Object.hasOwn(spellings, text.toLowerCase()) ? (spellings[text.toLowerCase()] ?? text) : text;

/** Every unit that the shop measures in, in the order of the choice. */
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
