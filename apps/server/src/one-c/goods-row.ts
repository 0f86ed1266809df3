import type { GoodRow } from '@farad/database/imports/exchange-take.queries';
import { isExchangeFileName } from '@farad/domain/one-c';
import { readDecimal } from '@farad/domain/import';
import type { VatClass } from '@farad/domain/vat';
import type { OneCProduct } from '@farad/importers/commerceml/item-types';

import { Mapping } from '../import/mapping.ts';
import type { Classifier } from './classifier.ts';

/** Maker of the parts that have none in 1C. */
const noMaker = 'Без марки';
const makerNames = /^(?:производитель|изготовитель|бренд|торговая марка|марка|manufacturer|brand)$/iu;
const weightNames = /^вес(?:, ?кг)?$/iu;
const mpnMax = 100;
const numberMax = 100;
const weightMax = 2_000_000_000n;

const vatClasses: ReadonlyMap<string, VatClass> = new Map([
  ['22', 'standard'],
  ['20', 'standard'],
  ['18', 'standard'],
  ['10', 'reduced'],
  ['0', 'zero'],
]);

/** Converts kilograms as text to milligrams; null = no weight. */
function milligramsOf(written: string): number | null {
  const value = readDecimal(written);
  if (value === null) return null;
  const milligrams = (value.digits * 1_000_000n) / 10n ** BigInt(value.scale);
  return milligrams > 0n && milligrams <= weightMax ? Number(milligrams) : null;
}

/** Returns the values of a product by the names of its properties. Ids of values are replaced with their texts. */
function namedValues({ values, characteristics }: OneCProduct, classifier: Classifier): Map<string, string> {
  const named = new Map<string, string>();
  for (const { propertyId, values: written } of values) {
    const property = classifier.properties.get(propertyId);
    if (property === undefined || property.isIgnored || property.name === '') continue;
    const texts = written.map((value) => property.values.get(value) ?? value).filter((text) => text !== '');
    if (texts.length > 0) named.set(property.name, [...new Set(texts)].join(', '));
  }
  for (const { name, value } of characteristics) if (name !== '' && value !== '') named.set(name, value);
  return named;
}

/** Returns the data of a product that are stored in addition to the import. */
export function goodRow(good: OneCProduct): GoodRow {
  const weight = good.requisites.find(({ name }) => weightNames.test(name.trim()));
  return {
    id: good.id.slice(0, numberMax),
    line: good.line,
    isDeleted: good.isDeleted,
    weightMilligrams: weight === undefined ? null : milligramsOf(weight.value),
    vatClass: good.vatRate === null ? null : (vatClasses.get(good.vatRate.replace(/\s*%$/, '')) ?? null),
    pictures: [...new Set(good.pictures)].filter(isExchangeFileName),
  };
}

/**
 * Converts a product to a row of an import. A part without an article number gets its name and characteristics as the
 * number.
 */
export function importRow(good: OneCProduct, classifier: Classifier): Readonly<Record<string, unknown>> {
  const named = namedValues(good, classifier);
  const makerOf = (): string => {
    const fromValues = [...named].find(([name]) => makerNames.test(name.trim()))?.[1];
    const fromRequisites = good.requisites.find(({ name }) => makerNames.test(name.trim()))?.value;
    return good.maker || fromValues || fromRequisites || '';
  };
  const maker = makerOf();
  const special = good.id.includes('#')
    ? good.characteristics.map(({ value }) => value).filter((value) => value !== '')
    : [];
  const suffix = special.length === 0 ? '' : ` (${special.join(', ')})`;
  const own = good.article === '' ? good.name : good.article;
  const path = good.groupIds.map(classifier.pathOf).find((found) => found !== '') ?? '';
  return {
    number: good.id,
    // The import refuses a number that is too long. A name that replaces a missing number is shortened instead.
    mpn: good.article === '' ? (own + suffix).slice(0, mpnMax) : own + suffix,
    maker,
    category: path,
    title: good.name,
    description: good.description.replace(/<[^>]{0,1000}>/g, ' '),
    attributes: Object.fromEntries([...named].filter(([name]) => !makerNames.test(name.trim()))),
  };
}

/** Returns the mapping for products of 1C, by the settings of the exchange. */
export function goodsMapping(
  classifier: Classifier,
  slugOf: (categoryId: number) => string | undefined,
  supplier: { readonly code: string; readonly title: string },
  warehouse: { readonly code: string; readonly title: object } | undefined,
): Mapping {
  const table = [...classifier.groups.values()].flatMap(({ id, categoryId }) => {
    const slug = categoryId === null ? undefined : slugOf(categoryId);
    const path = classifier.pathOf(id);
    return slug === undefined || path === '' ? [] : [[path.slice(0, 200), slug] as const];
  });
  const attributes = [...classifier.properties.values()].flatMap(({ name, attributeKey }) =>
    attributeKey === null || name === '' ? [] : [[name, { key: attributeKey }] as const],
  );
  return Mapping.parse({
    supplier,
    // The products have no stock here, so any warehouse of the shop can be named.
    ...(warehouse === undefined ? {} : { warehouse }),
    fields: {
      mpn: 'mpn',
      maker: 'maker',
      supplierNumber: 'number',
      category: 'category',
      titleRu: 'title',
      descriptionRu: 'description',
    },
    makers: { missing: noMaker },
    // The shop's own staff made the groups, so a category is created for each unknown group.
    categories: { table: Object.fromEntries(table), createFrom: 1 },
    attributes: { from: 'attributes', table: Object.fromEntries(attributes) },
  });
}
