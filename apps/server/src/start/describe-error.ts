import { RestoreRefused } from '@farad/database/backup/load';
import { EmbeddedError } from '@farad/database/embedded/embedded';
import { MigrationRefused } from '@farad/database/connection/migrate';

import { WrongUsage } from './usage.ts';
import { ConfigError } from '../config/config.ts';
import { PortInUse } from '../kit/port.ts';

/** Returns a short text for an error that the operator can fix, and the whole error otherwise. */
export function describeError(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration cannot be used:\n  ${error.problems.join('\n  ')}`;
  const isTold = [PortInUse, EmbeddedError, MigrationRefused, RestoreRefused, WrongUsage].some(
    (kind) => error instanceof kind,
  );
  if (isTold && error instanceof Error) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `The database of DATABASE_URL does not answer (${code}).`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
