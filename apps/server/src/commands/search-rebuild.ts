// Builds the index of the search cluster anew: `npm run search:rebuild`. Searches use the old index until the new one is
// complete. A shop that runs does the work; without one this program does it.
import { setTimeout as pause } from 'node:timers/promises';

import { connect } from '@farad/database/connection/connect';
import { feedQueries } from '@farad/database/connection/feed.queries';
import type { SearchClusterPort } from '@farad/integrations/search-cluster';

import { builtAtOf, ClusterFeed } from '../catalogue-index/cluster/feed.ts';
import { namesOf, openNotes } from '../catalogue-index/cluster/notes.ts';
import { ConfigError } from '../config/config.ts';
import type { Say } from '../start/open-database.ts';
import { openSearchCluster } from '../start/outside-world.ts';
import { runCommand } from './run-command.ts';

const everyMs = 2000;

/** Asks the running shop for a new index, and waits until searches use it. */
async function askShop(cluster: SearchClusterPort, alias: string, say: Say): Promise<void> {
  const names = namesOf(alias);
  const askedAt = Date.now();
  await openNotes(cluster, names).askRebuild(askedAt);
  say('The running shop builds the index anew …');
  for (;;) {
    const index = await cluster.aliased(alias);
    if (index !== null && builtAtOf(index, names) > askedAt) {
      say(`Searches use ${index}.`);
      return;
    }
    await pause(everyMs);
  }
}

await runCommand(
  async ({ config, url, log, say }) => {
    const opened = await openSearchCluster(config);
    if (opened === null) throw new ConfigError(['SEARCH_URL: not set, so there is no search cluster']);
    const { port: cluster, alias } = opened;
    const connection = connect(url, { size: 1, idle: 1 });
    const rows = connect(url);
    try {
      if (!(await feedQueries(connection.db).isFeeding())) {
        await askShop(cluster, alias, say);
        return;
      }
      const names = namesOf(alias);
      await openNotes(cluster, names).open();
      const feed = new ClusterFeed({
        db: rows.db,
        cluster,
        names,
        note: (level, about, message) => log[level](about, message),
      });
      say('Building the index …');
      await feed.rebuild();
      say(`Searches use ${await cluster.aliased(alias)}.`);
    } finally {
      await Promise.all([connection.close(), rows.close(), cluster.close()]);
    }
  },
  { needsShop: true, besideShop: true },
);
