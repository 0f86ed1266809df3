import { growingUint32 } from '../columns/growing.ts';
import { byWord } from './match-rank.ts';

/** Documents, ascending, each with its match rank: how well it matches the text (see `match-rank.ts`). */
export interface DocSet {
  readonly docs: Uint32Array;
  readonly ranks: Uint8Array;
}

export const noDocs: DocSet = { docs: new Uint32Array(0), ranks: new Uint8Array(0) };

/**
 * Returns the index of the first document that is `wanted` or later, searching from index `from`. The step doubles each
 * time, then a binary search follows.
 */
export const firstFrom = (docs: Uint32Array, from: number, wanted: number): number => {
  let leap = 1;
  while (from + leap < docs.length && docs[from + leap]! < wanted) leap *= 2;
  let low = from + (leap >> 1);
  let high = Math.min(from + leap, docs.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (docs[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** A list longer than this multiple of the set is searched with {@link firstFrom}; a shorter list is read in order. */
const leapFrom = 16;

/** Returns the documents of the set that are also in `list`, with their match ranks. `list` must be ascending. */
export const within = (set: DocSet, list: Uint32Array): DocSet => {
  const docs = new Uint32Array(Math.min(set.docs.length, list.length));
  const ranks = new Uint8Array(docs.length);
  const isLong = list.length > set.docs.length * leapFrom;
  let length = 0;
  let at = 0;
  for (let i = 0; i < set.docs.length && at < list.length; i++) {
    const doc = set.docs[i]!;
    if (isLong) at = firstFrom(list, at, doc);
    else while (at < list.length && list[at]! < doc) at++;
    if (list[at] !== doc) continue;
    docs[length] = doc;
    ranks[length++] = set.ranks[i]!;
  }
  return { docs: docs.subarray(0, length), ranks: ranks.subarray(0, length) };
};

/** Returns the numbers at the places that are marked with 1. `marks` has one byte for each number. */
export const marked = <T extends Uint32Array | Uint8Array>(numbers: T, marks: Uint8Array): T => {
  const found = numbers.slice();
  let length = 0;
  for (let at = 0; at < numbers.length; at++) {
    found[length] = numbers[at]!;
    length += marks[at]!;
  }
  return found.subarray(0, length) as T;
};

/** Marks with 1 the places of `docs` whose documents are not in `list`. Both must be ascending. */
const marksOutside = (docs: Uint32Array, list: Uint32Array): Uint8Array => {
  const marks = new Uint8Array(docs.length);
  for (let i = 0, at = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    while (at < list.length && list[at]! < doc) at++;
    marks[i] = +(list[at] !== doc);
  }
  return marks;
};

/** Returns the documents of the set that are not in `list`, with their match ranks. `list` must be ascending. */
export const setWithout = (set: DocSet, list: Uint32Array): DocSet => {
  if (list.length === 0) return set;
  const marks = marksOutside(set.docs, list);
  return { docs: marked(set.docs, marks), ranks: marked(set.ranks, marks) };
};

/** Returns the documents of `docs` that are not in `list`. Both must be ascending. */
export const docsWithout = (docs: Uint32Array, list: Uint32Array): Uint32Array =>
  list.length === 0 ? docs : marked(docs, marksOutside(docs, list));

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Returns the documents of the set that are in a range, with their match ranks. The ranges must be ascending. */
export const withinRanges = (set: DocSet, ranges: readonly Range[]): DocSet => {
  const docs = new Uint32Array(set.docs.length);
  const ranks = new Uint8Array(set.docs.length);
  let length = 0;
  for (const { start, end } of ranges) {
    const from = firstFrom(set.docs, 0, start);
    const last = firstFrom(set.docs, from, end);
    docs.set(set.docs.subarray(from, last), length);
    ranks.set(set.ranks.subarray(from, last), length);
    length += last - from;
  }
  return { docs: docs.subarray(0, length), ranks: ranks.subarray(0, length) };
};

/** Returns a set of these documents, all with the same match rank. `docs` must be ascending. */
export const setOfList = (docs: Uint32Array, matchRank: number): DocSet => ({
  docs,
  ranks: new Uint8Array(docs.length).fill(matchRank),
});

/** Returns the set with every match rank raised by `by`. */
export const shifted = ({ docs, ranks }: DocSet, by: number): DocSet => ({
  docs,
  ranks: ranks.map((matchRank) => matchRank + by),
});

/** Returns a set of all documents of the ranges, all with the same match rank. The ranges must be ascending. */
export const setOfRanges = (ranges: readonly Range[], matchRank: number): DocSet => {
  const docs = new Uint32Array(ranges.reduce((sum, { start, end }) => sum + end - start, 0));
  let length = 0;
  for (const { start, end } of ranges) for (let doc = start; doc < end; doc++) docs[length++] = doc;
  return setOfList(docs, matchRank);
};

export const union = (a: DocSet, b: DocSet): DocSet => {
  if (a.docs.length === 0) return b;
  if (b.docs.length === 0) return a;
  const docs = new Uint32Array(a.docs.length + b.docs.length);
  const ranks = new Uint8Array(docs.length);
  let length = 0;
  let i = 0;
  let j = 0;
  while (i < a.docs.length && j < b.docs.length) {
    const left = a.docs[i]!;
    const right = b.docs[j]!;
    const isLeft = left <= right;
    const isRight = right <= left;
    docs[length] = isLeft ? left : right;
    ranks[length++] = Math.max(isLeft ? a.ranks[i]! : 0, isRight ? b.ranks[j]! : 0);
    i += +isLeft;
    j += +isRight;
  }
  const [rest, from] = i < a.docs.length ? [a, i] : [b, j];
  docs.set(rest.docs.subarray(from), length);
  ranks.set(rest.ranks.subarray(from), length);
  length += rest.docs.length - from;
  return { docs: docs.subarray(0, length), ranks: ranks.subarray(0, length) };
};

/** Up to this number of marked documents, `take` sorts their list; with more, it reads the whole board. */
const sortedMax = 4096;

/**
 * Array with one byte per document. Matches are marked in any order and then taken as a set. After that, all bytes are
 * zero again.
 */
export class MarkBoard {
  private readonly marks: Uint8Array;
  private readonly fours: Uint32Array;
  private readonly first = growingUint32();
  private touched = 0;
  private isClean = true;

  constructor(count: number) {
    this.marks = new Uint8Array(Math.ceil(count / 4) * 4);
    this.fours = new Uint32Array(this.marks.buffer);
  }

  mark(doc: number, matchRank: number): void {
    this.isClean = false;
    const before = this.marks[doc]!;
    if (before === 0 && ++this.touched <= sortedMax) this.first.push(doc);
    if (matchRank > before) this.marks[doc] = matchRank;
  }

  markAll(docs: Uint32Array, matchRank: number): void {
    for (let i = 0; i < docs.length; i++) this.mark(docs[i]!, matchRank);
  }

  markRange(start: number, end: number, matchRank: number): void {
    for (let doc = start; doc < end; doc++) this.mark(doc, matchRank);
  }

  /**
   * Marks documents with the match rank `byWord`, faster than `markAll`. The board must be clean before; after it,
   * only `keep` may be called.
   */
  cover(docs: Uint32Array): void {
    const { marks } = this;
    this.isClean &&= docs.length === 0;
    for (let i = 0; i < docs.length; i++) marks[docs[i]!] = byWord;
  }

  coverRange(start: number, end: number): void {
    this.isClean = false;
    this.marks.fill(byWord, start, end);
  }

  /**
   * Returns the documents of the set that are marked, and cleans the board. Each gets the better of its two match
   * ranks: of the set or of the mark.
   */
  keep(set: DocSet): DocSet {
    const { marks } = this;
    if (this.isClean) return noDocs;
    const docs = new Uint32Array(set.docs.length);
    const ranks = new Uint8Array(set.docs.length);
    let length = 0;
    for (let i = 0; i < set.docs.length; i++) {
      const mark = marks[set.docs[i]!]!;
      docs[length] = set.docs[i]!;
      ranks[length] = Math.max(mark, set.ranks[i]!);
      length += +(mark !== 0);
    }
    marks.fill(0);
    this.touched = 0;
    this.isClean = true;
    this.first.length = 0;
    return { docs: docs.subarray(0, length), ranks: ranks.subarray(0, length) };
  }

  /** Returns all marked documents and clears the marks. */
  take(): DocSet {
    const taken = this.touched <= sortedMax ? this.sorted() : this.swept();
    this.touched = 0;
    this.isClean = true;
    this.first.length = 0;
    return taken;
  }

  private sorted(): DocSet {
    const docs = this.first.exact().sort();
    const ranks = new Uint8Array(docs.length);
    for (let i = 0; i < docs.length; i++) {
      ranks[i] = this.marks[docs[i]!]!;
      this.marks[docs[i]!] = 0;
    }
    return { docs, ranks };
  }

  /**
   * Returns the marked documents by reading all marks, four bytes at a time. If one of four bytes is marked, all four
   * documents are written, and the next write overwrites those that are not marked. This avoids branches. The first of
   * four bytes must be the lowest, as on all platforms of Node 26 except s390x.
   */
  private swept(): DocSet {
    const { fours } = this;
    const docs = new Uint32Array(this.touched + 1);
    const ranks = new Uint8Array(this.touched + 1);
    let length = 0;
    for (let four = 0; four < fours.length; four++) {
      let rest = fours[four]!;
      if (rest === 0) continue;
      for (let doc = four * 4; doc < four * 4 + 4; doc++, rest >>>= 8) {
        const mark = rest & 255;
        docs[length] = doc;
        ranks[length] = mark;
        length += (mark + 255) >>> 8;
      }
    }
    fours.fill(0);
    return { docs: docs.subarray(0, length), ranks: ranks.subarray(0, length) };
  }
}
