import { growingUint32 } from './growing.ts';
import { stringCount, type StringTable, stringTable } from './string-table.ts';

/** Lists of numbers end to end: list i is numbers[starts[i] … starts[i + 1]), ascending. */
export interface Lists {
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
}

export interface TextIndex {
  /** Folded part numbers, sorted. */
  readonly numbers: StringTable;
  /** By part number: its documents. */
  readonly numberDocs: Lists;
  /** By three letters: the part numbers that hold them. */
  readonly trigrams: Lists;
  /** Words of titles and brands, sorted. */
  readonly words: StringTable;
  readonly wordDocs: Lists;
}

export const listAt = (lists: Lists, index: number): Uint32Array =>
  lists.numbers.subarray(lists.starts[index], lists.starts[index + 1]);

/** Lists first … end − 1, which lie end to end. */
export const listsBetween = (lists: Lists, first: number, end: number): Uint32Array =>
  lists.numbers.subarray(lists.starts[first], lists.starts[end]);

/** Turns pairs (list, number), ascending by number, into lists. */
export const listsOf = (listCount: number, listOf: Uint32Array, numberOf: (at: number) => number): Lists => {
  const starts = new Uint32Array(listCount + 1);
  for (let i = 0; i < listOf.length; i++) starts[listOf[i]! + 1]!++;
  for (let i = 0; i < listCount; i++) starts[i + 1]! += starts[i]!;
  const next = starts.slice(0, listCount);
  const numbers = new Uint32Array(listOf.length);
  for (let i = 0; i < listOf.length; i++) numbers[next[listOf[i]!]!++] = numberOf(i);
  return { starts, numbers };
};

/** By number: the lists that have it, ascending. */
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

/** 0–9, A–Z, and one class for all else. */
const letterClass = (byte: number): number => {
  if (byte >= 48 && byte <= 57) return byte - 48;
  if (byte >= 65 && byte <= 90) return byte - 55;
  return other;
};

const trigramAt = (bytes: Uint8Array, at: number): number =>
  (letterClass(bytes[at]!) * alphabet + letterClass(bytes[at + 1]!)) * alphabet + letterClass(bytes[at + 2]!);

/** Distinct trigrams of some bytes; none when they are fewer than 3. */
export const trigramsOf = (bytes: Uint8Array): readonly number[] => {
  const found = new Set<number>();
  for (let at = 0; at + 2 < bytes.length; at++) found.add(trigramAt(bytes, at));
  return [...found];
};

/** Whether a trigram stands for just these three letters, so that its list needs no look at the strings. */
export const isExactTrigram = (bytes: Uint8Array): boolean =>
  bytes.length === 3 && bytes.every((byte) => letterClass(byte) !== other);

export const trigramLists = (table: StringTable): Lists => {
  const count = stringCount(table);
  const seenIn = new Uint32Array(trigramCount);
  const starts = new Uint32Array(trigramCount + 1);
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
  const numbers = new Uint32Array(starts[trigramCount]!);
  eachTrigram(1 + count, (trigram, index) => (numbers[next[trigram]!++] = index));
  return { starts, numbers };
};

/** Sorted table of the distinct texts, and for each place of coming its place there. */
const sortedTexts = (places: ReadonlyMap<string, number>): { table: StringTable; placeOf: Uint32Array } => {
  const texts = [...places.keys()].sort();
  const placeOf = new Uint32Array(texts.length);
  texts.forEach((text, index) => (placeOf[places.get(text)!] = index));
  return { table: stringTable(texts), placeOf };
};

/** Collects pairs (text, product) in order of coming. */
class TextPairs {
  private readonly places = new Map<string, number>();
  private readonly textOf = growingUint32();
  /** By product: where its pairs begin. */
  private readonly starts = growingUint32();

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

  /** Lists of documents by sorted text; `order[doc]` is the product's place of coming. */
  finish(order: Uint32Array): { readonly table: StringTable; readonly docs: Lists } {
    const { table, placeOf } = sortedTexts(this.places);
    const textOf = this.textOf.view();
    const starts = this.starts.view();
    const sortedOf = new Uint32Array(textOf.length);
    const docOf = new Uint32Array(textOf.length);
    let at = 0;
    for (let doc = 0; doc < order.length; doc++) {
      const product = order[doc]!;
      const end = product + 1 < starts.length ? starts[product + 1]! : textOf.length;
      for (let i = starts[product]!; i < end; i++) {
        sortedOf[at] = placeOf[textOf[i]!]!;
        docOf[at++] = doc;
      }
    }
    return { table, docs: listsOf(stringCount(table), sortedOf, (i) => docOf[i]!) };
  }
}

/** Builds the text index: one `add` a product in order of coming, then `finish` with the order of the documents. */
export class TextIndexBuilder {
  private readonly numbers = new TextPairs();
  private readonly words = new TextPairs();
  private readonly lastProductOf = growingUint32();
  private product = 0;

  wordPlace(word: string): number {
    return this.words.placeOf(word);
  }

  /** `words` are places from `wordPlace`, repetitions allowed. */
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
      trigrams: trigramLists(numbers.table),
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
