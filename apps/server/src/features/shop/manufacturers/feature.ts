import type { PresentCard } from '#core/catalogue/viewer.ts';
import type { Feature } from '#core/feature/feature.ts';
import type { Deps } from '#deps.ts';
import { registerManufacturers } from './manufacturers.routes.ts';

export const manufacturers = (needs: (deps: Deps) => PresentCard): Feature => ({
  routes: (api, deps) => {
    registerManufacturers(api, deps, needs(deps));
  },
});
