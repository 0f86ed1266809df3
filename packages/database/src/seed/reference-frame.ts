import { demoFrame } from '@farad/demo-catalogue/frame';
import type { CatalogueFrame } from '@farad/domain/search-query';

/** Categories, attributes and makers known before the shop has any part. An import uses the ones it needs. */
export const referenceFrame: CatalogueFrame = demoFrame;
