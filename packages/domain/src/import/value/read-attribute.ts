import type { AttributeDefinition, AttributeValue } from '../../category/category.ts';
import { meantValue } from '../../category/index.ts';
import { readValue } from './read-value.ts';

/** Maximum length of an attribute's word or text. */
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
 * Reads a value typed into an attribute field: `4к7`, `−55…125 °C`, `Лента`; `true` and `false` for flags. A number may
 * omit its unit but not have another one. A single number becomes a range of equal ends. Returns null if unreadable.
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
