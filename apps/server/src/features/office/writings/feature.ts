import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeWritings } from './writings.routes.ts';

export const writingsOffice: Feature = {
  routes: registerBackOfficeWritings,
};
