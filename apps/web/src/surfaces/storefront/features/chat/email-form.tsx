import { textLimits } from '@farad/domain/shared';
import { useState, type SubmitEvent } from 'react';

import { formText } from '#kit/form-text.ts';
import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { ChatOutcome } from './chat-api.ts';

/**
 * Form in which a guest leaves an e-mail address, so that staff can answer later. Without JavaScript it posts to the
 * page /chat.
 */
export function EmailForm({
  onKeep,
  typed = '',
  problem = null,
}: {
  onKeep: (email: string) => Promise<ChatOutcome>;
  typed?: string;
  problem?: string | null;
}) {
  const { t, to } = useWords();
  const [error, setError] = useState(problem);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const outcome = await onKeep(formText(new FormData(event.currentTarget), 'email'));
    setError(outcome.ok ? null : (outcome.message ?? t('chat.unreachable')));
  };
  return (
    <form method="post" action={to('/chat')} onSubmit={(event) => void onSubmit(event)} noValidate>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field
            name="email"
            type="email"
            label={t('chat.email')}
            hint={t('chat.emailHint')}
            autoComplete="email"
            defaultValue={typed}
            maxLength={textLimits.email}
            required
            error={error ?? undefined}
            className="w-full"
          />
        </div>
        <Button type="submit" kind="quiet" name="intent" value="email" className="mt-[1.4rem]">
          {t('chat.keepEmail')}
        </Button>
      </div>
    </form>
  );
}
