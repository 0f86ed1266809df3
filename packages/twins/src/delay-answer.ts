import type { FastifyRequest } from 'fastify';

/** Delays an answer, but not beyond the end of the connection. */
export const delayAnswer = (request: FastifyRequest, durationMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs);
    request.raw.socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
