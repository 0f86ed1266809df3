import type { StaffChatRow } from '@farad/contract/chat';
import { Tag } from 'antd';

import { useWords } from '#i18n/words.tsx';
import type { ChangeWords } from '#ui/call/use-change.ts';
import { chatsKey } from './use-live-chats.ts';

export const chatWords: ChangeWords = { done: 'backOfficeChats.updated', notDone: 'backOfficeChats.notUpdated' };

/** What shows something of a conversation. */
export const touchedByChat = [chatsKey, ['audit']] as const;

const colours = { waiting: 'warning', open: 'processing', closed: 'default' } as const;

/** The state in a word; its colour says the same. */
export function ChatState({ chat: { state, staff } }: { chat: Pick<StaffChatRow, 'state' | 'staff'> }) {
  const { named } = useWords();
  const by = state === 'open' && staff !== null ? ` · ${staff.name}` : '';
  return (
    <Tag color={colours[state]} style={{ marginInlineEnd: 0 }}>
      {named(`backOfficeChats.state_${state}`)}
      {by}
    </Tag>
  );
}

/** Who the conversation is with. */
export function useChatName(): (chat: Pick<StaffChatRow, 'name' | 'customerId' | 'id'>) => string {
  const { t } = useWords();
  return ({ name, customerId, id }) =>
    customerId === null ? `${t('backOfficeChats.guest')} ${id}` : name || t('backOffice.nameless');
}
