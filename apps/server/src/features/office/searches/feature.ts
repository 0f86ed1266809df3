import { searchCountQueries } from '@farad/database/catalogue/search-count.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { moscowDay } from '@farad/domain/delivery';
import { daySeconds } from '@farad/domain/shared';

import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeSearches } from './searches.routes.ts';

/** Time for which search statistics are stored. It allows comparing with the same season of the previous year. */
const searchLifeSeconds = 400 * daySeconds;

const countSearchesTask = 'count_searches';

export const searchesOffice: Feature = {
  routes: registerBackOfficeSearches,
  jobs: {
    schedule: [{ task: countSearchesTask, match: '*/5 * * * *' }],
    tasks: ({ db }) => ({
      [countSearchesTask]: () => inTransaction(db, (tx) => searchCountQueries(tx).recount(moscowDay(new Date()))),
    }),
  },
  retention: [
    { name: 'searches', drop: (db, ago) => searchCountQueries(db).deleteBefore(moscowDay(ago(searchLifeSeconds))) },
  ],
};
