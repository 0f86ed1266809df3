import { GiftOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const bonuses: Section = {
  path: 'cashback',
  title: 'backOfficePrices.cashback',
  group: 'site',
  icon: GiftOutlined,
  needs: ['manage_promotions'],
  pages: [{ path: '', load: async () => (await import('./bonuses-page.tsx')).BonusesPage }],
};
