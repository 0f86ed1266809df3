import { afterAll, beforeAll, expect, it } from 'vitest';

import { ConfigError, readConfig } from '#config/config.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { bootstrapStaff } from './bootstrap-staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function start(environment: Record<string, string> = {}): Promise<readonly string[]> {
  const lines: string[] = [];
  const config = readConfig(environment);
  await bootstrapStaff({ db: shop.db, clock: shop.deps.clock, config }, (text) => lines.push(text));
  return lines;
}

const signIn = async (email: string, password: string): Promise<number> =>
  (await shop.guest().post('/admin/sign-in', { email, password })).statusCode;

it('creates an administrator with a password printed once, which works', async () => {
  const [line = '', ...others] = await start();
  expect(others).toEqual([]);
  const [, email = '', password = ''] = /administrator (\S+), password (\S+) /.exec(line) ?? [];
  expect(await signIn(email, password)).toBe(200);
  expect(await start()).toEqual([]);
  const { rows } = await shop.pool.query<{ text: string }>('select row_to_json(staff)::text as text from staff');
  expect(rows.map(({ text }) => text).join()).not.toContain(password);
});

it('creates the staff of the environment, and never changes the password of an existing one', async () => {
  const first = { ADMIN_EMAIL: 'chief@farad.example', ADMIN_PASSWORD: 'Луна над заводом 7' };
  expect(await start(first)).toEqual([]);
  await start({ ...first, ADMIN_PASSWORD: 'Совсем другой текст 8' });
  expect(await signIn('chief@farad.example', 'Луна над заводом 7')).toBe(200);
  expect(await signIn('chief@farad.example', 'Совсем другой текст 8')).toBe(401);
  await start({ DEVELOPER_EMAIL: 'dev@farad.example', DEVELOPER_PASSWORD: 'паяльник греет стол' });
  const roles = await shop.pool.query<{ role: string }>(
    "select role from staff_role join staff on staff.id = staff_id where email = 'dev@farad.example'",
  );
  expect(roles.rows).toEqual([{ role: 'developer' }]);
  const log = await shop.pool.query<{ after: object }>(
    `select action, staff_id, object_kind, after, ip, request_id from audit
     where after->>'email' in ('chief@farad.example', 'dev@farad.example') order by id`,
  );
  const made = { action: 'staff.created', staff_id: null, object_kind: 'staff', ip: '127.0.0.1', request_id: 'start' };
  expect(log.rows).toEqual([
    { ...made, after: { email: 'chief@farad.example', roles: ['administrator'] } },
    { ...made, after: { email: 'dev@farad.example', roles: ['developer'] } },
  ]);
});

it.each([
  ['ADMIN', 'short'],
  ['ADMIN', 'password123456'],
  ['DEVELOPER', 'aaaaaaaaaaaaaa'],
])('a weak password prevents the start and is named: %s %s', (name, password) => {
  const environment = { [`${name}_EMAIL`]: 'a@farad.example', [`${name}_PASSWORD`]: password };
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(`${name}_PASSWORD`);
});
