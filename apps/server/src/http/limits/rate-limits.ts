import { apiKeyPaces } from '@farad/domain/customer-api';
import { subnetOf } from '@farad/domain/sign-in';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ipOf } from '../connection/transport.ts';

/** Returns the counted address. An IPv6 caller may use a whole network, so the network counts. */
const callerOf = (ip: string): string => (ip.includes(':') ? (subnetOf(ip) ?? ip) : ip);

/** Calls per minute of one network address. Sign-in has further limits (integrations 10.2). */
export const rateClasses = {
  read: 1200,
  write: 120,
  'sign-in': 30,
  'public-order': 30,
  /** Calls the payment provider. */
  pay: 30,
  /** A provider sends all its webhooks from few addresses. */
  webhook: 3000,
  /** Drawings requested for the first time, which must be made. */
  picture: 900,
  /** Calls to a vendor who charges for each answer; each class has its own limit. */
  city: 30,
  company: 30,
  address: 90,
  /** All calls with a key of the customer API; each key has its own limit too. */
  key: 3000,
  /** KiCad before 10.0.5 requests each part of a library separately. */
  library: 30_000,
  /** Monitoring; not limited. */
  probe: Number.POSITIVE_INFINITY,
} as const;

export type RateClass = keyof typeof rateClasses;

/** Largest number of addresses counted; beyond it the oldest is dropped. */
export const countedAddressesMax = 50_000;

/** Data of a request needed for counting. */
export type Counted = Pick<FastifyRequest, 'ip' | 'routeOptions'>;

/** Returns the seconds to wait; null = the call may continue. */
export type RateCheck = (request: Counted) => Promise<number | null>;

/** Calls per minute allowed under a name, from any address. */
export interface Pace {
  readonly name: string;
  /** One of apiKeyPaces. */
  readonly perMinute: number;
}

/** Counts a call; `remaining`: calls left until `resetSeconds` are over. */
export type PaceCheck = (
  pace: Pace,
) => Promise<{ readonly remaining: number; readonly resetSeconds: number; readonly isOver: boolean }>;

/** Returns a function with one counter for each pace. `@fastify/rate-limit` must be registered. */
export function paceCheck(app: FastifyInstance): PaceCheck {
  const counters = new Map(
    apiKeyPaces.map((max) => [
      max as number,
      // Only the key generator reads it.
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

/** Returns one check for each class, with its own counter. `@fastify/rate-limit` must be registered. */
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
      // Only the key generator reads it.
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
