import { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { brokenAnswer } from './broken-requests.ts';

export interface SlowBodyLimits {
  /** Timeout for the whole body, in milliseconds. */
  readonly waitMs: number;
  /**
   * The timeout applies to bodies up to this size. Larger ones may need longer; for them only the timeout of the whole
   * request applies.
   */
  readonly bytesMax: number;
}

export const slowBodyLimits: SlowBodyLimits = { waitMs: 10_000, bytesMax: 1_048_576 };

/**
 * Closes connections whose body does not arrive in time. Otherwise a client that sends single bytes could hold a
 * connection for half a minute.
 */
export function endSlowBodies(server: FastifyInstance, { waitMs, bytesMax }: SlowBodyLimits): void {
  server.addHook('onRequest', (request, _, next) => {
    const { raw } = request;
    const length = request.headers['content-length'];
    const hasBody = length !== undefined || request.headers['transfer-encoding'] !== undefined;
    // Calls from within the process have no socket.
    if (raw.socket instanceof Socket && hasBody && Number(length ?? 0) <= bytesMax && !raw.complete) {
      const timer = setTimeout(() => {
        if (!raw.complete) raw.socket.end(brokenAnswer(408), () => raw.socket.destroy());
      }, waitMs);
      timer.unref();
      const done = (): void => clearTimeout(timer);
      raw.once('end', done).once('close', done);
    }
    next();
  });
}
