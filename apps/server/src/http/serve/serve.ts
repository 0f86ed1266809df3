import type { Call } from '@farad/contract/calls';
import { EventsAnswer, eventsType, FileAnswer } from '@farad/contract/kit/file';
import type { LogPosition } from '@farad/database/connection/replicas/replicas';
import type { Permission } from '@farad/domain/customer';
import { readApiKey } from '@farad/domain/customer-api';
import { ok, type Locale, type Result } from '@farad/domain/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Deps } from '#deps.ts';
import { currentTrace, type CallerKind } from '#kit/trace.ts';
import { limitConcurrency } from '../limits/limit-concurrency.ts';
import { cookiesOf, type CookieWriter, type Cookies } from '../session/cookies.ts';
import { checkStatus } from '../answers/check-status.ts';
import { isOutOfRange, type Failure } from '../answers/errors.ts';
import { localeOf } from '../answers/locale.ts';
import { isOwnOrigin } from '../connection/origin.ts';
import { withOldReads } from './old-reads.ts';
import {
  paceCheck,
  rateChecks,
  type Pace,
  type PaceCheck,
  type RateCheck,
  type RateClass,
} from '../limits/rate-limits.ts';
import { sendEvents } from '../answers/send-events.ts';
import { sendFailure } from '../answers/send-failure.ts';
import { sendFile } from '../answers/send-file.ts';
import { whitelistOf } from '../answers/whitelist/whitelist.ts';
import type { Actor } from '../session/session.ts';
import { readQuery, type QueryPairs } from '../input/read-query.ts';
import { ipOf, isSecureTransport } from '../connection/transport.ts';
import { largeNumberPath, nulPath, parseInput } from '../input/validation.ts';

/** Rules that every route must declare for its call. The inventory test fails for a route without them. */
export interface RouteRules {
  readonly permission: Permission;
  readonly rateClass: RateClass;
  /** Maximum size of a body in bytes; default: 64 KB. */
  readonly bodyLimit?: number;
  /** Maximum number of bodies that are read at the same time; absent = no limit. */
  readonly bodiesAtOnce?: number;
  /** True for a GET that changes data (sign-out). Calls from other sites are then refused, as for POST. */
  readonly isChanging?: boolean;
  /**
   * True if a call with an API key does not count towards the key's limit. Then only the limit of the rate class
   * applies, by IP address.
   */
  readonly isUnpaced?: boolean;
}

export const bodyLimitBytes = 65_536;

type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: string } & PathParameters<Rest>
  : unknown;

/** The query of a call as its handler gets it. */
export type QueryOf<C extends Call> = C extends { readonly query: infer Q extends z.ZodObject }
  ? z.output<Q>
  : QueryPairs;

type BodyOf<C extends Call> = C extends { readonly body: infer B extends z.ZodType } ? z.output<B> : undefined;

/** A call that arrived over HTTP, or from a page of this process. The checks read nothing else of a request. */
export type Arrival = Pick<
  FastifyRequest,
  'id' | 'headers' | 'ip' | 'protocol' | 'cookies' | 'params' | 'body' | 'routeOptions'
>;

/** Sets status, headers and cookies of an answer. */
export interface Outbox extends CookieWriter {
  readonly code: (status: number) => unknown;
  readonly header: (name: string, value: number) => unknown;
}

/** A parsed and permitted call. `A`: type of the actor that the access check returns. */
export interface CallContext<C extends Call, A = Actor> {
  readonly body: BodyOf<C>;
  readonly params: PathParameters<C['path']>;
  /** Parsed by the query's schema. Without a schema: names and values in the order of the URL. */
  readonly query: QueryOf<C>;
  readonly actor: A;
  readonly locale: Locale;
  readonly ip: string;
  readonly isSecure: boolean;
  readonly userAgent: string;
  /** Header Idempotency-Key with 1–100 printable characters; undefined = not sent. */
  readonly idempotencyKey: string | undefined;
  readonly cookies: Cookies;
  /** Sets another status than the contract's. */
  readonly setStatus: (status: number) => void;
  readonly request: Arrival;
}

export type Handler<C extends Call, A = Actor> = (
  context: CallContext<C, A>,
) => Promise<Result<z.input<C['answer']>, Failure>>;

/** Option for answers that clients may cache and revalidate. */
export interface Tagged<C extends Call, A = Actor> {
  /** Returns the ETag of the answer, which must change whenever the answer changes; null = none. */
  readonly tagOf?: (context: CallContext<C, A>) => Promise<string | null>;
}

/** Who calls a route: guests and customers, or staff. */
export type DoorKind = 'customer' | 'staff';

/** Access check for one kind of callers: who they are, and what they may do. */
export interface Door<A> {
  readonly kind: DoorKind;
  /** Returns the kind of caller that the log names. */
  readonly callerOf: (actor: A) => CallerKind;
  readonly actorOf: (deps: Deps, cookies: Cookies, request: Arrival) => Promise<A>;
  /** Returns the failure if the shop is closed to this caller; null = it is open. */
  readonly closedTo: (deps: Deps, actor: A, cookies: Cookies, declaration: RouteDeclaration) => Promise<Failure | null>;
  /** Returns why the caller may not make this call; null = they may. */
  readonly refusal: (actor: A, declaration: RouteDeclaration) => Failure | null;
  /** Returns the caller's own rate limit, which every answer reports; null = none. */
  readonly paceOf: (actor: A) => Pace | null;
  /** Returns what a replica must have replayed to have all that the caller wrote; null = only the primary has it. */
  readonly writtenTo: (actor: A) => LogPosition | null;
  /** Remembers that the caller wrote something. Called only if there are replicas. */
  readonly noteWrite: (deps: Deps, actor: A) => Promise<void>;
  /** Writes a call to the audit log before it runs, if the log must contain it. */
  readonly note: (deps: Deps, context: CallContext<Call, A>, declaration: RouteDeclaration) => Promise<void>;
}

export interface RouteDeclaration extends RouteRules {
  /** Set when the route is registered. */
  readonly door?: DoorKind;
  readonly call: Call;
}

/**
 * Answers a call, wherever it came from. All checks must be here: a hook of the server would not run for calls of
 * pages.
 */
export interface CallRun {
  /** Path of the route with the prefix; parameters are written `:name`. */
  readonly url: string;
  /** Checks everything that needs no body: rate limit, origin, content type. null = the call may continue. */
  readonly refuse: (arrival: Arrival) => Promise<Failure | null>;
  /** Checks the permission, parses the input, runs the handler and returns only fields that the contract names. */
  readonly answer: (arrival: Arrival, query: QueryPairs, outbox: Outbox) => Promise<Result<unknown, Failure>>;
}

const jsonType = 'application/json; charset=utf-8';

/** Called after each call that was answered without a socket. */
export type CallWatcher = (method: string, route: string, status: number, milliseconds: number) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    declaration?: RouteDeclaration;
  }
  interface FastifyInstance {
    rateCheckOf: Readonly<Record<RateClass, RateCheck>>;
    paceCheck: PaceCheck;
    callRuns: Map<Call, CallRun>;
    callWatchers: CallWatcher[];
    /** Aborted at shutdown, which ends long-running answers. */
    ending: AbortSignal;
  }
}

/** Prepares the server for `route`. `@fastify/rate-limit` and `@fastify/cookie` must be registered before. */
export function prepareRoutes(app: FastifyInstance): void {
  app.decorate('rateCheckOf', rateChecks(app));
  app.decorate('paceCheck', paceCheck(app));
  app.decorate('callRuns', new Map<Call, CallRun>());
  app.decorate('callWatchers', []);
  const ending = new AbortController();
  app.decorate('ending', ending.signal);
  app.addHook('preClose', async () => ending.abort());
}

const failed = (failure: Failure): { readonly ok: false; readonly error: Failure } => ({ ok: false, error: failure });

export const isChanging = ({ call, isChanging: changes = false }: RouteDeclaration): boolean =>
  call.method === 'POST' || changes;

/**
 * Returns the rate class of a call. Calls with an API key have their own class, because the key's owner is not known
 * yet. Each key also has its own limit.
 */
const rateClassOf = ({ headers }: Arrival, { rateClass, isUnpaced = false }: RouteDeclaration): RateClass =>
  isUnpaced || readApiKey(headers.authorization) === undefined ? rateClass : 'key';

async function refusal(
  request: Arrival,
  deps: Deps,
  declaration: RouteDeclaration,
  check: RateCheck,
): Promise<Failure | null> {
  const retryAfterSeconds = await check(request);
  if (retryAfterSeconds !== null) return { code: 'too_many_requests', retryAfterSeconds };
  if (isChanging(declaration) && !isOwnOrigin(request, deps.config)) return { code: 'foreign_origin' };
  const hasBody = request.headers['content-type'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  const { method, fileTypes = ['application/json'] } = declaration.call;
  const mediaType = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (method === 'POST' && hasBody && !fileTypes.includes(mediaType)) return { code: 'unsupported_media_type' };
  return null;
}

const queryOf = (request: FastifyRequest): QueryPairs => {
  const at = request.url.indexOf('?');
  return at === -1 ? [] : [...new URLSearchParams(request.url.slice(at + 1))];
};

const Key = z.string().regex(/^[\x21-\x7e]{1,100}$/);

function readKey(call: Call, request: Arrival, locale: Locale): Result<string | undefined, Failure> {
  const sent = request.headers['idempotency-key'];
  if (sent === undefined && call.isIdempotent !== true) return { ok: true, value: undefined };
  const key = parseInput(Key, sent, locale);
  return key.ok ? key : failed({ ...key.error, field: 'Idempotency-Key' });
}

/**
 * Data for the checks of a call: its declaration, access check, dependencies and the check of the caller's own rate
 * limit.
 */
interface Served<C extends Call, A> {
  readonly declaration: RouteDeclaration & { readonly call: C };
  readonly door: Door<A>;
  readonly deps: Deps;
  readonly check: PaceCheck;
}

/**
 * Returns why a call is refused: the caller lacks the permission, or their own limit is used up. The answer reports the
 * limit.
 */
async function refusalOf<C extends Call, A>(
  { declaration, door, check }: Served<C, A>,
  actor: A,
  outbox: Outbox,
): Promise<Failure | null> {
  const pace = declaration.isUnpaced === true ? null : door.paceOf(actor);
  if (pace !== null) {
    const { remaining, resetSeconds, isOver } = await check(pace);
    outbox.header('ratelimit-limit', pace.perMinute);
    outbox.header('ratelimit-remaining', remaining);
    outbox.header('ratelimit-reset', resetSeconds);
    if (isOver) return { code: 'too_many_requests', retryAfterSeconds: resetSeconds };
  }
  return door.refusal(actor, declaration);
}

/** Returns the name of a path parameter whose number is too large for a row id; undefined = none. */
const largeIdOf = (params: unknown): string | undefined =>
  Object.entries(params ?? {}).find(
    ([name, value]) => name.endsWith('Id') && largeNumberPath(value) !== undefined,
  )?.[0];

/** Returns the field whose number is too large for the database; undefined = none. */
const fieldOutOfRange = (query: QueryPairs, body: unknown): string | undefined =>
  largeNumberPath(body) ?? query.find(([, value]) => largeNumberPath(value) !== undefined)?.[0];

/** Runs a call. If the database refuses a number as too large, the failure names its field. */
async function refuseLargeNumbers<T>(
  work: Promise<Result<T, Failure>>,
  query: QueryPairs,
  body: unknown,
): Promise<Result<T, Failure>> {
  try {
    return await work;
  } catch (error) {
    const field = isOutOfRange(error) ? fieldOutOfRange(query, body) : undefined;
    if (field === undefined) throw error;
    return failed({ code: 'invalid_input', field });
  }
}

async function openCall<C extends Call, A>(
  served: Served<C, A>,
  request: Arrival,
  query: QueryPairs,
  outbox: Outbox,
): Promise<Result<CallContext<C, A>, Failure>> {
  const { declaration, door, deps } = served;
  const { call } = declaration;
  const locale = localeOf(request.headers['accept-language']);
  const cookies = cookiesOf(request, outbox, deps.config);
  const actor = await door.actorOf(deps, cookies, request);
  const trace = currentTrace();
  if (trace !== undefined) trace.caller = door.callerOf(actor);
  const closed = await door.closedTo(deps, actor, cookies, declaration);
  if (closed !== null) return failed(closed);
  const forbidden = await refusalOf(served, actor, outbox);
  if (forbidden !== null) return failed(forbidden);
  const large = largeIdOf(request.params);
  if (large !== undefined) return failed({ code: 'invalid_input', field: large });
  const nul = nulPath(request.params) ?? query.find((entry) => nulPath(entry) !== undefined)?.[0];
  if (nul !== undefined) return failed({ code: 'invalid_input', field: nul });
  const requested = call.query === undefined ? ok(query) : readQuery(call.query, query, locale, call.isEmptyRefused);
  if (!requested.ok) return requested;
  const key = readKey(call, request, locale);
  if (!key.ok) return key;
  const body = call.body === undefined ? ok(undefined) : parseInput(call.body, request.body ?? {}, locale);
  if (!body.ok) return body;
  const context: CallContext<Call, A> = {
    body: body.value as undefined,
    params: request.params,
    query: requested.value as QueryPairs,
    actor,
    locale,
    ip: ipOf(request),
    isSecure: isSecureTransport(request, deps.config),
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: key.value,
    cookies,
    setStatus: (status) => void outbox.code(status),
    request,
  };
  await door.note(deps, context, declaration);
  return { ok: true, value: context };
}

/** Cache-Control of answers with an ETag. Clients revalidate them after a minute. */
const taggedControl = 'private, max-age=60';

/** Adds the ETag to the answer. Returns true if the client already has this answer. */
function isKnown(tag: string | null, { headers }: Arrival, reply: FastifyReply): boolean {
  if (tag === null) return false;
  void reply.headers({ etag: tag, 'cache-control': taggedControl });
  return headers['if-none-match']?.includes(tag) === true;
}

/**
 * Serves a call of the contract. It checks limits, origin and permission, parses the input and runs the handler. The
 * answer contains only the fields that the contract names.
 */
export function serve<const C extends Call, A>(
  app: FastifyInstance,
  deps: Deps,
  declaration: RouteDeclaration & Tagged<C, A> & { readonly call: C },
  door: Door<A>,
  handler: Handler<C, A>,
): void {
  const { call, tagOf } = declaration;
  const url = call.path.replace(/\{(\w+)\}/g, ':$1');
  const served = { declaration, door, deps, check: app.paceCheck };
  const whitelist = whitelistOf(call.answer, deps.config.checksAnswers);
  const handle = withOldReads(deps.replicas, call, ({ actor }) => door.writtenTo(actor), handler);
  const answer = async <T>(
    [arrival, query, outbox]: Readonly<Parameters<CallRun['answer']>>,
    write: (value: unknown) => T,
    isKept?: (context: CallContext<C, A>) => Promise<boolean>,
  ): Promise<Result<T | null, Failure>> => {
    const context = await openCall(served, arrival, query, outbox);
    if (!context.ok) return context;
    if ((await isKept?.(context.value)) === true) return ok(null);
    const outcome = await refuseLargeNumbers(handle(context.value), query, arrival.body);
    if (!outcome.ok) {
      if (deps.config.checksAnswers) checkStatus(call, outcome.error);
      return outcome;
    }
    if (deps.replicas !== undefined && isChanging(declaration)) await door.noteWrite(deps, context.value.actor);
    if (call.status !== undefined) outbox.code(call.status);
    return ok(write(outcome.value));
  };
  const run: CallRun = {
    url: app.prefix + url,
    refuse: (arrival) => refusal(arrival, deps, declaration, app.rateCheckOf[rateClassOf(arrival, declaration)]),
    answer: (...requested) => answer(requested, whitelist.copy),
  };
  app.callRuns.set(call, run);
  const bodies = declaration.bodiesAtOnce === undefined ? null : limitConcurrency(declaration.bodiesAtOnce);
  app.route({
    method: call.method,
    url,
    bodyLimit: declaration.bodyLimit ?? bodyLimitBytes,
    config: { declaration: { ...declaration, door: door.kind } },
    onRequest: async (request, reply) => {
      const failure = await run.refuse(request);
      if (failure !== null) return sendFailure(request, reply, failure);
      return bodies?.onRequest(request, reply);
    },
    ...(bodies === null ? {} : { onResponse: bodies.onResponse }),
    handler: async (request, reply) => {
      const requested = [request, queryOf(request), reply] as const;
      if (call.answerTypes === undefined) {
        const isKept = tagOf && (async (context: CallContext<C, A>) => isKnown(await tagOf(context), request, reply));
        const text = await answer(requested, whitelist.text, isKept);
        if (!text.ok) return sendFailure(request, reply, text.error);
        return text.value === null ? reply.code(304).send() : reply.type(jsonType).send(text.value);
      }
      const outcome = await run.answer(...requested);
      if (!outcome.ok) return sendFailure(request, reply, outcome.error);
      if (!call.answerTypes.includes(eventsType)) return sendFile(reply, FileAnswer.parse(outcome.value));
      return sendEvents(reply, EventsAnswer.parse(outcome.value).events, app.ending);
    },
  });
}
