import { isDomesticType, type QueryReading } from '@farad/domain/search-query';
import { foldPartNumber } from '../words/part-number.ts';

const lengthMin = 5;

/** Sizes and values that look like part numbers: `5.5x2.1`, `128mbit`. */
const sizeOrValue = /^(?:\d+(?:[.,]\d+)?[xх×*])+\d|^[\d.,]+\p{L}{1,5}$/iu;

/** Names of interfaces and batteries that look like part numbers: `rs232`, `cr2032`. */
const commonName = /^(?:rs-?(?:232|422|485)|usb[\d.]*|cr\d{4}|pt-?100\d?|rj-?\d\d|cortex-[amr]\d+\+?)$/iu;

/** A number joined to a word, which looks like a part number: `3-state`, `2-wire`, `8-канальный`. */
const countedWord = /^\d{1,2}-\p{L}{4,}$/u;

/**
 * True if the piece looks like a part number: 5 to 40 letters and digits, with at least one of each. Sizes, values and
 * common names are excluded.
 */
export const isNumberLike = (piece: string): boolean => {
  if (sizeOrValue.test(piece) || commonName.test(piece) || countedWord.test(piece)) return false;
  const [form = ''] = foldPartNumber(piece);
  return form.length >= lengthMin && form.length <= 40 && /\d/u.test(form) && /[A-Z]/u.test(form);
};

/**
 * Minimum length of a part number in a text that also states a kind and a value. A shorter piece is rather a property:
 * `B3950` of a thermistor.
 */
const sureLengthMin = 6;

/**
 * True if the piece is the part number of the requested part. If the text also states a kind and a value, a short piece
 * only describes the part. If the text states any condition, a Russian type (`К10-17б`) only describes the part.
 */
export const isNumberOf = ({ conditions }: QueryReading, piece: string): boolean => {
  if (!isNumberLike(piece)) return false;
  const isDescribed =
    conditions.some(({ filter }) => filter.kind === 'category') &&
    conditions.some(({ filter }) => filter.kind === 'between' || filter.kind === 'values');
  const [form = ''] = foldPartNumber(piece);
  return !(isDescribed && form.length < sureLengthMin) && !(conditions.length > 0 && isDomesticType(piece));
};
