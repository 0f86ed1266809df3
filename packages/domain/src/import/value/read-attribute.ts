import type { AttributeDefinition, AttributeValue } from '../../category/category.ts';
import { meantValue } from '../../category/index.ts';
import { readValue } from './read-value.ts';

/** Maximum length of a text or enum value of an attribute. */
export const attributeTextMax = 300;

function word(
  typed: string,
  { valueTitles, spellings = {} }: Pick<AttributeDefinition, 'valueTitles' | 'spellings'>,
): string | null {
  const text = meantValue({ spellings }, typed);
  const sought = text.toLowerCase();
  const known = Object.entries(valueTitles).find(([value, titles]) =>
    [value, ...Object.values(titles)].some((each) => each.toLowerCase() === sought),
  );
  return known?.[0] ?? (text.length <= attributeTextMax ? text : null);
}

/**
 * Reads a value that was typed into the field of an attribute: `4к7`, `−55…125 °C`, `Лента`, and `true` or `false` for
 * flags. Returns null if it is unreadable. A number may have the attribute's unit or none, but no other. In a range
 * attribute, a single number becomes a range with equal ends.
 */
export function readAttribute(
  definition: Pick<AttributeDefinition, 'kind' | 'unit' | 'valueTitles' | 'spellings'>,
  typed: string,
): AttributeValue | null {
  const { kind, unit } = definition;
  const text = typed.trim();
  if (text === '') return null;
  if (kind === 'flag') return text === 'true' || (text === 'false' ? false : null);
  if (kind === 'enum' || kind === 'text') return word(text, definition);
  const value = readValue(text, unit);
  if (value.kind !== 'number' && value.kind !== 'range') return null;
  if (value.dimension !== null && value.dimension !== unit) return null;
  if (kind === 'range') return value.kind === 'range' ? [value.from, value.to] : [value.value, value.value];
  return value.kind === 'number' ? value.value : null;
}
