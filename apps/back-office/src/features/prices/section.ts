import { DollarOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const prices: Section = {
  path: 'prices',
  title: 'backOfficePrices.prices',
  group: 'site',
  icon: DollarOutlined,
  needs: ['manage_prices'],
  pages: [
    { path: '', load: async () => (await import('./prices-page.tsx')).PricesPage },
    { path: 'changes', load: async () => (await import('./changes-page.tsx')).ChangesPage },
    { path: 'coefficients', load: async () => (await import('./coefficients-page.tsx')).CoefficientsPage },
  ],
};
