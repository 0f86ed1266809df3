// Fills an empty shop with DEMO_PARTS demonstration parts: `node apps/server/src/commands/seed.ts`.
import { fillDatabase, migrateDatabase } from '../start/open-database.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ config, url, log, say }) => {
  await migrateDatabase(url, log, say);
  const isFilled = await fillDatabase(url, config, say);
  if (!isFilled) say('There is a catalogue already (or DEMO_PARTS is 0); nothing was changed.');
});
