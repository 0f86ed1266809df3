import type { QueryItem } from '../query-item.ts';
import type { CategoryScope } from '../scope.ts';
import { isFiller } from '../../dictionary/joining-words.ts';
import { featuresOf, type LearnedNeeds } from './learned-needs.ts';
import { likelyNeeds, type LikelyNeed } from './need-model.ts';
import type { FoundPurpose } from './purposes.ts';
import { leadingKind, namedKinds, saysNeed } from './says-need.ts';

/** A need that the words of a query most likely mean. */
export interface GuessedNeed extends FoundPurpose {
  /** True = the evidence is strong enough to count more than a purpose of the tables. */
  readonly isSure: boolean;
}

const sureScoreMin = 8;

/**
 * Minimums: `words` = number of words, `score` = amount of evidence, `coverage` = share of the words that are evidence.
 */
interface Limits {
  readonly words: number;
  readonly score: number;
  readonly coverage: number;
}

const inSentence: Limits = { words: 2, score: 4, coverage: 0.3 };

/**
 * Limits for words without a verb. They are higher, because such words may also name a thing that no example describes:
 * `коробка передач`.
 */
const withoutVerb: Limits = { words: 3, score: 6, coverage: 0.6 };

/**
 * Limits for a need if the query also names a kind of part. `wordsMin`: minimum number of words; fewer than half of
 * them may name the kind. `leadMin`: how much the need's score must exceed the best score of a need for parts of that
 * kind.
 */
const besideKind = { wordsMin: 4, leadMin: 4 };

const hasDigit = /\d/u;

/** True for words that can state a need: no numbers, no makers, no joining words. */
const isOfNeed = (item: QueryItem): boolean => {
  if (item.kind === 'phrase') return item.meaning.brand === null;
  const [token] = item.tokens;
  return item.kind === 'word' && token !== undefined && !hasDigit.test(token.core) && !isFiller(token.core);
};

const overlaps = (scope: CategoryScope | null | undefined, kinds: readonly CategoryScope[]): boolean =>
  kinds.some(({ subtree }) => scope?.slugs.some((slug) => subtree.has(slug)) === true);

/** True for the name of a kind, and for a polarity, which only transistors have. */
const impliesKind = (item: QueryItem): boolean =>
  item.kind === 'phrase' && (item.meaning.scope !== null || item.meaning.enums.some(({ key }) => key === 'polarity'));

/** Needs that the words of a query may mean, and the kind of part and limits that the query states. */
interface Candidates {
  readonly ranked: readonly LikelyNeed[];
  /** The most likely need for parts of a kind that the query names. */
  readonly ofKind: LikelyNeed | undefined;
  /**
   * True = the query asks for the kind of part that it names. Only strong evidence for another need outweighs the name.
   */
  readonly isNamed: boolean;
  /** True = the query begins with a kind that has subcategories: `датчик чтобы почувствовать наклон`. */
  readonly isNarrowed: boolean;
  readonly limits: Limits;
}

function candidates(
  items: readonly QueryItem[],
  words: readonly string[],
  { model, meanings }: LearnedNeeds,
): Candidates | null {
  const isSaid = saysNeed(items);
  const leading = isSaid ? leadingKind(items) : null;
  const isNamed = isSaid ? leading?.subtree.size === 1 : items.some(impliesKind);
  const limits = isSaid ? inSentence : withoutVerb;
  if (words.length < (isNamed ? besideKind.wordsMin : limits.words)) return null;
  if (isNamed && items.filter(impliesKind).flatMap(({ tokens }) => tokens).length * 2 >= words.length) return null;
  const ranked = likelyNeeds(words.map(featuresOf), model()).filter(({ need }) => meanings[need] !== null);
  const kinds = leading === null ? namedKinds(items) : [leading];
  const ofKind = ranked.find(({ need }) => overlaps(meanings[need]?.scope, kinds));
  return { ranked, ofKind, isNamed, isNarrowed: leading !== null && !isNamed, limits };
}

const isWithin = ({ score, coverage }: LikelyNeed, limits: Limits): boolean =>
  score >= limits.score && coverage >= limits.coverage;

/** Returns the need that the words most likely mean; null = the query names a kind of part, or no need is likely. */
export function likelyNeedIn(items: readonly QueryItem[], learned: LearnedNeeds): GuessedNeed | null {
  if (items.some(({ tokens }) => tokens.some(({ isQuoted }) => isQuoted))) return null;
  const places = items.flatMap((item, place) => (isOfNeed(item) ? [place] : []));
  const words = places
    .flatMap((place) => items[place]?.tokens.map(({ core }) => core) ?? [])
    .filter((word) => !isFiller(word));
  const found = candidates(items, words, learned);
  const best = found?.isNarrowed === true ? found.ofKind : found?.ranked[0];
  if (found === null || best === undefined || !isWithin(best, found.limits)) return null;
  if (found.isNamed && best.score - (found.ofKind?.score ?? 0) < besideKind.leadMin) return null;
  const meaning = learned.meanings[best.need] ?? null;
  if (meaning === null) return null;
  return { meaning, size: words.length, places: new Set(places), isSure: best.score >= sureScoreMin };
}
