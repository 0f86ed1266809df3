import type { CatalogueFrame } from '@farad/domain/search-query';
import { frameAttributes } from './attributes.ts';
import { frameBrands } from './brands.ts';
import { frameCategories } from './categories.ts';

/**
 * Categories, attributes and makers that the program knows from the start. An import adds to the shop those that its
 * products need.
 */
export const referenceFrame: CatalogueFrame = {
  categories: frameCategories,
  attributes: frameAttributes,
  brands: frameBrands.map(({ id, slug, name }) => ({ id, slug, name })),
};
