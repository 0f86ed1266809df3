import type { AttributeKey } from '../../category/category.ts';
import type { AttributeFilter } from '../filter.ts';

/** A kind of part. Most words mean one category; a word such as "electrolytic" means any of several (`slugs`). */
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

/**
 * An alternative that a part meets if one of these words is in a value or in its title. If an entry has several words
 * (`rs 485`), all of them must be there.
 */
export interface WordsWay {
  readonly kind: 'words';
  readonly words: readonly string[];
}

/** An alternative that a part meets if its package (attribute `key`) implies the mounting type. */
export interface BodyWay {
  readonly kind: 'body';
  readonly key: AttributeKey;
  readonly mounting: 'smd' | 'tht';
}

/**
 * An alternative that a part meets if its number begins with one of these texts, which consist of capital letters and
 * digits. Used for families that only their numbers identify.
 */
export interface NumberWay {
  readonly kind: 'number';
  readonly beginnings: readonly string[];
}

/** An alternative that a part meets if it does not state the attribute. */
export interface UnstatedWay {
  readonly kind: 'unstated';
  readonly key: AttributeKey;
}

/** An alternative by which a part can meet a condition. */
export type Way = AttributeFilter | CategoryCondition | BrandCondition | WordsWay | BodyWay | NumberWay | UnstatedWay;

/** A piece of a typed query and its meaning. Several values in one filter are spellings of the same thing. */
export interface UnderstoodCondition {
  readonly filter: AttributeFilter | CategoryCondition | BrandCondition;
  /** Alternatives, for parts that do not state the attribute. For `smd`, a chip resistor also counts. */
  readonly or?: readonly Way[];
  /**
   * Wishes: further properties that the piece implies, such as those of a need (`драйвер двигателя`). A wish applies
   * only if some part meets it.
   */
  readonly also?: readonly (readonly Way[])[];
  /** The piece as typed, including the signs around it. */
  readonly source: string;
  /** Start and end of the piece in the query; absent if the query was not typed. */
  readonly span?: readonly [start: number, end: number];
  /** The piece changed to a minimum (`50В` → `≥50В`). Not set = only the exact value is useful. */
  readonly wider?: string;
  /** Values that are better than requested and also fit: a higher voltage, a closer tolerance. */
  readonly margin?: AttributeFilter;
  /**
   * True = a property without an attribute (`толстоплёночный`). It is only a wish; if no part meets it, the page says
   * so.
   */
  readonly isProperty?: true;
  /** True = a misspelt word was corrected: `htpbcnjh`, `ризистор`. */
  readonly isCorrected?: boolean;
}

/**
 * The meaning of a query (product C7). All conditions must hold. Two pieces may give equal conditions: both words of
 * `конденсатор … электролит` give the narrower category. Every typed character except white space is in `words` or in
 * exactly one `source`, in the typed order.
 */
export interface QueryReading {
  readonly conditions: readonly UnderstoodCondition[];
  /** Text from which no condition was read, in the typed order. */
  readonly words: string;
  /** Slugs of the categories whose parts come first, if the query names no kind: resistors for `4к7 0805`. */
  readonly kind?: readonly string[];
}
