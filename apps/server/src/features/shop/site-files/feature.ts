import type { Feature } from '#core/feature/feature.ts';
import { registerSiteFiles } from './site-files.routes.ts';

export const siteFiles: Feature = {
  files: registerSiteFiles,
};
