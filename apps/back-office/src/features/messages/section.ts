import { MessageOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const messages: Section = {
  path: 'messages',
  title: 'backOfficeSettings.messages',
  group: 'administration',
  icon: MessageOutlined,
  needs: ['manage_settings'],
  pages: [
    { path: '', load: async () => (await import('./messages-page.tsx')).MessagesPage },
    { path: 'ways', load: async () => (await import('./ways-page.tsx')).WaysPage },
    { path: 'staff', load: async () => (await import('./staff-notices-page.tsx')).StaffNoticesPage },
  ],
};
