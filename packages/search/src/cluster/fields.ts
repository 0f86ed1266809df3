import type { AttributeKey, AttributeKind } from '@farad/domain/category';

/** Names of the fields of a product in the cluster. */
export const fields = {
  id: 'id',
  category: 'category',
  brand: 'brand',
  seo: 'seo',
  mpn: 'mpn',
  /** Normalised part numbers. */
  numbers: 'numbers',
  /** Part number in capital letters, without signs. Cyrillic letters stay Cyrillic. */
  bare: 'bare',
  /** Runs of digits in the part number. */
  digits: 'digits',
  /** The normalised part numbers, in an index of n-grams: a search for a part of a number reads few of them. */
  numberParts: 'numberParts',
  /** Words of the titles and of the brand, without those of the category. */
  words: 'words',
  /** Beginnings of the numbers and of the words, without the whole. Misspelled beginnings are found by them. */
  numberBegins: 'numberBegins',
  wordBegins: 'wordBegins',
  /** Words of the attribute values that are texts. Words of different values are far apart. */
  values: 'values',
  /** Keys of the attributes that the product states. */
  stated: 'stated',
  group: 'group',
  available: 'available',
  /** 1 = in stock, 0 = not. */
  inStock: 'inStock',
  demand: 'demand',
  hasBeforePrice: 'hasBeforePrice',
  /** Fewest pieces that can be ordered, a multiple of `multiple`. */
  least: 'least',
  multiple: 'multiple',
  /** Quantities of the price breaks, ascending. */
  tierQuantities: 'tierQuantities',
  /** Unit prices of the price breaks; see `tierPriceOf`. */
  tierPrices: 'tierPrices',
} as const;

/** Fewest letters of a beginning that is stored: of numbers and of words. */
export const numberBeginsFrom = 5;
export const wordBeginsFrom = 3;
const beginsMax = 24;

/** Returns the beginnings of the text that are stored, without the text itself. */
export const beginningsOf = (text: string, from: number): readonly string[] =>
  Array.from({ length: Math.max(0, Math.min(text.length - 1, beginsMax) - from + 1) }, (_, at) =>
    text.slice(0, from + at),
  );

/** Fields of one attribute. Which of them exist depends on the kind of the attribute. */
export interface AttributeFields {
  /** The value: a number, a word or a flag. For a range, a text that stands for it. */
  readonly value: string;
  /** Start and end of a range; of a number, the same field as `value`. */
  readonly from: string;
  readonly to: string;
  /** Mounting type that the value of a package implies. */
  readonly body: string;
}

const plainSigns = /[^\w-]/gu;

/** Returns the key as the name of a field: signs such as a point would make fields of fields. */
const nameOf = (key: string): string => key.replace(plainSigns, (sign) => `~${sign.codePointAt(0)!.toString(16)}~`);

/** Returns the fields of an attribute. */
export const attributeFields = (key: AttributeKey, kind: AttributeKind): AttributeFields => {
  const name = nameOf(key);
  const group = kind === 'number' ? 'number' : kind === 'range' ? 'range' : kind === 'flag' ? 'flag' : 'word';
  const value = `${group}.${name}`;
  return {
    value,
    from: kind === 'range' ? `rangeFrom.${name}` : value,
    to: kind === 'range' ? `rangeTo.${name}` : value,
    body: `body.${name}`,
  };
};

/** Returns the text that stands for a range. Equal ranges have equal texts. */
export const rangeText = ([from, to]: readonly [number, number]): string => `${from}|${to}`;

/** Returns the range of a text that `rangeText` wrote. */
export const rangeOfText = (text: string): readonly [number, number] => {
  const [from, to] = text.split('|').map(Number);
  return [from!, to!];
};

const priceBits = 48n;
const priceMax = (1n << priceBits) - 1n;

/**
 * Returns the price of the break at `place` as OpenSearch stores it: with the place above the price. The numbers of a
 * field are stored sorted, so this keeps prices in the order of their quantities. A unit price above 28 billion
 * roubles counts as this price.
 */
export const tierPriceOf = (unitPrice: number, place: number): string => {
  const price = BigInt(Math.round(unitPrice));
  return String((BigInt(place) << priceBits) | (price > priceMax ? priceMax : price));
};

/** Returns the price of a stored break. */
export const unitPriceOf = (stored: string): number => Number(BigInt(stored) & priceMax);

/** Source in Painless for the price of a stored break. */
export const tierPriceMask = `0x${priceMax.toString(16)}L`;
