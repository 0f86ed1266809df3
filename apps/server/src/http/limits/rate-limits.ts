import { apiKeyPaces } from '@farad/domain/customer-api';
import { subnetOf } from '@farad/domain/sign-in';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ipOf } from '../connection/transport.ts';

/** An IPv6 caller has a whole network of addresses to call from, so his network is counted. */
const callerOf = (ip: string): string => (ip.includes(':') ? (subnetOf(ip) ?? ip) : ip);

/** Calls one network address may make a minute. Sign-in has hard stops of its own besides (integrations 10.2). */
export const rateClasses = {
  read: 1200,
  write: 120,
  'sign-in': 30,
  'public-order': 30,
  /** Asks the payment provider. */
  pay: 30,
  /** Few addresses of a provider, for all orders together. */
  webhook: 3000,
  /** Drawings that nobody has asked for before: they have to be made. */
  picture: 900,
  /** Asks a vendor who counts his answers: each class has an allowance of its own. */
  city: 30,
  company: 30,
  address: 90,
  /** Calls that bring a key of the customer API, whatever they ask; each key has a limit of its own besides. */
  key: 3000,
  /** Watched by machines; not counted. */
  probe: Number.POSITIVE_INFINITY,
} as const;

export type RateClass = keyof typeof rateClasses;

/** Addresses whose calls are counted at once; the oldest is forgotten beyond. */
export const countedAddressesMax = 50_000;

/** What a caller is counted by. */
export type Counted = Pick<FastifyRequest, 'ip' | 'routeOptions'>;

/** Seconds to wait, or null when the call may go on. */
export type RateCheck = (request: Counted) => Promise<number | null>;

/** How many calls a minute a caller of this name may make, wherever he calls from. */
export interface Pace {
  readonly name: string;
  /** One of apiKeyPaces. */
  readonly perMinute: number;
}

/** Counts a call; `remaining` are those that he still has until `resetSeconds` are over. */
export type PaceCheck = (
  pace: Pace,
) => Promise<{ readonly remaining: number; readonly resetSeconds: number; readonly isOver: boolean }>;

/** One counter a pace. `@fastify/rate-limit` must be registered. */
export function paceCheck(app: FastifyInstance): PaceCheck {
  const counters = new Map(
    apiKeyPaces.map((max) => [
      max as number,
      // It is looked at by the generator of the key alone.
      app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator: (request) => request.id }),
    ]),
  );
  return async ({ name, perMinute }) => {
    const outcome = await counters.get(perMinute)?.({ id: name, routeOptions: { config: {} } } as FastifyRequest);
    if (outcome === undefined) throw new Error(`no such pace: ${perMinute}`);
    if (outcome.isAllowed) return { remaining: perMinute, resetSeconds: 60, isOver: false };
    return { remaining: outcome.remaining, resetSeconds: outcome.ttlInSeconds, isOver: outcome.isExceeded };
  };
}

/** One counter a class, kept in memory. `@fastify/rate-limit` must be registered. */
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
      // It is looked at by the generator of the key alone.
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
    probe: check('probe'),
  };
}
