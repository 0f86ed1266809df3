import { SettingOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const settings: Section = {
  path: 'settings',
  title: 'backOfficeSettings.settings',
  group: 'administration',
  icon: SettingOutlined,
  needs: ['manage_settings'],
  pages: [{ path: '', load: async () => (await import('./settings-page.tsx')).SettingsPage }],
};
