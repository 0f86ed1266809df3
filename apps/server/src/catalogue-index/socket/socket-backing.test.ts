import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { Connection } from '@farad/database/connection/connect';
import { emptyFilter } from '@farad/domain/search-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { busyCode } from '#kit/busy-code.ts';
import { searchAwayCode } from '#kit/search-away.ts';
import type { Backing, BackingHearer } from '../threads/open-threads.ts';
import { framed, messageReader } from './framing.ts';
import { type FromSearchProcess, type Progress, type ToSearchProcess, wireForm } from './messages.ts';
import { openSocketBacking } from './socket-backing.ts';

const request = { filter: emptyFilter, options: { facets: false } } as const;
const progress: Progress = { announced: 3, told: 3, readAge: 10, currentAge: 20 };
const welcome: FromSearchProcess = {
  kind: 'welcome',
  frame: { categories: [], attributes: [], brands: [] },
  leaves: [],
  progress,
};

/** Stands in for a search process. It greets, and answers as the test says. */
interface Stand {
  readonly server: Server;
  readonly asked: ToSearchProcess[];
  readonly sockets: Set<Socket>;
  readonly send: (message: FromSearchProcess) => void;
}

let folder: string;
let path: string;
let stand: Stand | undefined;
let backing: Backing | undefined;
const heard: string[] = [];
const notes: unknown[][] = [];
const hearer: BackingHearer = {
  onFrame: () => heard.push('frame'),
  onMoved: (_, touched) => heard.push(`moved ${touched === 'all' ? 'all' : [...touched].join()}`),
  onChanged: (ids) => heard.push(`changed ${ids.join()}`),
  onLost: () => heard.push('lost'),
};

async function startStand(
  greeting: FromSearchProcess | null,
  hear: (message: ToSearchProcess) => void,
): Promise<Stand> {
  const sockets = new Set<Socket>();
  const asked: ToSearchProcess[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    const read = messageReader((received) => {
      const message = received as ToSearchProcess;
      asked.push(message);
      if (message.kind !== 'hello') hear(message);
      else if (greeting !== null) socket.write(framed(greeting));
    });
    socket.on('data', read);
  }).listen(path);
  await once(server, 'listening');
  const send = (message: FromSearchProcess): void => {
    for (const socket of sockets) socket.write(framed(message));
  };
  return { server, asked, sockets, send };
}

async function endStand(): Promise<void> {
  if (stand === undefined) return;
  const closed = once(stand.server, 'close');
  stand.server.close();
  for (const socket of stand.sockets) socket.destroy();
  await closed;
  stand = undefined;
}

async function start(greeting: FromSearchProcess | null = welcome, isAnswering = true): Promise<Stand> {
  const hear = (message: ToSearchProcess): void => {
    if (!isAnswering) return;
    if (message.kind === 'search') stand?.send({ kind: 'answer', id: message.id, answer: { plain: [] }, announced: 3 });
    if (message.kind === 'catch_up') stand?.send({ kind: 'caught_up', id: message.id, error: null });
  };
  stand = await startStand(greeting, hear);
  return stand;
}

const open = async (times: NonNullable<Parameters<typeof openSocketBacking>[0]['times']> = {}): Promise<Backing> => {
  backing = await openSocketBacking(
    {
      db: undefined as unknown as Connection['db'],
      address: { path },
      note: (...note) => notes.push(note),
      times: { patienceMs: 400, silenceMs: 300, retryMs: 20, ...times },
    },
    hearer,
  );
  return backing;
};

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error as { code?: unknown }).code,
  );

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-socket-'));
  path = join(folder, 'search.sock');
  heard.length = 0;
  notes.length = 0;
});
afterEach(async () => {
  await backing?.stop();
  backing = undefined;
  await endStand();
  await rm(folder, { recursive: true, force: true });
});

test('it learns what is in the catalogue, and what changes', async () => {
  const process = await start();
  const opened = await open({ silenceMs: 5000 });
  expect(heard.splice(0)).toEqual(['lost', 'frame', 'moved all']);
  expect(opened.isCurrent()).toBe(true);
  expect(Date.now() - opened.readAt()).toBeLessThan(1000);
  process.send({ kind: 'changed', ids: [1, 2] as never, told: 4 });
  process.send({ kind: 'moved', leaves: [], touched: new Set([7]) as never });
  process.send({ kind: 'frame', frame: welcome.frame });
  process.send({ kind: 'lost' });
  await vi.waitFor(() => expect(heard).toEqual(['changed 1,2', 'moved 7', 'frame', 'lost']));
  expect(opened.isCurrent()).toBe(false);
  process.send({ kind: 'beat', progress: { ...progress, announced: 5, told: 5 } });
  await vi.waitFor(() => expect(opened.isCurrent()).toBe(true));
});

test('caches are not used after an answer with a change whose news have not arrived', async () => {
  const process = await start(welcome, false);
  const opened = await open({ silenceMs: 5000 });
  const answer = opened.ask(request);
  await vi.waitFor(() => expect(process.asked).toHaveLength(2));
  process.send({ kind: 'answer', id: 1, answer: { plain: [] }, announced: 4 });
  await answer;
  expect(opened.isCurrent()).toBe(false);
  process.send({ kind: 'changed', ids: [], told: 4 });
  await vi.waitFor(() => expect(opened.isCurrent()).toBe(true));
});

test('a request is repeated once if its connection breaks, and waits until the process is back', async () => {
  const process = await start(welcome, false);
  const opened = await open({ silenceMs: 5000 });
  const answer = opened.ask(request);
  await vi.waitFor(() => expect(process.asked).toHaveLength(2));
  await endStand();
  await pause(50);
  const late = opened.ask(request);
  await start();
  expect(await Promise.all([answer, late])).toEqual([[], []]);
  expect(heard).toEqual(['lost', 'frame', 'moved all', 'lost', 'frame', 'moved all']);
});

test('a request whose connection breaks twice fails', async () => {
  const process = await start(welcome, false);
  const opened = await open({ silenceMs: 5000 });
  const code = codeOf(opened.ask(request));
  await vi.waitFor(() => expect(process.asked).toHaveLength(2));
  for (const socket of process.sockets) socket.destroy();
  await vi.waitFor(() => expect(process.asked.filter(({ kind }) => kind === 'search')).toHaveLength(2));
  for (const socket of process.sockets) socket.destroy();
  expect(await code).toBe(searchAwayCode);
});

test('while the process is away, requests wait for a while, and later ones fail at once', async () => {
  await start();
  const opened = await open();
  await endStand();
  await vi.waitFor(() => expect(opened.isAway?.()).toBe(true));
  expect(opened.isCurrent()).toBe(false);
  const begun = performance.now();
  expect(await codeOf(opened.ask(request))).toBe(searchAwayCode);
  expect(performance.now() - begun).toBeGreaterThan(100);
  const again = performance.now();
  expect(await codeOf(opened.ask(request))).toBe(searchAwayCode);
  expect(await codeOf(opened.caughtUp())).toBe(searchAwayCode);
  expect(performance.now() - again).toBeLessThan(50);
  await start();
  await vi.waitFor(() => expect(opened.isAway?.()).toBe(false));
  expect(await opened.ask(request)).toEqual([]);
  await opened.caughtUp();
});

test('a process that hangs is left', async () => {
  const process = await start(welcome, false);
  const opened = await open();
  const code = codeOf(opened.ask(request));
  expect(await code).toBe(searchAwayCode);
  expect(JSON.stringify(notes)).toContain('search process: no answer');
  expect(process.asked.filter(({ kind }) => kind === 'search')).toHaveLength(2);
});

test('a process that shuts down answers what it was asked, and gets no more', async () => {
  const process = await start(welcome, false);
  const opened = await open({ silenceMs: 5000, patienceMs: 10, restartMs: 5000 });
  const first = opened.ask(request);
  await vi.waitFor(() => expect(process.asked).toHaveLength(2));
  process.send({ kind: 'ending' });
  await vi.waitFor(() => expect(opened.isAway?.()).toBe(true));
  const second = opened.ask(request);
  await pause(50);
  expect(process.asked).toHaveLength(2);
  process.send({ kind: 'answer', id: 1, answer: { plain: [] }, announced: 3 });
  expect(await first).toEqual([]);
  await endStand();
  await start();
  expect(await second).toEqual([]);
});

test('a failure keeps its code', async () => {
  const process = await start(welcome, false);
  const opened = await open({ silenceMs: 5000 });
  const code = codeOf(opened.ask(request));
  await vi.waitFor(() => expect(process.asked).toHaveLength(2));
  process.send({ kind: 'failure', id: 1, error: { message: 'too many', code: busyCode } });
  expect(await code).toBe(busyCode);
});

test('a request that takes too long is given up, and its late answer is ignored', async () => {
  const process = await start(welcome, false);
  const opened = await open({ silenceMs: 5000, requestMs: 100 });
  expect(await codeOf(opened.ask(request))).toBe(busyCode);
  process.send({ kind: 'answer', id: 1, answer: { plain: [] }, announced: 3 });
  await pause(50);
  expect(opened.isAway?.()).toBe(false);
});

test('no more than a thousand requests are open', async () => {
  await start(welcome, false);
  const opened = await open({ silenceMs: 5000 });
  const codes = Array.from({ length: 1001 }, () => codeOf(opened.ask(request)));
  expect(await codes[1000]).toBe(busyCode);
  await opened.stop();
  expect(await Promise.all(codes.slice(0, 1000))).toEqual(Array.from({ length: 1000 }, () => undefined));
});

test('a process of another release is not used, and the log says so once', async () => {
  await start({ kind: 'refused', form: wireForm + 1 });
  const opening = openSocketBacking(
    {
      db: undefined as unknown as Connection['db'],
      address: { path },
      note: (...note) => notes.push(note),
      times: { startMs: 200, retryMs: 20 },
    },
    hearer,
  );
  // Without a search process, categories are read from the database, which this test does not have.
  await expect(opening).rejects.toThrow('undefined');
  expect(notes).toHaveLength(1);
  const [, about] = notes[0] ?? [];
  expect(String((about as { readonly err: unknown }).err)).toContain('another release');
});
