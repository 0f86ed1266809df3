import { describe, expect, it } from 'vitest';

import { sharedCounts, type TakeShare } from './shared-counts.ts';

const windowMs = 60_000;

/** Simulates a database and several processes that count calls with it. */
function openWorld(processes: number) {
  const world = { now: 0, asked: 0, isAway: false, troubles: 0 };
  const kept = new Map<string, { taken: number; endsAt: number }>();
  const take: TakeShare = async (name, share, ms) => {
    world.asked += 1;
    if (world.isAway) throw new Error('away');
    const known = kept.get(name);
    const row = known === undefined || known.endsAt <= world.now ? { taken: 0, endsAt: world.now + ms } : known;
    row.taken += share;
    kept.set(name, row);
    return { taken: row.taken, millisecondsLeft: row.endsAt - world.now };
  };
  const counts = Array.from({ length: processes }, () =>
    sharedCounts({
      take,
      namesMax: 100,
      now: () => world.now,
      onTrouble: () => {
        world.troubles += 1;
      },
    }),
  );
  /** Makes calls under one name, distributed over the processes. Returns how many were allowed. */
  const allowed = async (calls: number, max: number, name = 'somebody'): Promise<number> => {
    const answers = await Promise.all(
      Array.from({ length: calls }, async (_, index) => counts[index % processes]?.count(name, windowMs, max)),
    );
    return answers.filter((counted) => counted !== undefined && counted.current <= max).length;
  };
  return { world, allowed, counts };
}

describe('limits counted by several processes', () => {
  it('allow exactly a small limit, whichever process is asked, also in parallel', async () => {
    const { allowed } = openWorld(3);
    expect(await allowed(100, 30)).toBe(30);
    expect(await allowed(100, 30)).toBe(0);
    expect(await allowed(10, 30, 'somebody else')).toBe(10);
  });

  it('never exceed a large one, and waste at most one share of each other process', async () => {
    const { allowed, world } = openWorld(3);
    const passed = await allowed(5000, 1200);
    expect(passed).toBeLessThanOrEqual(1200);
    expect(passed).toBeGreaterThanOrEqual(1200 - 2 * 60);
    // A process requests only one share at a time, and none after the limit is used up.
    expect(world.asked).toBeLessThanOrEqual(20 + 3);
    const requested = world.asked;
    await allowed(1000, 1200);
    expect(world.asked).toBe(requested);
  });

  it('restart when their period is over', async () => {
    const { allowed, world } = openWorld(2);
    expect(await allowed(50, 30)).toBe(30);
    world.now += windowMs - 1;
    expect(await allowed(10, 30)).toBe(0);
    world.now += 1;
    expect(await allowed(50, 30)).toBe(30);
  });

  it('return the number of the call and the start of the next period', async () => {
    const { counts, world } = openWorld(2);
    expect(await counts[0]?.count('a', windowMs, 30)).toEqual({ current: 1, ttl: windowMs });
    world.now += 1000;
    expect(await counts[1]?.count('a', windowMs, 30)).toEqual({ current: 2, ttl: windowMs - 1000 });
  });

  it('are counted by each process alone while the database is unavailable', async () => {
    const { allowed, world } = openWorld(1);
    expect(await allowed(10, 30)).toBe(10);
    world.isAway = true;
    expect(await allowed(100, 30)).toBe(20);
    expect(world.troubles).toBeGreaterThan(0);
  });
});
