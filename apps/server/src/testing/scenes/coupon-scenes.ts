import type { StaffBonusRules, CouponsToCreate } from '@farad/contract/office/prices/promotions';

import type { Browser } from '../browser.ts';
import { signedInStaff } from '../staff.ts';
import type { TestShop } from '../shop.ts';

let last = 0;

/** Returns the body that creates a coupon of ten percent, with a code that no other coupon has. */
export function couponBody(): CouponsToCreate {
  last += 1;
  return {
    value: {
      kind: 'percent',
      percent: 10,
    },
    startsOn: null,
    endsOn: null,
    minimum: 0,
    usesMax: null,
    usesPerAccount: null,
    categoryIds: [],
    note: '',
    codes: {
      kind: 'own',
      code: `SCENE-${last}`,
    },
  };
}

/**
 * Returns the body that sets bonus rules with ten percent cashback. `startsOn`: first day of the rules; null = now.
 */
const bonusRulesBody = (startsOn: string | null = null) => ({
  rules: { cashbackPercent: 10, exceptions: [], leastPaid: 0, sharePercentMax: 10, lifeDays: 365 },
  startsOn,
});

const farDay = '2099-01-01';

/**
 * Returns functions by call name, one for each call that changes coupons. A function prepares a request that succeeds,
 * and returns its path and body.
 */
export function couponScenes(shopOf: () => TestShop) {
  const added = async (): Promise<string> => {
    const by = await signedInStaff(shopOf(), 'catalogue_manager');
    const answer = await by.post('/admin/coupons', couponBody());
    return answer.json<{ coupons: { id: string }[] }>().coupons[0]?.id ?? '';
  };
  return {
    createCoupons: async () => ['/admin/coupons', couponBody()] as const,
    setCouponTerms: async () => {
      const { codes: _, ...terms } = couponBody();
      return [`/admin/coupons/${await added()}/terms`, { ...terms, minimum: 500 }] as const;
    },
    setBonusRules: async () => ['/admin/bonus-rules', bonusRulesBody(farDay)] as const,
    callOffBonusRules: async (by: Browser) => {
      const set = await by.post('/admin/bonus-rules', bonusRulesBody(farDay));
      const coming = set.json<StaffBonusRules>().versions.find(({ state }) => state === 'coming');
      return [`/admin/bonus-rules/${coming?.id}/call-off`, {}] as const;
    },
    setCouponOn: async () => [`/admin/coupons/${await added()}/on`, { isOn: false }] as const,
  };
}
