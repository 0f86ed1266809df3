import { partKinds, type AssumedGrade, type PartDifference } from '@farad/domain/bom';
import { formatAttributeValue, formatQuantity, parseQuantity } from '@farad/domain/quantities';
import type { CatalogueFrame } from '@farad/domain/search-query';
import type { Locale } from '@farad/domain/shared';
import { differenceWords } from '@farad/wording/difference-words';

type Attributes = CatalogueFrame['attributes'];

/** Returns the part's value as text. `found` is a plain number, or the value as written. */
function foundText(attributes: Attributes, { found, key }: PartDifference, locale: Locale): string {
  const kind = partKinds.find((one) => one === found);
  if (key === null) return kind === undefined ? found : differenceWords[locale].kinds[kind];
  const attribute = attributes.find((one) => one.key === key);
  if (attribute === undefined) return found;
  const value = attribute.kind === 'number' ? Number(found) : found;
  return formatAttributeValue(attribute, value, locale) ?? found;
}

/**
 * Returns the text for a part number that the shop does not know: `Number X is not in the catalogue`; '' = no such
 * number.
 */
export const unknownNumberText = (number: string | null | undefined, locale: Locale): string =>
  number === null || number === undefined ? '' : differenceWords[locale].unknownNumber(number);

/** Returns the assumptions for a line, such as `by default: 50 V, X7R`, or '' if there are none. */
export function assumedText(attributes: Attributes, assumed: readonly AssumedGrade[], locale: Locale): string {
  const values = assumed.map(({ key, value }) =>
    foundText(attributes, { found: value, key, asked: '', subject: 'value' }, locale),
  );
  return values.length === 0 ? '' : differenceWords[locale].assumed(values);
}

/** Returns the text of the line's value: numbers with their unit, all else as written. */
function askedText(attributes: Attributes, { asked, subject, key }: PartDifference, locale: Locale): string {
  if (subject === 'polarity') {
    const attribute = attributes.find((one) => one.key === key);
    return attribute?.valueTitles[asked]?.[locale] ?? asked;
  }
  if (subject !== 'value' && subject !== 'voltage' && subject !== 'power') return asked;
  const unit = attributes.find((one) => one.key === key)?.unit ?? null;
  const plain = parseQuantity(asked);
  const read = plain !== null && plain.unit !== null ? plain : parseQuantity(asked, unit);
  return read === null || read.unit === null ? asked : formatQuantity(read.value, read.unit, locale);
}

/** Returns one difference between a line and its part as text, for example `value 16 nF, part 10 kΩ`. */
export function differenceText(attributes: Attributes, difference: PartDifference, locale: Locale): string {
  const words = differenceWords[locale];
  const requested = askedText(attributes, difference, locale);
  return words.one(words.subjects[difference.subject], requested, foundText(attributes, difference, locale));
}

/**
 * Returns all differences between a line and its part as text; '' = no difference. Example: `Differs by our data: value
 * 16 nF, part 10 kΩ; tolerance 1%, part ±5 %`.
 */
export const differencesText = (
  attributes: Attributes,
  differences: readonly PartDifference[],
  locale: Locale,
): string =>
  differences.length === 0
    ? ''
    : differenceWords[locale].all(differences.map((one) => differenceText(attributes, one, locale)));
