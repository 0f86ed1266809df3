import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';

import { type Said, tapQueries } from '@farad/database/connection/test-tap';

// p6.bench.ts loads this module into the shop's process. It records the SQL statements of API calls between the
// messages `record` and `give`.

/** A statement that the shop sent, with the first row of its result; null = no row. */
export interface Recorded {
  /** Number of its round trip. Statements that were sent together have the same number. */
  readonly trip: number;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly row: unknown;
}

/** True while an API call is handled. Jobs send statements too, which are not recorded. */
const inCall = new AsyncLocalStorage<boolean>();
const emit = Reflect.get(Server.prototype, 'emit') as (this: Server, name: string, ...rest: unknown[]) => boolean;

Server.prototype.emit = function emitInCall(this: Server, name: string, ...rest: unknown[]): boolean {
  const pass = (): boolean => emit.call(this, name, ...rest);
  return name === 'request' ? inCall.run(true, pass) : pass();
};

let recorded: Recorded[] | null = null;

/**
 * Statements that were sent during an API call. They are remembered here, because the answer to a batch arrives outside
 * the call.
 */
const ofCalls = new WeakSet<Said>();

tapQueries({
  before: (said) => {
    if (inCall.getStore() === true) ofCalls.add(said);
  },
  after: (said, rows) => {
    if (ofCalls.has(said))
      recorded?.push({ trip: said.trip, text: said.text, values: said.values, row: rows[0] ?? null });
  },
});

process.on('message', (wish) => {
  if (wish === 'record') recorded = [];
  if (wish !== 'give') return;
  process.send?.(recorded ?? []);
  recorded = null;
});
// The open channel must not keep the process alive; only the bench decides how long the shop runs.
process.channel?.unref();
