import type { Bounds } from './words/bounds.ts';
import type { PhraseMeaning } from './phrase-meaning.ts';
import type { Token } from './words/tokens.ts';
import type { ValueLexeme } from './words/value-lexeme.ts';

/** A piece of a query at one token, before pieces are combined. */
export type QueryItem = { readonly tokens: readonly Token[] } &
  /** `times`: for each of so many channels: `2x10 W`. */
  (
    | { readonly kind: 'value'; readonly lexeme: ValueLexeme; readonly times?: number }
    | { readonly kind: 'package' | 'dielectric'; readonly values: readonly string[] }
    /** `isRating`: a minimum only if the attribute is a rating: `на 3 ампера`. */
    | { readonly kind: 'bounds'; readonly bounds: Bounds; readonly isRating?: true }
    /** A bare number and the thing it counts: `40 контактов`, `40pin`. */
    | { readonly kind: 'count'; readonly count: number; readonly meaning: PhraseMeaning }
    | { readonly kind: 'phrase'; readonly meaning: PhraseMeaning; readonly isCorrected: boolean }
    /** `С2-23`, `КМ-5Б`: stays in the text, but implies a kind of part. */
    | { readonly kind: 'type'; readonly meaning: PhraseMeaning; readonly hasPower: boolean }
    /** The word "case", which belongs to a neighbouring package. */
    | { readonly kind: 'packageWord' }
    | { readonly kind: 'word' }
  );
