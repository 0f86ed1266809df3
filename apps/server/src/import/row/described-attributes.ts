import { meantValue, type AttributeDefinition, type AttributeValue, type Category } from '@farad/domain/category';
import { textAt, type SourceRecord } from '@farad/importers/record';
import { describedValues } from '@farad/importers/vocabulary/described-values';

import type { Mapping } from '../mapping.ts';
import { cachedByText } from '#kit/cached-by-text.ts';
import { describingTexts, type AttributeReader } from './source-part.ts';

/**
 * Matches names of columns whose texts do not describe the part's own properties: its lens, its status in the shop, its
 * maker.
 */
const besideThePart =
  /lens|status|basic|mpn|part ?n|feature|detection|housing|manufacturer|brand|maker|произв|бренд|üretici/iu;
const makerLengthMin = 3;
const isBesideThePart = cachedByText((name) => besideThePart.test(name));

/** Adds values that the texts of a row contain, for the attributes of the category. The row's own values stay. */
export type DescribedAdder = (
  values: Record<string, AttributeValue>,
  category: Category,
  record: SourceRecord,
  path: string,
) => void;

function typed(value: string, definition: AttributeDefinition): AttributeValue | null {
  if (definition.kind === 'flag') return value === 'true';
  if (definition.kind === 'number') return Number(value);
  return definition.kind === 'range' ? null : meantValue(definition, value);
}

/**
 * @param attributesOf reads the attribute texts of a row
 * @param definitions definitions of the attributes, by key
 * @param slugsOf returns the slugs of a category and its ancestors, the most specific one first
 */
export function describedAdder(
  mapping: Mapping,
  attributesOf: AttributeReader,
  definitions: ReadonlyMap<string, AttributeDefinition>,
  slugsOf: (category: Category) => readonly string[],
): DescribedAdder {
  const { maker: makerField } = mapping.fields;
  const textsOf = (record: SourceRecord, path: string): readonly string[] => {
    const maker = makerField === undefined ? '' : textAt(record.fields, makerField);
    const texts = [
      path,
      ...describingTexts(record, mapping),
      ...attributesOf(record).flatMap(([name, text]) => (isBesideThePart(name) ? [] : [text])),
    ];
    // The maker's name is removed, since it does not describe the part: `Blue Rocket`.
    return maker.length < makerLengthMin ? texts : texts.map((text) => text.replaceAll(maker, ' '));
  };
  const keysOf = new WeakMap<Category, ReadonlySet<string>>();
  const ownKeys = (category: Category): ReadonlySet<string> => {
    const known = keysOf.get(category) ?? new Set<string>(category.attributes.map(({ key }) => key));
    keysOf.set(category, known);
    return known;
  };
  return (values, category, record, path) => {
    const own = ownKeys(category);
    const isWanted = (key: string): boolean => own.has(key) && values[key] === undefined && definitions.has(key);
    for (const { attribute, value } of describedValues(slugsOf(category), () => textsOf(record, path), isWanted)) {
      const definition = definitions.get(attribute);
      const read = definition === undefined ? null : typed(value, definition);
      if (read !== null) values[attribute] = read;
    }
  };
}
