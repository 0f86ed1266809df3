import { clearDemonstrationTask } from '@farad/database/seed/demonstration.queries';

import type { Feature } from '#core/feature/feature.ts';
import { clearDemonstration, isMoneyReal } from '#core/shop/clear-demonstration.ts';
import { registerOpening } from './opening.routes.ts';

export const openingOffice: Feature = {
  routes: registerOpening,
  jobs: {
    schedule: [],
    tasks: ({ db, config }) => ({
      [clearDemonstrationTask]: () =>
        clearDemonstration(db, { isMoneyReal: isMoneyReal(config), clock: () => new Date() }),
    }),
  },
};
