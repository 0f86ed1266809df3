import type { BotCheck } from '@farad/contract/users';
import type { WireUser } from '@farad/contract/users';
import { maskPhone, normalisePhone } from '@farad/domain/customer';
import { useNavigation } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { Field } from '../../../../ui/field.tsx';
import { blankSignIn, SignInForm, type FormProps } from '../../features/sign-in/sign-in-form.tsx';
import type { SignInState } from '../../features/sign-in/sign-in.server.ts';
import { Block } from './block.tsx';
import { needsEmail } from './needs-email.ts';
import type { TypedCheckout } from './typed-checkout.ts';

/** The sign-in is a part of the checkout's own form: what is typed anywhere in it is sent with every step. */
const Within = ({ className, children }: FormProps) => <div className={className}>{children}</div>;

function Confirmed({ user }: { user: WireUser }) {
  const { t } = useWords();
  const phone = normalisePhone(user.phone);
  return (
    <p className="text-stock">
      {user.phone === '' ? user.email : phone.ok ? maskPhone(phone.value) : user.phone}
      <span className="ml-2 text-13 text-ink-2">
        {t(user.phone === '' ? 'checkout.contactConfirmedEmail' : 'checkout.contactConfirmed')}
      </span>
    </p>
  );
}

/** Who orders: a guest confirms his phone here, which is the sign-in (product A6). */
export function ContactBlock({
  user,
  typed,
  signIn,
  botCheck,
  receiptNeedsEmail,
  errors,
}: {
  user: WireUser | null;
  typed: TypedCheckout;
  signIn: SignInState | null;
  botCheck: BotCheck;
  receiptNeedsEmail: boolean;
  errors: Readonly<Record<string, string>>;
}) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const typedSignIn = signIn ?? blankSignIn;
  const hasEmail = user === null ? typedSignIn.channel === 'email' : user.email !== '';
  const missing = errors['address'];
  const state: SignInState =
    missing === undefined ? typedSignIn : { ...typedSignIn, problem: 'error', message: missing };
  return (
    <Block id="contact" title={t('checkout.contact')}>
      {user === null ? (
        <div className="max-w-[420px]">
          <p className="mb-4 text-ink-2">{t('signIn.guestConfirm')}</p>
          <SignInForm state={state} botCheck={botCheck} sender={{ Form: Within, action: '', isBusy }} />
        </div>
      ) : (
        <Confirmed user={user} />
      )}
      <div className="grid items-start gap-3.5 sm:grid-cols-2">
        <Field
          name="name"
          label={t('checkout.name')}
          autoComplete="name"
          required
          maxLength={100}
          defaultValue={typed.name || user?.name}
          error={errors['name']}
        />
        <Field
          name="email"
          type="email"
          label={t('checkout.email')}
          hint={t('checkout.emailHint')}
          autoComplete="email"
          required={needsEmail(typed.payment, receiptNeedsEmail, hasEmail)}
          maxLength={254}
          defaultValue={typed.email || user?.email}
          error={errors['email']}
        />
      </div>
    </Block>
  );
}
