import type { Feature } from '#core/feature/feature.ts';
import { registerDelivery } from './delivery.routes.ts';

export const delivery: Feature = {
  routes: registerDelivery,
};
