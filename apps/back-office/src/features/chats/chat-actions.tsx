import type { StaffChat } from '@farad/contract/office/messages/chat';
import { Button, Dropdown, Flex } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMe, useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { useChange } from '#ui/call/use-change.ts';
import { chatWords, touchedByChat } from './chat-words.tsx';

/** Value of the option that returns the conversation to the queue, from which any colleague can take it. */
const anybody = 'anybody';

function HandOver({ chat: { id, staff } }: { chat: StaffChat }) {
  const { t } = useWords();
  const { api } = useOffice();
  const colleagues = useCall('staffChatColleagues');
  const hand = useChange(
    chatWords,
    (to: string) => answerOf(api.handOverChat({ id, body: { to: to === anybody ? null : to } })),
    touchedByChat,
  );
  const others = (colleagues.data ?? []).filter((each) => each.id !== staff?.id);
  const items = [
    ...(staff === null ? [] : [{ key: anybody, label: t('backOfficeChats.toAnybody') }]),
    ...others.map(({ id: key, name, isThere }) => ({
      key,
      label: isThere ? t('backOfficeChats.colleagueThere', { name }) : name,
    })),
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => hand.mutate(key) }}>
      <Button size="small" loading={hand.isPending} disabled={items.length === 0}>
        {t('backOfficeChats.handOver')}
      </Button>
    </Dropdown>
  );
}

/**
 * Buttons for all actions on a conversation except answering. There is no button for an action that the staff member
 * may not perform.
 */
export function ChatActions({ chat }: { chat: StaffChat }) {
  const { t } = useWords();
  const { api } = useOffice();
  const me = useMe();
  const { id, state, staff } = chat;
  const take = useChange(
    chatWords,
    () => answerOf(api.takeChat({ id, body: { from: staff?.id ?? null } })),
    touchedByChat,
  );
  const close = useChange(chatWords, () => answerOf(api.closeChat({ id, body: {} })), touchedByChat);
  if (state === 'closed') return null;
  const isMine = state === 'open' && staff?.id === me.id;
  return (
    <Flex wrap gap={4}>
      {isMine ? null : (
        <Button size="small" loading={take.isPending} onClick={() => take.mutate(undefined)}>
          {staff === null ? t('backOfficeChats.take') : t('backOfficeChats.takeFrom', { name: staff.name })}
        </Button>
      )}
      {isMine || state === 'waiting' ? (
        <>
          <HandOver chat={chat} />
          <Button size="small" loading={close.isPending} onClick={() => close.mutate(undefined)}>
            {t('backOfficeChats.close')}
          </Button>
        </>
      ) : null}
    </Flex>
  );
}
