import { byAlike } from '../index/match-rank.ts';
import type { TextPiece, TextQuery } from '../words/read-text.ts';
import { matchMeaning } from './match-meaning.ts';
import { isOfNumber, type OpenReading } from './match-reading.ts';
import type { ProductSets } from './product-sets.ts';

/**
 * Removes products that match only by words or a part of a number, but state another value than the text requires. For
 * example, the title of a resistor of 30 ohms and 0.1 % contains the words of `0.1 ом 1%`. Some part numbers begin with
 * the package size `1206`. If some words of the text were not understood, only conditions on numbers remove products.
 */
const unlessOther = <S, R>(sets: ProductSets<S, R>, found: R, reading: OpenReading): R => {
  const filters = [...reading.attributes.values()].flat().filter((each) => reading.isWhole || isOfNumber(each));
  const conditions = [
    ...filters.map((filter) => [{ kind: 'filter', filter } as const]),
    ...(reading.isWhole ? [...reading.anyOf, ...reading.wished] : []),
  ];
  if (conditions.length === 0) return found;
  return sets.refined(found, byAlike, (lower) =>
    conditions.reduce((kept, ways) => sets.meetingOrUnstated(kept, ways), lower),
  );
};

const complete = (piece: TextPiece): TextPiece => ({ ...piece, isLast: false });

/** Returns the products that match the words of the text or its meaning. */
export const textProducts = <S, R>(sets: ProductSets<S, R>, text: TextQuery, reading: OpenReading | null): R => {
  const how = reading?.isWhole === true ? 'begun' : 'anywhere';
  // If the text was read as values, its last piece is not a prefix: `кОм` is no beginning of `компонент`.
  const whole = reading?.isWhole === true ? { ...text, pieces: text.pieces.map(complete) } : text;
  const typed = sets.matchText(whole, how);
  return reading === null ? typed : sets.best(unlessOther(sets, typed, reading), matchMeaning(sets, reading));
};
