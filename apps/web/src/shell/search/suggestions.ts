/** Suggestions for a typed text, in the page's language (product C9). */
export interface Suggestions {
  readonly products: readonly SuggestedProduct[];
  readonly categories: readonly SuggestedCategory[];
  readonly brands: readonly SuggestedPage[];
}

export interface SuggestedProduct {
  readonly seo: string;
  readonly mpn: string;
  /** Brand and title. */
  readonly about: string;
  /** Path of the picture. */
  readonly drawing: string;
  readonly stock: string;
  readonly isInStock: boolean;
  /** Empty if the part is not on sale. */
  readonly price: string;
}

/** A category, with the recognised filters as part of its address. */
export interface SuggestedCategory extends SuggestedPage {
  readonly conditions: string;
  /** `?attrs.resistance=10000`, or empty. */
  readonly search: string;
  readonly count: string;
}

export interface SuggestedPage {
  readonly slug: string;
  readonly title: string;
}
