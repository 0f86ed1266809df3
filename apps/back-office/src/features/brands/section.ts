import { TrademarkOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const brands: Section = {
  path: 'brands',
  title: 'backOfficeCatalogue.brands',
  group: 'catalogue',
  icon: TrademarkOutlined,
  needs: ['view_products'],
  pages: [
    {
      path: '',
      load: async () => (await import('./brands-page.tsx')).BrandsPage,
      above: [{ path: ':id', load: async () => (await import('./brand-drawer.tsx')).BrandDrawer }],
    },
  ],
};
