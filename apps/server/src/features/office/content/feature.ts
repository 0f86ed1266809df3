import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeContent } from './content.routes.ts';

export const contentOffice: Feature = {
  routes: registerBackOfficeContent,
};
