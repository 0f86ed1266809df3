import type { Feature } from '#core/feature/feature.ts';
import { expireQuotes } from './expire-quotes.ts';
import { registerRequests } from './requests.routes.ts';

const expireQuotesTask = 'expire_quotes';

export const requests: Feature = {
  routes: registerRequests,
  jobs: {
    schedule: [{ task: expireQuotesTask, match: '* * * * *' }],
    tasks: ({ db, config }) => ({
      [expireQuotesTask]: async () => {
        await expireQuotes({ db, config }, new Date());
      },
    }),
  },
};
