import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connect, type Connection } from './connect.ts';
import { feedSeatQueries } from './feed-seat.queries.ts';
import { sharedLimitQueries } from './shared-limit.queries.ts';
import { createTestDatabase } from './test-database.ts';

const hash = (text: string): Buffer => Buffer.from(text.padEnd(32, '.'));
const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 22, 12, 0, seconds));

const processes = ['7d444840-9dc0-11d1-b245-5ffdce74fad2', '7d444840-9dc0-11d1-b245-5ffdce74fad3'] as const;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** Connections of two server processes. */
let one: Connection;
let other: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  one = connect(database.url);
  other = connect(database.url);
});
afterAll(async () => {
  await one.close();
  await other.close();
  await database.drop();
});

describe('counters shared by several processes', () => {
  it('add up the shares of a limit until its window ends', async () => {
    const [here, there] = [sharedLimitQueries(one.db), sharedLimitQueries(other.db)];
    await Promise.all([here.take(hash('a'), 6, 60_000), there.take(hash('a'), 6, 60_000)]);
    const { taken, millisecondsLeft } = await here.take(hash('a'), 6, 60_000);
    expect(taken).toBe(18);
    expect(millisecondsLeft).toBeGreaterThan(50_000);
    expect(millisecondsLeft).toBeLessThanOrEqual(60_000);
    expect((await here.take(hash('b'), 1, 60_000)).taken).toBe(1);
    await one.pool.query(`update rate_lease set ends_at = now()`);
    expect((await there.take(hash('a'), 6, 60_000)).taken).toBe(6);
  });

  it('count the coupon codes that a caller tried recently, without the one tried now', async () => {
    const [here, there] = [sharedLimitQueries(one.db), sharedLimitQueries(other.db)];
    for (const code of ['x', 'y', 'x']) await here.addCoupon(hash('caller'), hash(code), at(0));
    expect(await there.otherCoupons(hash('caller'), hash('z'), at(-1))).toBe(2);
    expect(await there.otherCoupons(hash('caller'), hash('x'), at(-1))).toBe(1);
    expect(await there.otherCoupons(hash('caller'), hash('z'), at(0))).toBe(0);
    expect(await there.otherCoupons(hash('nobody'), hash('z'), at(-1))).toBe(0);
  });

  it('accept a proof once, even from several callers at once', async () => {
    const shown = await Promise.all(
      [one, other, one, other].map(({ db }) => sharedLimitQueries(db).isFirstProof(hash('token'), at(0))),
    );
    expect(shown.filter(Boolean)).toHaveLength(1);
  });

  it('give no name more seats than it may have, even to several processes at once', async () => {
    const wanted = [
      { counted: hash('chat'), most: 3 },
      { counted: hash('address'), most: 20 },
    ];
    const [here, there] = [feedSeatQueries(one.db, processes[0]), feedSeatQueries(other.db, processes[1])];
    const taken = await Promise.all(
      [here, there, here, there, here, there, here, there].map((seats) => seats.take(wanted, 60)),
    );
    const got = taken.filter((ids) => ids !== null);
    expect(got).toHaveLength(3);
    const seats = await one.pool.query('select count(*)::integer as seats from feed_seat');
    expect(seats.rows).toEqual([{ seats: 6 }]);
    await there.free(got[0] ?? []);
    expect(await there.take(wanted, 60)).not.toBeNull();
    expect(await here.take(wanted, 60)).toBeNull();
    // A process that died no longer renews its seats.
    await one.pool.query('update feed_seat set kept_until = now() where process_id = $1', [processes[0]]);
    await there.keep(60);
    expect(await there.take([{ counted: hash('address'), most: 20 }], 60)).not.toBeNull();
    await here.freeAll();
    await there.freeAll();
    expect((await one.pool.query('select count(*)::integer as seats from feed_seat')).rows).toEqual([{ seats: 0 }]);
  });

  it('delete rows that do not count any more', async () => {
    await one.pool.query(`update rate_lease set ends_at = now() where counted_hash = $1`, [hash('b')]);
    await feedSeatQueries(one.db, processes[0]).take([{ counted: hash('left'), most: 1 }], -1);
    await feedSeatQueries(one.db, processes[0]).take([{ counted: hash('stays'), most: 1 }], 60);
    await sharedLimitQueries(one.db).deleteBefore(at(1));
    const { rows } = await one.pool.query(`select (select count(*) from rate_lease)::integer as leases,
      (select count(*) from coupon_try)::integer as tries, (select count(*) from bot_proof)::integer as proofs,
      (select count(*) from feed_seat)::integer as seats`);
    expect(rows).toEqual([{ leases: 1, tries: 0, proofs: 0, seats: 1 }]);
  });
});
