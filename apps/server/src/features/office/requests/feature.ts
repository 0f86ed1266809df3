import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeRequests } from './requests.routes.ts';

export const requestsOffice: Feature = {
  routes: registerBackOfficeRequests,
};
