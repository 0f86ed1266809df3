import type { FastifyInstance } from 'fastify';

/**
 * While the server ends it takes no new connection, finishes what it was asked, and asks everybody to close: an answer
 * that begins now says so, and one that had begun is the last of its connection.
 */
export function endGracefully(server: FastifyInstance): void {
  server.addHook('onSend', (_, reply, payload, next) => {
    if (server.ending.aborted) void reply.header('connection', 'close');
    next(null, payload);
  });
  server.addHook('onResponse', (_, __, next) => {
    // The connection is idle after this turn.
    if (server.ending.aborted) setImmediate(() => server.server.closeIdleConnections());
    next();
  });
}
