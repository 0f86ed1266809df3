import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import { plainLog } from '#kit/log.ts';
import { currentTrace, requestTrace, withinTrace, type Trace } from '#kit/trace.ts';

/** A request that was answered. */
export interface AnsweredRequest {
  readonly method: string;
  /** Pattern of the address, which tells nothing about anybody. */
  readonly route: string;
  readonly status: number;
  /** From its arrival until its answer began. */
  readonly milliseconds: number;
  /** One of the API, not a page or a file. */
  readonly isCall: boolean;
  readonly memory: Trace['memory'];
}

export type RequestWatcher = (answered: AnsweredRequest) => void;

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace;
    /** Milliseconds until the answer began; null: it has not. */
    answeredAfter: number | null;
  }
  interface FastifyContextConfig {
    /** Asked for by machines or for every page: told in the log at level debug. */
    isUsual?: boolean;
    /** A file as it lies in its folder; all of them count as one route. */
    isFile?: boolean;
  }
  interface FastifyInstance {
    requestWatchers: RequestWatcher[];
  }
}

/** An answer that takes longer to begin is told as a warning. */
const slowMs = 1000;

/** Says the id of a request, to whoever asked and from a trusted proxy. */
export const requestIdHeader = 'x-request-id';

const routeOf = ({ trace, routeOptions }: FastifyRequest): string =>
  routeOptions.config.isFile === true ? 'file' : (trace.route ?? routeOptions.url ?? 'none');

const isUsual = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.isUsual === true || config.isFile === true || config.declaration?.rateClass === 'probe';

function tell(log: Logger, request: FastifyRequest, answered: AnsweredRequest, bytes: unknown): void {
  const { method, route, status, milliseconds } = answered;
  const isSlow = milliseconds > slowMs;
  const level = isSlow ? 'warn' : isUsual(request) ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const line = {
    method,
    route,
    status,
    milliseconds: Math.round(milliseconds * 10) / 10,
    ...(bytes === undefined ? {} : { bytes: Number(bytes) }),
    caller: request.trace.caller ?? 'guest',
  };
  withinTrace(request.trace, () => log[level](line, isSlow ? 'slow request' : 'request'));
}

/**
 * Every answer says the id of its request, and whatever is logged and asked of the database for it carries the id. One
 * line of the log tells of each request, and nothing of whoever asked.
 */
export function traceRequests(server: FastifyInstance, log: Logger): void {
  const lines = plainLog(log);
  server.decorate('requestWatchers', []);
  // Set by the first hook.
  server.decorateRequest('trace', null as unknown as Trace);
  server.decorateRequest('answeredAfter', null);
  server.addHook('onRequest', (request, reply, next) => {
    request.trace = requestTrace(request.id);
    void reply.header(requestIdHeader, request.id);
    withinTrace(request.trace, next);
  });
  // A body arrives outside of what its request began.
  server.addHook('preValidation', (request, _, next) => {
    if (currentTrace() === request.trace) next();
    else withinTrace(request.trace, next);
  });
  server.addHook('onSend', (request, reply, payload, next) => {
    request.answeredAfter = reply.elapsedTime;
    next(null, payload);
  });
  server.addHook('onResponse', (request, reply, next) => {
    const { declaration } = request.routeOptions.config;
    const answered = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      isCall: declaration !== undefined,
      memory: request.trace.memory,
      milliseconds: request.answeredAfter ?? reply.elapsedTime,
    };
    for (const watch of server.requestWatchers) watch(answered);
    tell(lines, request, answered, reply.getHeader('content-length'));
    next();
  });
}
