import type { AttributeFilter } from '../filter.ts';

/** A kind of parts. Most words mean one category; "electrolytic" means all of `slugs` alike (any of them). */
export interface CategoryCondition {
  readonly kind: 'category';
  /** The first of `slugs`. */
  readonly slug: string;
  readonly slugs: readonly string[];
}

export interface BrandCondition {
  readonly kind: 'brand';
  readonly slug: string;
}

/** A piece of a typed query and what it means. Several values of one filter are spellings of the same thing. */
export interface UnderstoodCondition {
  readonly filter: AttributeFilter | CategoryCondition | BrandCondition;
  /** The piece as it was typed, with the signs around it. */
  readonly source: string;
  /** Where the piece begins and ends in the query; absent in readings that were not typed. */
  readonly span?: readonly [start: number, end: number];
  /** A rating that could be larger as well (`50В` → `≥50В`): the piece that asks for that. */
  readonly wider?: string;
  /** The piece is a word that was spelled otherwise: `htpbcnjh`, `ризистор`. */
  readonly isCorrected?: boolean;
}

/**
 * What a query says (product C7). All conditions hold together; equal filters may come from two pieces (`конденсатор …
 * электролит`: the narrower category both times). Every character that was typed, except white space, is in `words` or
 * in one source, in the typed order.
 */
export interface QueryReading {
  readonly conditions: readonly UnderstoodCondition[];
  /** What was not understood and stays plain text, in order. */
  readonly words: string;
}
