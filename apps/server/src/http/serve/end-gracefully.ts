import type { FastifyInstance } from 'fastify';

/**
 * During shutdown, the server accepts no new connections and finishes running requests. Answers have `Connection:
 * close`, so that clients close their connections. If an answer began earlier, its connection is closed after it.
 */
export function endGracefully(server: FastifyInstance): void {
  server.addHook('onSend', (_, reply, payload, next) => {
    if (server.ending.aborted) void reply.header('connection', 'close');
    next(null, payload);
  });
  server.addHook('onResponse', (_, __, next) => {
    // The connection becomes idle only after this turn of the event loop.
    if (server.ending.aborted) setImmediate(() => server.server.closeIdleConnections());
    next();
  });
}
