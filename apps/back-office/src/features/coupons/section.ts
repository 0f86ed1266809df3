import { PercentageOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const coupons: Section = {
  path: 'coupons',
  title: 'backOfficeCoupons.coupons',
  group: 'site',
  icon: PercentageOutlined,
  needs: ['manage_promotions'],
  pages: [
    {
      path: '',
      load: async () => (await import('./coupons-page.tsx')).CouponsPage,
      above: [{ path: ':id', load: async () => (await import('./coupon-drawer.tsx')).CouponDrawer }],
    },
  ],
};
