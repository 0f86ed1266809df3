import type { Call } from '@farad/contract/calls';
import { queryPairs, type DirectAnswer, type DirectCall, type DirectInput } from '@farad/contract/client';
import { statusOf } from '@farad/domain/shared';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';

import { errorBody, failureOf, type Failure } from '../answers/errors.ts';
import { localeOf } from '../answers/locale.ts';
import type { Arrival, CallRun, Outbox } from './serve.ts';

/** The visitor for whom a page calls. */
export interface DirectCaller {
  /** Id of the page's request. */
  readonly requestId: string;
  readonly ip: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Form of a parameter that means the same in an address and here. Others are sent over the wire and validated there.
 */
const plainParameter = /^[\w~-][\w.~-]{0,299}$/;

const slots = /\{(\w+)\}/g;

/** Returns the path's parameters; null = one of them must be parsed from an address. */
function parametersOf({ path }: Call, input: DirectInput): Record<string, string> | null {
  const parameters: Record<string, string> = {};
  for (const [, name = ''] of path.matchAll(slots)) {
    const value = String(input[name]);
    if (!plainParameter.test(value)) return null;
    parameters[name] = value;
  }
  return parameters;
}

/** Collects cookies and status of one answer, written as a reply writes them. */
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

  /** Rate limit headers are for programs, which use a socket. */
  header(): void {}

  setCookie(name: string, value: string, options: CookieSerializeOptions): void {
    // The same default as in the cookie plugin.
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

/** Converts a thrown error as a socket call would; unexpected ones are logged. */
function failureOfThrown(server: FastifyInstance, error: unknown): Failure {
  const { failure, isSurprise } = failureOf(error);
  if (isSurprise) server.log.error({ err: error }, 'unexpected error');
  return failure;
}

/**
 * Answers calls of pages without a body and without an HTTP request. The route runs as over a socket (limits,
 * permission, parsing, schema), but nothing is serialised. Calls with a body, and parameters that an address would
 * change, use the wire.
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
