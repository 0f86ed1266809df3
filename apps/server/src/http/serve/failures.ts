import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { failureOf } from '../answers/errors.ts';
import type { InventoryLine } from './inventory.ts';
import { inTrace } from '#kit/trace.ts';
import { sendFailure, sendPlainly } from '../answers/send-failure.ts';
import { requestIdHeader } from '../connection/trace-requests.ts';

/** Makes the server send every error in the same format. Unexpected errors are logged with their cause. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { failure, isSurprise } = failureOf(error);
    // Clients often disconnect before their answer ends. The error that follows is not logged.
    if (isSurprise && !request.raw.socket.destroyed) {
      inTrace(request.trace, () => request.log.error({ err: error }, 'unexpected error'));
    }
    return sendFailure(request, reply, failure);
  });
}

/**
 * Answers requests that the framework refuses before it looks for a route: the URL is no valid text, or a part of its
 * path is too long.
 */
export function refuseUnreadable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { failure } = failureOf(error);
  // Hooks do not run for such a request, so the usual headers are added here.
  const headers = {
    [requestIdHeader]: request.id,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  };
  void sendPlainly(request, reply.headers(headers), failure);
}

/**
 * Answers requests for which there is no route. `methods`: methods of pages; a request with another method gets 405.
 */
export function refuseUnserved(app: FastifyInstance, methods: readonly string[]): void {
  app.setNotFoundHandler((request, reply) => {
    if (methods.length === 0) return sendFailure(request, reply, { code: 'not_found' });
    return sendPlainly(request, reply.header('allow', methods.join(', ')), { code: 'method_not_allowed' });
  });
}

/** Answers 405 with the allowed methods instead of 404, if the path exists with another method. */
export function refuseOtherMethods(app: FastifyInstance, lines: readonly InventoryLine[]): void {
  const known = new Map<string, string[]>();
  for (const { path, method } of lines) known.set(path, [...(known.get(path) ?? []), method]);
  for (const [url, methods] of known) {
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !methods.includes(method));
    app.route({
      method: others,
      url,
      handler: (request, reply) => {
        void reply.header('allow', allowed.join(', '));
        return sendFailure(request, reply, { code: 'method_not_allowed' });
      },
    });
  }
}
