import { DeploymentUnitOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';
import { WaitingBadge } from './waiting-badge.tsx';

export const operation: Section = {
  path: 'operation',
  title: 'backOfficeOperation.operation',
  group: 'administration',
  icon: DeploymentUnitOutlined,
  badge: WaitingBadge,
  needs: ['view_jobs'],
  pages: [
    {
      path: '',
      load: async () => (await import('./jobs-page.tsx')).JobsPage,
      above: [{ path: 'jobs/:task', load: async () => (await import('./runs-drawer.tsx')).RunsDrawer }],
    },
    { path: 'messages', load: async () => (await import('./messages-page.tsx')).MessagesPage },
    { path: 'webhooks', load: async () => (await import('./payment-webhooks-page.tsx')).PaymentWebhooksPage },
    { path: 'webhooks/carriers', load: async () => (await import('./carrier-notices-page.tsx')).CarrierNoticesPage },
    { path: 'webhooks/mismatches', load: async () => (await import('./mismatches-page.tsx')).MismatchesPage },
    { path: 'servers', load: async () => (await import('./servers-page.tsx')).ServersPage },
    { path: 'state', load: async () => (await import('./state-page.tsx')).StatePage },
  ],
};
