import { normaliseEmail, normalisePhone } from '@farad/domain/customer';
import { textLimits } from '@farad/domain/shared';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { maskTyped } from '#kit/mask-typed.ts';
import { CodeField } from './code-field.tsx';
import type { CodeState, Contact } from './confirm-address.server.ts';
import { phoneTitle } from './proof-form.tsx';

const isSame = (contact: Contact, typed: string, sentTo: string): boolean => {
  const result = contact === 'phone' ? normalisePhone(typed) : normaliseEmail(typed);
  return result.ok && result.value === sentTo;
};

/** Field type and texts for phone and e-mail. */
const kinds = {
  phone: { type: 'tel', label: 'cabinet.newPhone', changed: 'signIn.phoneChanged', titleOf: phoneTitle },
  email: { type: 'email', label: 'cabinet.newEmail', changed: 'signIn.emailChanged', titleOf: (text: string) => text },
} as const;

/**
 * Field for the code, with the phone or e-mail that the code was sent to. If the customer has changed that phone or
 * e-mail since, shows the specification's warning instead.
 */
function SentCode({ state, isChanged }: { state: CodeState; isChanged: boolean }) {
  const { t } = useWords();
  const { changed, titleOf } = kinds[state.contact];
  return (
    <div className="grid gap-4">
      <input type="hidden" name="challenge" value={state.challenge} />
      <input type="hidden" name="sent_to" value={state.sentTo} />
      {isChanged ? (
        <p role="alert" className="text-warn">
          {t(changed)}
        </p>
      ) : (
        <p role="status" className="text-ink-2">
          {t('cabinet.sentTo', { address: titleOf(state.sentTo) })}
        </p>
      )}
      <CodeField error={state.problem} />
    </div>
  );
}

/** Form that changes the phone or e-mail by a code. `state` is empty at first. */
export function ContactForm({ state }: { state: CodeState }) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const [edited, setEdited] = useState<string | null>(null);
  const { contact, address, challenge, problem, sentTo } = state;
  const { type, label } = kinds[contact];
  const isSent = challenge !== '';
  const isChanged = isSent && (state.isAddressChanged || !isSame(contact, edited ?? address, sentTo));
  return (
    <Form method="post" replace noValidate className="grid max-w-[460px] gap-4">
      <Field
        name="address"
        label={t(label)}
        type={type}
        inputMode={type}
        autoComplete={type}
        maxLength={textLimits[contact]}
        defaultValue={address}
        required
        error={isSent || problem === '' ? undefined : problem}
        onChange={(event) => {
          if (contact === 'phone') maskTyped(event);
          setEdited(event.currentTarget.value);
        }}
      />
      {isSent && <SentCode key={challenge} state={state} isChanged={isChanged} />}
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

export const blankContact = (contact: Contact): CodeState => ({
  contact,
  challenge: '',
  address: '',
  sentTo: '',
  isAddressChanged: false,
  problem: '',
});
