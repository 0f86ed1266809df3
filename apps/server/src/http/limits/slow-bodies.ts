import { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { brokenAnswer } from './broken-requests.ts';

export interface SlowBodyLimits {
  /** Milliseconds in which a body must arrive. */
  readonly waitMs: number;
  /** Larger bodies may come over slow lines; only the limit of the whole request applies to them. */
  readonly bytesMax: number;
}

export const slowBodyLimits: SlowBodyLimits = { waitMs: 10_000, bytesMax: 1_048_576 };

/**
 * Closes connections whose body does not arrive. Otherwise a sender of single bytes could hold them for half a minute.
 */
export function endSlowBodies(server: FastifyInstance, { waitMs, bytesMax }: SlowBodyLimits): void {
  server.addHook('onRequest', (request, _, next) => {
    const { raw } = request;
    const length = request.headers['content-length'];
    const hasBody = length !== undefined || request.headers['transfer-encoding'] !== undefined;
    // Calls within the process have no connection.
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
