import { Readable } from 'node:stream';

import { eventsType } from '@farad/contract/events';
import type { FastifyReply } from 'fastify';

/**
 * Sends server-sent events until their source ends, nobody listens any more or the server ends. Proxies neither keep
 * them back nor change them; a listener who does not read holds its source up and nothing else.
 */
export function sendEvents(
  reply: FastifyReply,
  events: (signal: never) => AsyncGenerator<string>,
  ending: AbortSignal,
): FastifyReply {
  const gone = new AbortController();
  // Whoever went away while he was looked up has closed already, and will not do so again.
  if (reply.raw.destroyed) gone.abort();
  else reply.raw.once('close', () => gone.abort());
  const started = (events as (signal: AbortSignal) => AsyncGenerator<string>)(AbortSignal.any([gone.signal, ending]));
  return reply
    .headers({ 'cache-control': 'private, no-store, no-transform', 'x-accel-buffering': 'no' })
    .type(`${eventsType}; charset=utf-8`)
    .send(Readable.from(started, { objectMode: false }));
}
