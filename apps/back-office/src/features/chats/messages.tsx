import type { StaffChatMessage } from '@farad/contract/office/messages/chat';
import { messageParts } from '@farad/domain/chat';
import { Button, Empty, Skeleton } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { CallFailed } from '#ui/call/call-failed.tsx';
import type { useMessages } from './use-messages.ts';

/** Text of a message. Web addresses in it become links. */
function MessageText({ text }: { text: string }) {
  return (
    <div className="keeps-space breaks">
      {messageParts(text).map((part, index) =>
        part.href === null ? (
          part.text
        ) : (
          <a
            key={`${index} ${part.href}`}
            className="office-within"
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {part.text}
          </a>
        ),
      )}
    </div>
  );
}

/**
 * Page of the shop on which the message was written. If that page is of a product or an order, also links to it in the
 * back office.
 */
function WrittenFrom({ message: { page, about } }: { message: StaffChatMessage }) {
  const { t } = useWords();
  const { place } = useOffice();
  const may = useMay();
  if (page === '') return null;
  return (
    <div className="office-chat-note">
      {t('backOfficeChats.writtenFrom')}{' '}
      <a className="office-within" href={place.site + page} target="_blank" rel="noopener noreferrer">
        {page}
      </a>
      {about?.kind === 'product' && may('view_products') ? (
        <>
          {' · '}
          <Link className="office-within" to={`/products/${about.id}`}>
            {about.mpn}
          </Link>
        </>
      ) : null}
      {about?.kind === 'order' && may('view_orders') ? (
        <>
          {' · '}
          <Link className="office-within" to={`/orders/${about.number}`}>
            {t('backOfficeChats.order', { number: about.number })}
          </Link>
        </>
      ) : null}
    </div>
  );
}

function Message({ message, isPageSaid, isRead }: { message: StaffChatMessage; isPageSaid: boolean; isRead: boolean }) {
  const { t, named, dateTime } = useWords();
  const { kind, text, by, at } = message;
  if (kind !== 'customer' && kind !== 'staff') {
    const what = kind === 'handed_over' && by === '' ? 'handed_back' : kind;
    return (
      <li className="office-chat-event">
        {t(`backOfficeChats.kind_${what}`, { name: by })} · {dateTime(at)}
      </li>
    );
  }
  return (
    <li className={kind === 'staff' ? 'office-chat-ours' : 'office-chat-theirs'}>
      <MessageText text={text} />
      {isPageSaid ? null : <WrittenFrom message={message} />}
      <div className="office-chat-note">
        {kind === 'staff' ? `${by} · ` : ''}
        {dateTime(at)}
        {isRead ? ` · ${named('backOfficeChats.read')}` : ''}
      </div>
    </li>
  );
}

/** Attributes that make a box focusable, so that it can be scrolled with the keyboard. */
const scrolledByKeys = { tabIndex: 0 } as const;

/** The list counts as scrolled to its end if at most this many pixels are left. */
const endPx = 60;

/**
 * Returns a ref for the scrolling list. If the reader is at the end, the list scrolls to new messages. When older
 * messages load above, the visible ones do not move. `first` and `last` are the numbers of the shown messages.
 */
function useStaysAtEnd(first: number, last: number) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ height: 0, first: 0, last: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { height, ...was } = before.current;
    const wasAtEnd = was.last === 0 || height - element.scrollTop - element.clientHeight < endPx;
    if (first < was.first) element.scrollTop += element.scrollHeight - height;
    else if (wasAtEnd) element.scrollTop = element.scrollHeight;
    before.current = { height: element.scrollHeight, first, last };
  }, [first, last]);
  return box;
}

/** Messages and events of a conversation, newest at the bottom. */
export function Messages({ part, readSeq }: { part: ReturnType<typeof useMessages>; readSeq: number }) {
  const { t } = useWords();
  const { shown, error, onRetry, showEarlier, showNewest } = part;
  const messages = shown?.messages ?? [];
  const box = useStaysAtEnd(messages[0]?.seq ?? 0, messages.at(-1)?.seq ?? 0);
  const lastRead = messages.findLast(({ kind, seq }) => kind === 'staff' && seq <= readSeq)?.seq;
  if (error !== null) return <CallFailed error={error} onRetry={onRetry} />;
  if (shown === undefined) return <Skeleton active />;
  return (
    <div
      ref={box}
      className="office-chat-messages"
      {...scrolledByKeys}
      role="log"
      aria-label={t('backOfficeChats.messages')}
    >
      {shown.hasEarlier ? (
        <Button type="link" block onClick={() => void showEarlier()}>
          {t('backOfficeChats.earlier')}
        </Button>
      ) : null}
      {messages.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeChats.noMessages')} />
      ) : null}
      <ol>
        {messages.map((message, index) => (
          <Message
            key={message.seq}
            message={message}
            isPageSaid={messages[index - 1]?.page === message.page}
            isRead={message.seq === lastRead}
          />
        ))}
      </ol>
      {shown.hasLater ? (
        <Button type="link" block onClick={() => void showNewest()}>
          {t('backOfficeChats.newest')}
        </Button>
      ) : null}
    </div>
  );
}
