import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeViews } from './views.routes.ts';

export const viewsOffice: Feature = {
  routes: registerBackOfficeViews,
};
