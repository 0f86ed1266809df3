import { afterAll, beforeAll, expect, it } from 'vitest';

import { refusalOf } from '#testing/calls/basket-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { addStaff, signedInStaff, type StaffBrowser } from '#testing/staff.ts';

interface Users {
  readonly users: readonly { readonly id: string; readonly customRoles: readonly { readonly name: string }[] }[];
  readonly customRoles: readonly {
    readonly id: string;
    readonly name: string;
    readonly permissions: readonly string[];
    readonly members: number;
  }[];
}

let shop: TestShop;
let chief: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  chief = await signedInStaff(shop, 'administrator');
});
afterAll(() => shop.close());

const users = async (by: StaffBrowser = chief): Promise<Users> => (await by.get('/admin/users')).json<Users>();
const roleNamed = async (name: string) => (await users()).customRoles.find((role) => role.name === name);

/** Makes a role and returns its id. */
async function make(name: string, permissions: readonly string[]): Promise<string> {
  const made = await chief.post('/admin/roles', { id: null, name, permissions });
  expect(made.statusCode, made.body).toBe(200);
  return (await roleNamed(name))?.id ?? '';
}

/** Returns a browser of a staff member who has only this custom role. */
async function member(id: string): Promise<StaffBrowser> {
  const person = await signedInStaff(shop, 'developer');
  const set = await chief.post(`/admin/users/${person.staffId}/roles`, { roles: [], customRoles: [id] });
  expect(set.statusCode, set.body).toBe(200);
  return person;
}

it('a role gives what it says, and follows its changes with the next call', async () => {
  const id = await make('Склад', ['pack_orders', 'manage_stock', 'view_products']);
  const person = await member(id);
  expect((await person.get('/admin/warehouse/queue')).statusCode).not.toBe(403);
  expect((await person.get('/admin/me')).json()).toMatchObject({ roles: [], customRoles: [{ name: 'Склад' }] });
  expect((await person.get('/admin/users')).statusCode).toBe(403);
  expect((await person.get('/admin/bank/entries')).statusCode).toBe(403);
  expect(await roleNamed('Склад')).toMatchObject({ members: 1 });
  const changed = await chief.post('/admin/roles', { id, name: 'Склад и банк', permissions: ['manage_bank'] });
  expect(changed.statusCode).toBe(200);
  expect((await person.get('/admin/bank/entries')).statusCode).not.toBe(403);
  expect((await person.get('/admin/stock')).statusCode).toBe(403);
});

it('nobody gives more than they have, nor takes over somebody who has more', async () => {
  const wide = await make('Широкая', ['refund_orders', 'view_orders']);
  const person = await member(await make('Кадры', ['manage_users', 'view_orders']));
  const refused = async (path: string, body: object) => refusalOf(await person.post(path, body)).code;
  const beyond = 'beyond_own_rights';
  expect(await refused('/admin/roles', { id: null, name: 'Ещё', permissions: ['refund_orders'] })).toBe(beyond);
  expect(await refused('/admin/roles', { id: wide, name: 'Широкая', permissions: ['view_orders'] })).toBe(beyond);
  expect(await refused('/admin/roles/remove', { id: wide })).toBe(beyond);
  const other = await addStaff(shop, ['accountant']);
  expect(await refused(`/admin/users/${other.id}/roles`, { roles: ['administrator'] })).toBe(beyond);
  expect(await refused(`/admin/users/${chief.staffId}/invitation`, { by: 'password' })).toBe(beyond);
  expect(await refused(`/admin/users/${chief.staffId}/totp/reset`, {})).toBe(beyond);
  expect(await refused(`/admin/users/${chief.staffId}/disabled`, { isDisabled: true })).toBe(beyond);
  const created = { email: 'x@farad.example', name: 'Новый', locale: 'ru', by: 'link', roles: [], customRoles: [wide] };
  expect(await refused('/admin/users', created)).toBe(beyond);
  const narrow = await person.post('/admin/roles', { id: null, name: 'Узкая', permissions: ['view_orders'] });
  expect(narrow.statusCode, narrow.body).toBe(200);
});

it('a name is taken once, a role in use stays, and staff have at least one role', async () => {
  const id = await make('Закупки', ['view_purchase_prices', 'run_imports']);
  const twice = await chief.post('/admin/roles', { id: null, name: 'закупки', permissions: ['view_orders'] });
  expect(refusalOf(twice)).toMatchObject({ status: 409, code: 'role_name_taken', field: 'name' });
  const person = await member(id);
  expect(refusalOf(await chief.post('/admin/roles/remove', { id })).code).toBe('in_use');
  const none = await chief.post(`/admin/users/${person.staffId}/roles`, { roles: [], customRoles: [] });
  expect(refusalOf(none)).toMatchObject({ status: 400, field: 'roles' });
  const unknown = await chief.post(`/admin/users/${person.staffId}/roles`, { roles: [], customRoles: ['999999'] });
  expect(refusalOf(unknown)).toMatchObject({ status: 400, field: 'customRoles' });
  const wrong = await chief.post('/admin/roles', { id: null, name: 'Чужая', permissions: ['manage_company'] });
  expect(refusalOf(wrong).status).toBe(400);
  await chief.post(`/admin/users/${person.staffId}/roles`, { roles: ['support'], customRoles: [] });
  expect((await chief.post('/admin/roles/remove', { id })).statusCode).toBe(200);
  expect((await chief.post('/admin/roles/remove', { id })).statusCode).toBe(404);
});

it('costs and refunds follow the permissions of the role', async () => {
  const seeing = await member(await make('С ценами', ['view_orders', 'view_products', 'view_purchase_prices']));
  const paying = await member(await make('С возвратами', ['view_orders', 'view_products', 'refund_orders']));
  const statusOf = async (by: StaffBrowser, path: string) => (await by.get(path)).statusCode;
  const paths = ['/admin/products/1/purchase-prices', '/admin/bank/refunds'] as const;
  expect(await Promise.all(paths.map((path) => statusOf(seeing, path)))).toEqual([200, 403]);
  expect(await Promise.all(paths.map((path) => statusOf(paying, path)))).toEqual([403, 200]);
});
