import type { Chat } from '@farad/contract/shop/chat';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { WholeStyles } from '#shell/page/whole-styles.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { askChat, sendingKey } from './chat-api.ts';
import { Conversation } from './conversation.tsx';

/** Chat panel in the corner of any page (product S5, G). */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { t, to, locale } = useWords();
  const apiBase = useFrame()?.chat.apiBase ?? '';
  const { pathname, search } = useLocation();
  const titleId = useId();
  const [chat, setChat] = useState<Chat | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [key] = useState(sendingKey);
  const box = useRef<HTMLElement>(null);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const isWithin = event.target instanceof Node && box.current?.contains(event.target) === true;
    if (event.key === 'Escape' && isWithin) onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const outcome = await askChat({ apiBase, locale }, '/chat');
      if (isOver) return;
      if (outcome.ok) setChat(outcome.chat);
      setProblem(outcome.ok ? null : (outcome.message ?? t('chat.unreachable')));
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [apiBase, locale, t, tries]);
  return (
    <>
      <WholeStyles />
      <section
        aria-labelledby={titleId}
        ref={box}
        className="pointer-events-auto mx-3.5 mb-3 flex max-h-[calc(100dvh-9rem)] w-[min(380px,calc(100vw-28px))] flex-col gap-2 rounded-sm border border-line-2 bg-raised p-4 lg:mx-6"
      >
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="text-16">
            {t('chat.title')}
          </h2>
          <div className="flex items-center gap-3">
            <Link to={to('/chat')} onClick={onClose} className="text-13 text-ink-2 underline">
              {t('chat.wholePage')}
            </Link>
            <button
              type="button"
              aria-label={t('shell.close')}
              onClick={onClose}
              className="-m-1 grid size-8 flex-none place-content-center text-ink-2 hover:text-copper"
            >
              <Icon name="close" size={20} />
            </button>
          </div>
        </div>
        {problem !== null && (
          <div role="alert" className="grid justify-items-start gap-2">
            <p className="text-error">{problem}</p>
            <Button kind="quiet" size="small" onClick={() => setTries(tries + 1)}>
              {t('chat.again')}
            </Button>
          </div>
        )}
        {chat !== null && (
          <Conversation
            chat={chat}
            place={{ apiBase, locale }}
            page={pathname + search}
            sendingKey={key}
            isFocused
            className="h-72 min-h-24 shrink"
          />
        )}
      </section>
    </>
  );
}
