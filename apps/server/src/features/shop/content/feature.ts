import type { Feature } from '#core/feature/feature.ts';
import { registerContent } from './content.routes.ts';

export const content: Feature = {
  routes: registerContent,
};
