import type { FastifyReply, FastifyRequest } from 'fastify';

import { errorBody, statusOf, type Failure } from './errors.ts';
import { localeOf } from './locale.ts';

/** Answers an expected failure: status, text in the caller's language, Retry-After where waiting helps. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
  status: number = statusOf[failure.code],
): FastifyReply {
  if (failure.retryAfterSeconds !== undefined) void reply.header('retry-after', failure.retryAfterSeconds);
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .send(errorBody(failure, localeOf(request.headers['accept-language'])));
}
