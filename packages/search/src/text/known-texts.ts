import type { NumberLike, WordLike } from '../index/lexicon.ts';

/** Part numbers and words of the catalogue, to which a typed text is compared. Numbers are normalised. */
export interface KnownTexts {
  /** True if a part number of the catalogue equals one of the forms (`exact`) or starts with one of them (`prefix`). */
  readonly knowsNumber: (forms: readonly string[], how: 'exact' | 'prefix') => boolean;
  readonly knowsWord: (word: string, isPrefix: boolean) => boolean;
  /**
   * Returns the words of the catalogue within `editsMax` edits of the given word. With `isPrefix`, also returns
   * prefixes of words within `editsMax` edits.
   */
  readonly nearWords: (word: string, editsMax: number, isPrefix: boolean) => readonly WordLike[];
  /**
   * Returns the part numbers within `editsMax` edits of the form, and the prefixes of part numbers within `editsMax`
   * edits.
   */
  readonly nearNumbers: (form: string, editsMax: number) => readonly NumberLike[];
  /** Returns the longest part number with which the form starts; null = none has `lengthMin` characters or more. */
  readonly longestBeginning: (form: string, lengthMin: number) => string | null;
}
