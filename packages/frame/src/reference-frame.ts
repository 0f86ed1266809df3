import type { CatalogueFrame } from '@farad/domain/search-query';
import { demoAttributes } from './attributes.ts';
import { demoBrands } from './brands.ts';
import { demoCategories } from './categories.ts';

/** Categories, attributes and makers known before the shop has any part. An import uses the ones it needs. */
export const referenceFrame: CatalogueFrame = {
  categories: demoCategories,
  attributes: demoAttributes,
  brands: demoBrands.map(({ id, slug, name }) => ({ id, slug, name })),
};
