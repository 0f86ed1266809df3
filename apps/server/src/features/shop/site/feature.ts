import type { Feature } from '#core/feature/feature.ts';
import { registerProbes } from './probes.routes.ts';
import { registerSite } from './site.routes.ts';

export const site: Feature = {
  routes: (api, deps) => {
    registerProbes(api, deps);
    registerSite(api, deps);
  },
};
