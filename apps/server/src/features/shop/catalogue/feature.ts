import { boughtTogetherQueries } from '@farad/database/catalogue/bought-together.queries';

import type { Feature } from '#core/feature/feature.ts';
import { registerCatalogue } from './catalogue.routes.ts';
import { registerProductPage } from './product-page.routes.ts';

const countBoughtTogetherTask = 'count_bought_together';

export const catalogue: Feature = {
  routes: (api, deps) => {
    registerCatalogue(api, deps);
    registerProductPage(api, deps);
  },
  jobs: {
    schedule: [{ task: countBoughtTogetherTask, match: '41 * * * *' }],
    tasks: ({ db }) => ({
      [countBoughtTogetherTask]: () => boughtTogetherQueries(db).recount(),
    }),
  },
};
