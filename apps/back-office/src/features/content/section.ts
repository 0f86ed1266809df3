import { FileTextOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const content: Section = {
  path: 'content',
  title: 'backOfficeContent.texts',
  group: 'site',
  icon: FileTextOutlined,
  needs: ['manage_content'],
  pages: [
    { path: '', load: async () => (await import('./content-page.tsx')).ContentPage },
    { path: ':kind/:slug', load: async () => (await import('./entry-page.tsx')).EntryPage },
  ],
};
