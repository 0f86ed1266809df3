import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { answerFailures } from '#http/serve/failures.ts';
import type { RateClass } from '#http/limits/rate-limits.ts';

/** Calls served to a test. */
export interface ServedCalls {
  readonly server: FastifyInstance;
  /** A line for each call: its method, path and rules. */
  readonly rules: readonly string[];
}

const unlimited = async (): Promise<null> => null;

/** The rate limits have their own tests. Here no call is counted. */
const unlimitedClasses: Readonly<Record<RateClass, typeof unlimited>> = {
  read: unlimited,
  write: unlimited,
  'sign-in': unlimited,
  'public-order': unlimited,
  pay: unlimited,
  webhook: unlimited,
  picture: unlimited,
  city: unlimited,
  company: unlimited,
  address: unlimited,
  key: unlimited,
  library: unlimited,
  probe: unlimited,
};

/** Serves the calls of one feature without the rest of the shop. */
export async function serveCalls(deps: Deps, register: (app: FastifyInstance) => void): Promise<ServedCalls> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const server = fastify({ loggerInstance });
  const rules: string[] = [];
  server.addHook('onRoute', ({ method, url, config }) => {
    const declaration = config?.declaration;
    if (declaration === undefined || method === 'HEAD') return;
    const { permission, rateClass, bodyLimit, isChanging, door } = declaration;
    const more = [bodyLimit, isChanging && 'changing'].filter((rule) => rule !== undefined && rule !== false);
    rules.push([`${String(method)} ${url}:`, door, permission, rateClass, ...more].join(' '));
  });
  answerFailures(server);
  await server.register(cookie);
  server.decorate('callRuns', new Map());
  server.decorate('rateCheckOf', unlimitedClasses);
  register(server);
  await server.ready();
  return { server, rules };
}
