import type { WireAttributeValue, WireAttribute } from '@farad/contract/shop/catalogue';
import type { AttributeKey, Unit } from '@farad/domain/category';
import { formatAttributeValue } from '@farad/domain/quantities';
import type { Translator } from '@farad/wording/translator';

export type Attribute = WireAttribute;
export type AttributeValue = WireAttributeValue;

/** Formats a parameter value in the page's language: `4,7 кОм`, `±1 %`, `Да`. */
export function valueTitle(attribute: Attribute, value: AttributeValue, t: Translator): string {
  if (typeof value === 'boolean') return t(value ? 'catalogue.yes' : 'catalogue.no');
  const own = typeof value === 'string' ? attribute.valueTitles[value] : undefined;
  if (own !== undefined) return own;
  const definition = { key: attribute.key as AttributeKey, unit: attribute.unit as Unit | null, valueTitles: {} };
  return formatAttributeValue(definition, value, t.locale) ?? String(value);
}
