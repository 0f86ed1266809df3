/** Maximum lengths of texts of categories, attributes and brands, in characters. */
export const frameLimits = {
  /** Name of a category, an attribute or a brand. */
  title: 120,
  slug: 80,
  attributeKey: 40,
  /** An attribute value and its translation. */
  value: 300,
  spelling: 200,
  site: 300,
  description: 5000,
} as const;
