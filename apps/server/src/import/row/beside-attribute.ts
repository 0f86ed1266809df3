import type { AttributeDefinition, AttributeKey, AttributeValue } from '@farad/domain/category';
import { plainText } from '@farad/domain/import';
import { formatAttributeValue } from '@farad/domain/quantities';
import { inEachLocale, locales, type LocalizedText } from '@farad/domain/shared';
import { frameWord, translateWords } from '@farad/importers/vocabulary/words';
import { besideTitle, type BesideForm } from '@farad/wording/attribute-titles';

import { measuredList, measuredValue, type MeaningOf } from './typed-value.ts';

/**
 * A value that does not fit its attribute, such as a range for an attribute of single numbers, or a word that is not in
 * the shop's list. It is stored in a separate attribute.
 */
export interface BesideValue {
  readonly form: BesideForm;
  readonly value: AttributeValue;
  /** Title of a word or of a list of values, in each language. */
  readonly title: LocalizedText | null;
}

const keyLengthMax = 40;
const textLengthMax = 300;
const enumLengthMax = 60;
const enumWordsMax = 200;

export const besideKey = (key: string, form: BesideForm): AttributeKey =>
  `${key.slice(0, keyLengthMax - form.length - 1)}_${form}` as AttributeKey;

function listed(text: string, definition: AttributeDefinition): BesideValue | null {
  const values = measuredList(text, definition);
  if (values === null) return null;
  const title = inEachLocale((locale) =>
    values
      .map((each) => (each.kind === 'range' ? ([each.from, each.to] as const) : each.value))
      .map((value) => formatAttributeValue(definition, value, locale) ?? '')
      .join('; ')
      .replaceAll('\u00a0', ' '),
  );
  return { form: 'values', value: title.en.slice(0, textLengthMax), title };
}

function measured(text: string, definition: AttributeDefinition, meaningOf: MeaningOf): BesideValue | null {
  const value = measuredValue(text, definition);
  if (value === null) return null;
  if (value.kind === 'range') return { form: 'range', value: [value.from, value.to], title: null };
  const meaning = meaningOf(value.value, definition);
  return meaning === 'point' ? null : { form: meaning, value: value.value, title: null };
}

/** Returns the value for the separate attribute; null = the text contains no value. */
export function besideValue(text: string, definition: AttributeDefinition, meaningOf: MeaningOf): BesideValue | null {
  if (definition.kind === 'number' || definition.kind === 'range') {
    const found = measured(text, definition, meaningOf) ?? listed(text, definition);
    if (found !== null) return found;
  }
  const plain = plainText(text);
  if (!/[\p{Letter}\p{Number}]/u.test(plain) || frameWord(definition.key, plain) !== null) return null;
  const word = translateWords(plain);
  return { form: 'other', value: (word?.en ?? plain).slice(0, textLengthMax), title: word };
}

/** Returns the definition of the separate attribute for `values`, which do not fit `definition`. */
export function besideDefinition(
  definition: AttributeDefinition,
  form: BesideForm,
  values: readonly BesideValue[],
): AttributeDefinition {
  const isMeasured = form !== 'values' && form !== 'other';
  const words = new Map(values.map(({ value, title }) => [String(value), title] as const));
  const isShort = [...words.keys()].every((word) => word.length <= enumLengthMax);
  const titles = [...words].flatMap(([word, title]) =>
    title === null || locales.every((locale) => title[locale] === word) ? [] : [[word, title] as const],
  );
  const kind = form === 'range' ? 'range' : isMeasured ? 'number' : null;
  return {
    key: besideKey(definition.key, form),
    kind: kind ?? (isShort && words.size <= enumWordsMax ? 'enum' : 'text'),
    unit: isMeasured ? definition.unit : null,
    title: besideTitle(form, definition.title),
    valueTitles: isMeasured ? {} : Object.fromEntries(titles),
  };
}
