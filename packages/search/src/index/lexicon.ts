import { categoryTable } from './category-table.ts';
import type { OpenSegment } from './open-segment.ts';
import { type Letters, lettersOf, nearTexts } from './near-texts.ts';
import { inStock, removed } from './segment.ts';
import { bytesOf, findSorted, prefixRange, stringAt, type StringTable } from '../columns/string-table.ts';

/** A correction for a mistyped part number: a part number of the catalogue, or a prefix that several of them share. */
export interface NumberLike {
  /** The number or prefix, normalised. */
  readonly form: string;
  /** The complete part number as the catalogue spells it, or the normalised prefix. */
  readonly spelled: string;
  readonly isWhole: boolean;
  /**
   * `isInStock` and `demand` are those of the best product with this number. A product in stock is better than any
   * other; otherwise the one with the higher demand is better.
   */
  readonly isInStock: boolean;
  readonly demand: number;
}

/** A correction for a mistyped word: a word of the catalogue, or a prefix that several words share. */
export interface WordLike {
  readonly text: string;
  readonly isWhole: boolean;
  /** Approximate number of documents with a word of this correction. */
  readonly documents: number;
}

/** Maximum number of documents that are read to find the best product of a number. */
const lookedAtMax = 64;

const wordLetters = new WeakMap<StringTable, Letters>();

const lettersOfWords = (table: StringTable): Letters => {
  const known = wordLetters.get(table);
  if (known !== undefined) return known;
  const made = lettersOf(table);
  wordLetters.set(table, made);
  return made;
};

const lengthAt = (table: StringTable, place: number): number => table.offsets[place + 1]! - table.offsets[place]!;

const sizeOfBlocks = ({ segment, blocksOfWord }: OpenSegment, word: string): number =>
  (blocksOfWord.get(word) ?? []).reduce(
    (sum, block) => sum + segment.blocks[block]!.end - segment.blocks[block]!.start,
    0,
  );

const sizeOfList = ({ segment }: OpenSegment, word: number): number =>
  segment.text.wordDocs.starts[word + 1]! - segment.text.wordDocs.starts[word]!;

/** Returns the approximate number of a segment's documents with a word. */
export const documentsOf = (open: OpenSegment, word: string): number => {
  const place = findSorted(open.segment.text.words, word);
  return sizeOfBlocks(open, word) + (place === -1 ? 0 : sizeOfList(open, place));
};

/** Part numbers and words of the catalogue, over all segments. */
export class Lexicon {
  private readonly segments: readonly OpenSegment[];

  constructor(segments: readonly OpenSegment[]) {
    this.segments = segments;
  }

  /** True if a part number of the catalogue equals one of the forms (`exact`) or starts with one of them (`prefix`). */
  knowsNumber(forms: readonly string[], how: 'exact' | 'prefix'): boolean {
    return forms.some((form) =>
      this.segments.some(({ segment }) => {
        const { numbers } = segment.text;
        if (how === 'exact') return findSorted(numbers, form) !== -1;
        const [first, end] = prefixRange(numbers, form);
        return end > first;
      }),
    );
  }

  knowsWord(word: string, isPrefix: boolean): boolean {
    return this.wordTables().some((table) => {
      if (!isPrefix) return findSorted(table, word) !== -1;
      const [first, end] = prefixRange(table, word);
      return end > first;
    });
  }

  /**
   * Returns the words of the catalogue within `editsMax` edits of the given word. With `isPrefix`, also returns
   * prefixes of words within `editsMax` edits.
   */
  nearWords(word: string, editsMax: number, isPrefix: boolean): readonly WordLike[] {
    const wanted = Array.from({ length: word.length }, (_, i) => word.charCodeAt(i));
    const found = new Map<string, WordLike>();
    const add = (text: string, isWhole: boolean, documents: number): void => {
      const known = found.get(text);
      const sum = documents + (known?.documents ?? 0);
      found.set(text, { text, isWhole: isWhole || known?.isWhole === true, documents: sum });
    };
    for (const open of this.segments) {
      const inCategories = categoryTable(open);
      for (const table of [open.segment.text.words, inCategories])
        for (const { first, length } of nearTexts(lettersOfWords(table), wanted, editsMax)) {
          const text = stringAt(table, first);
          const documents = table === inCategories ? sizeOfBlocks(open, text) : sizeOfList(open, first);
          if (text.length === length) add(text, true, documents);
          else if (isPrefix) add(text.slice(0, length), false, documents);
        }
    }
    return [...found.values()];
  }

  /**
   * Returns the part numbers within `editsMax` edits of the form, and the prefixes of part numbers within `editsMax`
   * edits.
   */
  nearNumbers(form: string, editsMax: number): readonly NumberLike[] {
    const bytes = bytesOf(form);
    const wanted = Array.from(bytes);
    return this.segments.flatMap((open) => {
      const { numbers } = open.segment.text;
      const letters = { units: numbers.bytes, offsets: numbers.offsets };
      return nearTexts(letters, wanted, editsMax).flatMap(({ first, end, length }) => {
        const isWhole = lengthAt(numbers, first) === length;
        const whole = isWhole ? this.numberLike(open, first, first + 1, length) : null;
        const begun = end - first > +isWhole ? this.numberLike(open, first + +isWhole, end, length) : null;
        return [whole, begun].filter((one) => one !== null);
      });
    });
  }

  /** Returns the longest part number with which the form starts; null = none has `lengthMin` characters or more. */
  longestBeginning(form: string, lengthMin: number): string | null {
    for (let length = form.length - 1; length >= lengthMin; length--)
      if (this.knowsNumber([form.slice(0, length)], 'exact')) return form.slice(0, length);
    return null;
  }

  private wordTables(): readonly StringTable[] {
    return this.segments.flatMap((open) => [open.segment.text.words, categoryTable(open)]);
  }

  /**
   * Returns the correction for the part numbers `first` … `end − 1`, which share their first `length` letters. null =
   * all products with these numbers are removed.
   */
  private numberLike({ segment }: OpenSegment, first: number, end: number, length: number): NumberLike | null {
    const { numbers, numberDocs } = segment.text;
    const { states, demand, mpns } = segment;
    const from = numberDocs.starts[first]!;
    const docs = numberDocs.numbers.subarray(from, Math.min(numberDocs.starts[end]!, from + lookedAtMax));
    const rankOf = (doc: number): number => +(states.codes[doc] === inStock) * 1e12 + demand[doc]!;
    let best = -1;
    for (const doc of docs)
      if (states.codes[doc] !== removed && (best === -1 || rankOf(doc) > rankOf(best))) best = doc;
    if (best === -1) return null;
    const whole = stringAt(numbers, first);
    const isWhole = end === first + 1 && lengthAt(numbers, first) === length;
    const mpn = isWhole ? stringAt(mpns, best) : '';
    const form = isWhole ? whole : whole.slice(0, length);
    return {
      form,
      spelled: mpn === '' || /\s/u.test(mpn) ? form : mpn,
      isWhole,
      isInStock: states.codes[best] === inStock,
      demand: demand[best]!,
    };
  }
}
