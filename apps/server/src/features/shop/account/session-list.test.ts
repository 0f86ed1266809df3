import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Deps } from '#deps.ts';
import { startActing, startSession, type Actor } from '#http/session/session.ts';
import { sha256 } from '#kit/sha256.ts';
import { endOtherSessions, endOwnSession, listSessions } from './sessions.ts';

const shop = openShopRows();
const start = new Date('2026-11-20T06:00:00.000Z');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const guest: Actor = { kind: 'guest', role: 'guest', coefficient: 10_000 as never };
const deps = (at = later(100)) => ({ db: shop.db, clock: () => at }) as unknown as Deps;

/**
 * Four sessions: the caller's own, another one of the caller, one of staff who act as the caller, and one of another
 * person.
 */
let caller: Actor;
let ids: readonly string[];
beforeEach(async () => {
  await shop.run('truncate session, api_key cascade');
  const own = await startSession(shop.db, 1, firefox, start);
  await startSession(shop.db, 1, '', later(10));
  await startActing(shop.db, { accountId: 1, staffId: 2, userAgent: '' }, later(20), later(900));
  await startSession(shop.db, 2, '', later(30));
  ids = await shop.read('select id from session order by created_at');
  caller = { kind: 'account', account: { id: 1 }, sessionHash: sha256(own) } as unknown as Actor;
});
const left = () => shop.read('select id from session order by created_at');

describe('the sign-ins of a person', () => {
  it('are listed, the current one first', async () => {
    const answer = await listSessions(deps(), caller);
    expect(answer.ok && answer.value.map(({ id, isCurrent, isSupport }) => [id, isCurrent, isSupport])).toEqual([
      [ids[0], true, false],
      [ids[2], false, true],
      [ids[1], false, false],
    ]);
    expect(answer.ok && answer.value[0]).toEqual({
      id: ids[0],
      browser: 'Firefox',
      system: 'Linux',
      startedAt: start.toISOString(),
      seenAt: start.toISOString(),
      isCurrent: true,
      isSupport: false,
    });
    const after = await listSessions(deps(later(900)), caller);
    expect(after.ok && after.value).toHaveLength(2);
  });

  it('end one by one, and those of no other person', async () => {
    const missing = { ok: false, error: { code: 'not_found' } };
    for (const id of [ids[3] ?? '', 'x', `${ids[1]}x`, `x${ids[1]}`, (ids[1] ?? '').toUpperCase()])
      expect([id, await endOwnSession(deps(), caller, id)]).toEqual([id, missing]);
    expect(await left()).toEqual(ids);
    const answer = await endOwnSession(deps(), caller, ids[1] ?? '');
    expect(answer.ok && answer.value.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect(await left()).toEqual([ids[0], ids[2], ids[3]]);
  });

  it('end together, but for the current one', async () => {
    const answer = await endOtherSessions(deps(), caller, false);
    expect(answer.ok && answer.value.map(({ id }) => id)).toEqual([ids[0]]);
    expect(await left()).toEqual([ids[0], ids[3]]);
  });

  it('are nothing to a guest', async () => {
    const refused = { ok: false, error: { code: 'unauthenticated' } };
    expect([
      await listSessions(deps(), guest),
      await endOwnSession(deps(), guest, ids[0] ?? ''),
      await endOtherSessions(deps(), guest, true),
    ]).toEqual([refused, refused, refused]);
    expect(await left()).toEqual(ids);
  });
});

it.each([
  [true, [true, false]],
  [false, [false, false]],
])('keys end with all sign-ins when asked: %s', async (withKeys, revoked) => {
  await shop.run(
    `insert into api_key (account_id, name, token_sha256, token_end, scopes, per_minute, created_at)
      select n, 'Key', sha256(n::text::bytea), '', '{orders}', 1, $1 from generate_series(1, 2) n`,
    start,
  );
  await endOtherSessions(deps(), caller, withKeys);
  expect(await shop.read('select revoked_at is not null from api_key order by account_id')).toEqual(
    revoked.map(String),
  );
});
