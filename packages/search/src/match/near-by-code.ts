import { queryOfPassive, type QueryReading, readQuery } from '@farad/domain/search-query';
import { byMargin, byReading } from '../index/match-rank.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { vocabularyFor } from '../words/frame-vocabulary.ts';
import { withMargin } from './margin.ts';
import { matchMeaning } from './match-meaning.ts';
import { openReading } from './match-reading.ts';
import type { Near } from './near-number.ts';
import type { ProductSets } from './product-sets.ts';

/** Maximum number of products that are returned. All are equally similar to the part of the typed number. */
const lookedAtMax = 512;
const marginCost = 0.3;

/** Returns the reading without its ratings, such as the precision: better parts also meet them. */
const nominal = (reading: QueryReading): QueryReading => ({
  ...reading,
  conditions: reading.conditions.filter(({ margin }) => margin === undefined),
});

const found = <S, R>(frame: OpenFrame, sets: ProductSets<S, R>, reading: QueryReading): readonly Near[] => {
  const open = openReading(frame, reading);
  if (open === null) return [];
  const exact = matchMeaning(sets, open);
  const products = withMargin(frame, sets, reading, exact)?.found ?? exact;
  return sets
    .listed(products, lookedAtMax)
    .filter(({ rank }) => rank >= byMargin)
    .map((product) => ({ ...product, cost: product.rank >= byReading ? 0 : marginCost }));
};

/**
 * Returns products with the values that the part number of a passive part encodes. Empty if it encodes none, or no
 * product has these values.
 */
export const nearByCode = <S, R>(frame: OpenFrame, sets: ProductSets<S, R>, number: string): readonly Near[] => {
  const query = queryOfPassive(number);
  if (query === null) return [];
  const reading = readQuery(query, vocabularyFor(frame.frame));
  // A word that was not understood may be a value of an attribute that the catalogue lacks. Without this check, parts
  // would match whatever their value is.
  if (reading.words !== '' || reading.conditions.length < 3) return [];
  const near = found(frame, sets, reading);
  return near.length > 0 ? near : found(frame, sets, nominal(reading));
};
