import { afterAll, beforeAll, expect, test } from 'vitest';

import { connect, type Connection } from '../connection/connect.ts';
import { loginChallengeQueries, loginGrantQueries, loginSendQueries, loginTryQueries } from './sign-in.queries.ts';
import { createTestDatabase } from '../connection/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const now = new Date('2026-11-21T12:00:00Z');
const secondsLater = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const pair = { destinationHash: Buffer.alloc(32, 1), browserHash: Buffer.alloc(32, 2) };

test('the sweep deletes expired sends, challenges and grants, and keeps the others', async () => {
  const { db } = connection;
  const sends = loginSendQueries(db);
  for (const [id, at] of [
    ['old', now],
    ['new', secondsLater(3600)],
  ] as const) {
    await sends.add({ ...pair, channel: 'sms', ip: '10.0.0.1', subnet: '10.0.0.0/24', isKnownBrowser: false, now: at });
    const codeHmac = Buffer.alloc(32, 3);
    const expiresAt = new Date(at.getTime() + 300_000);
    await loginChallengeQueries(db).add({ ...pair, id, channel: 'sms', codeHmac, now: at, expiresAt });
    await loginTryQueries(db).add(id === 'new', at);
    const address = { channel: 'sms', destination: '79161234567' } as const;
    await loginGrantQueries(db).add({ ...address, ...pair, challengeId: id, now: at, expiresAt });
  }
  await sends.deleteBefore(secondsLater(1800));
  expect(await sends.moments(pair, new Date(0))).toEqual([secondsLater(3600)]);
  expect(await loginTryQueries(db).since(new Date(0))).toEqual({ tries: 1, failures: 0 });
  expect(await sends.ofShop('sms', new Date(0))).toBe(1);
  expect(await sends.ofShop('email', new Date(0))).toBe(0);
  expect(await db.selectFrom('login_challenge').select('id').execute()).toEqual([{ id: 'new' }]);
  expect(await db.selectFrom('login_grant').select('challenge_id').execute()).toEqual([{ challenge_id: 'new' }]);
});
