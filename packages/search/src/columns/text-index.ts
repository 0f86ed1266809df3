import { type ColumnMemory, ownMemory } from './column-memory.ts';
import { type Growing, growingUint32 } from './growing.ts';
import { stringCount, type StringTable, stringTable } from './string-table.ts';

/** Concatenated lists of numbers: list i is numbers[starts[i] … starts[i + 1]), ascending. */
export interface Lists {
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
}

export interface TextIndex {
  /** Normalised part numbers, sorted. */
  readonly numbers: StringTable;
  /** Documents of each part number. */
  readonly numberDocs: Lists;
  /** Part numbers that contain each trigram. */
  readonly trigrams: Lists;
  /** Words of titles and brands, sorted. */
  readonly words: StringTable;
  readonly wordDocs: Lists;
}

export const listAt = (lists: Lists, index: number): Uint32Array =>
  lists.numbers.subarray(lists.starts[index], lists.starts[index + 1]);

/**
 * Returns the numbers of the lists `first` … `end − 1` together, without copying. Adjacent lists are adjacent in
 * memory.
 */
export const listsBetween = (lists: Lists, first: number, end: number): Uint32Array =>
  lists.numbers.subarray(lists.starts[first], lists.starts[end]);

/** Builds `listCount` lists: for each i, `numberOf(i)` goes into list `listOf[i]`. The numbers must be ascending. */
export const listsOf = (
  listCount: number,
  listOf: Uint32Array,
  numberOf: (at: number) => number,
  memory: ColumnMemory = ownMemory,
): Lists => {
  const starts = memory(Uint32Array, listCount + 1);
  for (let i = 0; i < listOf.length; i++) starts[listOf[i]! + 1]!++;
  for (let i = 0; i < listCount; i++) starts[i + 1]! += starts[i]!;
  const next = starts.slice(0, listCount);
  const numbers = memory(Uint32Array, listOf.length);
  for (let i = 0; i < listOf.length; i++) numbers[next[listOf[i]!]!++] = numberOf(i);
  return { starts, numbers };
};

/** Returns one list per number: the indexes of the given lists that contain the number, ascending. */
export const inverted = ({ starts, numbers }: Lists, numberCount: number): Lists => {
  let list = 0;
  return listsOf(numberCount, numbers, (at) => {
    while (starts[list + 1]! <= at) list++;
    return list;
  });
};

const other = 36;
const alphabet = 37;
const trigramCount = alphabet ** 3;

/** Returns a code of the character for trigrams: one each for 0–9 and A–Z, and one code for all others. */
const letterClass = (byte: number): number => {
  if (byte >= 48 && byte <= 57) return byte - 48;
  if (byte >= 65 && byte <= 90) return byte - 55;
  return other;
};

const trigramAt = (bytes: Uint8Array, at: number): number =>
  (letterClass(bytes[at]!) * alphabet + letterClass(bytes[at + 1]!)) * alphabet + letterClass(bytes[at + 2]!);

/** Returns the distinct trigrams of some bytes; empty for fewer than 3 bytes. */
export const trigramsOf = (bytes: Uint8Array): readonly number[] => {
  const found = new Set<number>();
  for (let at = 0; at + 2 < bytes.length; at++) found.add(trigramAt(bytes, at));
  return [...found];
};

/**
 * True if the bytes are three digits or capital letters, which have codes of their own. Their trigram then stands for
 * no other text, so strings with it need no further comparison.
 */
export const isExactTrigram = (bytes: Uint8Array): boolean =>
  bytes.length === 3 && bytes.every((byte) => letterClass(byte) !== other);

export const trigramLists = (table: StringTable, memory: ColumnMemory = ownMemory): Lists => {
  const count = stringCount(table);
  const seenIn = new Uint32Array(trigramCount);
  const starts = memory(Uint32Array, trigramCount + 1);
  const eachTrigram = (stamp: number, visit: (trigram: number, index: number) => void): void => {
    for (let index = 0; index < count; index++) {
      const end = table.offsets[index + 1]! - 2;
      for (let at = table.offsets[index]!; at < end; at++) {
        const trigram = trigramAt(table.bytes, at);
        if (seenIn[trigram] === stamp + index) continue;
        seenIn[trigram] = stamp + index;
        visit(trigram, index);
      }
    }
  };
  eachTrigram(1, (trigram) => starts[trigram + 1]!++);
  for (let i = 0; i < trigramCount; i++) starts[i + 1]! += starts[i]!;
  const next = starts.slice(0, trigramCount);
  const numbers = memory(Uint32Array, starts[trigramCount]!);
  eachTrigram(1 + count, (trigram, index) => (numbers[next[trigram]!++] = index));
  return { starts, numbers };
};

/** Returns the texts sorted and, for each text in order of arrival, its index in the sorted table. */
const sortedTexts = (
  places: ReadonlyMap<string, number>,
  memory: ColumnMemory,
): { table: StringTable; placeOf: Uint32Array } => {
  const texts = [...places.keys()].sort();
  const placeOf = new Uint32Array(texts.length);
  texts.forEach((text, index) => (placeOf[places.get(text)!] = index));
  return { table: stringTable(texts, memory), placeOf };
};

/** Collects pairs (text, product) in order of arrival. */
class TextPairs {
  private readonly places = new Map<string, number>();
  private readonly memory: ColumnMemory;
  private readonly textOf: Growing<Uint32Array>;
  /** For each product, the index of its first pair in `textOf`. */
  private readonly starts: Growing<Uint32Array>;

  constructor(memory: ColumnMemory) {
    this.memory = memory;
    this.textOf = growingUint32(memory);
    this.starts = growingUint32(memory);
  }

  begin(): void {
    this.starts.push(this.textOf.length);
  }

  placeOf(text: string): number {
    const known = this.places.get(text);
    if (known !== undefined) return known;
    const place = this.places.size;
    this.places.set(text, place);
    return place;
  }

  push(place: number): void {
    this.textOf.push(place);
  }

  /**
   * Returns the texts sorted, and for each text the documents that have it. `order[doc]` is the product's number in
   * order of arrival.
   */
  finish(order: Uint32Array): { readonly table: StringTable; readonly docs: Lists } {
    const { memory } = this;
    const { table, placeOf } = sortedTexts(this.places, memory);
    const textOf = this.textOf.view();
    const starts = this.starts.view();
    const count = stringCount(table);
    const listStarts = memory(Uint32Array, count + 1);
    for (const text of textOf) listStarts[placeOf[text]! + 1]!++;
    for (let list = 0; list < count; list++) listStarts[list + 1]! += listStarts[list]!;
    const next = listStarts.slice(0, count);
    const numbers = memory(Uint32Array, textOf.length);
    for (let doc = 0; doc < order.length; doc++) {
      const product = order[doc]!;
      const end = product + 1 < starts.length ? starts[product + 1]! : textOf.length;
      for (let i = starts[product]!; i < end; i++) numbers[next[placeOf[textOf[i]!]!]!++] = doc;
    }
    this.textOf.drop();
    this.starts.drop();
    this.places.clear();
    return { table, docs: { starts: listStarts, numbers } };
  }
}

/** Builds the text index: `add` once per product in order of arrival, then `finish` with the order of the documents. */
export class TextIndexBuilder {
  private readonly memory: ColumnMemory;
  private readonly numbers: TextPairs;
  private readonly words: TextPairs;
  private readonly lastProductOf: Growing<Uint32Array>;
  private product = 0;

  constructor(memory: ColumnMemory = ownMemory) {
    this.memory = memory;
    this.numbers = new TextPairs(memory);
    this.words = new TextPairs(memory);
    this.lastProductOf = growingUint32(memory);
  }

  wordPlace(word: string): number {
    return this.words.placeOf(word);
  }

  /** `words` are results of `wordPlace`; duplicates are allowed. */
  add(partNumbers: readonly string[], words: readonly number[]): void {
    this.product++;
    this.numbers.begin();
    for (const text of partNumbers) this.numbers.push(this.numbers.placeOf(text));
    this.words.begin();
    for (const place of words) this.addWordOnce(place);
  }

  finish(order: Uint32Array): TextIndex {
    const numbers = this.numbers.finish(order);
    const words = this.words.finish(order);
    return {
      numbers: numbers.table,
      numberDocs: numbers.docs,
      trigrams: trigramLists(numbers.table, this.memory),
      words: words.table,
      wordDocs: words.docs,
    };
  }

  private addWordOnce(place: number): void {
    if (this.lastProductOf.at(place) === this.product) return;
    this.lastProductOf.put(place, this.product);
    this.words.push(place);
  }
}
