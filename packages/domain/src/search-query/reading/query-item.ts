import type { Bounds } from './words/bounds.ts';
import type { PhraseMeaning } from './phrase-meaning.ts';
import type { Token } from './words/tokens.ts';
import type { ValueLexeme } from './words/value-lexeme.ts';

/** What stands in a query from one token on, before the pieces are seen together. */
export type QueryItem = { readonly tokens: readonly Token[] } & (
  | { readonly kind: 'value'; readonly lexeme: ValueLexeme }
  | { readonly kind: 'package' | 'dielectric'; readonly values: readonly string[] }
  /** `isRating`: said as a bound only where the attribute is a rating: `на 3 ампера`. */
  | { readonly kind: 'bounds'; readonly bounds: Bounds; readonly isRating?: true }
  /** A bare number and what it counts: `40 контактов`, `40pin`. */
  | { readonly kind: 'count'; readonly count: number; readonly meaning: PhraseMeaning }
  | { readonly kind: 'phrase'; readonly meaning: PhraseMeaning; readonly isCorrected: boolean }
  /** `С2-23`, `КМ-5Б`: stays text, but says which kind of parts is meant. */
  | { readonly kind: 'type'; readonly meaning: PhraseMeaning; readonly hasPower: boolean }
  /** "Case": belongs to a package beside it. */
  | { readonly kind: 'packageWord' }
  | { readonly kind: 'word' }
);
