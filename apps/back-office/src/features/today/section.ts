import { DashboardOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const today: Section = {
  path: 'today',
  title: 'backOfficeOrders.today',
  group: 'sales',
  icon: DashboardOutlined,
  needs: ['view_orders', 'view_reports'],
  pages: [{ path: '', load: async () => (await import('./today-page.tsx')).TodayPage }],
};
