import type { ChatMessage } from '@farad/contract/shop/chat';
import { messageParts, type MessageWindow } from '@farad/domain/chat';
import { formatDateTime } from '@farad/wording/format';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { useWords } from '#i18n/words.tsx';
import type { Sending } from './use-chat.ts';

/** Text of a message. Web addresses in it become links. */
function MessageText({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {messageParts(text).map((part, index) =>
        part.href === null ? (
          part.text
        ) : (
          <a key={index} href={part.href} target="_blank" rel="noopener nofollow ugc" className="underline">
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}

function Bubble({ isOwn, who, when, children }: { isOwn: boolean; who: string; when: ReactNode; children: ReactNode }) {
  const look = isOwn ? 'justify-self-end bg-copper-wash border-copper/30' : 'justify-self-start bg-paper border-line-2';
  return (
    <li className={`max-w-[85%] rounded-sm border px-3 py-2 ${look}`}>
      {children}
      <p className="mt-1 text-12 text-ink-2">
        {who} · {when}
      </p>
    </li>
  );
}

function Message({ message: { kind, text, by, at } }: { message: ChatMessage }) {
  const { t, locale } = useWords();
  const when = <time dateTime={at}>{formatDateTime(at, locale)}</time>;
  if (kind !== 'customer' && kind !== 'staff') {
    const what = kind === 'handed_over' && by === '' ? 'handed_back' : kind;
    return (
      <li className="justify-self-center text-center text-12 text-ink-2">
        {t(`chat.kind_${what}`, { name: by || t('chat.somebody') })} · {when}
      </li>
    );
  }
  const isOwn = kind === 'customer';
  return (
    <Bubble isOwn={isOwn} who={isOwn ? t('chat.you') : by || t('chat.shop')} when={when}>
      <MessageText text={text} />
    </Bubble>
  );
}

function OnItsWay({ sending, onAgain }: { sending: Sending; onAgain: (sending: Sending) => void }) {
  const { t } = useWords();
  const { text, problem } = sending;
  return (
    <Bubble
      isOwn
      who={t('chat.you')}
      when={
        problem === null ? (
          t('chat.sending')
        ) : (
          <span role="alert" className="text-error">
            {t('chat.notSent')} {problem || t('chat.unreachable')}{' '}
            <button type="button" className="underline" onClick={() => onAgain(sending)}>
              {t('chat.again')}
            </button>
          </span>
        )
      }
    >
      <MessageText text={text} />
    </Bubble>
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
  const before = useRef({ height: 0, first: 0, last: -1 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { height, ...was } = before.current;
    const wasAtEnd = was.last === -1 || height - element.scrollTop - element.clientHeight < endPx;
    if (first < was.first) element.scrollTop += element.scrollHeight - height;
    else if (wasAtEnd) element.scrollTop = element.scrollHeight;
    before.current = { height: element.scrollHeight, first, last };
  }, [first, last]);
  return box;
}

/** Messages of a conversation, newest at the bottom. */
export function MessageList({
  shown: { messages },
  sendings,
  onAgain,
  before,
  after,
  className,
}: {
  shown: MessageWindow<ChatMessage>;
  sendings: readonly Sending[];
  onAgain: (sending: Sending) => void;
  /**
   * `before` is rendered above the first message, `after` below the last one. They may be links to older and newer
   * messages.
   */
  before: ReactNode;
  after: ReactNode;
  className: string;
}) {
  const { t } = useWords();
  const last = (messages.at(-1)?.seq ?? 0) + sendings.length;
  const box = useStaysAtEnd(messages[0]?.seq ?? 0, last);
  return (
    <div
      ref={box}
      {...scrolledByKeys}
      role="log"
      aria-label={t('chat.messages')}
      className={`overflow-y-auto ${className}`}
    >
      {before}
      {messages.length + sendings.length === 0 && <p className="py-6 text-center text-ink-2">{t('chat.none')}</p>}
      <ol className="grid gap-2 py-2">
        {messages.map((message) => (
          <Message key={message.seq} message={message} />
        ))}
        {sendings.map((sending) => (
          <OnItsWay key={sending.key} sending={sending} onAgain={onAgain} />
        ))}
      </ol>
      {after}
    </div>
  );
}
