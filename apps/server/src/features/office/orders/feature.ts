import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeOrders } from './orders.routes.ts';

export const ordersOffice: Feature = {
  routes: registerBackOfficeOrders,
};
