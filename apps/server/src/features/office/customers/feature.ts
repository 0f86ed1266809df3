import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeCalls } from './customers.routes.ts';

export const customersOffice: Feature = {
  routes: registerBackOfficeCalls,
};
