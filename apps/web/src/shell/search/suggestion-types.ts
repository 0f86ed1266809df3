/** Suggestions for a typed text, in the page's language (product C9). */
export interface Suggestions {
  readonly products: readonly SuggestedProduct[];
  readonly categories: readonly SuggestedCategory[];
  readonly brands: readonly SuggestedPage[];
}

export interface SuggestedProduct {
  readonly seo: string;
  readonly mpn: string;
  /** Brand and title of the product. */
  readonly about: string;
  /** Path of the product's picture. */
  readonly drawing: string;
  readonly stock: string;
  readonly isInStock: boolean;
  /** Formatted price; empty if the product cannot be bought. */
  readonly price: string;
}

/** A category. `search` filters it by the values found in the typed text; `conditions` shows these values. */
export interface SuggestedCategory extends SuggestedPage {
  readonly conditions: string;
  /** Query of the category's address, such as `?attrs.resistance=10000`; empty = no filter. */
  readonly search: string;
  readonly count: string;
}

export interface SuggestedPage {
  readonly slug: string;
  readonly title: string;
}
