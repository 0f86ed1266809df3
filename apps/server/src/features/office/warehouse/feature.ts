import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeWarehouse } from './warehouse.routes.ts';

export const warehouseOffice: Feature = {
  routes: registerBackOfficeWarehouse,
};
