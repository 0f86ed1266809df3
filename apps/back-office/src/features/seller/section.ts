import { ShopOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const seller: Section = {
  path: 'seller',
  title: 'backOfficeBank.seller',
  group: 'administration',
  icon: ShopOutlined,
  needs: ['manage_settings'],
  pages: [{ path: '', load: async () => (await import('./seller-page.tsx')).SellerPage }],
};
