import { subscribe } from 'node:diagnostics_channel';

import { tapQueries } from '@farad/database/connection/test-tap';

import { killPoints, type KillMoment } from './kill-points.ts';

// Kills the server at the moment that the variable KILL_AT names. kill-lives.ts loads this module into the server's
// process; the shop itself does not contain it.

const point = killPoints.find(({ name }) => name === process.env['KILL_AT']);
if (point === undefined) throw new Error(`KILL_AT names no point: ${process.env['KILL_AT'] ?? ''}`);

const reach = (moment: KillMoment): void => {
  if (moment === point.moment) process.kill(process.pid, 'SIGKILL');
};

/** Database connections whose open transaction has executed the statement of the kill point. */
const saying = new WeakSet<object>();

tapQueries({
  before: ({ text, client }) => {
    if (point.what.test(text)) saying.add(client);
    if (text === 'commit' && saying.has(client)) reach('committing');
  },
  after: ({ text, client }) => {
    if (point.what.test(text)) reach('said');
    if (text === 'commit' && saying.has(client)) reach('committed');
    if (text === 'commit' || text === 'rollback') saying.delete(client);
  },
});

interface Asked {
  readonly request: { readonly method: string; readonly path: string };
}

const isIt = (message: unknown): boolean => {
  const { method, path } = (message as Asked).request;
  return point.what.test(`${method} ${path}`);
};

subscribe('undici:request:create', (message) => {
  if (isIt(message)) reach('asking');
});
subscribe('undici:request:headers', (message) => {
  if (isIt(message)) reach('answered');
});
