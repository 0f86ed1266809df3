import type { AttributeDefinition, AttributeValue } from '../category/category.ts';
import type { Locale } from '../shared/locale.ts';
import { formatQuantity, quantityParts } from './format-quantity.ts';

/**
 * Returns an attribute value as text in a language: `4,7 кОм`, `5…40 В`, `−55…+125 °C`, `±1 %` for tolerances. Enum
 * values that are words are translated. Returns null for flags, because the page writes yes or no itself.
 */
export function formatAttributeValue(
  definition: Pick<AttributeDefinition, 'key' | 'unit' | 'valueTitles'>,
  value: AttributeValue,
  locale: Locale,
): string | null {
  if (typeof value === 'boolean') return null;
  if (typeof value === 'string') return definition.valueTitles[value]?.[locale] ?? value;
  if (typeof value !== 'number') return formatRange(value[0], value[1], definition, locale);
  const text = formatQuantity(value, definition.unit, locale);
  return isTolerance(definition.key) && value > 0 ? `±${text}` : text;
}

const isTolerance = (key: string): boolean => /(?:^|_)tolerance$/.test(key);

function formatRange(from: number, to: number, { unit }: Pick<AttributeDefinition, 'unit'>, locale: Locale): string {
  // A range with equal ends is shown as one number, not as "from 42 to 42".
  if (from === to) return formatQuantity(from, unit, locale);
  const low = quantityParts(from, unit, locale);
  const high = quantityParts(to, unit, locale);
  const plus = from < 0 && to > 0 ? '+' : '';
  const sharesUnit = low.after === high.after || from === 0;
  const start = sharesUnit ? low.before + low.number : low.before + low.number + low.after;
  return `${start}…${sharesUnit ? '' : high.before}${plus}${high.number}${high.after}`;
}
