import { CommentOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const moderation: Section = {
  path: 'moderation',
  title: 'backOfficeQueues.moderation',
  group: 'customers',
  icon: CommentOutlined,
  needs: ['moderate_reviews'],
  pages: [
    { path: '', load: async () => (await import('./moderation-page.tsx')).ModerationPage },
    {
      path: 'all',
      load: async () => (await import('./writings-page.tsx')).WritingsPage,
      above: [{ path: ':kind/:id', load: async () => (await import('./writing-drawer.tsx')).WritingDrawer }],
    },
  ],
};
