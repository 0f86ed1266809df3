import type { StaffChatRow } from '@farad/contract/office/messages/chat';
import { Badge, Button, Empty, Flex, Segmented, Skeleton, Typography } from 'antd';
import { Link, useSearchParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useCallPages } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { ChatState, useChatName } from './chat-words.tsx';

const lists = ['active', 'mine', 'waiting', 'closed'] as const;

function Row({ chat, isChosen, search }: { chat: StaffChatRow; isChosen: boolean; search: string }) {
  const { t, dateTime } = useWords();
  const name = useChatName()(chat);
  return (
    <li>
      <Link
        to={{ pathname: `/chats/${chat.id}`, search }}
        aria-current={isChosen ? 'page' : undefined}
        className="office-chat-row"
      >
        <Flex justify="space-between" align="center" gap={8}>
          <Typography.Text strong ellipsis>
            {chat.isUnanswered ? <Badge status="error" text={name} title={t('backOfficeChats.awaits')} /> : name}
          </Typography.Text>
          <ChatState chat={chat} />
        </Flex>
        <Typography.Text type="secondary" ellipsis className="block">
          {chat.isLastOurs ? `${t('backOfficeChats.us')} ` : ''}
          {chat.last}
        </Typography.Text>
        <Typography.Text type="secondary" className="text-12">
          {dateTime(chat.changedAt)}
        </Typography.Text>
      </Link>
    </li>
  );
}

/** List of conversations, such as active or closed ones, latest message first. Live events keep it up to date. */
export function ChatList({ chosen }: { chosen: string | null }) {
  const { t, named } = useWords();
  const [params, setParams] = useSearchParams();
  const list = lists.find((each) => each === params.get('list')) ?? 'active';
  const pages = useCallPages('staffChats', (after) => ({ query: { list, after } }));
  const rows = pages.data?.pages.flatMap((page) => page.chats);
  return (
    <Flex vertical gap={8} className="shrinks grows">
      <div className="scrolls-x">
        <Segmented
          aria-label={t('backOfficeChats.which')}
          value={list}
          onChange={(value) => setParams({ list: value }, { replace: true })}
          options={lists.map((value) => ({ value, label: named(`backOfficeChats.list_${value}`) }))}
        />
      </div>
      <div className="scrolls-y shrinks">
        {pages.error === null ? null : <CallFailed error={pages.error} onRetry={() => void pages.refetch()} />}
        {rows === undefined && pages.error === null ? <Skeleton active /> : null}
        {rows?.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={named(`backOfficeChats.none_${list}`)} />
        ) : null}
        <ul className="office-chat-list">
          {(rows ?? []).map((chat) => (
            <Row key={chat.id} chat={chat} isChosen={chat.id === chosen} search={params.toString()} />
          ))}
        </ul>
        {pages.hasNextPage ? (
          <Button block loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('backOfficeChats.more')}
          </Button>
        ) : null}
      </div>
    </Flex>
  );
}
