import { switchLayout } from '../words/keyboard-layout.ts';
import type { NumberLike } from '../index/lexicon.ts';
import { misspellingCost } from '../words/misspelling-cost.ts';
import { withoutPacking } from '../words/packing-suffix.ts';
import type { KnownTexts } from './known-texts.ts';
import { foldPartNumber } from '../words/part-number.ts';
import { isSameNumber } from '../words/same-number.ts';
import { transliterations } from '../words/transliterate.ts';
import { wordsOf } from '../words/words.ts';

export interface CorrectedPiece {
  readonly to: string;
  /** Other part numbers that the piece may mean, normalised, the likeliest first. */
  readonly others: readonly string[];
  /** False = `to` is a similar number of another part. Its products are shown as similar, not as results. */
  readonly isSure: boolean;
}

/**
 * Returns the maximum number of typing errors to correct (product C8): 0 below 4 letters, 1 for 4–7 letters, 2 above.
 */
const editsForgiven = (length: number): 0 | 1 | 2 => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

/** Minimum length of a piece that counts as known because a part number starts with it. */
const prefixMin = 3;
const wordPrefixMin = 4;
const begunNumberMin = 5;
const othersMax = 12;
/** Cost added if only the start of a part number matches. A whole part number is a likelier correction. */
const begunCost = 0.6;
/** Maximum number of characters that the typed number may have after a known part number. */
const leftOverMax = 4;

const alone = (to: string): CorrectedPiece => ({ to, others: [], isSure: true });

const knows = (lexicon: KnownTexts, text: string, isLast: boolean): boolean => {
  const forms = foldPartNumber(text);
  const long = forms.filter((form) => form.length >= prefixMin);
  if (lexicon.knowsNumber(forms, 'exact') || lexicon.knowsNumber(long, 'prefix')) return true;
  const words = wordsOf(text);
  return (
    words.length > 0 &&
    words.every((word, place) =>
      lexicon.knowsWord(word, isLast && place === words.length - 1 && word.length >= wordPrefixMin),
    )
  );
};

const byLayout = (lexicon: KnownTexts, piece: string, isLast: boolean): CorrectedPiece | null => {
  const switched = switchLayout(piece);
  return switched !== null && knows(lexicon, switched, isLast) ? alone(switched) : null;
};

const byTransliteration = (lexicon: KnownTexts, piece: string, isLast: boolean): CorrectedPiece | null => {
  const words = wordsOf(piece).map((word, place, all) => {
    const isOpen = isLast && place === all.length - 1 && word.length >= wordPrefixMin;
    if (lexicon.knowsWord(word, isOpen)) return word;
    const spellings = transliterations(word);
    return (
      spellings.find((other) => lexicon.knowsWord(other, false)) ??
      spellings.find((other) => isOpen && lexicon.knowsWord(other, true))
    );
  });
  const known = words.filter((word) => word !== undefined);
  return known.length === 0 || known.length < words.length ? null : alone(known.join('-'));
};

const byPacking = (lexicon: KnownTexts, piece: string): CorrectedPiece | null => {
  const known = withoutPacking(piece).find((shorter) => lexicon.knowsNumber(foldPartNumber(shorter), 'prefix'));
  return known === undefined ? null : alone(known);
};

interface Costed {
  readonly number: NumberLike;
  readonly cost: number;
}

const likelier = (a: Costed, b: Costed): number =>
  a.cost - b.cost ||
  +b.number.isInStock - +a.number.isInStock ||
  b.number.demand - a.number.demand ||
  (a.number.form < b.number.form ? -1 : 1);

/** Returns the part numbers that a mistyped piece may mean, the likeliest first. */
const numbersMeant = (lexicon: KnownTexts, piece: string, editsMax: number): readonly Costed[] => {
  const best = new Map<string, Costed>();
  for (const form of foldPartNumber(piece)) {
    for (const number of lexicon.nearNumbers(form, Math.min(editsMax, editsForgiven(form.length)))) {
      if (!number.isWhole && (form.length < begunNumberMin || number.form.length < begunNumberMin)) continue;
      const cost = misspellingCost(form, number.form) + (number.isWhole ? 0 : begunCost);
      const known = best.get(number.form);
      if (known === undefined || cost < known.cost) best.set(number.form, { number, cost });
    }
  }
  return [...best.values()].sort(likelier);
};

const wordMeant = (lexicon: KnownTexts, word: string, editsMax: number, isLast: boolean): string | null => {
  if (/\p{N}/u.test(word)) return null;
  const near = lexicon
    .nearWords(word, Math.min(editsMax, editsForgiven(word.length)), isLast && word.length > wordPrefixMin)
    .filter(({ text }) => text.length >= wordPrefixMin - 1 && !/\p{N}/u.test(text))
    .map((like) => ({ ...like, cost: misspellingCost(word, like.text) + (like.isWhole ? 0 : begunCost) }));
  const [best] = near.sort((a, b) => a.cost - b.cost || b.documents - a.documents || (a.text < b.text ? -1 : 1));
  return best?.text ?? null;
};

const wordsMeant = (lexicon: KnownTexts, piece: string, editsMax: number, isLast: boolean): string | null => {
  const words = wordsOf(piece);
  const meant = words.map((word, place) => {
    const isOpen = isLast && place === words.length - 1;
    return lexicon.knowsWord(word, isOpen) ? word : wordMeant(lexicon, word, editsMax, isOpen);
  });
  return words.length === 0 || meant.includes(null) ? null : meant.join('-');
};

const byTypo = (lexicon: KnownTexts, piece: string, editsMax: number, isLast: boolean): CorrectedPiece | null => {
  const words = wordsMeant(lexicon, piece, editsMax, isLast);
  if (words !== null) return alone(words);
  if (!/\p{N}/u.test(piece)) return null;
  const [best, ...others] = numbersMeant(lexicon, piece, editsMax);
  if (best === undefined) return null;
  const isCyrillic = /\p{Script=Cyrillic}/u.test(piece);
  const isSure = foldPartNumber(piece).some((form) => isSameNumber(form, best.number.form, isCyrillic));
  return { to: best.number.spelled, others: others.slice(0, othersMax).map(({ number }) => number.form), isSure };
};

/** Corrects a piece that is both mistyped and in the wrong keyboard layout or script. null = no correction found. */
const byTypoElsewhere = (lexicon: KnownTexts, piece: string, isLast: boolean): CorrectedPiece | null => {
  const switched = switchLayout(piece);
  const spellings = wordsOf(piece).length === 1 ? transliterations(wordsOf(piece)[0]!).slice(0, 4) : [];
  for (const other of [...spellings, ...(switched === null ? [] : [switched])]) {
    const corrected = byTypo(lexicon, other, 1, isLast);
    if (corrected !== null) return corrected;
  }
  return null;
};

const byLongestBeginning = (lexicon: KnownTexts, piece: string): CorrectedPiece | null => {
  for (const form of foldPartNumber(piece)) {
    const known = lexicon.longestBeginning(form, Math.max(begunNumberMin, form.length - leftOverMax));
    if (known !== null) return { to: known, others: [], isSure: false };
  }
  return null;
};

/**
 * Returns the correction of a piece that nothing matches; null = none is likely. `isLast` is true for the last piece,
 * which may be incomplete.
 */
export const correctPiece = (
  lexicon: KnownTexts,
  piece: string,
  isLast: boolean,
  editsMax: 1 | 2,
): CorrectedPiece | null =>
  byLayout(lexicon, piece, isLast) ??
  byTransliteration(lexicon, piece, isLast) ??
  byPacking(lexicon, piece) ??
  byTypo(lexicon, piece, 1, isLast) ??
  byTypoElsewhere(lexicon, piece, isLast) ??
  byLongestBeginning(lexicon, piece) ??
  (editsMax === 2 ? byTypo(lexicon, piece, 2, isLast) : null);

/** True if the catalogue has the piece as a part number, as the start of one, or as words. */
export const isKnownPiece = (lexicon: KnownTexts, piece: string, isLast: boolean): boolean => {
  const words = wordsOf(piece);
  if (lexicon.knowsNumber(foldPartNumber(piece), 'prefix')) return true;
  return (
    words.length > 0 && words.every((word, place) => lexicon.knowsWord(word, isLast && place === words.length - 1))
  );
};
