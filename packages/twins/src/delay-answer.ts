import type { FastifyRequest } from 'fastify';

/** Waits before an answer. Resolves earlier if the client closes the connection. */
export const delayAnswer = (request: FastifyRequest, durationMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs);
    request.raw.socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
