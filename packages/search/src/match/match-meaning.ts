import { byKind, byReading } from '../index/match-rank.ts';
import type { TextPiece, TextQuery } from '../words/read-text.ts';
import { emptyReading, type OpenReading } from './match-reading.ts';
import type { ProductSets } from './product-sets.ts';

/** Returns the products of the set that have the piece in their words, part numbers or attribute values. */
export const withPieceOrValue = <S, R>(sets: ProductSets<S, R>, products: S, piece: TextPiece): S => {
  const written = sets.withPiece(products, piece);
  if (piece.words.length === 0) return written;
  return sets.either(written, sets.meeting(products, [{ kind: 'words', words: [piece.words], isInTitles: false }]));
};

const keepWords = <S, R>(sets: ProductSets<S, R>, products: S, query: TextQuery): S => {
  const inPieces = query.pieces.reduce((kept, piece) => withPieceOrValue(sets, kept, piece), products);
  return query.wholePartNumbers.length === 0 ? inPieces : sets.either(inPieces, sets.withWhole(products, query));
};

/**
 * True if some part of the kind meets the wish `ways`, whatever its other values. Then an empty result means that no
 * part combines the wish with the requested values.
 */
const isMetElsewhere = <S, R>(
  sets: ProductSets<S, R>,
  { categoryIds, brandIds }: OpenReading,
  ways: OpenReading['wished'][number],
): boolean => {
  // A wish met only by parts that do not state the attribute does not count, because these parts are no better.
  if (categoryIds === null || ways.every((way) => way.kind === 'unstated')) return false;
  const kind = { ...emptyReading, categoryIds, brandIds };
  return sets.isAny(sets.meeting(sets.ofValues(kind), ways));
};

/**
 * If a wish or a word has at least this many results, only these are shown. With fewer, other parts of the kind follow.
 */
export const enough = 10;

/**
 * True if the piece is a word of at least three letters and no part number starts with it: `passive`, but not `smbj`.
 */
export const isPlainWord = <S, R>({ known }: ProductSets<S, R>, { words, partNumbers }: TextPiece): boolean => {
  const [word = '', ...more] = words;
  if (more.length > 0 || !/^\p{L}{3,}$/u.test(word)) return false;
  return !known.knowsNumber(partNumbers, 'prefix');
};

const productsOf = <S, R>(sets: ProductSets<S, R>, reading: OpenReading, anyOf: OpenReading['anyOf']): S =>
  anyOf.reduce((kept, ways) => sets.meeting(kept, ways), sets.ofValues(reading));

/** Returns the products that meet the wish; if none does, returns all products. */
const metOrAll = <S, R>(sets: ProductSets<S, R>, products: S, ways: OpenReading['wished'][number]): S => {
  const met = sets.meeting(products, ways);
  return sets.isAny(met) ? met : products;
};

/** Returns the conditions without the alternative "the part does not state the attribute". */
const statedWays = (anyOf: OpenReading['anyOf']): OpenReading['anyOf'] =>
  anyOf.map((ways) => ways.filter(({ kind }) => kind !== 'unstated'));

/** Products that meet the wishes of a text, and products that meet fewer of them. */
interface Wished<S> {
  readonly products: S;
  /** Shown below the others; null = none. */
  readonly others: S | null;
}

/** Applies the wishes of the text, one after the other. A wish that no part of the kind meets is ignored. */
const applyWishes = <S, R>(sets: ProductSets<S, R>, reading: OpenReading): Wished<S> => {
  const stated = productsOf(sets, reading, statedWays(reading.anyOf));
  const isUnstated = reading.anyOf.some((ways) => ways.some(({ kind }) => kind === 'unstated'));
  let unknown = isUnstated && sets.countOf(stated) < enough ? productsOf(sets, reading, reading.anyOf) : null;
  let products = unknown === null || sets.isAny(stated) ? stated : unknown;
  let others: S | null = null;
  for (const ways of reading.wished) {
    const kept = sets.meeting(products, ways);
    unknown = unknown && metOrAll(sets, unknown, ways);
    if (sets.isAny(kept)) {
      const count = sets.countOf(kept);
      // Products that state another value are left out: a step-down converter does not meet the wish for a step-up one.
      if (count < enough && count < sets.countOf(products)) others = sets.meetingOrUnstated(products, ways);
      products = kept;
    } else if (isMetElsewhere(sets, reading, ways)) {
      products = kept;
      others = null;
    }
  }
  return { products, others: others ?? unknown };
};

/**
 * Returns the products with the meaning of the text. Each remaining word of the text must be a word, a part number or a
 * value of the product.
 */
export const matchMeaning = <S, R>(sets: ProductSets<S, R>, reading: OpenReading): R => {
  const { products, others } = applyWishes(sets, reading);
  const worded = ofWords(sets, reading, products);
  const found = kindFirst(sets, reading.firstIds, worded);
  const isMore = others !== null || reading.words !== null;
  if (!isMore || !sets.isAny(worded)) return found;
  const beside = [
    ...(others === null ? [] : [ofWords(sets, reading, others)]),
    ...(isTooNarrow(sets, reading, worded) ? [products] : []),
  ];
  return beside.reduce((all, more) => sets.best(all, sets.ranked(more, byKind)), found);
};

/**
 * True if the remaining words of the text are ordinary words that fewer than 10 parts of the kind have. Then the other
 * parts of the kind are also shown, below these.
 */
const isTooNarrow = <S, R>(sets: ProductSets<S, R>, reading: OpenReading, worded: S): boolean =>
  reading.words !== null &&
  reading.categoryIds !== null &&
  sets.countOf(worded) < enough &&
  reading.words.pieces.every((piece) => isPlainWord(sets, piece));

/**
 * Ranks the products of the preferred categories above the others. If no product is in these categories, or none are
 * preferred, all rank equally.
 */
const kindFirst = <S, R>(sets: ProductSets<S, R>, ids: OpenReading['firstIds'], found: S): R => {
  const meant = sets.ranked(found, byReading);
  if (ids === null) return meant;
  const first = sets.meeting(found, [{ kind: 'categories', ids }]);
  if (!sets.isAny(first)) return meant;
  return sets.best(sets.ranked(first, byReading), sets.ranked(found, byKind));
};

const ofWords = <S, R>(sets: ProductSets<S, R>, { words }: OpenReading, products: S): S => {
  if (words === null) return products;
  const kept = keepWords(sets, products, words);
  return words.pieces.reduce((some, { bare }) => sets.withWholeDigits(some, bare), kept);
};
