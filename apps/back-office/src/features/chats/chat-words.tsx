import type { StaffChatRow } from '@farad/contract/office/messages/chat';
import { Tag } from 'antd';

import { answersOf } from '#ui/call/answers-of.ts';
import { useWords } from '#i18n/words.tsx';
import type { ChangeWords } from '#ui/call/use-change.ts';

export const chatWords: ChangeWords = { done: 'backOfficeChats.updated', notDone: 'backOfficeChats.notUpdated' };

/** Calls whose cached answers are fetched again after a conversation changes. */
export const touchedByChat = [...answersOf.chats, 'auditLog'] as const;

const colours = { waiting: 'warning', open: 'processing', closed: 'default' } as const;

/** Tag with the state of a conversation. Its text is enough to know the state without the colour. */
export function ChatState({ chat: { state, staff } }: { chat: Pick<StaffChatRow, 'state' | 'staff'> }) {
  const { named } = useWords();
  const by = state === 'open' && staff !== null ? ` · ${staff.name}` : '';
  return (
    <Tag color={colours[state]} className="after-0">
      {named(`backOfficeChats.state_${state}`)}
      {by}
    </Tag>
  );
}

/** Returns a function that names the customer or guest of a conversation. */
export function useChatName(): (chat: Pick<StaffChatRow, 'name' | 'customerId' | 'id'>) => string {
  const { t } = useWords();
  return ({ name, customerId, id }) =>
    customerId === null ? `${t('backOfficeChats.guest')} ${id}` : name || t('backOffice.nameless');
}
