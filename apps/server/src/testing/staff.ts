import { staffQueries } from '@farad/database/staff/staff.queries';
import type { StaffRole } from '@farad/domain/customer';

import { startStaffSession } from '../http/session/staff-session.ts';
import type { Browser } from './browser.ts';
import type { TestShop } from './shop.ts';

export interface StaffBrowser extends Browser {
  readonly staffId: number;
  readonly email: string;
}

let last = 0;

/** Adds a staff member, by default without a password. */
export async function addStaff(shop: TestShop, roles: readonly StaffRole[], passwordHash: string | null = null) {
  last += 1;
  const email = `staff${last}@farad.example`;
  const { deps, db } = shop;
  const now = deps.clock();
  const id = await staffQueries(db).create({ email, name: `Staff ${last}`, locale: 'ru', roles, passwordHash, now });
  if (id === undefined) throw new Error('the address is taken');
  return { id, email };
}

/** Returns a browser in which a new staff member with these roles is signed in. */
export async function signedInStaff(shop: TestShop, ...roles: readonly StaffRole[]): Promise<StaffBrowser> {
  const { id, email } = await addStaff(shop, roles);
  const browser = shop.guest();
  const cookies = {
    get: (name: string) => browser.cookies.get(name),
    set: (name: string, value: string) => void browser.cookies.set(name, value),
    clear: (name: string) => void browser.cookies.delete(name),
  };
  const visitor = { cookies, userAgent: 'test', ip: '127.0.0.1' };
  await startStaffSession(shop.db, { staffId: id, step: 'done' }, visitor, shop.deps.clock());
  return { ...browser, staffId: id, email };
}
