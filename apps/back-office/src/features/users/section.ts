import { TeamOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const users: Section = {
  path: 'users',
  title: 'backOfficeStaff.users',
  group: 'administration',
  icon: TeamOutlined,
  needs: ['manage_users'],
  pages: [
    {
      path: '',
      load: async () => (await import('./users-page.tsx')).UsersPage,
      above: [{ path: ':id', load: async () => (await import('./user-drawer.tsx')).UserDrawer }],
    },
  ],
};
