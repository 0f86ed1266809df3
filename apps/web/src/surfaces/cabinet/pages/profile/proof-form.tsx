import { maskPhone, normalisePhone } from '@farad/domain/customer';
import { Form, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { CodeField } from './code-field.tsx';
import type { CodeState, Contact } from './confirm-address.server.ts';

export const phoneTitle = (digits: string): string => {
  const phone = normalisePhone(digits);
  return phone.ok ? maskPhone(phone.value) : digits;
};

type Addresses = Readonly<Record<Contact, string>>;

const titleOf = (own: Addresses, contact: Contact): string => (contact === 'phone' ? phoneTitle(own.phone) : own.email);

/** Form that confirms the customer's identity by a code to their phone or e-mail. Some account changes require it. */
export function ProofForm({ own, state }: { own: Addresses; state: CodeState | null }) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const offered = (['phone', 'email'] as const).filter((contact) => own[contact] !== '');
  const isSent = state !== null && state.challenge !== '';
  return (
    <section className="grid max-w-[460px] gap-4">
      <div>
        <h2 className="mb-1">{t('cabinet.proofTitle')}</h2>
        <p className="text-ink-2">{t('cabinet.proofLead')}</p>
      </div>
      {isSent && (
        <Form key={state.challenge} method="post" replace noValidate className="grid gap-4">
          <input type="hidden" name="contact" value={state.contact} />
          <input type="hidden" name="challenge" value={state.challenge} />
          <p role="status" className="text-ink-2">
            {t('cabinet.sentTo', { address: titleOf(own, state.contact) })}
          </p>
          <CodeField error={state.problem} />
          <div>
            <Button type="submit" name="step" value="proof_check" size="large" disabled={isBusy}>
              {t('cabinet.confirm')}
            </Button>
          </div>
        </Form>
      )}
      {state !== null && !isSent && state.problem !== '' && (
        <p role="alert" className="text-error">
          {state.problem}
        </p>
      )}
      <Form method="post" replace className="grid justify-items-start gap-2">
        <input type="hidden" name="step" value="proof_send" />
        {offered.map((contact) => (
          <Button
            key={contact}
            type="submit"
            name="contact"
            value={contact}
            kind={isSent ? 'quiet' : 'primary'}
            disabled={isBusy}
            className="wrap-anywhere whitespace-normal"
          >
            {t('cabinet.sendTo', { address: titleOf(own, contact) })}
          </Button>
        ))}
      </Form>
    </section>
  );
}
