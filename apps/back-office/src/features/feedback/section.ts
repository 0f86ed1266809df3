import { MailOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

const drawer = { path: ':number', load: async () => (await import('./feedback-drawer.tsx')).FeedbackDrawer };

export const feedback: Section = {
  path: 'feedback',
  title: 'backOfficeFeedback.feedback',
  group: 'customers',
  icon: MailOutlined,
  needs: ['answer_chat'],
  pages: [{ path: '', load: async () => (await import('./feedback-page.tsx')).FeedbackPage, above: [drawer] }],
};
