import type { Feature } from '#core/feature/feature.ts';
import type { Deps } from '#deps.ts';
import { type VendorWebhooks, registerVendorWebhooks } from './vendor-webhooks.routes.ts';

export const vendorWebhooks = (needs: (deps: Deps) => VendorWebhooks): Feature => ({
  routes: (api, deps) => {
    registerVendorWebhooks(api, deps, needs(deps));
  },
});
