import type { Feature } from '#core/feature/feature.ts';
import { registerOpening } from './opening.routes.ts';

export const openingOffice: Feature = {
  routes: registerOpening,
};
