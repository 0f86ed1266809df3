import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';

import { type Said, tapQueries } from '@farad/database/connection/test-tap';

// Preloaded into the shop's process by p6.bench.ts. While recording is on, it keeps the SQL statements of the API
// calls.

/** A statement as sent, with the first row of its result. */
export interface Recorded {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly row: unknown;
}

/** Jobs send statements too; record only those of an API call. */
const inCall = new AsyncLocalStorage<boolean>();
const emit = Reflect.get(Server.prototype, 'emit') as (this: Server, name: string, ...rest: unknown[]) => boolean;

Server.prototype.emit = function emitInCall(this: Server, name: string, ...rest: unknown[]): boolean {
  const pass = (): boolean => emit.call(this, name, ...rest);
  return name === 'request' ? inCall.run(true, pass) : pass();
};

let recorded: Recorded[] | null = null;

/** Statements of a call. The answers to a batch arrive outside of it. */
const ofCalls = new WeakSet<Said>();

tapQueries({
  before: (said) => {
    if (inCall.getStore() === true) ofCalls.add(said);
  },
  after: (said, rows) => {
    if (ofCalls.has(said)) recorded?.push({ text: said.text, values: said.values, row: rows[0] ?? null });
  },
});

process.on('message', (wish) => {
  if (wish === 'record') recorded = [];
  if (wish !== 'give') return;
  process.send?.(recorded ?? []);
  recorded = null;
});
// The bench alone decides how long the shop runs.
process.channel?.unref();
