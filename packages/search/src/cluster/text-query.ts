import { bytesOf } from '../columns/string-table.ts';
import { byAlike, byExact, byInfix, byPrefix, byWord } from '../index/match-rank.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import type { NumberMatch } from '../match/match-number.ts';
import type { TextPiece, TextQuery } from '../words/read-text.ts';
import { fields } from './fields.ts';
import { allOf, anyOf, everything, hasAnyTerm, hasInfix, hasPrefix, hasTerm, type Query } from './query.ts';
import { frameWords } from './way-query.ts';

/** Products with the same match rank. */
export interface Ranked {
  readonly rank: number;
  readonly query: Query;
  /** What the products must meet besides. Entries of one text share it, so that it is written once. */
  readonly within?: Query;
}

/** Returns the entries by what they share. */
const byWithin = (found: readonly Ranked[]): ReadonlyMap<Query, readonly Ranked[]> => {
  const groups = new Map<Query, Ranked[]>();
  for (const one of found) {
    const within = one.within ?? everything;
    groups.set(within, [...(groups.get(within) ?? []), one]);
  }
  return groups;
};

/** Returns the products of all entries. */
export const anyRank = (found: readonly Ranked[]): Query =>
  anyOf(Array.from(byWithin(found), ([within, some]) => allOf([within, anyOf(some.map(({ query }) => query))])));

/** Returns the search that finds the products with the highest ranks first. */
export const rankedQuery = (found: readonly Ranked[]): Query => {
  const groups = Array.from(byWithin(found), ([within, some]): Query => {
    const queries = some.map(({ rank, query }) => ({ constant_score: { filter: query, boost: rank } }));
    const best = { dis_max: { queries } };
    return within === everything ? best : { bool: { filter: [within], must: [best] } };
  });
  return groups.length === 1 ? groups[0]! : { dis_max: { queries: groups } };
};

/** Returns the entries with what `narrow` leaves of them. */
export const narrowed = (found: readonly Ranked[], narrow: (query: Query) => Query): readonly Ranked[] => {
  const left = new Map<Query, Query>();
  return found.map(({ rank, query, within }) => {
    if (within === undefined) return { rank, query: narrow(query) };
    if (!left.has(within)) left.set(within, narrow(within));
    return { rank, query, within: left.get(within)! };
  });
};

/** Shorter forms occur within too many numbers. */
const infixBytesMin = 3;

/** Returns the products with the word, in their own words or those of their category. */
export const wordQuery = (frame: OpenFrame, word: string, isPrefix: boolean): Query => {
  const { categoriesOf } = frameWords(frame);
  const words = isPrefix ? [...categoriesOf.keys()].filter((other) => other.startsWith(word)) : [word];
  const ids = new Set(words.flatMap((other) => [...(categoriesOf.get(other) ?? [])]));
  return anyOf([
    isPrefix ? hasPrefix(fields.words, word) : hasTerm(fields.words, word),
    hasAnyTerm(fields.category, Array.from(ids, String)),
  ]);
};

/** Returns the products whose part number matches, by rank. `bare` tells an equal number from an alike one. */
const numberRanks = (forms: readonly string[], bare: string, how: NumberMatch): readonly Ranked[] => {
  if (forms.length === 0) return [];
  const whole = hasAnyTerm(fields.numbers, forms);
  const long = how === 'begun' ? [] : forms.filter((form) => bytesOf(form).length >= infixBytesMin);
  return [
    { rank: byExact, query: allOf([whole, hasTerm(fields.bare, bare)]) },
    { rank: byAlike, query: whole },
    { rank: byPrefix, query: anyOf(forms.map((form) => hasPrefix(fields.numbers, form))) },
    ...(long.length === 0
      ? []
      : [{ rank: byInfix, query: anyOf(long.map((form) => hasInfix(fields.numberParts, form))) }]),
  ];
};

const wordsQuery = (frame: OpenFrame, { words, isLast }: TextPiece): readonly Ranked[] => {
  if (words.length === 0) return [];
  const every = words.map((word, place) => wordQuery(frame, word, isLast && place === words.length - 1));
  return [{ rank: byWord, query: allOf(every) }];
};

/** Returns the products that match a piece, by rank: by their part number, or by all its words. */
const pieceRanks = (frame: OpenFrame, piece: TextPiece, how: NumberMatch): readonly Ranked[] => [
  ...numberRanks(piece.partNumbers, piece.bare, how),
  ...wordsQuery(frame, piece),
];

/** Returns the products that match a piece of the text. */
export const pieceQuery = (frame: OpenFrame, piece: TextPiece): Query => anyRank(pieceRanks(frame, piece, 'anywhere'));

/** Returns the products whose part number matches the whole text. */
export const wholeRanks = ({ wholePartNumbers, wholeBare }: TextQuery, how: NumberMatch): readonly Ranked[] =>
  numberRanks(wholePartNumbers, wholeBare, how);

export const wholeQuery = (query: TextQuery): Query => anyRank(wholeRanks(query, 'anywhere'));

/** Returns the products that match every piece of the text. Each has the best rank of its pieces. */
export const everyPieceRanks = (frame: OpenFrame, { pieces }: TextQuery, how: NumberMatch): readonly Ranked[] => {
  const ranks = pieces.map((piece) => pieceRanks(frame, piece, how));
  if (ranks.length < 2) return ranks.flat();
  const within = allOf(ranks.map(anyRank));
  return ranks.flat().map((one) => ({ ...one, within }));
};
