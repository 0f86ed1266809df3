import type { StaffBonusRules, CouponsToCreate } from '@farad/contract/office/promotions';

import type { Browser } from '../browser.ts';
import { signedInStaff } from '../staff.ts';
import type { TestShop } from '../shop.ts';

let last = 0;

/** Returns a coupon of ten percent with an unused code. */
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

/** Returns bonus rules of ten percent, from a day on. */
const bonusRulesBody = (startsOn: string | null = null) => ({
  rules: { cashbackPercent: 10, exceptions: [], leastPaid: 0, sharePercentMax: 10, lifeDays: 365 },
  startsOn,
});

const farDay = '2099-01-01';

/** Returns a successful request for each changing call about coupons. */
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
