import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendFailure } from '../answers/send-failure.ts';

const retryAfterSeconds = 5;

/** Hooks to add to a route. */
export interface ConcurrencyHooks {
  readonly onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  readonly onResponse: (request: FastifyRequest) => Promise<void>;
}

/**
 * Returns hooks that limit how many POST requests of a route are handled at the same time. Their bodies are in memory,
 * so further requests get 503 with Retry-After.
 */
export function limitConcurrency(most: number): ConcurrencyHooks {
  const held = new WeakSet<FastifyRequest>();
  let count = 0;
  return {
    onRequest: async (request, reply) => {
      if (request.method !== 'POST') return undefined;
      if (count >= most) return sendFailure(request, reply, { code: 'unavailable', retryAfterSeconds });
      count += 1;
      held.add(request);
      return undefined;
    },
    onResponse: async (request) => {
      if (held.delete(request)) count -= 1;
    },
  };
}
