import { EmbeddedError } from '@farad/database/embedded';
import { MigrationRefused } from '@farad/database/migrate';

import { ConfigError } from './config.ts';
import { PortInUse } from './port.ts';

/** Words for what an operator can put right; the whole error for what he cannot. */
export function describeError(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration cannot be used:\n  ${error.problems.join('\n  ')}`;
  if (error instanceof PortInUse || error instanceof EmbeddedError || error instanceof MigrationRefused) {
    return error.message;
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `The database of DATABASE_URL does not answer (${code}).`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
