import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeTranslations } from './translations.routes.ts';

export const translationsOffice: Feature = {
  routes: registerBackOfficeTranslations,
};
