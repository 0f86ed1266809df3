import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { failureOf } from '../answers/errors.ts';
import type { InventoryLine } from './inventory.ts';
import { withinTrace } from '#kit/trace.ts';
import { sendFailure, sendPlainly } from '../answers/send-failure.ts';
import { requestIdHeader } from '../connection/trace-requests.ts';

/** Every error of the application leaves in one shape; surprises are logged with their cause. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { failure, isSurprise } = failureOf(error);
    // Whoever left before the end of his answer is no surprise.
    if (isSurprise && !request.raw.socket.destroyed) {
      withinTrace(request.trace, () => request.log.error({ err: error }, 'unexpected error'));
    }
    return sendFailure(request, reply, failure);
  });
}

/** What the framework refuses before any route: an address that is no text or has an endless part. */
export function refuseUnreadable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { failure } = failureOf(error);
  // No hook has seen the request, so that the headers of every answer are written here.
  const headers = {
    [requestIdHeader]: request.id,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  };
  void sendPlainly(request, reply.headers(headers), failure);
}

/** Answers for every address that no route serves with the method of the request. `methods`: those that pages take. */
export function refuseUnserved(app: FastifyInstance, methods: readonly string[]): void {
  app.setNotFoundHandler((request, reply) => {
    if (methods.length === 0) return sendFailure(request, reply, { code: 'not_found' });
    return sendPlainly(request, reply.header('allow', methods.join(', ')), { code: 'method_not_allowed' });
  });
}

/** Where a path exists with another method: 405 that names the right one, instead of "nothing there". */
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
