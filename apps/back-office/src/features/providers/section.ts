import { ApiOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const providers: Section = {
  path: 'providers',
  title: 'backOfficeProviders.providers',
  group: 'administration',
  icon: ApiOutlined,
  needs: ['manage_payment_methods'],
  pages: [{ path: '', load: async () => (await import('./providers-page.tsx')).ProvidersPage }],
};
