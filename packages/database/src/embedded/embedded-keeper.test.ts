import { expect, test } from 'vitest';
import { supervisePostmaster } from './embedded-keeper.ts';
import type { Postmaster } from './embedded-postmaster.ts';

/** Returns fake PostgreSQL servers that the test ends. `failures` = how many of the next starts fail. */
function fakeServers() {
  const ports: (number | undefined)[] = [];
  const ends: (() => void)[] = [];
  const state = { failures: 0, stopped: 0, nowMs: 0 };
  const lost: string[] = [];
  const started = Promise.withResolvers<void>();
  let next = started;
  const start = async (port: number | undefined): Promise<Postmaster> => {
    ports.push(port);
    if (state.failures > 0) {
      state.failures -= 1;
      throw new Error('not now');
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.push(resolve);
    next.resolve();
    return { port: 5555, ended: promise, stop: async () => void (state.stopped += 1) };
  };
  const given = Promise.withResolvers<void>();
  const options = {
    start,
    tell: () => undefined,
    onLost: (error: Error) => {
      lost.push(error.message);
      given.resolve();
    },
    pauseMs: 0,
    now: () => state.nowMs,
  };
  return {
    options,
    ports,
    state,
    lost,
    /** Ends the running server and waits until the next one has started. */
    endAndWait: async () => {
      next = Promise.withResolvers<void>();
      ends.at(-1)?.();
      await next.promise;
    },
    end: () => ends.at(-1)?.(),
    given: given.promise,
  };
}

test('a server that ends is restarted on its port every time', async () => {
  const servers = fakeServers();
  const kept = await supervisePostmaster(servers.options);
  servers.state.failures = 3;
  await servers.endAndWait();
  await expect.poll(() => kept.isRunning()).toBe(true);
  expect(servers.ports).toEqual([undefined, 5555, 5555, 5555, 5555]);
  expect(servers.lost).toEqual([]);
  await kept.stop();
  expect(servers.state.stopped).toBe(1);
});

test('a server that cannot be restarted is given up', async () => {
  const servers = fakeServers();
  const kept = await supervisePostmaster(servers.options);
  servers.state.failures = 1000;
  servers.end();
  await servers.given;
  expect(servers.lost).toEqual(['PostgreSQL ended and cannot be started again.']);
  expect(kept.isRunning()).toBe(false);
  expect(servers.ports).toHaveLength(31);
});

test('a server that ends too often is given up, one that ends rarely is not', async () => {
  const servers = fakeServers();
  const kept = await supervisePostmaster(servers.options);
  for (let ends = 0; ends < 12; ends += 1) {
    servers.state.nowMs += 100_000;
    await servers.endAndWait();
    await expect.poll(() => kept.isRunning()).toBe(true);
  }
  expect(servers.lost).toEqual([]);
  for (let ends = 0; ends < 2; ends += 1) {
    await servers.endAndWait();
    await expect.poll(() => kept.isRunning()).toBe(true);
  }
  servers.end();
  await servers.given;
  expect(servers.lost).toHaveLength(1);
});

test('a stopped server stays stopped', async () => {
  const servers = fakeServers();
  const kept = await supervisePostmaster(servers.options);
  await kept.stop();
  servers.end();
  await kept.stop();
  expect(servers.ports).toEqual([undefined]);
  expect(kept.isRunning()).toBe(false);
});
