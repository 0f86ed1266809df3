import type { Call } from '@farad/contract/calls';
import { queryPairs, type DirectAnswer, type DirectCall, type DirectInput } from '@farad/contract/client';
import { statusOf } from '@farad/domain/shared';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';

import { errorBody, failureOf, type Failure } from '../answers/errors.ts';
import { localeOf } from '../answers/locale.ts';
import type { Arrival, CallRun, Outbox } from './serve.ts';

/** The visitor on whose behalf a page calls. */
export interface DirectCaller {
  /** Id of the request for the page. */
  readonly requestId: string;
  readonly ip: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Matches a path parameter that a URL keeps unchanged. Others, such as `a b` or `..`, are sent and validated over the
 * wire.
 */
const plainParameter = /^[\w~-][\w.~-]{0,299}$/;

const slots = /\{(\w+)\}/g;

/** Returns the path parameters; null = a URL would change one of them. */
function parametersOf({ path }: Call, input: DirectInput): Record<string, string> | null {
  const parameters: Record<string, string> = {};
  for (const [, name = ''] of path.matchAll(slots)) {
    const value = String(input[name]);
    if (!plainParameter.test(value)) return null;
    parameters[name] = value;
  }
  return parameters;
}

/** Collects the status and the cookies of an answer. Cookies are written as in an HTTP answer. */
class DirectOutbox implements Outbox {
  status = 200;
  private readonly server: FastifyInstance;
  private readonly cookies = new Map<string, string>();

  constructor(server: FastifyInstance) {
    this.server = server;
  }

  code(status: number): void {
    this.status = status;
  }

  /** Does nothing: headers about rate limits are for programs, which call over HTTP. */
  header(): void {}

  setCookie(name: string, value: string, options: CookieSerializeOptions): void {
    // `sameSite: 'lax'` is also the default of the cookie plugin.
    const { secure, ...others } = { sameSite: 'lax' as const, ...options };
    const key = `${name};${options.domain};${options.path ?? '/'}`;
    this.cookies.set(key, this.server.serializeCookie(name, value, { ...others, secure: secure === true }));
  }

  clearCookie(name: string, options: CookieSerializeOptions): void {
    this.setCookie(name, '', { ...options, expires: new Date(0), maxAge: 0 });
  }

  written(): readonly string[] {
    return [...this.cookies.values()];
  }
}

const noConfig: Arrival['routeOptions'] = Object.freeze({ config: {} }) as Arrival['routeOptions'];

function arrivalOf(
  server: FastifyInstance,
  { requestId, ip, headers }: DirectCaller,
  params: Arrival['params'],
): Arrival {
  const { cookie } = headers;
  return {
    id: requestId,
    headers,
    ip,
    protocol: 'http',
    cookies: cookie === undefined || cookie === '' ? {} : server.parseCookie(cookie),
    params,
    body: undefined,
    routeOptions: noConfig,
  };
}

/** Returns the failure that a thrown error means, as for a call over HTTP. An unexpected error is logged. */
function failureOfThrown(server: FastifyInstance, error: unknown): Failure {
  const { failure, isSurprise } = failureOf(error);
  if (isSurprise) server.log.error({ err: error }, 'unexpected error');
  return failure;
}

/**
 * Answers calls of pages within the process, without an HTTP request. The call passes the same limits, permission
 * check, parsing and schema as over HTTP, but nothing is serialised. Calls with a body, or with parameters that a URL
 * would change, are made over the wire instead.
 */
export function directCalls(server: FastifyInstance, caller: DirectCaller): DirectCall {
  const answer = async (run: CallRun, call: Call, arrival: Arrival, input: DirectInput): Promise<DirectAnswer> => {
    const begun = performance.now();
    const outbox = new DirectOutbox(server);
    let failure: Failure | null;
    let value: unknown;
    try {
      failure = await run.refuse(arrival);
      if (failure === null) {
        const outcome = await run.answer(arrival, queryPairs(input.query), outbox);
        if (outcome.ok) ({ value } = outcome);
        else failure = outcome.error;
      }
    } catch (error) {
      failure = failureOfThrown(server, error);
    }
    const status = failure === null ? outbox.status : statusOf[failure.code];
    for (const watch of server.callWatchers) watch(call.method, run.url, status, performance.now() - begun);
    const setCookies = outbox.written();
    if (failure === null) {
      if (status >= 300) throw new Error(`${call.path} answered ${status} without an error`);
      return { ok: true, value, setCookies };
    }
    const { error } = errorBody(failure, localeOf(arrival.headers['accept-language']), arrival.id);
    return { ok: false, status, error, setCookies };
  };

  return (call, input) => {
    const hasFile = call.fileTypes !== undefined || call.answerTypes !== undefined;
    if (call.body !== undefined || hasFile || input.idempotencyKey !== undefined) return null;
    const run = server.callRuns.get(call);
    const params = parametersOf(call, input);
    return run === undefined || params === null ? null : answer(run, call, arrivalOf(server, caller, params), input);
  };
}
