import { permissionsOf } from '@farad/domain/customer';
import { beforeEach, describe, expect, it } from 'vitest';

import { openShopRows } from '../testing/shop-rows.ts';
import { sessionQueries, type NewSession } from './session.queries.ts';

const shop = openShopRows([
  `update account set prices_koef = 9000, email = 'anna@farad.example', surname = 'Иванова', locale = 'tr' where id = 1`,
  `insert into staff_role (staff_id, role) values (1, 'order_manager'), (1, 'content_editor'), (2, 'administrator')`,
]);
const queries = () => sessionQueries(shop.db);
const hash = (byte: number): Buffer => Buffer.alloc(32, byte);
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 20, 10, n));

const session = (byte: number, more: Partial<NewSession> = {}): NewSession => ({
  sha256: hash(byte),
  accountId: 1,
  userAgent: `Browser ${byte}`,
  now: minute(byte),
  expiresAt: minute(50),
  impersonatorId: null,
  ...more,
});
const left = () => shop.read(`select get_byte(token_sha256, 0) from session order by 1`);
const moments = (column: string) =>
  shop.read(`select get_byte(token_sha256, 0), ${column} from session order by token_sha256`);

beforeEach(async () => {
  await shop.run('truncate session cascade');
  await shop.run('update account set blocked_at = null, blocked_by = null');
  await shop.run('update staff set disabled_at = null');
  await queries().insert(session(3, { accountId: 2 }));
  await queries().insert(session(2, { impersonatorId: 1 }));
  await queries().insert(session(1));
});

describe('a session', () => {
  it('is found with its account', async () => {
    expect(await queries().find(hash(1), minute(49), minute(0))).toEqual({
      account: {
        id: 1,
        phone: '79260000001',
        email: 'anna@farad.example',
        username: 'user1',
        name: 'Анна 1',
        surname: 'Иванова',
        image: '',
        role: 'customer',
        locale: 'tr',
        coefficient: 9000,
        isBlocked: false,
      },
      lastSeenAt: minute(1),
      provedAt: minute(1),
      expiresAt: minute(50),
      impersonator: null,
    });
  });

  it('of staff who act for a customer has their permissions and no proof', async () => {
    expect(await queries().find(hash(2), minute(49), minute(0))).toMatchObject({
      account: { id: 1 },
      lastSeenAt: minute(2),
      provedAt: null,
      impersonator: { id: 1, name: 'Staff 1', permissions: permissionsOf(['content_editor', 'order_manager']) },
    });
    expect((await queries().find(hash(3), minute(49), minute(0)))?.account.id).toBe(2);
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

  it('of a blocked account, or of staff who may not work any more, is not found', async () => {
    await shop.run('update account set blocked_at = now(), blocked_by = 1 where id = 2');
    await shop.run('update staff set disabled_at = now() where id = 1');
    const found = async (byte: number) => (await queries().find(hash(byte), minute(10), minute(0))) !== undefined;
    expect([await found(1), await found(2), await found(3)]).toEqual([true, false, false]);
  });

  it('is marked as seen and proved without changes to others', async () => {
    await queries().touch(hash(2), minute(30));
    await queries().prove(hash(2), minute(31));
    expect(await moments('last_seen_at')).toEqual([
      `1 ${minute(1).toISOString()}`,
      `2 ${minute(30).toISOString()}`,
      `3 ${minute(3).toISOString()}`,
    ]);
    expect(await moments('proved_at')).toEqual([
      `1 ${minute(1).toISOString()}`,
      `2 ${minute(31).toISOString()}`,
      `3 ${minute(3).toISOString()}`,
    ]);
  });
});

it('returns live sessions of an account, the last seen first', async () => {
  await queries().insert(session(4, { now: minute(1) }));
  const ids = async (now: Date, since: Date) => (await queries().live(1, now, since)).map(({ sha256 }) => sha256[0]);
  const same = (
    await shop.read('select get_byte(token_sha256, 0) from session where last_seen_at = $1 order by id', minute(1))
  ).map(Number);
  expect(await ids(minute(10), minute(0))).toEqual([2, ...same]);
  expect(await ids(minute(10), minute(1))).toEqual([2]);
  expect(await ids(minute(10), minute(2))).toEqual([]);
  expect(await ids(minute(50), minute(0))).toEqual([]);
  const [first] = await queries().live(1, minute(10), minute(0));
  expect(first).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    sha256: hash(2),
    userAgent: 'Browser 2',
    createdAt: minute(2),
    lastSeenAt: minute(2),
    impersonatorId: 1,
  });
});

describe('sessions end', () => {
  const idOf = async (byte: number): Promise<string> =>
    (await shop.read('select id from session where token_sha256 = $1', hash(byte)))[0] ?? '';

  it('by their token', async () => {
    await queries().end(hash(1));
    expect(await left()).toEqual(['2', '3']);
  });

  it('by their owner, and by nobody else', async () => {
    expect(await queries().endOwn(1, await idOf(3))).toBe(false);
    expect(await left()).toEqual(['1', '2', '3']);
    const own = await idOf(1);
    expect([await queries().endOwn(1, own), await queries().endOwn(1, own)]).toEqual([true, false]);
    expect(await left()).toEqual(['2', '3']);
  });

  it('all of an account', async () => {
    await queries().endAll(1);
    expect(await left()).toEqual(['3']);
  });

  it('all of an account but one', async () => {
    await queries().endOthers(1, hash(2));
    expect(await left()).toEqual(['2', '3']);
  });

  it('in which a member of staff acts', async () => {
    await queries().insert(session(4, { accountId: 2, impersonatorId: 1 }));
    await queries().insert(session(5, { accountId: 2, impersonatorId: 2 }));
    expect((await queries().endActing(1)).toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(await left()).toEqual(['1', '3', '5']);
    expect(await queries().endActing(1)).toEqual([]);
  });

  it('after they expired or were not seen for long', async () => {
    await queries().insert(session(4, { now: minute(4), expiresAt: minute(9) }));
    await queries().insert(session(5, { now: minute(5), expiresAt: minute(10) }));
    await queries().insert(session(6, { now: minute(6), expiresAt: minute(11) }));
    await queries().deleteOver(minute(10), minute(2));
    expect(await left()).toEqual(['3', '6']);
  });
});
