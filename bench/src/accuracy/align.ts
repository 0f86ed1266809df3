import type { BomLine } from '@farad/domain/bom';
import { fold, isKept } from '../kit/fold.ts';
import type { TrueLine } from './truth.ts';

/** Returns true if the text looks like a designator, such as `C3`, `LED12` or `GPIO-1`, and not like a name. */
const isDesignator = (text: string): boolean => /^\p{L}[^\s]{0,19}$/u.test(text) && /\d/.test(text);

/**
 * Returns the designators of a true line, folded. Returns null if the line has none, or if one of them is not a
 * designator (some files write words in that column).
 */
export const placesOf = ({ refs }: TrueLine): ReadonlySet<string> | null =>
  refs.length > 0 && refs.every(isDesignator) ? new Set(refs.map(fold)) : null;

/**
 * Returns the texts of a read line that describe its part, folded and joined. The customer's own note is left out,
 * because it does not describe the part.
 */
const keptTexts = (line: BomLine): string =>
  [
    line.mpn,
    line.value,
    line.description,
    line.words,
    line.maker,
    line.package,
    line.shopNumber,
    ...line.foreignNumbers.map(({ number }) => number),
    ...line.alternates.map(({ mpn }) => mpn),
  ]
    .map((text) => fold(text ?? ''))
    .join(' ');

/**
 * Returns the text that identifies the part of a true line: the part number, else the distributor's number, else the
 * value, else the description. A maker cell of several words that is longer than the description is used instead of the
 * description.
 */
export const namedBy = ({ mpn, sku, value, desc, maker }: TrueLine): string =>
  mpn || sku || withoutDnp(value) || (maker.length > desc.length && /\s/u.test(maker) ? maker : desc);

/** Removes the "do not populate" marker from a text: `DNP 120` becomes `120`. */
export const withoutDnp = (text: string): string => text.replaceAll(/\bDN[PFI]\b/giu, '').trim();

/** A line as the shop read it, with the true lines assigned to it. */
export interface AlignedLine {
  readonly line: BomLine;
  readonly place: number;
  readonly places: ReadonlySet<string>;
  readonly texts: string;
  readonly stands: TrueLine[];
}

export interface Alignment {
  readonly lines: readonly AlignedLine[];
  readonly of: ReadonlyMap<TrueLine, AlignedLine>;
}

/** Returns a score for how well a read line matches a true line; 0 = the read line does not come from it. */
function likeness(truth: TrueLine, places: ReadonlySet<string> | null, { line, ...own }: AlignedLine): number {
  const shared = places === null ? 0 : [...places].filter((place) => own.places.has(place)).length;
  const isRow = line.rows.includes(truth.row);
  const isNamed = namedBy(truth) !== '' && isKept(namedBy(truth), own.texts);
  const overlap = shared === 0 ? 0 : shared / (places?.size ?? 1);
  const isElsewhere = places !== null && own.places.size > 0 && shared === 0;
  // The shop may merge a row into the line of another row. Then the merged row matches that line only if the line
  // contains its name.
  const isOwnRow = isRow && (isNamed || (line.rows[0] === truth.row && !isElsewhere));
  if (!isOwnRow && shared === 0) return 0;
  return 4 * +isNamed + 3 * overlap + 2 * +isOwnRow;
}

/**
 * Assigns to each true line the read line that matches best by designators, row and name. Several true lines may get
 * the same read line, because the shop merges rows.
 */
export function align(truth: readonly TrueLine[], read: readonly BomLine[]): Alignment {
  const lines = read.map((line, place): AlignedLine => {
    return { line, place, places: new Set(line.designators.map(fold)), texts: keptTexts(line), stands: [] };
  });
  const byPlace = new Map<string, AlignedLine[]>();
  const byRow = new Map<number, AlignedLine[]>();
  for (const one of lines) {
    for (const place of one.places) byPlace.set(place, [...(byPlace.get(place) ?? []), one]);
    for (const row of one.line.rows) byRow.set(row, [...(byRow.get(row) ?? []), one]);
  }
  const of = new Map<TrueLine, AlignedLine>();
  for (const one of truth) {
    const places = placesOf(one);
    const near = new Set([
      ...(byRow.get(one.row) ?? []),
      ...[...(places ?? [])].flatMap((each) => byPlace.get(each) ?? []),
    ]);
    let best: AlignedLine | undefined;
    let most = 0;
    for (const candidate of near) {
      const score = likeness(one, places, candidate);
      // On a tie, prefer the read line that has fewer true lines so far.
      if (score > most || (score === most && score > 0 && best!.stands.length > candidate.stands.length))
        [best, most] = [candidate, score];
    }
    if (best === undefined) continue;
    best.stands.push(one);
    of.set(one, best);
  }
  return { lines, of };
}
