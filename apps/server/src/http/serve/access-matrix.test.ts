import { scopeOf } from '@farad/contract/api-scopes';
import { apiScopes } from '@farad/domain/customer-api';
import { isStaff, may, roles, type Role } from '@farad/domain/customer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { actAs, elsewhere } from '#testing/act-as.ts';
import type { Browser } from '#testing/browser.ts';
import { ownedRoutes, publicRoutes } from '#testing/owned/owned-routes.ts';
import { openOwnedThings, type OwnedThings } from '#testing/owned/owned-things.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
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

/** Returns a header with a content type that the call accepts. */
const typeOf = ({ declaration }: InventoryLine): Record<string, string> => ({
  'content-type': declaration?.call.fileTypes?.[0] ?? 'application/json',
});

/** Returns the outcome of the access check only. Refusals by later checks have other codes. */
async function doorOf(browser: Browser, line: InventoryLine): Promise<'open' | 'unauthenticated' | 'forbidden'> {
  const path = line.path.replace(/:\w+/g, '0');
  // No handler accepts this body. But access is checked before the body is read.
  const answer = await (line.method === 'GET' ? browser.get(path) : browser.post(path, '[]', typeOf(line)));
  expect(answer.statusCode, nameOf(line)).not.toBe(429);
  const code = answer.headers['content-type']?.toString().includes('json')
    ? answer.json<Refusal | null>()?.error?.code
    : undefined;
  return answer.statusCode === 401 && code === 'unauthenticated'
    ? 'unauthenticated'
    : answer.statusCode === 403 && code === 'forbidden'
      ? 'forbidden'
      : 'open';
}

function expectedDoor(role: Role, { declaration }: InventoryLine) {
  if (declaration === undefined) return 'declared nowhere';
  const { door, permission } = declaration;
  // Customers and staff have separate access checks. Each treats the other group as guests.
  const isKnown = role !== 'guest' && isStaff(role) === (door === 'staff');
  if (may(isKnown ? role : 'guest', permission)) return 'open';
  return isKnown ? 'forbidden' : 'unauthenticated';
}

const customers = roles.filter((role) => !isStaff(role));

describe('T12: every route by every role', () => {
  it.each(roles)('%s can open what the table of permissions says, and nothing else', async (role) => {
    const calls = shop.inventory.filter(({ declaration }) => declaration !== undefined);
    expect(calls.length).toBeGreaterThan(60);
    const wrong: string[] = [];
    let person = await actAs(shop, role);
    for (const line of calls) {
      const browser = elsewhere(shop, person);
      const [door, expected] = [await doorOf(browser, line), expectedDoor(role, line)];
      if (door !== expected) wrong.push(`${nameOf(line)} (${line.declaration?.permission}): ${door}, not ${expected}`);
      const wasSignedOut = browser.cookies.size < person.cookies.size;
      if (wasSignedOut) person = await actAs(shop, role);
    }
    expect(wrong).toEqual([]);
  });

  it('no route is closed to everybody: each door admits somebody with the permission', () => {
    const calls = shop.inventory.filter(({ declaration }) => declaration !== undefined);
    const closed = calls.filter((line) => !roles.some((role) => expectedDoor(role, line) === 'open'));
    expect(closed.map(nameOf)).toEqual([]);
  });

  it('T15: staff without the permission, and customers, are refused whatever they send; no body raises a role', async () => {
    const staffOnly = shop.inventory.filter(
      ({ declaration, method }) => method === 'POST' && declaration?.door === 'staff',
    );
    expect(staffOnly.length).toBeGreaterThan(0);
    for (const role of roles) {
      const person = await actAs(shop, role);
      for (const line of staffOnly) {
        if (expectedDoor(role, line) === 'open') continue;
        const browser = elsewhere(shop, person);
        const body = { role: 'administrator', state: 'published', reason: '', image: 'x', images: [] };
        const answer = await browser.post(line.path.replace(/:\w+/g, '1'), body, typeOf(line));
        expect([401, 403], `${role} ${nameOf(line)}`).toContain(answer.statusCode);
      }
    }
  });
});

describe('T12: owned things', () => {
  let other: OwnedThings;
  /** Things for all routes that only read. A route that writes gets new things. */
  let read: OwnedThings;
  beforeAll(async () => {
    [other, read] = [await openOwnedThings(shop), await openOwnedThings(shop)];
  });

  it('are listed for every route with an id', () => {
    const named = shop.inventory.filter(
      ({ declaration }) =>
        declaration?.call.path.includes('{') === true &&
        declaration.door === 'customer' &&
        customers.some((role) => may(role, declaration.permission)),
    );
    const declared = [...Object.keys(ownedRoutes), ...publicRoutes];
    expect(named.map(nameOf).filter((name) => !declared.includes(name))).toEqual([]);
    expect(declared.filter((name) => !named.map(nameOf).includes(name))).toEqual([]);
  });

  it.each(Object.entries(ownedRoutes))(
    '%s: a stranger and an owner of another such thing get the answer of an unknown id',
    async (name, { path, unknown, body, type = 'application/json', ownStatus = 200 }) => {
      const [method = ''] = name.split(' ');
      const things = method === 'GET' ? read : await openOwnedThings(shop);
      const stranger = await shop.signedIn();
      const ask = (browser: Browser, address: string) =>
        method === 'GET' ? browser.get(address) : browser.post(address, body?.(things) ?? {}, { 'content-type': type });
      const address = path(things);
      const nothing = await ask(stranger, unknown);
      expect([nothing.statusCode, nothing.json<Refusal>().error?.code]).toEqual([404, 'not_found']);
      for (const browser of [stranger, other.owner, await actAs(shop, 'company_owner')]) {
        const answer = await ask(browser, address);
        expect([answer.statusCode, answer.body]).toEqual([404, nothing.body]);
        expect(Object.keys(answer.headers).toSorted()).toEqual(Object.keys(nothing.headers).toSorted());
      }
      // Guests, and staff in their own session, have no customer account, so they can own nothing.
      for (const role of ['guest', 'content_editor', 'administrator'] as const) {
        const answer = await ask(await actAs(shop, role), address);
        expect([401, 404], role).toContain(answer.statusCode);
      }
      const own = await ask(things.owner, address);
      expect([own.statusCode, own.body]).toEqual([ownStatus, own.body]);
    },
  );
});

describe('T12: every route by every key', () => {
  it.each(apiScopes)('a key made for %s opens what its scope names, and nothing else', async (scope) => {
    const owner = await shop.signedIn();
    const made = await owner.post('/account/api-keys', { name: scope, scopes: [scope], per_minute: 600 });
    const authorization = `Bearer ${made.json<{ token: string }>().token}`;
    const calls = shop.inventory.filter(({ declaration }) => declaration !== undefined);
    const wrong: string[] = [];
    for (const line of calls) {
      // The cookies of the key's owner are sent too. With a key they must have no effect.
      const path = line.path.replace(/:\w+/g, '0');
      const headers = { ...typeOf(line), authorization };
      const answer = await (line.method === 'GET' ? owner.get(path, headers) : owner.post(path, '[]', headers));
      const isJson = answer.headers['content-type']?.toString().includes('json') === true;
      const code = isJson ? answer.json<Refusal | null>()?.error?.code : undefined;
      const isShut = ['unauthenticated', 'forbidden', 'scope_missing'].includes(code ?? '');
      const { declaration } = line;
      const isOpen = declaration?.door === 'customer' && scopeOf(declaration.call) === scope;
      const isPublic = declaration?.door === 'staff' && may('guest', declaration.permission);
      if (isShut === (isOpen || isPublic)) wrong.push(`${nameOf(line)}: ${answer.statusCode} ${code}`);
    }
    expect(wrong).toEqual([]);
  });
});
