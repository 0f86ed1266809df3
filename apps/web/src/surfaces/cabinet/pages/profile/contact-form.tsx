import { maskPhonePartial, normaliseEmail, normalisePhone } from '@farad/domain/customer';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { CodeField } from './code-field.tsx';
import type { CodeState, Contact } from './confirm-address.server.ts';
import { phoneTitle } from './proof-form.tsx';

const isSame = (contact: Contact, typed: string, sentTo: string): boolean => {
  const result = contact === 'phone' ? normalisePhone(typed) : normaliseEmail(typed);
  return result.ok && result.value === sentTo;
};

/** A new phone or e-mail and the code that went to it; the alert of the specification where it was changed meanwhile. */
export function ContactForm({ contact, state }: { contact: Contact; state: CodeState | null }) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const [edited, setEdited] = useState<string | null>(null);
  const isPhone = contact === 'phone';
  const isSent = state !== null && state.challenge !== '';
  const isChanged = isSent && (state.isAddressChanged || !isSame(contact, edited ?? state.address, state.sentTo));
  const problem = state?.problem ?? '';
  const sentTo = state?.sentTo ?? '';
  return (
    <Form method="post" replace noValidate className="grid max-w-[460px] gap-4">
      <Field
        name="address"
        label={t(isPhone ? 'cabinet.newPhone' : 'cabinet.newEmail')}
        type={isPhone ? 'tel' : 'email'}
        inputMode={isPhone ? 'tel' : 'email'}
        autoComplete={isPhone ? 'tel' : 'email'}
        defaultValue={state?.address ?? ''}
        required
        error={isSent || problem === '' ? undefined : problem}
        onChange={(event) => setEdited(event.currentTarget.value)}
        onBlur={(event) => {
          if (isPhone) event.currentTarget.value = maskPhonePartial(event.currentTarget.value);
        }}
      />
      {isSent && (
        <div key={state.challenge} className="grid gap-4">
          <input type="hidden" name="challenge" value={state.challenge} />
          <input type="hidden" name="sent_to" value={sentTo} />
          {isChanged ? (
            <p role="alert" className="text-warn">
              {t(isPhone ? 'signIn.phoneChanged' : 'signIn.emailChanged')}
            </p>
          ) : (
            <p role="status" className="text-ink-2">
              {t('cabinet.sentTo', { address: isPhone ? phoneTitle(sentTo) : sentTo })}
            </p>
          )}
          <CodeField error={problem} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-4">
        {isSent && !isChanged && (
          <Button type="submit" name="step" value="check" size="large" disabled={isBusy}>
            {t('cabinet.confirm')}
          </Button>
        )}
        <Button
          type="submit"
          name="step"
          value="send"
          kind={isSent ? 'quiet' : 'primary'}
          size="large"
          disabled={isBusy}
        >
          {t(isSent ? 'cabinet.sendAgain' : 'cabinet.getCode')}
        </Button>
      </div>
    </Form>
  );
}
