import { watchStatements as watch } from '@farad/database/connection/connect';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../deps.ts';

const slowMs = 500;

/** Maximum number of characters of a logged statement; enough to identify it. */
const shownLength = 300;

// Returns a statement for the log. It contains no personal data, because parameters are not part of its text.
const shown = (sql: string): string => sql.replaceAll(/\s+/g, ' ').slice(0, shownLength);

/**
 * Logs slow database statements, with the request or job that made them. Very slow ones are logged while they still
 * run.
 */
export const noteStatements = ({ db, log }: Pick<Deps, 'db' | 'log'>): void =>
  watch(db, {
    onLate: ({ sql, pid }) => log.warn({ pid, statement: shown(sql) }, 'statement still runs'),
    onDone: ({ sql, milliseconds }) => {
      if (milliseconds < slowMs) return;
      log.warn({ milliseconds: Math.round(milliseconds), statement: shown(sql) }, 'slow statement');
    },
  });

/** Logs slow database statements like {@link noteStatements}, until the server is closed. */
export function watchStatements(server: FastifyInstance, deps: Pick<Deps, 'db' | 'log'>): void {
  noteStatements(deps);
  server.addHook('onClose', async () => watch(deps.db, null));
}
