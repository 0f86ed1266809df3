import { favouriteQueries } from '@farad/database/people/favourite.queries';
import { watchQueries } from '@farad/database/people/watch.queries';
import { deletedListLifeSeconds } from '@farad/domain/favourites';
import { daySeconds } from '@farad/domain/shared';

import type { Feature } from '#core/feature/feature.ts';
import type { Deps } from '#deps.ts';
import { notifyWatchers } from './notify-watchers.ts';
import type { CardPresenter } from './list-cards.ts';
import { registerLists } from './lists.routes.ts';

/**
 * Time for which a stock alert is stored after its notification, so that the link in the notification still shows the
 * product.
 */
const notifiedWatchLifeSeconds = 90 * daySeconds;

const notifyWatchersTask = 'tell_watchers';

export const lists = (needs: (deps: Deps) => CardPresenter): Feature => ({
  routes: (api, deps) => {
    registerLists(api, deps, needs(deps));
  },
  jobs: {
    schedule: [{ task: notifyWatchersTask, match: '* * * * *' }],
    tasks: ({ db, siteUrl }) => ({
      [notifyWatchersTask]: () => notifyWatchers({ db, siteUrl, now: new Date() }),
    }),
  },
  retention: [
    { name: 'deleted lists', drop: (db, ago) => favouriteQueries(db).deleteRemovedBefore(ago(deletedListLifeSeconds)) },
    { name: 'notified watches', drop: (db, ago) => watchQueries(db).deleteToldBefore(ago(notifiedWatchLifeSeconds)) },
  ],
});
