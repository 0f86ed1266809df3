import { misspellingCost } from '../words/misspelling-cost.ts';
import { likenessOf, type RequestedNumber } from '../words/number-likeness.ts';
import { foldPartNumber } from '../words/part-number.ts';
import type { LinePart, LineParts } from './line-parts.ts';

const nearMax = 12;
/** Minimum length for matching by prefix. Shorter numbers are prefixes of too many other numbers. */
const begunLengthMin = 4;
const typoLengthMin = 6;
const leftOverMax = 4;

/** Returns the name of the maker of a part. */
export type MakerOf = (part: LinePart) => string;

const begunParts = (parts: LineParts, { base, folded }: RequestedNumber): readonly LinePart[] => {
  const bases = foldPartNumber(base).filter(({ length }) => length >= begunLengthMin);
  const shorter = folded.flatMap((form) => {
    const lengthMin = Math.max(typoLengthMin, form.length - leftOverMax);
    return parts.known.longestBeginning(form, lengthMin) ?? [];
  });
  return [...parts.begunWith(bases), ...parts.ofNumber(shorter)];
};

const mistyped = (parts: LineParts, { folded }: RequestedNumber): readonly LinePart[] => {
  const near = folded
    .filter(({ length }) => length >= typoLengthMin)
    .flatMap((form) =>
      parts.known
        .nearNumbers(form, 1)
        .filter(({ isWhole }) => isWhole)
        .map((number) => ({ form: number.form, cost: misspellingCost(form, number.form) })),
    )
    // Equally likely numbers are in the order of their letters, because engines find them in different orders.
    .sort((a, b) => a.cost - b.cost || (a.form < b.form ? -1 : 1));
  const forms = [...new Set(near.map(({ form }) => form))].slice(0, nearMax);
  const placeOf = ({ mpn }: LinePart): number =>
    Math.min(...foldPartNumber(mpn).flatMap((form) => (forms.includes(form) ? forms.indexOf(form) : [])));
  const placed = parts.ofNumber(forms).map((part) => ({ part, place: placeOf(part) }));
  return placed
    .sort((a, b) => (a.place === b.place ? a.part.id - b.part.id : a.place - b.place))
    .map(({ part }) => part);
};

/**
 * Returns parts with a similar number, at most 12. If some differ only in packing, or by a suffix that looks like
 * packing, returns these. Otherwise returns parts whose number starts with the requested one, or is the beginning of
 * it. If there are none, returns parts whose number has one typing error.
 */
export const nearParts = (parts: LineParts, asked: RequestedNumber, makerOf: MakerOf): readonly LinePart[] => {
  const begun = begunParts(parts, asked).map((part) => ({
    part,
    likeness: likenessOf(asked, part.mpn, makerOf(part)),
  }));
  const packed = [
    ...begun.filter(({ likeness }) => likeness === 'packing'),
    ...begun.filter(({ likeness }) => likeness === 'packing_like'),
  ];
  if (packed.length > 0) return packed.slice(0, nearMax).map(({ part }) => part);
  const longer = begun.filter(({ likeness }) => likeness === 'begins');
  const near = longer.length > 0 ? longer.map(({ part }) => part) : mistyped(parts, asked);
  return near.slice(0, nearMax);
};
