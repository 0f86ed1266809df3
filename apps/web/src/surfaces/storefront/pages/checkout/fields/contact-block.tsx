import type { BotCheck, WireUser } from '@farad/contract/shop/sign-in';
import { maskPhone, normalisePhone } from '@farad/domain/customer';
import { textLimits } from '@farad/domain/shared';
import { useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Field } from '#ui/field.tsx';
import { blankSignIn, SignInForm, type FormProps } from '#surfaces/storefront/features/sign-in/sign-in-form.tsx';
import type { SignInState } from '#surfaces/storefront/features/sign-in/sign-in.server.ts';
import { Block } from './block.tsx';
import { needsEmail } from '../needs-email.ts';
import type { TypedCheckout } from '../typed-checkout.ts';

/**
 * Stands in for the sign-in form's `<form>`. The sign-in is part of the checkout form, so that each step also sends the
 * other typed values.
 */
const Within = ({ className, children }: FormProps) => <div className={className}>{children}</div>;

/** Returns the buyer's confirmed phone, formatted; without a phone, the e-mail. */
function addressTitle({ phone, email }: WireUser): string {
  const read = normalisePhone(phone);
  return phone === '' ? email : read.ok ? maskPhone(read.value) : phone;
}

function Confirmed({ user }: { user: WireUser }) {
  const { t } = useWords();
  return (
    <p className="text-stock">
      {addressTitle(user)}
      <span className="ml-2 text-13 text-ink-2">
        {t(user.phone === '' ? 'checkout.contactConfirmedEmail' : 'checkout.contactConfirmed')}
      </span>
    </p>
  );
}

/** Contact of the buyer. A guest confirms a phone or e-mail here, which signs them in (product A6). */
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
  // A guest who signs in by e-mail needs no other e-mail: receipts and messages go to that one.
  const isByEmail = user === null && typedSignIn.channel === 'email';
  const hasEmail = isByEmail || (user !== null && user.email !== '');
  const missing = errors['address'];
  const state: SignInState =
    missing === undefined ? typedSignIn : { ...typedSignIn, problem: 'error', message: missing };
  const [name, email] = [typed.name || (user?.name ?? ''), typed.email || (user?.email ?? '')];
  const isEmailNeeded = needsEmail(typed.payment, receiptNeedsEmail, hasEmail);
  const isFinished = user !== null && name !== '' && (email !== '' || !isEmailNeeded);
  return (
    <Block
      id="contact"
      title={t('checkout.contact')}
      finished={isFinished ? { line: [name, addressTitle(user), email].filter(Boolean).join(', ') } : null}
      isWrong={['name', 'email', 'address'].some((field) => field in errors)}
    >
      {user === null ? (
        <div className="max-w-[420px]">
          <p className="mb-4 text-ink-2">{t(isByEmail ? 'checkout.accountByEmail' : 'checkout.accountByPhone')}</p>
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
          maxLength={textLimits.personName}
          defaultValue={name}
          error={errors['name']}
        />
        {!isByEmail && (
          <Field
            name="email"
            type="email"
            label={t('checkout.email')}
            hint={t('checkout.emailHint')}
            autoComplete="email"
            required={isEmailNeeded}
            maxLength={textLimits.email}
            defaultValue={email}
            error={errors['email']}
          />
        )}
      </div>
    </Block>
  );
}
