import { RollbackOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const returns: Section = {
  path: 'returns',
  title: 'backOfficeOrders.returns',
  group: 'sales',
  icon: RollbackOutlined,
  needs: ['view_orders'],
  pages: [{ path: '', load: async () => (await import('./returns-page.tsx')).ReturnsPage }],
};
