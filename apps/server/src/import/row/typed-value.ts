import { meantValue, type AttributeDefinition, type AttributeValue } from '@farad/domain/category';
import { plainText, readList, readValue, type MeasuredValue, type SingleMeaning } from '@farad/domain/import';
import { frameWord, translateWords } from '@farad/importers/vocabulary/words';

/** Result of converting a text. `unread` means that the text has a value that the attribute cannot hold. */
export type TypedValue =
  | { readonly kind: 'value'; readonly value: AttributeValue }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unread' };

const absent: TypedValue = { kind: 'absent' };
const unread: TypedValue = { kind: 'unread' };
const valueOf = (value: AttributeValue): TypedValue => ({ kind: 'value', value });

const textLengthMax = 300;

/** Attribute without a unit → unit in its title, which its values may have. */
const otherUnitsOf: Readonly<Record<string, string>> = {
  frequency_tolerance: 'other:ppm',
  lifetime: 'other:h',
  b_value: 'other:K',
  wire_section: 'other:mm²',
  cross_section: 'other:mm²',
};

/** Matches additions of makers to well-known names, such as `ARM® ` or ` series`. */
const withoutOrnament: Readonly<Record<string, RegExp>> = {
  core: /^ARM[® ]*\s*|®/giu,
  logic_family: /\s+series$/iu,
  series: /\s+series$/iu,
};

const hasUnit = (value: Pick<MeasuredValue, 'dimension'>, { key, unit }: AttributeDefinition): boolean => {
  if (value.dimension === unit) return true;
  if (unit === 'count') return value.dimension === null;
  if (unit === null)
    return value.dimension === null || otherUnitsOf[key] === undefined || otherUnitsOf[key] === value.dimension;
  return false;
};

function flagOf(text: string, key: string): TypedValue {
  const word = frameWord(key, text);
  if (word !== null) return valueOf(word === 'true');
  const value = readValue(text);
  if (value.kind === 'absent') return absent;
  return value.kind === 'flag' ? valueOf(value.value) : unread;
}

function wordOf(
  text: string,
  definition: AttributeDefinition,
  isClosed: boolean,
  spellings: ReadonlyMap<string, string>,
): TypedValue {
  const plain = plainText(text);
  if (readValue(plain).kind === 'absent') return absent;
  const known = frameWord(definition.key, plain);
  if (known !== null) return valueOf(meantValue(definition, known));
  if (isClosed) return unread;
  const clean = plain.replace(withoutOrnament[definition.key] ?? '', '').trim() || plain;
  if (definition.kind === 'text') return valueOf(clean.slice(0, textLengthMax));
  const word = translateWords(clean)?.en ?? clean;
  return valueOf(meantValue(definition, spellings.get(word.toLowerCase()) ?? word).slice(0, textLengthMax));
}

/** Converts a memory size between bytes and bits, if the supplier and the shop use different units. */
function inUnitOf<T extends MeasuredValue>(value: T, { unit }: AttributeDefinition): T {
  const isByte = value.dimension === 'byte' && unit === 'bit';
  if (!isByte && !(value.dimension === 'bit' && unit === 'byte')) return value;
  const times = isByte ? 8 : 1 / 8;
  return value.kind === 'range'
    ? { ...value, from: value.from * times, to: value.to * times, dimension: unit }
    : { ...value, value: value.value * times, dimension: unit };
}

const startOf = (value: MeasuredValue): number => (value.kind === 'range' ? value.from : value.value);
const endOf = (value: MeasuredValue): number => (value.kind === 'range' ? value.to : value.value);

/** Joins the values to one range if there are no gaps between them; otherwise returns null. */
function joined(values: readonly MeasuredValue[]): readonly [number, number] | null {
  const [first, ...others] = values.toSorted((a, b) => startOf(a) - startOf(b));
  if (first === undefined) return null;
  let to = endOf(first);
  for (const next of others) {
    if (startOf(next) > to) return null;
    to = Math.max(to, endOf(next));
  }
  return [startOf(first), to];
}

/** Decides the meaning of a single number for an attribute with ranges. `point` means a range of this one value. */
export type MeaningOf = (value: number, definition: AttributeDefinition) => SingleMeaning;

function rangeOf(value: MeasuredValue, definition: AttributeDefinition, meaningOf: MeaningOf): TypedValue {
  if (value.kind === 'range') return valueOf([value.from, value.to]);
  return meaningOf(value.value, definition) === 'point' ? valueOf([value.value, value.value]) : unread;
}

/**
 * Converts a supplier's text to a value of the attribute: a number in its unit, a range, a word or a flag. A single
 * number can become a range of one value.
 */
export function typedValue(
  text: string,
  definition: AttributeDefinition,
  isClosed: boolean,
  spellings: ReadonlyMap<string, string>,
  meaningOf: MeaningOf,
): TypedValue {
  if (definition.kind === 'flag') return flagOf(text, definition.key);
  if (definition.kind === 'enum' || definition.kind === 'text') return wordOf(text, definition, isClosed, spellings);
  const value = readValue(text, definition.unit);
  if (value.kind === 'absent') return absent;
  if (value.kind !== 'number' && value.kind !== 'range') {
    const listed = definition.kind === 'range' ? measuredList(text, definition) : null;
    const whole = listed === null ? null : joined(listed);
    return whole === null ? unread : valueOf(whole);
  }
  const own = inUnitOf(value, definition);
  if (!hasUnit(own, definition)) return unread;
  if (definition.kind === 'range') return rangeOf(own, definition, meaningOf);
  if (own.kind === 'range') return own.from === own.to ? valueOf(own.to) : unread;
  return valueOf(own.value);
}

/** Returns the values in a list, in the attribute's unit; null = the text is not a list. */
export function measuredList(text: string, definition: AttributeDefinition): readonly MeasuredValue[] | null {
  const listed = readList(text, definition.unit)?.map((value) => inUnitOf(value, definition)) ?? null;
  return listed !== null && listed.every((value) => hasUnit(value, definition)) ? listed : null;
}

/** Returns the single number or the range in a text, in the attribute's unit; null = there is none. */
export function measuredValue(text: string, definition: AttributeDefinition): MeasuredValue | null {
  const value = readValue(text, definition.unit);
  if (value.kind !== 'number' && value.kind !== 'range') return null;
  const own = inUnitOf(value, definition);
  return hasUnit(own, definition) ? own : null;
}
