/** What is suggested for a text that is being typed, in the page's language (product C9). */
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
  /** Path of its picture. */
  readonly drawing: string;
  readonly stock: string;
  readonly isInStock: boolean;
  /** Empty for a part that is not sold. */
  readonly price: string;
}

/** A category, with what was understood as conditions of its address. */
export interface SuggestedCategory extends SuggestedPage {
  readonly conditions: string;
  /** `?attrs.resistance=10000`, or nothing. */
  readonly search: string;
  readonly count: string;
}

export interface SuggestedPage {
  readonly slug: string;
  readonly title: string;
}
