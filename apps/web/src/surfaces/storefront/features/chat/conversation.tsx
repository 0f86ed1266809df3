import type { Chat, ChatStatus } from '@farad/contract/shop/chat';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import type { ChatPlace } from './chat-api.ts';
import { Composer } from './composer.tsx';
import { EmailForm } from './email-form.tsx';
import { MessageList } from './message-list.tsx';
import { useChat } from './use-chat.ts';

/** Typed values and error of a form that was sent without JavaScript. */
export interface ChatFormState {
  readonly typed: { readonly text: string; readonly email: string };
  readonly problem: { readonly field: 'text' | 'email'; readonly message: string } | null;
}

function Standing({ status: { state, by, isShopThere }, hours }: { status: ChatStatus; hours: string }) {
  const { t } = useWords();
  const text =
    state === 'closed'
      ? t('chat.closed')
      : !isShopThere
        ? t('chat.away', { hours })
        : by === ''
          ? t('chat.there')
          : t('chat.withSomebody', { name: by });
  return (
    <p role="status" className="text-13 text-ink-2">
      {text}
    </p>
  );
}

const textLink = 'text-13 text-ink-2 underline';

/** Messages of the conversation, the form to write one, and the form for the guest's e-mail address. */
export function Conversation({
  chat,
  place,
  page,
  sendingKey,
  form,
  isFocused = false,
  className,
}: {
  chat: Chat;
  place: ChatPlace;
  /** Path of the page on which the visitor writes. It is stored with the message. */
  page: string;
  sendingKey: string;
  form?: ChatFormState | undefined;
  isFocused?: boolean;
  /** CSS class that sets the height of the message list. */
  className: string;
}) {
  const { t, to } = useWords();
  const { shown, status, sendings, isBegun, ...act } = useChat(chat, place, page);
  const first = shown.messages[0]?.seq;
  const problemOf = (field: 'text' | 'email') => (form?.problem?.field === field ? form.problem.message : null);
  return (
    <>
      <Standing status={status} hours={chat.hours} />
      <MessageList
        shown={shown}
        sendings={sendings}
        onAgain={(sending) => void act.sayAgain(sending)}
        className={className}
        before={
          shown.hasEarlier && (
            <p className="py-1 text-center">
              <a
                href={`${to('/chat')}?before=${first}`}
                className={textLink}
                onClick={(event) => {
                  event.preventDefault();
                  void act.showEarlier();
                }}
              >
                {t('chat.earlier')}
              </a>
            </p>
          )
        }
        after={
          shown.hasLater && (
            <p className="py-1 text-center">
              <button type="button" className={textLink} onClick={() => void act.showNewest()}>
                {t('chat.newest')}
              </button>
            </p>
          )
        }
      />
      <Composer
        key={sendingKey}
        onSay={(text) => void act.say(text)}
        sendingKey={sendingKey}
        page={page}
        typed={form?.typed.text ?? ''}
        problem={problemOf('text')}
        isFocused={isFocused}
      />
      {isBegun && status.email !== '' && (
        <p className="text-12 wrap-anywhere text-ink-2">{t('chat.emailKept', { email: status.email })}</p>
      )}
      {isBegun && status.email === '' && !chat.isSignedIn && (
        <EmailForm onKeep={act.keepEmail} typed={form?.typed.email ?? ''} problem={problemOf('email')} />
      )}
      <p className="text-12">
        <Link to={to('/c/privacy')} className={textLink}>
          {t('chat.privacy')}
        </Link>
      </p>
    </>
  );
}
