import { RestoreRefused } from '@farad/database/backup/load';
import { EmbeddedError } from '@farad/database/embedded/embedded';
import { MigrationRefused } from '@farad/database/connection/migrate';
import { noPrimaryMessage } from '@farad/database/connection/servers/find-primary';

import { ServerRefused } from './check-machine.ts';
import { t } from './terminal-words.ts';
import { WrongUsage } from './usage.ts';
import { ConfigError } from '../config/config.ts';
import { PortInUse } from '../kit/port.ts';

/** Codes of a full disk, of this machine (ENOSPC, EDQUOT) or of PostgreSQL (error 53100). */
const noRoom: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Messages if no server answers at all, or if none of several takes writes. */
const awayMessages: readonly string[] = ['timeout exceeded when trying to connect', noPrimaryMessage];

/** Start of the message by which pgBouncer refuses the timeouts of a connection. */
const pooledMessage = 'unsupported startup parameter';

/** Returns a short text for an error that the operator can fix, and the whole error otherwise. */
export function describeError(error: unknown): string {
  if (error instanceof ConfigError) return `${t('commands.badSettings')}\n  ${error.problems.join('\n  ')}`;
  // Each reason has its own values.
  if (error instanceof RestoreRefused)
    return (t as (key: string, values: object) => string)(`commands.refused_${error.code}`, error.values);
  const isTold = [PortInUse, EmbeddedError, MigrationRefused, ServerRefused, WrongUsage].some(
    (kind) => error instanceof kind,
  );
  if (isTold && error instanceof Error) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof Error && noRoom.has(code)) return t('commands.noRoom', { error: error.message });
  if (error instanceof Error && awayMessages.includes(error.message))
    return t('commands.databaseAway', { code: error.message });
  if (error instanceof Error && error.message.startsWith(pooledMessage)) return t('commands.databasePooled');
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return t('commands.databaseAway', { code });
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
