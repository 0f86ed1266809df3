import type { FastifyRequest } from 'fastify';

/** Keeps an answer back, but not longer than the asker stays. */
export const keepBack = (request: FastifyRequest, durationMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs);
    request.raw.socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
