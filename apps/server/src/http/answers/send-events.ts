import { Readable } from 'node:stream';

import { eventsType } from '@farad/contract/kit/file';
import type { FastifyReply } from 'fastify';

/**
 * Sends server-sent events until their source ends, the client disconnects or the server shuts down. Headers tell
 * proxies not to buffer or change the events. A client that reads slowly delays only its own source.
 */
export function sendEvents(
  reply: FastifyReply,
  events: (signal: never) => AsyncGenerator<string>,
  ending: AbortSignal,
): FastifyReply {
  const gone = new AbortController();
  // If the client has already disconnected, no `close` event will follow.
  if (reply.raw.destroyed) gone.abort();
  else reply.raw.once('close', () => gone.abort());
  const started = (events as (signal: AbortSignal) => AsyncGenerator<string>)(AbortSignal.any([gone.signal, ending]));
  return reply
    .headers({ 'cache-control': 'private, no-store, no-transform', 'x-accel-buffering': 'no' })
    .type(`${eventsType}; charset=utf-8`)
    .send(Readable.from(started, { objectMode: false }));
}
