// Migrates the database to the schema of this program: `node apps/server/src/commands/migrate.ts`.
import { migrateDatabase } from '../start/open-database.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ url, log, say }) => {
  await migrateDatabase(url, log, say);
  say('The schema is up to date.');
});
