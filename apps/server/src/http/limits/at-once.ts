import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendFailure } from '../answers/send-failure.ts';

const retryAfterSeconds = 5;

/** Hooks of a route. */
export interface AtOnce {
  readonly onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  readonly onResponse: (request: FastifyRequest) => Promise<void>;
}

/**
 * Bodies are read into memory before anybody looks at them: so many of one route are at once, whoever comes then is told
 * to come again.
 */
export function atOnce(most: number): AtOnce {
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
