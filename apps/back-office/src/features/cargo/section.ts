import { TruckOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const cargo: Section = {
  path: 'cargo',
  title: 'backOfficeSettings.cargo',
  group: 'administration',
  icon: TruckOutlined,
  needs: ['manage_settings'],
  pages: [{ path: '', load: async () => (await import('./cargo-page.tsx')).CargoPage }],
};
