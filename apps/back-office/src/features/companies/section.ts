import { BankOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const companies: Section = {
  path: 'companies',
  title: 'backOfficePeople.companies',
  group: 'customers',
  icon: BankOutlined,
  needs: ['view_customers'],
  pages: [
    {
      path: '',
      load: async () => (await import('./companies-page.tsx')).CompaniesPage,
      above: [{ path: ':id', load: async () => (await import('./company-drawer.tsx')).CompanyDrawer }],
    },
  ],
};
