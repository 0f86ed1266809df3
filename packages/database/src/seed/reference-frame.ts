import { demoFrame } from '@farad/demo-catalogue/frame';
import type { CatalogueFrame } from '@farad/domain/search-query';

/** Categories, attributes and makers that the shop knows before it has any part: an import takes what it needs. */
export const referenceFrame: CatalogueFrame = demoFrame;
