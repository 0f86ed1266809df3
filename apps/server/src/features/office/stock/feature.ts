import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeStock } from './stock.routes.ts';

export const stockOffice: Feature = {
  routes: registerBackOfficeStock,
};
