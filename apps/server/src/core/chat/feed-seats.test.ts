import { EventEmitter } from 'node:events';

import type { FastifyReply } from 'fastify';
import { connect, type Connection } from '@farad/database/connection/connect';
import { createTestDatabase } from '@farad/database/connection/test-database';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Config } from '#config/config.ts';
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

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connections: Connection[];
beforeAll(async () => {
  database = await createTestDatabase();
  connections = [connect(database.url), connect(database.url)];
});
afterAll(async () => {
  for (const { close } of connections) await close();
  await database.drop();
});

const log = pino({ enabled: false });
const secretKey = Buffer.alloc(32, 1);
/** Opens the seats of a process. */
const openSeats = (role: 'all' | 'api', { db }: Connection, lines: string[] = []) =>
  openFeedSeats({
    config: { role } as Config,
    db,
    log: lines.length === 0 && role === 'all' ? log : pino({}, { write: (line: string) => void lines.push(line) }),
    secretKey,
  });

it('a seat is free after its listener left, even before the answer', async () => {
  const seats = openSeats('all', connections[0]!);
  const sit = (): Promise<(() => void) | null> => seats.take([['anna', 1]]);
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

  const gone = await sit();
  listen(replyTo(true).reply, gone ?? noSeat);
  const there = await sit();
  expect(there).not.toBeNull();
  const { reply, raw } = replyTo(false);
  listen(reply, there ?? noSeat);
  expect(await sit()).toBeNull();
  raw.emit('close');
  expect(await sit()).not.toBeNull();
});

describe('seats of several processes', () => {
  it('are counted together, and freed by whoever took them', async () => {
    const [one, other] = [openSeats('api', connections[0]!), openSeats('api', connections[1]!)];
    const wanted = [
      ['chat 1', 3],
      ['address 1', 4],
    ] as const;
    const taken = await Promise.all([one, other, one, other].map((seats) => seats.take(wanted)));
    const got = taken.filter((leave) => leave !== null);
    expect(got).toHaveLength(3);
    expect(await one.take(wanted)).toBeNull();
    got[0]?.();
    got[0]?.();
    await expect.poll(() => other.take(wanted)).not.toBeNull();
    expect(await one.take(wanted)).toBeNull();
    await one.stop();
    await other.stop();
    expect((await connections[0]!.pool.query('select from feed_seat')).rows).toEqual([]);
  });

  it('are counted by each process alone while the database does not answer', async () => {
    const broken = connect('postgres://nobody:none@127.0.0.1:9/none', { size: 1, waitMs: 300 });
    const lines: string[] = [];
    const seats = openSeats('api', broken, lines);
    const leave = await seats.take([['chat 2', 1]]);
    expect(leave).not.toBeNull();
    expect(await seats.take([['chat 2', 1]])).toBeNull();
    leave?.();
    expect(await seats.take([['chat 2', 1]])).not.toBeNull();
    expect(lines.join('')).toContain('counted by each process alone');
    await seats.stop();
    await broken.close();
  });
});
