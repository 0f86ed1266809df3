import type { CatalogueFrame } from '@farad/domain/search-query';
import { frameAttributes } from './attributes.ts';
import { frameBrands } from './brands.ts';
import { frameCategories } from './categories.ts';

/**
 * Categories, attributes and makers that the program knows before the shop has any part. An import adds those that it
 * needs.
 */
export const referenceFrame: CatalogueFrame = {
  categories: frameCategories,
  attributes: frameAttributes,
  brands: frameBrands.map(({ id, slug, name }) => ({ id, slug, name })),
};
