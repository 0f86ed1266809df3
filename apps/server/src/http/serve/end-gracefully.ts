import type { FastifyInstance } from 'fastify';

/**
 * During shutdown the server takes no new connections, finishes running requests and asks clients to close. New answers
 * carry `Connection: close`. An answer begun before is the last of its connection.
 */
export function endGracefully(server: FastifyInstance): void {
  server.addHook('onSend', (_, reply, payload, next) => {
    if (server.ending.aborted) void reply.header('connection', 'close');
    next(null, payload);
  });
  server.addHook('onResponse', (_, __, next) => {
    // The connection is idle only after this turn.
    if (server.ending.aborted) setImmediate(() => server.server.closeIdleConnections());
    next();
  });
}
