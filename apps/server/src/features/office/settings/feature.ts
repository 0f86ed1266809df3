import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeSettings } from './settings.routes.ts';

export const settingsOffice: Feature = {
  routes: registerBackOfficeSettings,
};
