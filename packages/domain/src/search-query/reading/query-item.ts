import type { Bounds } from './words/bounds.ts';
import type { PhraseMeaning } from './phrase-meaning.ts';
import type { Token } from './words/tokens.ts';
import type { ValueLexeme } from './words/value-lexeme.ts';

/** An item of a query: one or more tokens with one meaning. */
export type QueryItem = { readonly tokens: readonly Token[] } &
  /** `times` is the number of channels, each of which has the value: `2x10 W`. */
  (
    | { readonly kind: 'value'; readonly lexeme: ValueLexeme; readonly times?: number }
    | { readonly kind: 'package' | 'dielectric'; readonly values: readonly string[] }
    /**
     * `isRating`: the query gives the value without "at least", as in `на 3 ампера`. The value is a minimum if the
     * attribute is a rating, such as a maximum current. Otherwise it is exact.
     */
    | { readonly kind: 'bounds'; readonly bounds: Bounds; readonly isRating?: true }
    /** A number and what it counts: `40 контактов`, `40pin`. */
    | { readonly kind: 'count'; readonly count: number; readonly meaning: PhraseMeaning }
    | { readonly kind: 'phrase'; readonly meaning: PhraseMeaning; readonly isCorrected: boolean }
    /** A Russian type, such as `С2-23` or `КМ-5Б`. It stays a word of the text, but implies a kind of part. */
    | { readonly kind: 'type'; readonly meaning: PhraseMeaning; readonly hasPower: boolean }
    /** The word "package" or "case" beside the name of a package. */
    | { readonly kind: 'packageWord' }
    | { readonly kind: 'word' }
  );

/** Returns the first word of an item, without the signs around it. Empty = no item. */
export const firstWord = (item: QueryItem | undefined): string => item?.tokens[0]?.core ?? '';

/** Returns the word of an item. Empty = another item, or a piece in quotation marks. */
export const plainWord = (item: QueryItem): string =>
  item.kind === 'word' && item.tokens[0]?.isQuoted === false ? firstWord(item) : '';
