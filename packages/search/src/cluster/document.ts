import type { AttributeDefinition, AttributeValue } from '@farad/domain/category';
import { lowestQuantity } from '@farad/domain/product';
import { type CatalogueFrame, type IndexedProduct, packageBody } from '@farad/domain/search-query';
import { fitted } from '../columns/dictionary.ts';
import { orderedPriceBreaks } from '../columns/price-break-pool.ts';
import { categoryTree } from '../index/frame-words.ts';
import { ProductWords } from '../index/product-words.ts';
import { SaidValues } from '../index/said-values.ts';
import { bareNumber, foldPartNumber } from '../words/part-number.ts';
import { textWords } from '../words/value-words.ts';
import {
  attributeFields,
  beginningsOf,
  fields,
  numberBeginsFrom,
  rangeText,
  tierPriceOf,
  wordBeginsFrom,
} from './fields.ts';

/** A product as the cluster stores it: fields of `fields.ts` with their values. */
export interface ClusterDocument {
  readonly [field: string]: unknown;
}

type Value = string | number | boolean;

const begins = (texts: readonly string[], from: number): readonly string[] => [
  ...new Set(texts.flatMap((text) => beginningsOf(text, from))),
];

/** Returns the fields that an attribute value fills. */
const valueFields = (
  { key, kind }: AttributeDefinition,
  value: AttributeValue,
): readonly (readonly [string, Value])[] => {
  const names = attributeFields(key, kind);
  if (typeof value === 'object')
    return [
      [names.value, rangeText(value)],
      [names.from, value[0]],
      [names.to, value[1]],
    ];
  const body = typeof value === 'string' ? packageBody(value) : null;
  return body === null
    ? [[names.value, value]]
    : [
        [names.value, value],
        [names.body, body],
      ];
};

/**
 * Makes the documents of a frame. Words of a category are left out of its products, as in the index in memory: a
 * search finds them by the category.
 */
export class ClusterDocuments {
  private readonly said: SaidValues;
  private readonly words: ProductWords;
  private readonly wordNumbers = new Map<string, number>();
  private readonly spelled: string[] = [];
  private readonly definitions: ReadonlyMap<string, AttributeDefinition>;

  constructor(frame: CatalogueFrame) {
    this.said = new SaidValues(frame);
    this.words = new ProductWords(frame, categoryTree(frame.categories), {
      wordPlace: (word) => this.numberOf(word),
    });
    this.definitions = new Map(frame.attributes.map((definition) => [definition.key, definition]));
  }

  of(product: IndexedProduct): ClusterDocument {
    const numbers = foldPartNumber(product.mpn);
    const words = [...new Set(this.words.of(product))].map((number) => this.spelled[number]!);
    const tiers = orderedPriceBreaks(product.tiers);
    return {
      [fields.id]: product.id,
      [fields.category]: String(product.categoryId),
      [fields.brand]: String(product.brandId),
      [fields.seo]: product.seo,
      [fields.mpn]: product.mpn,
      [fields.numbers]: numbers,
      [fields.bare]: bareNumber(product.mpn),
      [fields.digits]: [...new Set(product.mpn.match(/\d+/gu))],
      [fields.numberParts]: numbers,
      [fields.numberBegins]: begins(numbers, numberBeginsFrom),
      [fields.words]: words,
      [fields.wordBegins]: begins(words, wordBeginsFrom),
      [fields.group]: product.variantGroup,
      [fields.available]: product.available,
      [fields.inStock]: +(product.available > 0),
      [fields.demand]: product.demand,
      [fields.hasBeforePrice]: product.hasBeforePrice,
      [fields.least]: lowestQuantity(product),
      [fields.multiple]: product.multiple,
      [fields.tierQuantities]: tiers.map(({ minQuantity }) => minQuantity),
      [fields.tierPrices]: tiers.map(({ unitPrice }, place) => tierPriceOf(unitPrice, place)),
      ...this.attributesOf(product),
    };
  }

  private attributesOf(product: IndexedProduct): ClusterDocument {
    const own: Record<string, Value> = {};
    const stated: string[] = [];
    const values: string[] = [];
    for (const [key, given] of Object.entries(this.said.of(product))) {
      const definition = this.definitions.get(key);
      const value = definition === undefined ? null : fitted(definition.kind, given);
      if (definition === undefined || value === null) continue;
      stated.push(key);
      if (typeof value === 'string') values.push([...textWords(value)].join(' '));
      for (const [field, part] of valueFields(definition, value)) own[field] = part;
    }
    return { ...own, [fields.stated]: stated, [fields.values]: values };
  }

  private numberOf(word: string): number {
    const known = this.wordNumbers.get(word);
    if (known !== undefined) return known;
    this.wordNumbers.set(word, this.spelled.length);
    return this.spelled.push(word) - 1;
  }
}
