import type { AttributeKey } from '../../category/category.ts';
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

/** Some value or title has one of these words; a word of several (`rs 485`) needs them all. */
export interface WordsWay {
  readonly kind: 'words';
  readonly words: readonly string[];
}

/** How the package (values of attribute `key`) is mounted tells it. */
export interface BodyWay {
  readonly kind: 'body';
  readonly key: AttributeKey;
  readonly mounting: 'smd' | 'tht';
}

/** The part number begins in one of these ways: families that are known by their numbers. Capital letters and digits. */
export interface NumberWay {
  readonly kind: 'number';
  readonly beginnings: readonly string[];
}

/** A way in which a condition may be met. */
export type Way = AttributeFilter | CategoryCondition | BrandCondition | WordsWay | BodyWay | NumberWay;

/** A piece of a typed query and what it means. Several values of one filter are spellings of the same thing. */
export interface UnderstoodCondition {
  readonly filter: AttributeFilter | CategoryCondition | BrandCondition;
  /** Other ways to be so, for parts that do not have the attribute: an SMD resistor is a chip resistor. */
  readonly or?: readonly Way[];
  /** What a need says besides its category (`драйвер двигателя`): each is asked for where some part meets it. */
  readonly also?: readonly (readonly Way[])[];
  /** The piece as it was typed, with the signs around it. */
  readonly source: string;
  /** Where the piece begins and ends in the query; absent in readings that were not typed. */
  readonly span?: readonly [start: number, end: number];
  /** A rating that could be larger as well (`50В` → `≥50В`): the piece that asks for that. */
  readonly wider?: string;
  /** What serves as well by being more than was asked: a higher voltage, a closer tolerance. */
  readonly margin?: AttributeFilter;
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
  /** Slugs of the categories whose parts come first, where the query names no kind: resistors for `4к7 0805`. */
  readonly kind?: readonly string[];
}
