import { watchStatements as watch } from '@farad/database/connection/connect';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../deps.ts';
import { currentTrace } from '../kit/trace.ts';

const slowMs = 500;

/** Enough characters to identify a statement. */
const shownLength = 300;

/** Adds the request or job to each statement as a comment for the database, and logs slow ones. */
export const noteStatements = ({ db, log }: Pick<Deps, 'db' | 'log'>): void =>
  watch(db, {
    sentFor: () => currentTrace()?.id ?? null,
    onDone: ({ sql, milliseconds }) => {
      if (milliseconds < slowMs) return;
      // The statement has no parameters in it, so it contains no personal data.
      const statement = sql.replaceAll(/\s+/g, ' ').slice(0, shownLength);
      log.warn({ milliseconds: Math.round(milliseconds), statement }, 'slow statement');
    },
  });

/** Does the same for a server's requests until it ends. */
export function watchStatements(server: FastifyInstance, deps: Pick<Deps, 'db' | 'log'>): void {
  noteStatements(deps);
  server.addHook('onClose', async () => watch(deps.db, null));
}
