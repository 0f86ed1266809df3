import { beforeEach, describe, expect, it } from 'vitest';

import { inTransaction } from '../connection/transaction.ts';
import { secondWaits } from '../testing/second-waits.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { staffSessionQueries, staffTryQueries, type NewStaffSession } from './staff-session.queries.ts';

const shop = openShopRows();
const queries = () => staffSessionQueries(shop.db);
const hash = (byte: number): Buffer => Buffer.alloc(32, byte);
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 20, 10, n));

const session = (byte: number, more: Partial<NewStaffSession> = {}): NewStaffSession => ({
  sha256: hash(byte),
  staffId: 1,
  step: 'done',
  userAgent: `Browser ${byte}`,
  ip: `10.0.0.${byte}`,
  now: minute(byte),
  expiresAt: minute(50),
  ...more,
});
const rows = () =>
  shop.read(`select get_byte(token_sha256, 0), get_byte(former_sha256, 0), to_char(turned_at at time zone 'UTC', 'MI'),
    to_char(last_seen_at at time zone 'UTC', 'MI') from staff_session order by token_sha256`);
const idOf = async (byte: number): Promise<string> =>
  (await shop.read('select id from staff_session where token_sha256 = $1', hash(byte)))[0] ?? '';

beforeEach(async () => {
  await shop.run('truncate staff_session, staff_try');
  await shop.run('update staff set disabled_at = null');
  await queries().insert(session(3, { staffId: 2 }));
  await queries().insert(session(2, { step: 'password' }));
  await queries().insert(session(1));
});

describe('a session of staff', () => {
  it("is saved with all fields, the browser's name cut and cleaned", async () => {
    await queries().insert(session(4, { userAgent: `a\0b${'x'.repeat(500)}` }));
    expect(
      await shop.read(
        `select staff_id, step, host(ip), user_agent, created_at, expires_at from staff_session
        where token_sha256 = $1`,
        hash(4),
      ),
    ).toEqual([`1 done 10.0.0.4 ab${'x'.repeat(398)} ${minute(4).toISOString()} ${minute(50).toISOString()}`]);
  });

  it('is found by its token', async () => {
    expect(await queries().find(hash(2), minute(10), minute(0))).toEqual({
      id: await idOf(2),
      sha256: hash(2),
      staffId: 1,
      step: 'password',
      turnedAt: minute(2),
      seenAt: minute(2),
      expiresAt: minute(50),
      writtenTo: 0,
    });
    expect((await queries().find(hash(3), minute(10), minute(0)))?.staffId).toBe(2);
  });

  it.each([
    ['one that nobody has', hash(9), minute(10), minute(0), false],
    ['a moment before its end', hash(1), new Date(minute(50).getTime() - 1), minute(0), true],
    ['at its end', hash(1), minute(50), minute(0), false],
    ['seen a moment after the limit', hash(1), minute(10), new Date(minute(1).getTime() - 1), true],
    ['seen at the limit', hash(1), minute(10), minute(1), false],
  ])('is live or not: %s', async (_title, sha256, now, since, isFound) => {
    expect((await queries().find(sha256, now, since)) !== undefined).toBe(isFound);
  });

  it('is not found after staff lose the right to work', async () => {
    await shop.run('update staff set disabled_at = now() where id = 1');
    const found = async (byte: number) => (await queries().find(hash(byte), minute(10), minute(0))) !== undefined;
    expect([await found(1), await found(3)]).toEqual([false, true]);
  });

  it('gets a new token once, and is still found by the former one', async () => {
    expect(await queries().turn(hash(1), hash(7), minute(20))).toBe(true);
    expect(await rows()).toEqual(['2 null 02 02', '3 null 03 03', '7 1 20 20']);
    expect(await queries().turn(hash(1), hash(8), minute(21))).toBe(false);
    const found = async (byte: number) => (await queries().find(hash(byte), minute(22), minute(0)))?.sha256[0];
    expect([await found(1), await found(7), await found(8), await found(2)]).toEqual([7, 7, undefined, 2]);
  });

  it('is marked as seen without changes to others', async () => {
    await queries().touch(await idOf(2), minute(30));
    expect(await rows()).toEqual(['1 null 01 01', '2 null 02 30', '3 null 03 03']);
  });
});

it('returns live sessions that have completed sign-in, the last seen first', async () => {
  await queries().insert(session(4));
  await queries().insert(session(5, { now: minute(4) }));
  const agents = async (now: Date, since: Date) =>
    (await queries().live(1, now, since)).map(({ userAgent }) => Number(userAgent.at(-1)));
  const same = (
    await shop.read(`select right(user_agent, 1) from staff_session where last_seen_at = $1 order by id`, minute(4))
  ).map(Number);
  expect(await agents(minute(10), minute(0))).toEqual([...same, 1]);
  expect(await agents(minute(10), minute(1))).toEqual(same);
  expect(await agents(minute(10), minute(4))).toEqual([]);
  expect(await agents(minute(50), minute(0))).toEqual([]);
  expect((await queries().live(2, minute(10), minute(0)))[0]).toEqual({
    id: await idOf(3),
    userAgent: 'Browser 3',
    createdAt: minute(3),
    seenAt: minute(3),
    ip: '10.0.0.3',
  });
});

describe('sessions of staff end', () => {
  const left = async () => (await rows()).map((row) => Number(row.split(' ')[0]));

  it('by their owner, and by nobody else', async () => {
    expect(await queries().end(1, await idOf(3))).toBe(false);
    expect(await left()).toEqual([1, 2, 3]);
    expect(await queries().end(1, await idOf(1))).toBe(true);
    expect(await left()).toEqual([2, 3]);
  });

  it('all but one, or all', async () => {
    await queries().insert(session(4));
    await queries().endOthers(1, await idOf(4));
    expect(await left()).toEqual([3, 4]);
    await queries().endOthers(1, null);
    expect(await left()).toEqual([3]);
  });

  it('after they expired or were not seen for long', async () => {
    await queries().insert(session(4, { expiresAt: minute(9) }));
    await queries().insert(session(5, { expiresAt: minute(10) }));
    await queries().insert(session(6, { expiresAt: minute(11) }));
    await queries().deleteOver(minute(10), minute(2));
    expect(await left()).toEqual([3, 6]);
  });
});

describe('failed tries of staff', () => {
  const [own, other] = [hash(1), hash(2)];
  const [home, away] = ['10.0.0.0/24', '10.9.0.0/24'];
  const tried = (mail: Buffer, subnet: string, at: Date, outcome: 'passed' | 'right' | null = null) =>
    inTransaction(shop.db, async (tx) => {
      const id = await staffTryQueries(tx).add(mail, subnet, at);
      if (outcome !== null) await staffTryQueries(tx).settle(id, outcome);
    });
  const counts = (mail: Buffer, subnet: string, since: Date) =>
    inTransaction(shop.db, (tx) => staffTryQueries(tx).counts(mail, subnet, since));
  const none = { count: 0, lastAt: null };

  it('are counted by account and by network since the last complete sign-in', async () => {
    expect(await counts(own, home, minute(0))).toEqual({ pair: none, account: none, subnet: none });
    await tried(own, home, minute(1));
    await tried(own, home, minute(2), 'passed');
    await tried(own, away, minute(3));
    await tried(other, home, minute(4));
    expect(await counts(own, home, minute(0))).toEqual({
      pair: { count: 1, lastAt: minute(1) },
      account: { count: 2, lastAt: minute(3) },
      subnet: { count: 2, lastAt: minute(4) },
    });
    expect(await counts(own, home, minute(1))).toEqual({
      pair: none,
      account: { count: 1, lastAt: minute(3) },
      subnet: { count: 1, lastAt: minute(4) },
    });
    await tried(own, away, minute(5), 'right');
    await tried(own, home, minute(6));
    expect(await counts(own, home, minute(0))).toEqual({
      pair: { count: 2, lastAt: minute(6) },
      account: { count: 1, lastAt: minute(6) },
      subnet: { count: 3, lastAt: minute(6) },
    });
  });

  it('are deleted before a time', async () => {
    await tried(own, home, minute(1));
    await tried(own, home, minute(2));
    await staffTryQueries(shop.db).deleteBefore(minute(2));
    expect((await counts(own, home, minute(0))).pair).toEqual({ count: 1, lastAt: minute(2) });
  });

  it.each([
    ['of one account', own, away],
    ['of one network', other, home],
  ])('%s are counted one after another', async (_title, mail, subnet) => {
    const { second } = await secondWaits(shop, {
      first: async (tx) => {
        await staffTryQueries(tx).counts(own, home, minute(0));
        await staffTryQueries(tx).add(own, home, minute(1));
      },
      second: (tx) => staffTryQueries(tx).counts(mail, subnet, minute(0)),
    });
    expect(second.account.count + second.subnet.count).toBe(1);
  });

  it('of another account and another network are counted without waiting', async () => {
    const race = secondWaits(shop, {
      first: (tx) => staffTryQueries(tx).counts(own, home, minute(0)),
      second: (tx) => staffTryQueries(tx).counts(other, away, minute(0)),
    });
    await expect(race).rejects.toThrow('expected the second transaction to wait');
  });
});
