import { watchStatements as watch } from '@farad/database/connection/connect';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../deps.ts';

const slowMs = 500;

/** Enough characters to identify a statement. */
const shownLength = 300;

// A statement has no parameters in its text, so it contains no personal data.
const shown = (sql: string): string => sql.replaceAll(/\s+/g, ' ').slice(0, shownLength);

/** Logs slow statements with their request or job, the very slow ones while they run. */
export const noteStatements = ({ db, log }: Pick<Deps, 'db' | 'log'>): void =>
  watch(db, {
    onLate: ({ sql, pid }) => log.warn({ pid, statement: shown(sql) }, 'statement still runs'),
    onDone: ({ sql, milliseconds }) => {
      if (milliseconds < slowMs) return;
      log.warn({ milliseconds: Math.round(milliseconds), statement: shown(sql) }, 'slow statement');
    },
  });

/** Does the same for a server's requests until it ends. */
export function watchStatements(server: FastifyInstance, deps: Pick<Deps, 'db' | 'log'>): void {
  noteStatements(deps);
  server.addHook('onClose', async () => watch(deps.db, null));
}
