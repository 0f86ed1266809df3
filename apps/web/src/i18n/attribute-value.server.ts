import type { WireAttributeValue, WireAttribute } from '@farad/contract/shop/catalogue';
import type { AttributeKey, Unit } from '@farad/domain/category';
import { formatAttributeValue } from '@farad/domain/quantities';
import type { Locale } from '@farad/domain/shared';
import { remember } from '@farad/drawings/remember';
import type { Translator } from '@farad/wording/translator';

export type Attribute = WireAttribute;
export type AttributeValue = WireAttributeValue;

/** Maximum number of cached values. They take about 3 MB. */
const cachedMax = 20_000;

interface Asked {
  readonly key: AttributeKey;
  readonly unit: Unit | null;
  readonly value: Exclude<AttributeValue, boolean>;
  readonly locale: Locale;
}

/** Formats a value with its unit. Values are cached, because the rows of a list share most of them. */
const formatted = remember(
  cachedMax,
  ({ key, unit, value, locale }: Asked) =>
    `${locale} ${unit} ${key} ${typeof value} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  ({ key, unit, value, locale }) =>
    formatAttributeValue({ key, unit, valueTitles: {} }, value, locale) ?? String(value),
);

/** Formats a parameter value in the page's language: `4,7 кОм`, `±1 %`, `Да`. */
export function valueTitle(attribute: Attribute, value: AttributeValue, t: Translator): string {
  if (typeof value === 'boolean') return t(value ? 'catalogue.yes' : 'catalogue.no');
  const own = typeof value === 'string' ? attribute.valueTitles[value] : undefined;
  if (own !== undefined) return own;
  return formatted({
    key: attribute.key as AttributeKey,
    unit: attribute.unit as Unit | null,
    value,
    locale: t.locale,
  });
}
