import { chatLimits } from '@farad/domain/chat';
import { useEffect, useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react';

import { formText } from '#kit/form-text.ts';
import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';

/** Returns true for a touch screen. There Enter starts a new line, because Shift+Enter is hard to type. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Form to write a message. Without JavaScript it posts to the page /chat. */
export function Composer({
  onSay,
  sendingKey,
  page,
  typed = '',
  problem = null,
  isFocused = false,
}: {
  onSay: (text: string) => void;
  /** Idempotency key of the message. */
  sendingKey: string;
  page: string;
  /** Text of a rejected form, when sent without JavaScript. */
  typed?: string;
  problem?: string | null;
  isFocused?: boolean;
}) {
  const { t, to } = useWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isFocused) form.current?.querySelector('textarea')?.focus();
  }, [isFocused]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = formText(new FormData(event.currentTarget), 'text').trim();
    if (text === '') return;
    event.currentTarget.reset();
    onSay(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouched()) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form ref={form} method="post" action={to('/chat')} onSubmit={onSubmit} className="grid gap-1">
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="text-13 text-error">
          {problem}
        </p>
      )}
      <input type="hidden" name="key" value={sendingKey} />
      <input type="hidden" name="page" value={page} />
      <label htmlFor={id} className="text-13 text-ink-2">
        {t('chat.text')}
      </label>
      <div className="flex min-w-0 items-end gap-2">
        <textarea
          id={id}
          name="text"
          rows={2}
          required
          maxLength={chatLimits.textMax}
          defaultValue={typed}
          onKeyDown={onKeyDown}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          className={fieldClass('!h-auto max-h-40 min-w-0 flex-1 py-2 text-16')}
        />
        <Button type="submit" name="intent" value="send">
          {t('chat.send')}
        </Button>
      </div>
    </form>
  );
}
