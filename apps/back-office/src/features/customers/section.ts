import { UserOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const customers: Section = {
  path: 'customers',
  title: 'backOfficePeople.customers',
  group: 'customers',
  icon: UserOutlined,
  needs: ['view_customers'],
  pages: [
    {
      path: '',
      load: async () => (await import('./customers-page.tsx')).CustomersPage,
      above: [{ path: ':id', load: async () => (await import('./customer-drawer.tsx')).CustomerDrawer }],
    },
  ],
};
