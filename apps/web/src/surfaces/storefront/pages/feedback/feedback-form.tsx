import type { BotCheck as BotCheckNeeds } from '@farad/contract/shop/sign-in';
import { feedbackLimits, feedbackSubjects } from '@farad/domain/feedback';
import { lazy, Suspense, useCallback, useId, useState } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router';

import { loadPartWords } from '#i18n/load-words.ts';
import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { Field, fieldClass } from '#ui/field.tsx';
import { TextBox } from '#ui/text-box.tsx';
import type { LetterState } from './letter.ts';

// Loaded on demand, because most visitors do not need it: the bot check may be off, and signed-in customers are not
// checked.
const BotCheck = lazy(async () => {
  const [module] = await Promise.all([
    import('#surfaces/storefront/features/sign-in/bot-check.tsx'),
    loadPartWords('signIn'),
  ]);
  return { default: module.BotCheck };
});

function SubjectBox({ value, error }: { value: string; error: string | undefined }) {
  const { t } = useWords();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-13 text-ink-2">
        {t('feedback.subject')}
      </label>
      <select
        id={id}
        name="subject"
        defaultValue={value}
        required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={fieldClass('h-10 text-16')}
      >
        {value === '' && <option value="">—</option>}
        {feedbackSubjects.map((subject) => (
          <option key={subject} value={subject}>
            {t(`feedback.${subject}_subject`)}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-13 text-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** Form to write to the shop. `botCheck` null = no check, because the author is signed in. */
export function FeedbackForm({
  state: { typed, errors, problem },
  botCheck,
}: {
  state: LetterState;
  botCheck: BotCheckNeeds | null;
}) {
  const { t, to } = useWords();
  const [isTouched, setTouched] = useState(false);
  // A token is valid for one message. Each answer of the server changes `key`, which starts a new check.
  const { key } = useLocation();
  const [checked, setChecked] = useState<string | null>(null);
  const onChecked = useCallback(() => setChecked(key), [key]);
  const needs = botCheck !== null && botCheck.kind !== 'off' && isTouched ? botCheck : null;
  const isBusy = useNavigation().state === 'submitting';
  const message = problem ?? (Object.keys(errors).length > 0 ? t('feedback.wrong') : null);
  return (
    <Form method="post" action={to('/feedback')} noValidate className="grid gap-4" onFocus={() => setTouched(true)}>
      {message !== null && (
        <p role="alert" className="border-l-2 border-error bg-error-wash px-3 py-2 text-error">
          {message}
        </p>
      )}
      <SubjectBox value={typed.subject} error={errors.subject} />
      <TextBox
        name="text"
        label={t('feedback.text')}
        maxLength={feedbackLimits.textMax}
        value={typed.text}
        error={errors.text}
        isRequired
      />
      <Field
        name="name"
        label={t('feedback.name')}
        autoComplete="name"
        defaultValue={typed.name}
        maxLength={feedbackLimits.nameMax}
        required
        error={errors.name}
      />
      <Field
        name="contact"
        label={t('feedback.contact')}
        hint={t('feedback.contactHint')}
        autoComplete="email"
        defaultValue={typed.contact}
        maxLength={feedbackLimits.contactMax}
        required
        error={errors.contact}
      />
      <Field
        name="orderNumber"
        label={`${t('feedback.orderNumber')} (${t('feedback.optional')})`}
        hint={t('feedback.orderNumberHint')}
        autoComplete="off"
        defaultValue={typed.orderNumber}
        maxLength={feedbackLimits.orderNumberMax}
        error={errors.orderNumber}
      />
      {needs !== null && (
        <Suspense>
          <BotCheck key={key} needs={needs} action="send_feedback" onChecked={onChecked} />
        </Suspense>
      )}
      <div>
        <Button type="submit" size="large" disabled={isBusy || (needs !== null && checked !== key)}>
          {t('feedback.send')}
        </Button>
        <p className="mt-3 text-12 text-ink-2">
          {t('feedback.consent')}{' '}
          <Link to={to('/c/privacy')} className="underline">
            {t('feedback.privacy')}
          </Link>
        </p>
      </div>
    </Form>
  );
}
