import type { Feature } from '#core/feature/feature.ts';
import { carryOnAll } from './carry-on.ts';
import { registerBackOfficePrices } from './prices.routes.ts';

const changePricesTask = 'change_prices';

export const pricesOffice: Feature = {
  routes: registerBackOfficePrices,
  jobs: {
    schedule: [{ task: changePricesTask, match: '* * * * *' }],
    tasks: ({ db }) => ({
      [changePricesTask]: () => carryOnAll(db, new Date()),
    }),
  },
};
