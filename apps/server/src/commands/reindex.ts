// Writes the catalogue snapshot anew from the database, for the next start: `node apps/server/src/commands/reindex.ts`.
import { connect } from '@farad/database/connection/connect';

import { buildCatalogue } from '../catalogue-index/build.ts';
import { openFiles } from '../files/open-files.ts';
import { writeSnapshot } from '../catalogue-index/snapshot.ts';
import { runCommand } from './run-command.ts';

await runCommand(
  async ({ config, url, say }) => {
    const connection = connect(url);
    try {
      const catalogue = await buildCatalogue(connection.db);
      await writeSnapshot(openFiles(config), connection.db, catalogue);
      say(`The snapshot holds ${catalogue.engine.size} parts.`);
    } finally {
      await connection.close();
    }
  },
  { needsShop: true },
);
