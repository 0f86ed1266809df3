import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeCoupons } from './coupons.routes.ts';

export const couponsOffice: Feature = {
  routes: registerBackOfficeCoupons,
};
