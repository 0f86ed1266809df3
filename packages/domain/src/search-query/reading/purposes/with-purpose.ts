import { isHostScope } from '../hosts.ts';
import { isFiller } from '../../dictionary/joining-words.ts';
import type { PhraseMeaning } from '../phrase-meaning.ts';
import { firstWord, type QueryItem } from '../query-item.ts';
import type { QueryVocabulary } from '../vocabulary.ts';
import { likelyNeedIn, type GuessedNeed } from './likely-need.ts';
import { purposeIn, type FoundPurpose, type KnownPurposes } from './purposes.ts';
import { isFillerItem } from './says-need.ts';

type PhraseItem = QueryItem & { readonly kind: 'phrase' };

const opensComplement = /^(?:для|под|от|for|from)$/iu;

const isOpened = (items: readonly QueryItem[], place: number): boolean => {
  const before = items[place - 1];
  return before?.kind === 'word' && opensComplement.test(firstWord(before));
};

/** True if a word that is not part of the purpose names another kind of part than the purpose means. */
function namesOther(items: readonly QueryItem[], { meaning, places }: FoundPurpose): boolean {
  return items.some((item, place) => {
    if (item.kind !== 'phrase' || item.meaning.scope === null || places.has(place)) return false;
    if (isHostScope(item.meaning.scope) || isOpened(items, place)) return false;
    const { subtree } = item.meaning.scope;
    return meaning.scope?.slugs.every((slug) => subtree.has(slug)) !== true;
  });
}

/** Matches a Turkish verb, which comes last in a phrase: `led şeridi sürmek`. */
const turkishVerb = /\p{L}{2}m[ae]k$/u;

/**
 * True if the query begins with a kind of part that the purpose does not narrow: `оптопара изоляция 5000 В`. A verb at
 * the beginning names no kind, because it acts on the part after it: `питать светодиод`.
 */
function beginsWithKind(items: readonly QueryItem[], { meaning, places }: FoundPurpose): boolean {
  const [first] = items;
  if (turkishVerb.test(items.at(-1)?.tokens.at(-1)?.core ?? '')) return false;
  const scope = first?.kind === 'phrase' && first.meaning.isNeed !== true ? first.meaning.scope : null;
  if (scope === null || meaning.scope === null) return false;
  const isSame = scope.slugs.join(' ') === meaning.scope.slugs.join(' ');
  const isNarrower = meaning.scope.slugs.every((slug) => scope.subtree.has(slug));
  const isOfAttribute = (item: QueryItem, place: number): boolean =>
    places.has(place) && item.kind === 'phrase' && item.meaning.scope === null && item.meaning.attributes.length > 0;
  return isSame ? meaning.also === undefined && items.some(isOfAttribute) : !isNarrower && scope.subtree.size === 1;
}

/**
 * Returns how many words of the query name a kind of part. If it names several kinds, the kind with the most words
 * counts. Filler words are not counted.
 */
function longestNamed(items: readonly QueryItem[]): number {
  const named = items.filter((item): item is PhraseItem => item.kind === 'phrase' && item.meaning.scope !== null);
  const lengths = Array.from(Map.groupBy(named, ({ meaning }) => meaning).values(), (same) =>
    same.reduce((sum, { tokens }) => sum + tokens.filter(({ core }) => !isFiller(core)).length, 0),
  );
  return Math.max(0, ...lengths);
}

/**
 * Returns the items with the words for a purpose joined into one phrase: `покрутить шаговик`. A longer phrase of the
 * tables has priority, and so has the name of another kind of part: `реле для насоса`.
 */
export function withPurpose(items: readonly QueryItem[], { purposes, needs }: QueryVocabulary): readonly QueryItem[] {
  const likely = needs === null ? null : likelyNeedIn(items, needs);
  const stated = statedPurpose(items, purposes);
  const found = stated !== null && !isBetter(likely, stated) ? stated : likely;
  if (found === null) return items;
  const { meaning, places } = found;
  if (found === likely) return withSentence(items, found);
  return items.map((item, place) =>
    places.has(place)
      ? { kind: 'phrase', meaning, isCorrected: false, tokens: item.tokens }
      : withRating(item, meaning),
  );
}

/**
 * Returns the items with the words of a need, and the fillers between them, joined to one phrase. A value ends a
 * phrase.
 */
function withSentence(items: readonly QueryItem[], { meaning, places }: FoundPurpose): readonly QueryItem[] {
  const joined: QueryItem[] = [];
  let fillers: QueryItem[] = [];
  let isOpen = false;
  for (const [place, item] of items.entries()) {
    if (isOpen && isFillerItem(item)) {
      fillers.push(item);
      continue;
    }
    const isOwn = places.has(place);
    const before = isOpen && isOwn ? [joined.pop(), ...fillers].filter((one) => one !== undefined) : [];
    if (before.length === 0) joined.push(...fillers);
    const tokens = [...before, item].flatMap((one) => one.tokens);
    joined.push(isOwn ? { kind: 'phrase', meaning, isCorrected: false, tokens } : withRating(item, meaning));
    fillers = [];
    isOpen = isOwn;
  }
  return [...joined, ...fillers];
}

/** Returns the item. A rating that the part must reach becomes a minimum. */
const withRating = (item: QueryItem, { scope }: PhraseMeaning): QueryItem =>
  isRatingOf(item, scope?.keys)
    ? { kind: 'bounds', bounds: { from: item.lexeme, to: null }, isRating: true, tokens: item.tokens }
    : item;

/** A likely need outweighs the stated purpose if it explains more words, by at least this factor. */
const moreWords = 1.5;

/** True if the guessed need is sure and covers many more words of the query than the stated purpose. */
const isBetter = (likely: GuessedNeed | null, stated: FoundPurpose): boolean =>
  likely?.isSure === true && likely.size >= stated.size * moreWords;

/** Returns the purpose that the words state; null = none, or the query names a kind of part. */
function statedPurpose(items: readonly QueryItem[], known: KnownPurposes): FoundPurpose | null {
  const found = purposeIn(items, known);
  if (found === null || found.size <= longestNamed(items)) return null;
  return namesOther(items, found) || beginsWithKind(items, found) ? null : found;
}

/**
 * True if the value is a rating that the part must reach: the 12 V of a pump. False for volts if the part has an output
 * voltage, such as a converter: the volts then mean the output.
 */
function isRatingOf(
  item: QueryItem,
  keys: ReadonlySet<string> | undefined,
): item is QueryItem & { readonly kind: 'value' } {
  if (item.kind !== 'value' || item.times !== undefined || item.lexeme.kind !== 'value') return false;
  const { unit, value, isDeviation } = item.lexeme;
  if (isDeviation || value <= 0) return false;
  return unit === 'ampere' || unit === 'watt' || (unit === 'volt' && keys?.has('vout') !== true);
}
