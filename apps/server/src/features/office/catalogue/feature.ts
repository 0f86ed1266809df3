import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeCatalogue } from './catalogue.routes.ts';

export const catalogueOffice: Feature = {
  routes: registerBackOfficeCatalogue,
};
