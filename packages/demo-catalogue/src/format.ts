import type { AttributeDefinition, AttributeValue, Unit } from '@farad/domain/category';
import { formatAttributeValue, formatQuantity } from '@farad/domain/quantities';
import type { Locale } from '@farad/domain/shared';

/**
 * Replaces no-break spaces. Titles and descriptions are searched and exported as plain text, so they need normal
 * spaces.
 */
const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Returns a number with its unit in the usual notation of the language: 10 кОм, 100 nF, %5. */
export const formatNumber = (value: number, unit: Unit | null, locale: Locale): string =>
  withPlainSpaces(formatQuantity(value, unit, locale));

/**
 * Returns the value of an attribute as text in a language. Tenths of a millimetre are shown in millimetres (a tip of
 * 0.5 mm, not of 500 µm). A flag that is true returns its title, otherwise ''.
 */
export const formatValue = (definition: AttributeDefinition, value: AttributeValue, locale: Locale): string => {
  const isShort = definition.unit === 'metre' && typeof value === 'number' && value >= 1e-4 && value < 1e-3;
  if (isShort)
    return `${formatNumber(Number((value * 1000).toPrecision(6)), null, locale)} ${locale === 'ru' ? 'мм' : 'mm'}`;
  const text = formatAttributeValue(definition, value, locale);
  if (text !== null) return withPlainSpaces(text);
  return value === true ? definition.title[locale] : '';
};
