import { isStaff, type Role } from '@farad/domain/customer';

import type { Browser } from './browser.ts';
import type { TestShop } from './shop.ts';
import { signedInStaff } from './staff.ts';

/** A browser of somebody who has this role; each one is a person of his own. */
export async function actAs(shop: TestShop, role: Role): Promise<Browser> {
  if (role === 'guest') return shop.guest();
  if (isStaff(role)) return signedInStaff(shop, role);
  const person = await shop.signedIn();
  await shop.db.updateTable('account').set({ role }).where('id', '=', person.accountId).execute();
  return person;
}

/** The same person at an address of its own: calls from there are counted anew. */
export function elsewhere(shop: TestShop, person: Browser): Browser {
  const browser = shop.guest();
  for (const [name, value] of person.cookies) browser.cookies.set(name, value);
  return browser;
}
