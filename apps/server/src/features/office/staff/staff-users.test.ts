import { afterAll, beforeAll, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { addStaff, signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let chief: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  chief = await signedInStaff(shop, 'administrator');
});
afterAll(() => shop.close());

interface Answer {
  readonly user: { readonly id: string; readonly roles: readonly string[]; readonly isDisabled: boolean };
  readonly password: string | null;
  readonly error?: { readonly code: string; readonly field?: string };
}

const post = async (browser: StaffBrowser, path: string, body: object = {}) => {
  const response = await browser.post(path, body);
  return { status: response.statusCode, ...response.json<Answer>() };
};

const newcomer = { name: 'Олег', locale: 'ru', roles: ['support', 'content_editor'], by: 'link' } as const;

it('invites by a link that works once and only for a good password', async () => {
  const made = await post(chief, '/admin/users', { ...newcomer, email: 'Oleg@Farad.example' });
  expect(made).toMatchObject({ status: 200, password: null, user: { roles: ['content_editor', 'support'] } });
  const { rows } = await shop.pool.query<{ text: string }>(
    "select text from outbox where recipient = 'oleg@farad.example'",
  );
  const [, token = ''] = /https:\/\/farad\.example\/admin\/invitation#(\S+)/.exec(rows[0]?.text ?? '') ?? [];
  const visitor = shop.guest();
  const accept = async (password: string) =>
    (await visitor.post('/admin/invitation/accept', { token, password })).json<{ error?: { code: string } }>();
  expect(await accept('123')).toMatchObject({ error: { code: 'weak_password', field: 'password' } });
  expect(await accept('тихая плата 19 ом')).toEqual({ isDone: true });
  expect(await accept('тихая плата 20 ом')).toMatchObject({ error: { code: 'invitation_over' } });
  const entry = await visitor.post('/admin/sign-in', { email: 'oleg@farad.example', password: 'тихая плата 19 ом' });
  expect(entry.json()).toEqual({ step: 'enrol' });
  expect(await post(chief, '/admin/users', { ...newcomer, email: 'oleg@farad.example' })).toMatchObject({
    status: 409,
    error: { code: 'address_taken', field: 'email' },
  });
});

it('a link expires after two days; a first password is shown once and works', async () => {
  const made = await post(chief, '/admin/users', { ...newcomer, email: 'late@farad.example' });
  await shop.db
    .updateTable('staff')
    .set({ invitation_expires_at: new Date(0) })
    .where('id', '=', Number(made.user.id))
    .execute();
  const again = await post(chief, `/admin/users/${made.user.id}/invitation`, { by: 'password' });
  expect(again.password).toMatch(/^\w{20}$/);
  const entry = await shop.guest().post('/admin/sign-in', { email: 'late@farad.example', password: again.password });
  expect(entry.statusCode).toBe(200);
});

it('blocks at once, and unblocks', async () => {
  const other = await signedInStaff(shop, 'support');
  const path = `/admin/users/${other.staffId}/disabled`;
  expect(await post(chief, path, { isDisabled: true })).toMatchObject({ user: { isDisabled: true } });
  expect((await other.get('/admin/me')).statusCode).toBe(401);
  expect(await post(chief, path, { isDisabled: false })).toMatchObject({ user: { isDisabled: false } });
});

it('roles apply from the next call on', async () => {
  const other = await signedInStaff(shop, 'developer');
  expect((await other.get('/admin/customers')).statusCode).toBe(403);
  await post(chief, `/admin/users/${other.staffId}/roles`, { roles: ['support', 'support'] });
  expect((await other.get('/admin/customers')).statusCode).toBe(200);
  expect((await other.get('/admin/users')).statusCode).toBe(403);
});

it('nobody can change their own roles', async () => {
  for (const [path, body] of [
    ['roles', { roles: ['administrator', 'developer'] }],
    ['disabled', { isDisabled: true }],
    ['totp/reset', {}],
    ['invitation', { by: 'password' }],
  ] as const) {
    expect(await post(chief, `/admin/users/${chief.staffId}/${path}`, body)).toMatchObject({
      status: 409,
      error: { code: 'own_account' },
    });
  }
});

it('the last administrator stays, even with parallel changes', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [await signedInStaff(shop, 'administrator'), await signedInStaff(shop, 'administrator')];
    await shop.pool.query(
      "update staff set disabled_at = now() where id <> all($1) and id in (select staff_id from staff_role where role = 'administrator')",
      [[a.staffId, b.staffId]],
    );
    const outcomes = await Promise.all([
      post(a, `/admin/users/${b.staffId}/roles`, { roles: ['support'] }),
      post(b, `/admin/users/${a.staffId}/disabled`, { isDisabled: true }),
    ]);
    const { rows } = await shop.pool.query(
      "select id from staff join staff_role on staff_id = id where role = 'administrator' and disabled_at is null",
    );
    expect(rows).toHaveLength(1);
    expect(outcomes.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  }
  await shop.pool.query('update staff set disabled_at = null where id = $1', [chief.staffId]);
});

it('an unknown staff member and an invalid id are not found', async () => {
  for (const id of ['999999', '0', 'x']) {
    expect(await post(chief, `/admin/users/${id}/totp/reset`)).toMatchObject({ status: 404 });
  }
});

it('support sees neither users nor the log', async () => {
  const support = await signedInStaff(shop, 'support');
  const { id } = await addStaff(shop, ['support']);
  for (const path of ['/admin/users', '/admin/audit']) expect((await support.get(path)).statusCode).toBe(403);
  expect(await post(support, `/admin/users/${id}/roles`, { roles: ['administrator'] })).toMatchObject({ status: 403 });
});
