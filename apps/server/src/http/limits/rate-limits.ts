import { apiKeyPaces } from '@farad/domain/customer-api';
import { subnetOf } from '@farad/domain/shared';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ipOf } from '../connection/transport.ts';

/**
 * Returns the key under which the calls of an IP address are counted. An IPv6 caller may have a whole subnet, so the
 * subnet is counted.
 */
const callerOf = (ip: string): string => (ip.includes(':') ? (subnetOf(ip) ?? ip) : ip);

/**
 * Maximum number of calls per minute from one network address, by class. Sign-in has further limits (integrations
 * 10.2).
 */
export const rateClasses = {
  read: 1200,
  write: 120,
  'sign-in': 30,
  'public-order': 30,
  /** Calls that make a request to the payment provider. */
  pay: 30,
  /** Webhooks. A provider sends all of them from few addresses. */
  webhook: 3000,
  /** Drawings that nobody requested before, so that they must be drawn. */
  picture: 900,
  /** Calls to a service that charges for every answer: `city`, `company` and `address`. */
  city: 30,
  company: 30,
  address: 90,
  /** All calls with keys of the customer API. Each key also has its own limit. */
  key: 3000,
  /** Calls of KiCad's library. KiCad before 10.0.5 requests every part separately. */
  library: 30_000,
  /** Calls of monitoring, which are not limited. */
  probe: Number.POSITIVE_INFINITY,
} as const;

export type RateClass = keyof typeof rateClasses;

/** Maximum number of addresses that are counted. If there are more, the oldest one is forgotten. */
export const countedAddressesMax = 50_000;

/** The fields of a request that are needed to count the call. */
export type Counted = Pick<FastifyRequest, 'ip' | 'routeOptions'>;

/** Counts a call. Returns the seconds to wait before it may be repeated; null = the call is allowed. */
export type RateCheck = (request: Counted) => Promise<number | null>;

/** A limit of calls per minute that does not depend on the caller's address, such as that of an API key. */
export interface Pace {
  readonly name: string;
  /** One of `apiKeyPaces`. */
  readonly perMinute: number;
}

/** Counts a call. `remaining`: how many calls are left until the count restarts in `resetSeconds`. */
export type PaceCheck = (
  pace: Pace,
) => Promise<{ readonly remaining: number; readonly resetSeconds: number; readonly isOver: boolean }>;

/** Returns the function that counts the calls of each `Pace`. `@fastify/rate-limit` must be registered before. */
export function paceCheck(app: FastifyInstance): PaceCheck {
  const counters = new Map(
    apiKeyPaces.map((max) => [
      max as number,
      // `request` is the object that is passed below. Its id is the name of the pace.
      app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator: (request) => request.id }),
    ]),
  );
  return async ({ name, perMinute }) => {
    const outcome = await counters.get(perMinute)?.({ id: name, routeOptions: { config: {} } } as FastifyRequest);
    if (outcome === undefined) throw new Error(`unknown pace: ${perMinute} calls per minute`);
    if (outcome.isAllowed) return { remaining: perMinute, resetSeconds: 60, isOver: false };
    return { remaining: outcome.remaining, resetSeconds: outcome.ttlInSeconds, isOver: outcome.isExceeded };
  };
}

/** Returns the function that counts calls of each class. `@fastify/rate-limit` must be registered before. */
export function rateChecks(app: FastifyInstance): Readonly<Record<RateClass, RateCheck>> {
  const check = (rateClass: RateClass): RateCheck => {
    const limit = rateClasses[rateClass];
    if (!Number.isFinite(limit)) return async () => null;
    const count = app.createRateLimit({
      max: limit,
      timeWindow: '1 minute',
      keyGenerator: (request) => `${rateClass} ${callerOf(ipOf(request))}`,
    });
    return async (request) => {
      // The plugin's type requires a whole request, although the plugin and the key generator read only the fields of
      // `Counted`.
      const outcome = await count(request as FastifyRequest);
      return outcome.isAllowed || !outcome.isExceeded ? null : outcome.ttlInSeconds;
    };
  };
  return {
    read: check('read'),
    write: check('write'),
    'sign-in': check('sign-in'),
    'public-order': check('public-order'),
    pay: check('pay'),
    webhook: check('webhook'),
    picture: check('picture'),
    city: check('city'),
    company: check('company'),
    address: check('address'),
    key: check('key'),
    library: check('library'),
    probe: check('probe'),
  };
}
