import type { PresentCard } from '#core/catalogue/viewer.ts';
import type { Feature } from '#core/feature/feature.ts';
import type { Deps } from '#deps.ts';
import { registerTools } from './tools.routes.ts';

export const tools = (needs: (deps: Deps) => PresentCard): Feature => ({
  routes: (api, deps) => {
    registerTools(api, deps, needs(deps));
  },
});
