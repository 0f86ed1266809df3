import { SwapOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const exchange: Section = {
  path: 'exchange',
  title: 'backOfficeExchange.exchange',
  group: 'catalogue',
  icon: SwapOutlined,
  needs: ['run_imports'],
  pages: [
    {
      path: '',
      load: async () => (await import('./history-page.tsx')).HistoryPage,
      above: [{ path: 'runs/:runId', load: async () => (await import('./run-drawer.tsx')).RunDrawer }],
    },
    { path: 'mapping', load: async () => (await import('./mapping-page.tsx')).MappingPage },
    { path: 'account', load: async () => (await import('./account-page.tsx')).AccountPage },
  ],
};
