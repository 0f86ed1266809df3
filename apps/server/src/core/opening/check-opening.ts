import type { Handle } from '@farad/database/connection/connect';
import { type MachineFacts, machineLines, openingLines, type OpeningLine } from '@farad/domain/opening';

import type { Config } from '#config/config.ts';
import { commandForm } from '#kit/command-form.ts';
import { machineFacts, openingFacts, type ServicesToCheck } from './opening-facts.ts';

/** Returns the lines with the way in which their advice calls commands, if it is not the usual `npm run`. */
function withCommands(lines: readonly OpeningLine[]): readonly OpeningLine[] {
  const run = commandForm();
  if (run === 'npm run') return lines;
  return lines.map((line) => ({
    ...line,
    findings: line.findings.map((finding) => ({ ...finding, values: { ...finding.values, run } })),
  }));
}

/**
 * Runs all checks before the shop opens. They call external services. Without a database, or with a database of another
 * schema version, only the server computer is checked.
 */
export async function checkOpening(
  config: Config,
  handle: Handle | null,
  services: () => Promise<ServicesToCheck>,
  search: () => Promise<MachineFacts['search']> = async () => 'none',
): Promise<readonly OpeningLine[]> {
  const machine = await machineFacts(config, handle, search);
  const { database } = machine;
  if (handle === null || database === null || database.level !== database.programLevel) {
    return withCommands(machineLines(machine));
  }
  return withCommands(openingLines(await openingFacts(config, handle, machine, await services())));
}
