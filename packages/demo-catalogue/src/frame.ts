import type { CatalogueFrame } from '@farad/domain/search-query';
import { demoAttributes } from './frame/attributes.ts';
import { demoBrands } from './frame/brands.ts';
import { demoCategories } from './frame/categories.ts';

/** Categories, attribute definitions and makers of the demonstration parts. */
export const demoFrame: CatalogueFrame = {
  categories: demoCategories,
  attributes: demoAttributes,
  brands: demoBrands.map(({ id, slug, name }) => ({ id, slug, name })),
};
