import type { ProductId } from '@farad/domain/product';
import type { MatchKind, ProductScore } from '@farad/domain/search-query';
import { type DocSet, firstFrom } from '../index/doc-set.ts';
import type { TakenText } from './find-text.ts';
import { findNumber } from '../columns/hash-index.ts';
import { correctedBelow, kindOfRank } from '../index/match-rank.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import { inStock, removed } from '../index/segment.ts';

type Taken = TakenText<readonly DocSet[]> | null;

const matchOf = (taken: Taken, segment: number, doc: number): { match: MatchKind; isCorrected: boolean } => {
  const set = taken?.found[segment];
  const place = set === undefined ? -1 : firstFrom(set.docs, 0, doc);
  if (taken === null || set === undefined || set.docs[place] !== doc) return { match: 'any', isCorrected: false };
  const matchRank = set.ranks[place]!;
  return { match: kindOfRank(matchRank), isCorrected: taken.correction !== null && matchRank < correctedBelow };
};

/** Returns how each product of the page matches the text, for checking the order of results (product C10). */
export const scoresOf = (
  segments: readonly OpenSegment[],
  taken: Taken,
  ids: readonly ProductId[],
): readonly ProductScore[] =>
  ids.flatMap((id) =>
    segments.flatMap(({ segment }, index): readonly ProductScore[] => {
      const doc = findNumber(segment.idSlots, segment.ids, id);
      if (doc === -1 || segment.states.codes[doc] === removed) return [];
      const { match, isCorrected } = matchOf(taken, index, doc);
      return [
        { id, isCorrected, match, isInStock: segment.states.codes[doc] === inStock, demand: segment.demand[doc]! },
      ];
    }),
  );
