import { isStaff, type Role } from '@farad/domain/customer';

import type { Browser } from './browser.ts';
import type { TestShop } from './shop.ts';
import { signedInStaff } from './staff.ts';

/** Creates a person with this role and returns their signed-in browser. */
export async function actAs(shop: TestShop, role: Role): Promise<Browser> {
  if (role === 'guest') return shop.guest();
  if (isStaff(role)) return signedInStaff(shop, role);
  const person = await shop.signedIn();
  await shop.db.updateTable('account').set({ role }).where('id', '=', person.accountId).execute();
  return person;
}

/** Returns a browser of the same person at another IP address, so that no rate limits are used up. */
export function elsewhere(shop: TestShop, person: Browser): Browser {
  const browser = shop.guest();
  for (const [name, value] of person.cookies) browser.cookies.set(name, value);
  return browser;
}
