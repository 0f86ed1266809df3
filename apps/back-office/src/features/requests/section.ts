import { QuestionCircleOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

const drawer = { path: ':number', load: async () => (await import('./request-drawer.tsx')).RequestDrawer };

export const requests: Section = {
  path: 'requests',
  title: 'backOfficeRequests.requests',
  group: 'sales',
  icon: QuestionCircleOutlined,
  needs: ['view_orders'],
  pages: [{ path: '', load: async () => (await import('./requests-page.tsx')).RequestsPage, above: [drawer] }],
};
