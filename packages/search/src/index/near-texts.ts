import { stringCount, stringAt, type StringTable } from '../columns/string-table.ts';

/** Sorted texts, joined into one array of letters. */
export interface Letters {
  readonly units: Uint8Array | Uint16Array;
  /** Start of each text in `units`. The last element is the end of the last text. */
  readonly offsets: Uint32Array;
}

/**
 * Returns the strings of a table as UTF-16 units. A table of only ASCII strings does not need this: its bytes are the
 * units.
 */
export const lettersOf = (table: StringTable): Letters => {
  const texts = Array.from({ length: stringCount(table) }, (_, place) => stringAt(table, place));
  const offsets = new Uint32Array(texts.length + 1);
  texts.forEach((text, place) => (offsets[place + 1] = offsets[place]! + text.length));
  const units = new Uint16Array(offsets[texts.length]!);
  texts.forEach((text, place) => {
    for (let i = 0; i < text.length; i++) units[offsets[place]! + i] = text.charCodeAt(i);
  });
  return { units, offsets };
};

/**
 * A range of sorted texts, `first` … `end − 1`, whose shared first `length` letters are close to the wanted text:
 * within the allowed number of edits.
 */
export interface NearText {
  readonly first: number;
  readonly end: number;
  readonly length: number;
  readonly edits: number;
}

/** Maximum number of trie branches that one search visits. */
const workMax = 30_000;
const foundMax = 400;

/**
 * Searches the sorted texts as if they were a trie, and computes one row of the edit distance per letter. Edits are
 * insertion, deletion, substitution and swap of neighbours. A branch with too many edits is skipped. Once no more edits
 * are allowed, the remaining letters are found by binary search.
 */
class NearWalk {
  private readonly units: Letters['units'];
  private readonly offsets: Uint32Array;
  private readonly wanted: readonly number[];
  private readonly editsMax: number;
  private readonly rows: readonly Uint8Array[];
  private readonly path: number[] = [];
  private work = workMax;
  readonly found: NearText[] = [];

  constructor(letters: Letters, wanted: readonly number[], editsMax: number) {
    this.units = letters.units;
    this.offsets = letters.offsets;
    this.wanted = wanted;
    this.editsMax = editsMax;
    this.rows = Array.from({ length: wanted.length + editsMax + 1 }, () => new Uint8Array(wanted.length + 1));
    for (let i = 0; i <= wanted.length; i++) this.rows[0]![i] = i;
  }

  walk(first: number, end: number, depth: number): void {
    const row = this.rows[depth]!;
    const { length } = this.wanted;
    if (row[length]! <= this.editsMax) this.report(first, end, depth, row[length]!);
    if (--this.work < 0 || depth + 1 >= this.rows.length) return;
    if (Math.min(...row) === this.editsMax) this.lookUp(first, end, depth);
    else this.branch(first, end, depth);
  }

  private branch(first: number, end: number, depth: number): void {
    let from = first + +(this.lengthOf(first) === depth);
    while (from < end && this.work > 0) {
      const letter = this.units[this.offsets[from]! + depth]!;
      const to = this.endOf(letter, from, end, depth);
      if (this.fillRow(letter, depth) <= this.editsMax) {
        this.path[depth] = letter;
        this.walk(from, to, depth + 1);
      }
      from = to;
    }
  }

  /**
   * Called when no more edits are allowed. A text must then continue with exactly the wanted letters, so a binary
   * search finds it. Each position reached with `editsMax` edits is tried.
   */
  private lookUp(first: number, end: number, depth: number): void {
    const row = this.rows[depth]!;
    const { wanted } = this;
    for (let at = 0; at < wanted.length; at++) {
      if (row[at] === this.editsMax) this.lookUpRest(first, end, depth, wanted.slice(at));
      const isHalfExchanged =
        depth > 0 &&
        this.rows[depth - 1]![at]! + 1 === this.editsMax &&
        this.path[depth - 1] === wanted[at + 1] &&
        wanted[at] !== wanted[at + 1];
      if (isHalfExchanged) this.lookUpRest(first, end, depth, [wanted[at]!, ...wanted.slice(at + 2)]);
    }
  }

  private lookUpRest(first: number, end: number, depth: number, rest: readonly number[]): void {
    this.work--;
    const from = this.boundOf(first, end, depth, rest, 0);
    const to = this.boundOf(from, end, depth, rest, 1);
    if (to > from) this.report(from, to, depth + rest.length, this.editsMax);
  }

  private report(first: number, end: number, length: number, edits: number): void {
    if (this.found.length < foundMax) this.found.push({ first, end, length, edits });
  }

  private lengthOf(place: number): number {
    return this.offsets[place + 1]! - this.offsets[place]!;
  }

  /** Returns the index of the first text, from `from` on, whose letter at this depth is not `letter`. */
  private endOf(letter: number, from: number, end: number, depth: number): number {
    let leap = 1;
    while (from + leap < end && this.units[this.offsets[from + leap]! + depth] === letter) leap *= 2;
    let low = from + (leap >> 1);
    let high = Math.min(from + leap, end);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.units[this.offsets[middle]! + depth] === letter) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * With `above` 0, returns the index of the first text that continues with `rest` at this depth. With `above` 1,
   * returns the index after the last such text.
   */
  private boundOf(first: number, end: number, depth: number, rest: readonly number[], above: 0 | 1): number {
    let low = first;
    let high = end;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.compareRest(middle, depth, rest) < above) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private compareRest(place: number, depth: number, rest: readonly number[]): number {
    const start = this.offsets[place]! + depth;
    const common = Math.min(this.offsets[place + 1]! - start, rest.length);
    for (let i = 0; i < common; i++) {
      const difference = this.units[start + i]! - rest[i]!;
      if (difference !== 0) return difference;
    }
    return common < rest.length ? -1 : 0;
  }

  /** Computes the edit distances after one more letter and returns the smallest of them. */
  private fillRow(letter: number, depth: number): number {
    const { wanted, rows } = this;
    const above = rows[depth]!;
    const row = rows[depth + 1]!;
    const twoAbove = depth > 0 && this.path[depth - 1] !== letter ? rows[depth - 1]! : null;
    row[0] = depth + 1;
    let least = row[0];
    for (let i = 1; i <= wanted.length; i++) {
      let distance = Math.min(above[i]! + 1, row[i - 1]! + 1, above[i - 1]! + +(wanted[i - 1] !== letter));
      if (twoAbove !== null && i > 1 && wanted[i - 2] === letter && wanted[i - 1] === this.path[depth - 1])
        distance = Math.min(distance, twoAbove[i - 2]! + 1);
      row[i] = distance;
      if (distance < least) least = distance;
    }
    return least;
  }
}

/** Returns the texts, and the prefixes of texts, within `editsMax` edits (1 or 2) of the wanted letters. */
export const nearTexts = (letters: Letters, wanted: readonly number[], editsMax: number): readonly NearText[] => {
  const walk = new NearWalk(letters, wanted, editsMax);
  walk.walk(0, letters.offsets.length - 1, 0);
  return walk.found;
};
