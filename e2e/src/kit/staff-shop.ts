import { expect, request, type Page } from '@playwright/test';

import { openOwnShop, type OwnShop } from './own-shop.ts';
import { test as base } from './shop.ts';
import { administrator, codeNow } from './staff.ts';

/** A small separate shop with a signed-in administrator. */
export interface StaffShop extends OwnShop {
  /** Creates a staff account with this role, and signs it in for the browser of `page`. Both are done by API. */
  readonly signIn: (page: Page, name: string, role: string) => Promise<void>;
}

type Calls = Page['request'];

async function call<Answer>(calls: Calls, address: string, data: object): Promise<Answer> {
  const answer = await calls.post(address, { data, headers: { origin: new URL(address).origin } });
  expect([address, answer.status(), answer.ok() || (await answer.text())]).toEqual([address, answer.status(), true]);
  return (await answer.json()) as Answer;
}

/** Does the first sign-in of a staff account by API. The test staff-look-after-customers.spec.ts covers its screen. */
async function signInFirst(calls: Calls, shop: string, email: string, password: string): Promise<void> {
  await call(calls, `${shop}/api/admin/sign-in`, { email, password });
  const { secret } = await call<{ secret: string }>(calls, `${shop}/api/admin/sign-in/totp`, {});
  await call(calls, `${shop}/api/admin/sign-in/totp/confirm`, { code: codeNow(secret) });
}

/** Starts a separate shop with its first administrator signed in. */
export async function openStaffShop(name: string, settings: Readonly<Record<string, string>> = {}): Promise<StaffShop> {
  const { base: shop, end } = await openOwnShop(name, settings);
  const chief = await request.newContext();
  await signInFirst(chief, shop, administrator.email, administrator.password);
  let colleagues = 0;
  return {
    base: shop,
    signIn: async (page, called, role) => {
      colleagues += 1;
      const asked = { name: called, email: `staff-${colleagues}@farad.example`, locale: 'ru', roles: [role] };
      const added = await call<{ password: string }>(chief, `${shop}/api/admin/users`, { ...asked, by: 'password' });
      await signInFirst(page.request, shop, asked.email, added.password);
    },
    end: async () => {
      await chief.dispose();
      await end();
    },
  };
}

/**
 * Test function for staff journeys that do not affect each other. The tests of one worker share one shop and run one
 * after the other.
 */
export const test = base.extend<object, { readonly staffShop: StaffShop }>({
  staffShop: [
    async ({}, use) => {
      const shop = await openStaffShop('staff');
      await use(shop);
      await shop.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
