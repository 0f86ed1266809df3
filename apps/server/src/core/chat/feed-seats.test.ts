import { EventEmitter } from 'node:events';

import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';

import { leaveAfter, openFeedSeats } from './feed-seats.ts';
import { sendEvents } from '#http/answers/send-events.ts';

const replyTo = (isGone: boolean): { readonly reply: FastifyReply; readonly raw: EventEmitter } => {
  const raw = Object.assign(new EventEmitter(), { destroyed: isGone });
  const reply = { raw, headers: () => reply, type: () => reply, send: () => reply };
  return { reply: reply as unknown as FastifyReply, raw };
};

const endless = async function* (): AsyncGenerator<string> {
  yield await Promise.resolve('');
};

it('a seat is free after its listener left, even before the answer', () => {
  const seats = openFeedSeats();
  const sit = (): (() => void) | null => seats.take([['anna', 1]]);
  const noSeat = (): never => {
    throw new Error('there was no seat');
  };
  const listen = (reply: FastifyReply, leave: () => void) =>
    sendEvents(
      reply,
      (signal: AbortSignal) => {
        leaveAfter(signal, leave);
        return endless();
      },
      new AbortController().signal,
    );

  const gone = sit();
  listen(replyTo(true).reply, gone ?? noSeat);
  const there = sit();
  expect(there).not.toBeNull();
  const { reply, raw } = replyTo(false);
  listen(reply, there ?? noSeat);
  expect(sit()).toBeNull();
  raw.emit('close');
  expect(sit()).not.toBeNull();
});
