import { meantValue, type AttributeDefinition, type AttributeValue } from '@farad/domain/category';
import { plainText, readValue, type ReadValue } from '@farad/domain/import';
import { frameWord, translateWords } from '@farad/importers/vocabulary/words';

/** "unread": it says something that the attribute cannot hold. */
export type TypedValue =
  | { readonly kind: 'value'; readonly value: AttributeValue }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unread' };

const absent: TypedValue = { kind: 'absent' };
const unread: TypedValue = { kind: 'unread' };
const valueOf = (value: AttributeValue): TypedValue => ({ kind: 'value', value });

const textLengthMax = 300;

/** Units that an attribute without a unit has in its title. */
const otherUnitsOf: Readonly<Record<string, string>> = {
  frequency_tolerance: 'other:ppm',
  lifetime: 'other:h',
  b_value: 'other:K',
  wire_section: 'other:mm²',
  cross_section: 'other:mm²',
};

/** What makers put before or behind the name that everybody knows. */
const withoutOrnament: Readonly<Record<string, RegExp>> = {
  core: /^ARM[® ]*\s*|®/giu,
  logic_family: /\s+series$/iu,
  series: /\s+series$/iu,
};

const hasUnit = (value: ReadValue & { kind: 'number' | 'range' }, { key, unit }: AttributeDefinition): boolean => {
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

/**
 * A supplier's text as a value of the attribute: a number in its unit, a range (one number is a range of itself), a word,
 * a flag.
 */
export function typedValue(
  text: string,
  definition: AttributeDefinition,
  isClosed: boolean,
  spellings: ReadonlyMap<string, string>,
): TypedValue {
  if (definition.kind === 'flag') return flagOf(text, definition.key);
  if (definition.kind === 'enum' || definition.kind === 'text') return wordOf(text, definition, isClosed, spellings);
  const value = readValue(text, definition.unit);
  if (value.kind === 'absent') return absent;
  if (value.kind !== 'number' && value.kind !== 'range') return unread;
  if (!hasUnit(value, definition)) return unread;
  if (definition.kind === 'range')
    return valueOf(value.kind === 'range' ? [value.from, value.to] : [value.value, value.value]);
  if (value.kind === 'range') return value.from === value.to ? valueOf(value.to) : unread;
  return valueOf(value.value);
}
