import { meantValue, type AttributeDefinition, type AttributeValue, type Category } from '@farad/domain/category';
import { namedKind, partNameReader, saidValues, type NamedKind } from '@farad/domain/part-name';
import { textAt, type SourceRecord } from '@farad/importers/record';
import { describedValues } from '@farad/importers/vocabulary/described-values';

import type { Mapping } from '../mapping.ts';
import { cachedByText } from '#kit/cached-by-text.ts';
import { describingTexts, type AttributeReader } from './source-part.ts';

/**
 * Matches names of columns whose texts are not about the part itself, but about its lens, its status in the shop, its
 * maker and so on.
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

/** With this many values in its columns, a part is described well, so its name is not read. */
const statedMin = 4;

function isDescribed(values: Readonly<Record<string, AttributeValue>>, { keys }: NamedKind): boolean {
  let stated = 0;
  for (const key in values) if (keys.has(key) && ++stated === statedMin) return true;
  return false;
}

/** Returns a function that adds the values that the name and the number of a part state. */
function namedAdder({ fields }: Mapping, definitions: ReadonlyMap<string, AttributeDefinition>) {
  const readName = partNameReader();
  const kinds = new WeakMap<Category, NamedKind>();
  const kindOf = (category: Category): NamedKind => {
    const known = kinds.get(category);
    if (known !== undefined) return known;
    const kind = namedKind(category.attributes.flatMap(({ key }) => definitions.get(key) ?? []));
    kinds.set(category, kind);
    return kind;
  };
  return (
    values: Record<string, AttributeValue>,
    category: Category,
    record: SourceRecord,
    texts: readonly string[],
  ): void => {
    const kind = kindOf(category);
    if (kind.keys.size === 0 || isDescribed(values, kind)) return;
    const number = fields.mpn === undefined ? '' : textAt(record.fields, fields.mpn);
    for (const [key, value] of saidValues({ texts, number, stated: values }, kind, readName)) {
      const definition = definitions.get(key);
      if (definition !== undefined) values[key] = typeof value === 'string' ? meantValue(definition, value) : value;
    }
  };
}

/**
 * Returns a function that adds the values that a part's texts describe, for attributes without a column.
 *
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
  const addNamed = namedAdder(mapping, definitions);
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
    addNamed(values, category, record, describingTexts(record, mapping));
  };
}
