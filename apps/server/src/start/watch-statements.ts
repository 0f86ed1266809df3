import { watchStatements as watch } from '@farad/database/connection/connect';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../deps.ts';
import { currentTrace } from '../kit/trace.ts';

const slowMs = 500;

/** So much of a statement tells which one it is. */
const shownLength = 300;

/** Statements name the request or the job that they are sent for, in the database; slow ones are told in the log. */
export const noteStatements = ({ db, log }: Pick<Deps, 'db' | 'log'>): void =>
  watch(db, {
    sentFor: () => currentTrace()?.id ?? null,
    onDone: ({ sql, milliseconds }) => {
      if (milliseconds < slowMs) return;
      // Parameters stand apart from it: there is nothing about people in it.
      const statement = sql.replaceAll(/\s+/g, ' ').slice(0, shownLength);
      log.warn({ milliseconds: Math.round(milliseconds), statement }, 'slow statement');
    },
  });

/** Notes those of a server's requests until it ends. */
export function watchStatements(server: FastifyInstance, deps: Pick<Deps, 'db' | 'log'>): void {
  noteStatements(deps);
  server.addHook('onClose', async () => watch(deps.db, null));
}
