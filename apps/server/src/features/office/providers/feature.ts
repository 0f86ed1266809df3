import { calls } from '@farad/contract/calls';
import { ok } from '@farad/domain/shared';

import type { Feature } from '#core/feature/feature.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { removeProvider, setProvider } from './change-provider.ts';
import { showProviders } from './show-providers.ts';
import { testProvider } from './try-provider.ts';

const changing: RouteRules = { permission: 'manage_payment_methods', rateClass: 'write', bodyLimit: 8192 };

/** Accounts of outside services, set in the back office. */
export const providersOffice: Feature = {
  routes: (api, deps) => {
    staffRoute(api, deps, calls.providers, { ...changing, rateClass: 'read' }, async () =>
      ok(await showProviders(deps)),
    );
    staffRoute(api, deps, calls.setProvider, changing, (context) => setProvider(deps, context, context.body.setting));
    staffRoute(api, deps, calls.removeProvider, changing, (context) =>
      removeProvider(deps, context, context.body.provider),
    );
    staffRoute(api, deps, calls.testProvider, changing, (context) => testProvider(deps, context, context.body));
  },
};
