import type { ProductId } from '@farad/domain/product';
import { analoguesOf, type MissingNumber } from '@farad/domain/search-query';
import { byAlike, byExact, byInfix, byPrefix } from '../index/match-rank.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import type { KnownTexts } from '../text/known-texts.ts';
import { switchLayout } from '../words/keyboard-layout.ts';
import { foldPartNumber } from '../words/part-number.ts';
import { piecesOf } from '../words/words.ts';
import { nearByCode } from './near-by-code.ts';
import { type Near, nearAt } from './near-number.ts';
import { isNumberLike } from './number-like.ts';
import type { ProductSets } from './product-sets.ts';

/** Maximum number of similar products that are shown for a missing number. */
const nearMax = 10;
/** Maximum number of shown products with the same part number. Different makers may use one number. */
const sameNumberMax = 2;
/** With this many similar products, no shorter beginnings of the number are tried. */
const enoughBegun = 64;
const lengthMin = 5;
/** Maximum number of characters by which a missing number is shortened to find similar ones. */
const leftOutMax = 4;
const piecesMax = 4;
const begunCost = 0.6;

/** Returns the products with this number, then those whose number starts with it. */
const ofNumber = <S, R>(sets: ProductSets<S, R>, form: string, cost: number): readonly Near[] => [
  ...nearAt(sets.ofNumber(form, 'whole'), cost),
  ...nearAt(sets.ofNumber(form, 'begun'), cost + begunCost),
];

/**
 * Cost added for a variant of a type, so that it ranks below the type itself. A number that continues with a digit is
 * another type, not a variant: CD40175 and CD4017.
 */
const variantCost = 0.05;
const ofType = <S, R>(sets: ProductSets<S, R>, form: string, cost: number): readonly Near[] => {
  const isOther = ({ mpn }: Near): boolean => {
    const own = foldPartNumber(mpn).find((number) => number.startsWith(form));
    return /\d$/u.test(form) && /^\d/u.test(own?.slice(form.length) ?? '');
  };
  return [
    ...nearAt(sets.ofNumber(form, 'whole'), cost),
    ...nearAt(sets.ofNumber(form, 'begun'), cost + variantCost).filter((near) => !isOther(near)),
  ];
};

/**
 * Returns the products whose number shares the start of the missing one. The cost is the number of letters that are
 * left out at the end.
 */
const begun = <S, R>(sets: ProductSets<S, R>, piece: string): readonly Near[] =>
  foldPartNumber(piece).flatMap((form) => {
    const near: Near[] = [];
    const least = Math.max(lengthMin, form.length - leftOutMax);
    for (let length = form.length - 1; length >= least && near.length < enoughBegun; length--)
      near.push(...nearAt(sets.ofNumber(form.slice(0, length), 'begun'), form.length - length));
    return near;
  });

/**
 * Returns products similar to the missing number `piece`. Products with the values that the number encodes come first,
 * then analogues, then similar numbers.
 * @param forms normalised part numbers that are similar to `piece`
 */
const nearOf = <S, R>(
  frame: OpenFrame,
  sets: ProductSets<S, R>,
  piece: string,
  forms: readonly string[],
): readonly Near[] => {
  const sameValues = nearByCode(frame, sets, piece);
  if (sameValues.length > 0) return sameValues;
  const analogues = analoguesOf(piece).flatMap((number) => foldPartNumber(number));
  const stated = [
    ...analogues.flatMap((form, place) => ofType(sets, form, place / 10)),
    ...forms.flatMap((form, place) => ofNumber(sets, form, (analogues.length + place) / 100)),
  ];
  return analogues.length > 0 && stated.length > 0 ? stated : [...stated, ...begun(sets, piece)];
};

const rankOf = ({ isInStock, cost }: Near): number => cost - (isInStock ? 0.05 : 0);

const idsOf = (near: readonly Near[]): readonly ProductId[] => {
  const ordered = near.toSorted((a, b) => rankOf(a) - rankOf(b) || b.demand - a.demand || a.id - b.id);
  const ids = new Set<ProductId>();
  const sameNumber = new Map<string, number>();
  for (const { id, mpn } of ordered) {
    const count = sameNumber.get(mpn) ?? 0;
    if (count < sameNumberMax && ids.size < nearMax) ids.add(id);
    sameNumber.set(mpn, count + 1);
  }
  return [...ids];
};

const byNumber: ReadonlySet<number> = new Set([byInfix, byPrefix, byAlike, byExact]);

/** Russian letters that no part number has. A piece with them was typed in the wrong keyboard layout. */
const unusual = /[ыьъэюяжхщ]/iu;

/**
 * Returns the piece as typed, and in the other keyboard layout if that looks like a part number. The likelier comes
 * first.
 */
const waysToType = (piece: string): readonly string[] => {
  const switched = /[а-яё]/iu.test(piece) ? switchLayout(piece) : null;
  if (switched === null || !/^[a-z0-9-./]+$/iu.test(switched)) return [piece];
  return unusual.test(piece) ? [switched, piece] : [piece, switched];
};

/**
 * Returns the first part number among the words that no number of the catalogue starts with. A number that is the only
 * word is always returned. null = none.
 */
const missingPiece = (known: KnownTexts, words: string): string | null => {
  const pieces = piecesOf(words);
  const [only] = pieces;
  if (only === undefined || pieces.length > piecesMax) return null;
  const isThere = (piece: string): boolean => known.knowsNumber(foldPartNumber(piece), 'prefix');
  const own = pieces.find((piece) => isNumberLike(piece) && !isThere(piece));
  if (own !== undefined) return own;
  return pieces.length === 1 && isNumberLike(only) ? only : null;
};

/**
 * Returns the part number of the text that no product has, with similar products. null = the text has no part number,
 * or products have it.
 * @param words words of the text that no condition was read from
 * @param others products whose number differs only by its decimal sign
 * @param forms normalised part numbers for which the missing one may be a typing error
 */
export const missingNumber = <S, R>(
  frame: OpenFrame,
  sets: ProductSets<S, R>,
  words: string,
  found: R,
  others: readonly Near[],
  forms: readonly string[],
): MissingNumber | null => {
  if (sets.hasRank(found, byNumber)) return null;
  const piece = others.length > 0 ? words.trim() : missingPiece(sets.known, words);
  if (piece === null) return null;
  const answers = waysToType(piece).map((number) => ({
    number,
    near: idsOf([...others, ...nearOf(frame, sets, number, forms)]),
  }));
  return answers.find(({ near }) => near.length > 0) ?? answers[0] ?? null;
};
