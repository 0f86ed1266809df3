import { may, permissions, roles, isStaff, type Permission, type Role } from '@farad/domain/customer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { actAs } from '../testing/act-as.ts';
import type { Browser } from '../testing/browser.ts';
import { ownedRoutes, publicRoutes } from '../testing/owned-routes.ts';
import { openOwnedThings } from '../testing/owned-things.ts';
import { openShop, type TestShop } from '../testing/shop.ts';
import type { InventoryLine } from './inventory.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Refusal {
  readonly error?: { readonly code: string };
}

const nameOf = ({ method, declaration }: InventoryLine): string => `${method} ${declaration?.call.path}`;

/** The kind of body that the call takes. */
const typeOf = ({ declaration }: InventoryLine): Record<string, string> => ({
  'content-type': declaration?.call.fileTypes?.[0] ?? 'application/json',
});

/** The answer of the door itself: what is refused behind it has other codes. */
async function doorOf(browser: Browser, line: InventoryLine): Promise<'open' | 'unauthenticated' | 'forbidden'> {
  const path = line.path.replace(/:\w+/g, '0');
  // Nothing that a handler could carry out: the door is asked before the body is read.
  const answer = await (line.method === 'GET' ? browser.get(path) : browser.post(path, '[]', typeOf(line)));
  const code = answer.headers['content-type']?.toString().includes('json')
    ? answer.json<Refusal | null>()?.error?.code
    : undefined;
  return answer.statusCode === 401 && code === 'unauthenticated'
    ? 'unauthenticated'
    : answer.statusCode === 403 && code === 'forbidden'
      ? 'forbidden'
      : 'open';
}

const expectedDoor = (role: Role, permission: Permission) => {
  if (may(role, permission)) return 'open';
  return role === 'guest' ? 'unauthenticated' : 'forbidden';
};

describe('T12: every route by every role', () => {
  it.each(roles)('%s finds open what the table of permissions says, and nothing else', async (role) => {
    const calls = shop.inventory.filter(({ declaration }) => declaration !== undefined);
    expect(calls.length).toBeGreaterThan(60);
    const wrong: string[] = [];
    for (const line of calls) {
      // A person for each call: one of them signs out.
      const browser = await actAs(shop, role);
      const permission = line.declaration?.permission ?? 'manage_users';
      const [door, expected] = [await doorOf(browser, line), expectedDoor(role, permission)];
      if (door !== expected) wrong.push(`${nameOf(line)} (${permission}): ${door}, not ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  it('T15: staff without the right, and customers, are refused whatever they send; no body raises a role', async () => {
    const staffOnly = shop.inventory.filter(
      ({ declaration, method }) => declaration !== undefined && method === 'POST' && isOfStaff(declaration.permission),
    );
    expect(staffOnly.length).toBeGreaterThan(0);
    for (const line of staffOnly) {
      for (const role of roles) {
        if (may(role, line.declaration?.permission ?? 'manage_users')) continue;
        const browser = await actAs(shop, role);
        const body = { role: 'administrator', state: 'published', reason: '', image: 'x', images: [] };
        const answer = await browser.post(line.path.replace(/:\w+/g, '1'), body, typeOf(line));
        expect([401, 403], `${role} ${nameOf(line)}`).toContain(answer.statusCode);
      }
    }
  });
});

/** No customer has it. */
const isOfStaff = (permission: Permission): boolean =>
  !roles.some((role) => !isStaff(role) && permissions[role].includes(permission));

describe('T12: what is somebody’s own', () => {
  it('is said of every route that names something by an id', () => {
    const named = shop.inventory.filter(
      ({ declaration }) => declaration?.call.path.includes('{') === true && !isOfStaff(declaration.permission),
    );
    const said = [...Object.keys(ownedRoutes), ...publicRoutes];
    expect(named.map(nameOf).filter((name) => !said.includes(name))).toEqual([]);
    expect(said.filter((name) => !named.map(nameOf).includes(name))).toEqual([]);
  });

  it.each(Object.entries(ownedRoutes))(
    '%s: a stranger and an owner of another such thing get the answer of an unknown id',
    async (name, { path, unknown, body }) => {
      const things = await openOwnedThings(shop);
      const other = await openOwnedThings(shop);
      const stranger = await shop.signedIn();
      const [method = ''] = name.split(' ');
      const ask = (browser: Browser, address: string) =>
        method === 'GET' ? browser.get(address) : browser.post(address, body?.(things) ?? {});
      const address = path(things);
      const nothing = await ask(stranger, unknown);
      expect([nothing.statusCode, nothing.json<Refusal>().error?.code]).toEqual([404, 'not_found']);
      for (const browser of [stranger, other.owner, await actAs(shop, 'company_owner')]) {
        const answer = await ask(browser, address);
        expect([answer.statusCode, answer.body]).toEqual([404, nothing.body]);
        expect(Object.keys(answer.headers).toSorted()).toEqual(Object.keys(nothing.headers).toSorted());
      }
      const weakStaff = await ask(await actAs(shop, 'content_editor'), address);
      expect([403, 404]).toContain(weakStaff.statusCode);
      // A guest has no account that could own it.
      const guest = await ask(shop.guest(), address);
      expect([401, 404]).toContain(guest.statusCode);
      const own = await ask(things.owner, address);
      expect([own.statusCode, own.body]).toEqual([200, own.body]);
    },
  );
});
