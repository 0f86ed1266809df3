import type { AttributeDefinition, AttributeValue, Unit } from '@farad/domain/category';
import { formatAttributeValue, formatQuantity } from '@farad/domain/quantities';
import type { Locale } from '@farad/domain/shared';

/** Titles and descriptions are searched and exported as plain text, so they contain plain spaces. */
const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Returns a number in its unit, as the trade writes it: 10 кОм, 100 nF, %5. */
export const formatNumber = (value: number, unit: Unit | null, locale: Locale): string =>
  withPlainSpaces(formatQuantity(value, unit, locale));

/**
 * Returns one attribute value in the locale's words. Tenths of a millimetre stay millimetres (a 0.5 mm tip is not 500
 * µm). A flag gives its title if set, otherwise ''.
 */
export const formatValue = (definition: AttributeDefinition, value: AttributeValue, locale: Locale): string => {
  const isShort = definition.unit === 'metre' && typeof value === 'number' && value >= 1e-4 && value < 1e-3;
  if (isShort)
    return `${formatNumber(Number((value * 1000).toPrecision(6)), null, locale)} ${locale === 'ru' ? 'мм' : 'mm'}`;
  const text = formatAttributeValue(definition, value, locale);
  if (text !== null) return withPlainSpaces(text);
  return value === true ? definition.title[locale] : '';
};
