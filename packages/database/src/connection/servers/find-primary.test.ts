import { setTimeout as pause } from 'node:timers/promises';

import { expect, it, vi } from 'vitest';

import { NoPrimary, openPrimaryFinder, type Primary } from './find-primary.ts';

/** Servers by URL: the timeline of a primary, or null for a replica or a server that is away. */
function openServers(timelines: Record<string, number | null>) {
  const asked = vi.fn<(url: string) => Promise<Primary | null>>(async (url) => {
    const timeline = timelines[url] ?? null;
    return timeline === null ? null : { url, timeline };
  });
  return { asked, finder: openPrimaryFinder(Object.keys(timelines), asked) };
}

it('asks all servers unless a connection is open, and again when the primary is in doubt', async () => {
  const servers: Record<string, number | null> = { a: null, b: 1 };
  const { asked, finder } = openServers(servers);
  const found = await Promise.all([finder.find(), finder.find()]);
  expect(found.map(({ url }) => url)).toEqual(['b', 'b']);
  expect(asked).toHaveBeenCalledTimes(2);
  const leave = finder.use('b', () => undefined);
  servers['a'] = 2;
  servers['b'] = null;
  expect((await finder.find()).url).toBe('b');
  leave();
  expect((await finder.find()).url).toBe('a');
  finder.use('a', () => undefined);
  expect((await finder.find()).url).toBe('a');
  servers['a'] = null;
  servers['b'] = 3;
  expect((await finder.find()).url).toBe('a');
  finder.doubt();
  expect((await finder.find()).url).toBe('b');
});

it('cuts the connections to a server that is no longer the primary', async () => {
  const servers: Record<string, number | null> = { a: 1, b: null };
  const { finder } = openServers(servers);
  const [old, ended, current] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  await finder.find();
  finder.use('a', old);
  finder.use('a', ended)();
  finder.doubt();
  await finder.find();
  expect(old).not.toHaveBeenCalled();
  servers['a'] = null;
  servers['b'] = 2;
  finder.use('b', current);
  finder.doubt();
  await finder.find();
  expect(old).toHaveBeenCalledTimes(1);
  expect(ended).not.toHaveBeenCalled();
  expect(current).not.toHaveBeenCalled();
});

it('of two primaries takes the one that was promoted last, and never goes back to the former one', async () => {
  const servers: Record<string, number | null> = { a: 1, b: 2 };
  const { finder } = openServers(servers);
  expect((await finder.find()).url).toBe('b');
  servers['b'] = null;
  finder.doubt();
  await expect(finder.find()).rejects.toThrow(NoPrimary);
});

it('searches at most every 200 ms while no server takes writes', async () => {
  const servers: Record<string, number | null> = { a: null };
  const { asked, finder } = openServers(servers);
  for (let call = 0; call < 20; call += 1) await expect(finder.find()).rejects.toThrow(NoPrimary);
  expect(asked).toHaveBeenCalledTimes(1);
  servers['a'] = 0;
  await pause(250);
  expect(await finder.find()).toEqual({ url: 'a', timeline: 0 });
});

it('does not wait for a server that hangs when another is the primary', async () => {
  const finder = openPrimaryFinder(['hung', 'b'], (url) =>
    url === 'b' ? Promise.resolve({ url, timeline: 1 }) : new Promise(() => undefined),
  );
  expect((await finder.find()).url).toBe('b');
});

it('a server without a free connection may be the primary: callers wait and it is asked again at once', async () => {
  const refusal = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
  const asked = vi.fn<(url: string) => Promise<Primary | null>>(async (url) => {
    if (url === 'full' && asked.mock.calls.length <= 2) throw refusal;
    return url === 'full' ? { url, timeline: 1 } : null;
  });
  const finder = openPrimaryFinder(['full', 'away'], asked);
  await expect(finder.find()).rejects.toBe(refusal);
  expect((await finder.find()).url).toBe('full');
});
