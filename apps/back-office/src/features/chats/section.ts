import { MessageOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';
import { UnansweredBadge } from './unanswered-badge.tsx';

const load = async () => (await import('./chats-page.tsx')).ChatsPage;

export const chats: Section = {
  path: 'chats',
  title: 'backOfficeChats.chats',
  group: 'customers',
  icon: MessageOutlined,
  badge: UnansweredBadge,
  needs: ['answer_chat'],
  pages: [
    { path: '', load },
    { path: ':id', load },
  ],
};
