import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeProducts } from './products.routes.ts';

export const productsOffice: Feature = {
  routes: registerBackOfficeProducts,
};
