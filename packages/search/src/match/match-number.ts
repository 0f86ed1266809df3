import type { DocSet } from '../index/doc-set.ts';
import { byAlike, byExact, byInfix, byPrefix } from '../index/match-rank.ts';
import type { OpenPart } from '../index/open-segment.ts';
import { bareNumber } from '../words/part-number.ts';
import { type Begun, bytesOf, findBegun, includesAt, placeIn, stringAt } from '../columns/string-table.ts';
import { isExactTrigram, listAt, listsBetween, trigramsOf } from '../columns/text-index.ts';

/**
 * A normalised form of the typed number, looked up in the index. `begun` is the range of part numbers that start with
 * it.
 */
interface WantedForm {
  readonly bytes: Uint8Array;
  readonly begun: Begun;
  /**
   * Part numbers that contain the rarest trigram of the form, to be compared with the whole form. null = only numbers
   * that start with the form are searched, or the form is shorter than three characters.
   */
  readonly infixes: Uint32Array | null;
}

/** A typed part number, looked up in the index in all its normalised forms. */
export interface WantedNumber {
  readonly forms: readonly WantedForm[];
  readonly bare: string;
  /** Upper limit of the number of part numbers that match. */
  readonly size: number;
}

/** Where in a part number the typed text may be: anywhere, or only at the start (`begun`). */
export type NumberMatch = 'anywhere' | 'begun';

const wantedForm = ({ segment }: OpenPart, form: string, how: NumberMatch): WantedForm => {
  const bytes = bytesOf(form);
  if (how === 'begun') return { bytes, begun: findBegun(segment.text.numbers, form), infixes: null };
  const [rarest = null] = trigramsOf(bytes)
    .map((trigram) => listAt(segment.text.trigrams, trigram))
    .sort((a, b) => a.length - b.length);
  return { bytes, begun: findBegun(segment.text.numbers, form), infixes: rarest };
};

const sizeOf = ({ begun: { first, end }, infixes }: WantedForm): number => end - first + (infixes?.length ?? 0);

export const wantedNumber = (
  open: OpenPart,
  forms: readonly string[],
  bare: string,
  how: NumberMatch,
): WantedNumber => {
  const wanted = forms.map((form) => wantedForm(open, form, how));
  return { forms: wanted, bare, size: wanted.reduce((sum, form) => sum + sizeOf(form), 0) };
};

/**
 * Returns the match rank of a document with an equal part number. A number equal as typed ranks higher than one equal
 * only after converting Cyrillic letters.
 */
const rankOfExact = ({ segment }: OpenPart, doc: number, bare: string): number =>
  bareNumber(stringAt(segment.mpns, doc)) === bare ? byExact : byAlike;

const markInfix = ({ segment, board }: OpenPart, { bytes, begun, infixes }: WantedForm): void => {
  if (infixes === null) return;
  const { numbers, numberDocs } = segment.text;
  const isSure = isExactTrigram(bytes);
  let place = 0;
  for (let i = 0; i < infixes.length; i++) {
    const number = infixes[i]!;
    if (number >= begun.first && number < begun.end) continue;
    if (!isSure) {
      const found = placeIn(numbers, number, bytes, place);
      if (found === -1) continue;
      place = found;
    }
    const end = numberDocs.starts[number + 1]!;
    for (let at = numberDocs.starts[number]!; at < end; at++) board.mark(numberDocs.numbers[at]!, byInfix);
  }
};

/** Marks every document with a matching part number. */
export const markNumber = (open: OpenPart, { forms, bare }: WantedNumber): void => {
  const { segment, board } = open;
  const { numberDocs } = segment.text;
  for (const form of forms) {
    const { first, end, isWhole } = form.begun;
    board.markAll(listsBetween(numberDocs, first, end), byPrefix);
    if (isWhole) for (const doc of listAt(numberDocs, first)) board.mark(doc, rankOfExact(open, doc, bare));
    markInfix(open, form);
  }
};

const rankOf = (open: OpenPart, doc: number, number: number, form: WantedForm, bare: string): number => {
  const { first, end, isWhole } = form.begun;
  if (number >= first && number < end) return isWhole && number === first ? rankOfExact(open, doc, bare) : byPrefix;
  return form.infixes !== null && includesAt(open.segment.text.numbers, number, form.bytes) ? byInfix : 0;
};

/**
 * Returns the documents of `among` whose part number matches, by comparing the part numbers of each document. Each
 * document gets the better of two match ranks: its own in `among` or that of its number.
 */
const lookAtNumbers = (open: OpenPart, { forms, bare }: WantedNumber, among: DocSet): DocSet => {
  const { starts, numbers } = open.numbersOfDoc;
  const docs = new Uint32Array(among.docs.length);
  const ranks = new Uint8Array(docs.length);
  let length = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = among.docs[i]!;
    let best = 0;
    for (let at = starts[doc]!; at < starts[doc + 1]!; at++)
      for (const form of forms) best = Math.max(best, rankOf(open, doc, numbers[at]!, form, bare));
    if (best === 0) continue;
    docs[length] = doc;
    ranks[length++] = Math.max(best, among.ranks[i]!);
  }
  return { docs: docs.subarray(0, length), ranks: ranks.subarray(0, length) };
};

/**
 * Comparing the number of one document takes as long as reading this many numbers of a list, because memory is accessed
 * at random.
 */
const lookCost = 3;

/**
 * Returns the documents of `among` whose part number matches. For a small set, compares each document; for a large set,
 * uses the index.
 */
export const withNumber = (open: OpenPart, wanted: WantedNumber, among: DocSet): DocSet => {
  if (among.docs.length * lookCost <= wanted.size) return lookAtNumbers(open, wanted, among);
  markNumber(open, wanted);
  return open.board.keep(among);
};
