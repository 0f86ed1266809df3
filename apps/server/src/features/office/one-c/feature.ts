import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeExchange } from './exchange.routes.ts';

export const exchangeOffice: Feature = {
  routes: registerBackOfficeExchange,
};
