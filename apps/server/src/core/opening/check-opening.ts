import type { Handle } from '@farad/database/connection/connect';
import { machineLines, openingLines, type OpeningLine } from '@farad/domain/opening';

import type { Config } from '#config/config.ts';
import { machineFacts, openingFacts, type AskedServices } from './opening-facts.ts';

/**
 * Runs every check before opening; it asks the outside services. Only the machine is checked while the database is away
 * or has another schema.
 */
export async function checkOpening(
  config: Config,
  handle: Handle | null,
  services: () => Promise<AskedServices>,
): Promise<readonly OpeningLine[]> {
  const machine = await machineFacts(config, handle);
  const { database } = machine;
  if (handle === null || database === null || database.level !== database.programLevel) return machineLines(machine);
  return openingLines(await openingFacts(config, handle, machine, await services()));
}
