import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import { plainLog } from '#kit/log.ts';
import { currentTrace, requestTrace, inTrace, type Trace } from '#kit/trace.ts';

/** An answered request. */
export interface AnsweredRequest {
  readonly method: string;
  /** Pattern of the URL, which contains no personal data. */
  readonly route: string;
  readonly status: number;
  /** Time from the arrival of the request to the beginning of the answer. */
  readonly milliseconds: number;
  /** True for API calls; false for pages and files. */
  readonly isCall: boolean;
  readonly memory: Trace['memory'];
}

export type RequestWatcher = (answered: AnsweredRequest) => void;

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace;
    /** Milliseconds until the answer began; null = it has not begun. */
    answeredAfter: number | null;
  }
  interface FastifyContextConfig {
    /** True for routes that programs or all pages request. They are logged only at level debug. */
    isUsual?: boolean;
    /** True for static files. In logs and metrics, all files are one route. */
    isFile?: boolean;
  }
  interface FastifyInstance {
    requestWatchers: RequestWatcher[];
  }
}

/** An answer that begins later than this is logged as a warning. */
const slowMs = 1000;

/** Header with the request id. Every answer has it; trusted proxies may send it. */
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
  inTrace(request.trace, () => log[level](line, isSlow ? 'slow request' : 'request'));
}

/**
 * Adds the request id to every answer, log line and database query. Writes one log line for each request, without
 * personal data.
 */
export function traceRequests(server: FastifyInstance, log: Logger): void {
  const lines = plainLog(log);
  server.decorate('requestWatchers', []);
  // The cast is safe, because the first hook sets the trace.
  server.decorateRequest('trace', null as unknown as Trace);
  server.decorateRequest('answeredAfter', null);
  server.addHook('onRequest', (request, reply, next) => {
    request.trace = requestTrace(request.id);
    void reply.header(requestIdHeader, request.id);
    inTrace(request.trace, next);
  });
  // Reading a body leaves the async context of the request, so the trace is entered again.
  server.addHook('preValidation', (request, _, next) => {
    if (currentTrace() === request.trace) next();
    else inTrace(request.trace, next);
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
