import type { StaffChat } from '@farad/contract/office/messages/chat';
import { Badge, Collapse, Descriptions, Flex, Skeleton, Typography } from 'antd';
import { Link, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { EmailLink, PhoneLink } from '#ui/page/contact.tsx';
import { History } from '#ui/page/history.tsx';
import { AnswerBox } from './answer-box.tsx';
import { ChatActions } from './chat-actions.tsx';
import { ChatState, useChatName } from './chat-words.tsx';
import { Messages } from './messages.tsx';
import { useMessages } from './use-messages.ts';

/**
 * Interval in milliseconds at which the conversation is fetched again. No event reports that the customer went online
 * or offline.
 */
const pollEveryMs = 30_000;

function Details({ chat }: { chat: StaffChat }) {
  const { t, dateTime } = useWords();
  const may = useMay();
  const nameOf = useChatName();
  const { customerId, phone, email, locale, former, id } = chat;
  const name = nameOf(chat);
  const facts = [
    {
      key: 'customer',
      label: t('backOfficeChats.customer'),
      children:
        customerId !== null && may('view_customers') ? <Link to={`/customers/${customerId}`}>{name}</Link> : name,
    },
    {
      key: 'contact',
      label: t('backOfficeChats.contact'),
      children: phone === '' ? <EmailLink email={email} /> : <PhoneLink phone={phone} />,
    },
    { key: 'locale', label: t('backOfficeChats.language'), children: locale },
  ];
  return (
    <Flex vertical gap={8}>
      <Descriptions size="small" column={1} items={facts} />
      {former.length === 0 ? null : (
        <div>
          <Typography.Text strong>{t('backOfficeChats.former')}</Typography.Text>
          <ul className="office-chat-list">
            {former.map((other) => (
              <li key={other.id}>
                <Link className="office-within" to={`/chats/${other.id}`}>
                  {dateTime(other.changedAt)}
                </Link>{' '}
                {other.last}
              </li>
            ))}
          </ul>
        </div>
      )}
      {may('view_audit') ? <History object="chat" id={id} /> : null}
    </Flex>
  );
}

/** The open conversation: messages, answer form and details of the customer. `isAlone` = the list is not beside it. */
export function Conversation({ id, isAlone }: { id: string; isAlone: boolean }) {
  const { t } = useWords();
  const { search } = useLocation();
  const name = useChatName();
  const details = useCall('staffChat', { id }, { refetchInterval: pollEveryMs });
  const part = useMessages(id);
  const chat = details.data;
  if (details.error !== null) return <CallFailed error={details.error} onRetry={() => void details.refetch()} />;
  if (chat === undefined) return <Skeleton active />;
  return (
    <Flex vertical gap={8} className="shrinks grows min-0">
      <Flex wrap gap={8} align="center" justify="space-between">
        <Flex wrap gap={8} align="center">
          {isAlone ? <Link to={{ pathname: '/chats', search }}>{t('backOfficeChats.back')}</Link> : null}
          <Typography.Title level={2} className="flush text-18">
            {name(chat)}
          </Typography.Title>
          <ChatState chat={chat} />
          <Badge
            status={chat.isThere ? 'success' : 'default'}
            text={t(chat.isThere ? 'backOfficeChats.isThere' : 'backOfficeChats.isAway')}
          />
        </Flex>
        <ChatActions chat={chat} />
      </Flex>
      <Messages part={part} readSeq={chat.readSeq} />
      <AnswerBox chat={chat} />
      <Collapse
        size="small"
        items={[{ key: 'details', label: t('backOfficeChats.details'), children: <Details chat={chat} /> }]}
      />
    </Flex>
  );
}
