import { statusOf } from '@farad/domain/shared';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { errorBody, type Failure } from './errors.ts';
import { localeOf } from './locale.ts';

/**
 * Sends an expected failure: its status, its text in the caller's language, and Retry-After if the caller should try
 * again.
 */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfterSeconds !== undefined) void reply.header('retry-after', failure.retryAfterSeconds);
  return reply
    .code(statusOf[failure.code])
    .header('cache-control', 'private, no-store')
    .send(errorBody(failure, localeOf(request.headers['accept-language']), request.id));
}

/** Sends an expected failure like {@link sendFailure}. A browser that requested a page gets only the text. */
export function sendPlainly(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { headers } = request;
  if (headers.accept?.includes('text/html') !== true) return sendFailure(request, reply, failure);
  return reply
    .code(statusOf[failure.code])
    .header('cache-control', 'private, no-store')
    .type('text/plain; charset=utf-8')
    .send(errorBody(failure, localeOf(headers['accept-language']), request.id).error.message);
}
