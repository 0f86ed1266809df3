import type { Feature } from '#core/feature/feature.ts';
import { fetchRates } from '#core/rates/fetch-rates.ts';
import { carryOnAll } from './carry-on.ts';
import { registerBackOfficePrices } from './prices.routes.ts';

const changePricesTask = 'change_prices';
const fetchRatesTask = 'fetch_rates';

export const pricesOffice: Feature = {
  routes: registerBackOfficePrices,
  jobs: {
    schedule: [
      { task: changePricesTask, match: '* * * * *' },
      { task: fetchRatesTask, match: '*/10 * * * *' },
    ],
    tasks: ({ db, exchangeRates, log }) => ({
      [changePricesTask]: () => carryOnAll(db, new Date()),
      [fetchRatesTask]: () => fetchRates({ db, exchangeRates, log }, new Date()),
    }),
  },
};
