import { writingLimits } from '@farad/domain/review';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { RefusedWriting } from './writing.ts';

/**
 * Collapsible form to write a review, question or answer. It has a field for the author's name and posts to the product
 * page. It is open if the server rejected it. Renders nothing for a guest.
 */
export function WritingForm({
  intent,
  questionId = '',
  title,
  label = title,
  note,
  refused,
  children,
}: {
  intent: RefusedWriting['intent'];
  questionId?: string;
  title: string;
  /** Name for screen readers, whose users may not know what the form belongs to. */
  label?: string;
  note: string;
  refused: RefusedWriting | null;
  children: (of: { typed: (name: string) => string; errorOf: (name: string) => string | undefined }) => ReactNode;
}) {
  const { t } = useWords();
  const user = useFrame()?.user ?? null;
  const isBusy = useNavigation().state === 'submitting';
  if (user === null) return null;
  const own = refused?.intent === intent && refused.questionId === questionId ? refused : null;
  const typed = (name: string) => own?.typed[name] ?? '';
  const errorOf = (name: string) => (own?.field === name ? own.message : undefined);
  const isPlaced = ['authorName', 'rating', 'text', 'pros', 'cons'].includes(own?.field ?? '');
  return (
    <details open={own !== null} className="no-print max-w-[640px]">
      <summary aria-label={label} className="inline-block py-1 text-copper-ink hover:underline">
        {title}
      </summary>
      <Form method="post" preventScrollReset noValidate className="mt-2 grid gap-3 border border-line-2 bg-raised p-4">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="questionId" value={questionId} />
        {own !== null && !isPlaced && (
          <p role="alert" className="text-error">
            {own.message}
          </p>
        )}
        {children({ typed, errorOf })}
        <Field
          name="authorName"
          label={t('fields.authorName')}
          defaultValue={own === null ? user.name : typed('authorName')}
          maxLength={writingLimits.authorNameMax}
          autoComplete="given-name"
          required
          error={errorOf('authorName')}
        />
        <p className="text-12 text-ink-2">{note}</p>
        <Button type="submit" disabled={isBusy} className="justify-self-start">
          {t('writing.send')}
        </Button>
      </Form>
    </details>
  );
}
