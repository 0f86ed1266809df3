import { normaliseEmail, normalisePhone } from '@farad/domain/customer';
import type { BotCheck as BotCheckNeeds } from '@farad/contract/shop/sign-in';
import { longCodeLength } from '@farad/domain/customer-sign-in';
import { textLimits } from '@farad/domain/shared';
import { type ComponentType, lazy, useCallback, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { maskTyped } from '#kit/mask-typed.ts';
import type { SignInState } from './sign-in.server.ts';

// Loaded on demand, because the bot check is off in most shops.
const BotCheck = lazy(() => import('./bot-check.tsx').then((module) => ({ default: module.BotCheck })));

/** Maximum length of a code. Codes have four digits, or six while the shop has raised its protection. */

/** Fetcher that sends the form from a dialog, without navigation. */
export interface Sender {
  readonly Form: ComponentType<FormProps>;
  readonly action: string;
  readonly isBusy: boolean;
}

export interface FormProps {
  readonly method: 'post';
  readonly action?: string;
  readonly noValidate?: boolean;
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * Returns the seconds until another code can be requested; 0 = now. They count down after each answer. Without
 * JavaScript the number stays, and the server decides.
 */
function useCountdown(state: SignInState): number {
  const { retryAfterSeconds } = state;
  const [passed, setPassed] = useState({ state, seconds: 0 });
  useEffect(() => {
    const pass = () => setPassed((before) => ({ state, seconds: before.state === state ? before.seconds + 1 : 1 }));
    const timer = setInterval(pass, 1000);
    return () => clearInterval(timer);
  }, [state]);
  return Math.max(0, retryAfterSeconds - (passed.state === state ? passed.seconds : 0));
}

const sameAddress = (channel: SignInState['channel'], typed: string, sentTo: string): boolean => {
  const result = channel === 'phone' ? normalisePhone(typed) : normaliseEmail(typed);
  return result.ok && result.value === sentTo;
};

function ChannelTabs({ channel, sender }: { channel: SignInState['channel']; sender: Sender | undefined }) {
  const { t } = useWords();
  const Sent = sender?.Form ?? Form;
  return (
    <Sent
      {...addressOf(sender)}
      method="post"
      replace
      className="grid grid-cols-2 rounded-sm border border-line-2"
      preventScrollReset
    >
      <input type="hidden" name="step" value="restart" />
      {(['phone', 'email'] as const).map((name) => (
        <button
          key={name}
          type="submit"
          name="channel"
          value={name}
          aria-pressed={channel === name}
          className="h-10 text-ink-2 aria-pressed:bg-copper-wash aria-pressed:font-semibold aria-pressed:text-copper-ink"
        >
          {t(name === 'phone' ? 'signIn.byPhone' : 'signIn.byEmail')}
        </button>
      ))}
    </Sent>
  );
}

const addressOf = (sender: Sender | undefined): Pick<FormProps, 'action'> => (sender ? { action: sender.action } : {});

function AddressField({ state, onType, error }: { state: SignInState; onType: (text: string) => void; error: string }) {
  const { t } = useWords();
  const isPhone = state.channel === 'phone';
  return (
    <Field
      key={state.channel}
      name="address"
      label={t(isPhone ? 'signIn.phone' : 'signIn.email')}
      type={isPhone ? 'tel' : 'email'}
      inputMode={isPhone ? 'tel' : 'email'}
      autoComplete={isPhone ? 'tel' : 'email'}
      maxLength={textLimits[state.channel]}
      placeholder={isPhone ? '+7 (___) ___-__-__' : 'name@example.ru'}
      defaultValue={state.address}
      required
      error={error === '' ? undefined : error}
      onChange={(event) => {
        if (isPhone) maskTyped(event);
        onType(event.currentTarget.value);
      }}
    />
  );
}

function CodeStep({
  state,
  typed,
  isBusy,
  isUnchecked,
}: {
  state: SignInState;
  typed: string;
  isBusy: boolean;
  isUnchecked: boolean;
}) {
  const { t } = useWords();
  const left = useCountdown(state);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const isChanged = !sameAddress(state.channel, typed, state.sentTo);
  const sentText = t(state.channel === 'phone' ? 'signIn.codeSentToPhone' : 'signIn.codeSentToEmail', {
    phone: state.sentToTitle,
    email: state.sentToTitle,
  });
  // After the visitor changes the phone or e-mail, a warning about the change replaces the old error.
  const isWrong = state.problem === 'wrong_code' && !isChanged;
  return (
    <>
      <input type="hidden" name="challenge" value={state.challenge} />
      <input type="hidden" name="sent_to" value={state.sentTo} />
      <input type="hidden" name="pause_left" value={left} />
      {isChanged || state.problem === 'address_changed' ? (
        <p role="alert" className="text-warn">
          {t(state.channel === 'phone' ? 'signIn.phoneChanged' : 'signIn.emailChanged')}
        </p>
      ) : (
        state.problem !== 'error' && (
          <p className="text-ink-2" role="status">
            {sentText}
          </p>
        )
      )}
      <Field
        ref={box}
        name="code"
        label={t('signIn.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{4}|[0-9]{6}"
        maxLength={longCodeLength}
        className="num w-32 text-center text-20 tracking-[0.3em]"
        error={isWrong ? t('signIn.wrongCode') : undefined}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" name="step" value="check" size="large" disabled={isBusy || isChanged}>
          {t('signIn.confirm')}
        </Button>
        {left > 0 && !isChanged ? (
          <span className="text-13 text-ink-2">{t('signIn.resendIn', { count: left })}</span>
        ) : (
          <Button type="submit" kind="quiet" name="step" value="send" disabled={isBusy || isUnchecked}>
            {t('signIn.resend')}
          </Button>
        )}
      </div>
    </>
  );
}

export const blankSignIn: SignInState = {
  channel: 'phone',
  address: '',
  sentTo: '',
  sentToTitle: '',
  challenge: '',
  problem: 'none',
  message: '',
  retryAfterSeconds: 0,
};

/**
 * Form to sign in: first phone or e-mail, then the code (product A1). The page's action calls `signInStep` and returns
 * the next state, so the form works without JavaScript. `next` = path to open after signing in.
 */
export function SignInForm({
  state,
  next,
  botCheck,
  sender,
}: {
  state: SignInState;
  next?: string;
  botCheck: BotCheckNeeds;
  sender?: Sender;
}) {
  const { t } = useWords();
  const navigation = useNavigation().state;
  const isBusy = sender ? sender.isBusy : navigation !== 'idle';
  const Sent = sender?.Form ?? Form;
  // null until the first change after hydration. Text typed earlier is in the state that the form's action returns.
  const [edited, setEdited] = useState<Pick<SignInState, 'channel' | 'address'> | null>(null);
  const typed = edited?.channel === state.channel ? edited.address : state.address;
  const hasCode = state.challenge !== '';
  // Do not load the provider's script before the visitor uses the form.
  const [isTouched, setTouched] = useState(false);
  // Each answer of the server requires a new token, because a token can be used for one code request only.
  const checkKey = state.challenge + state.message + state.channel;
  const [checked, setChecked] = useState<string | null>(null);
  const onChecked = useCallback(() => setChecked(checkKey), [checkKey]);
  const isUnchecked = botCheck.kind !== 'off' && isTouched && checked !== checkKey;
  return (
    <div className="grid gap-4" onFocus={() => setTouched(true)}>
      <ChannelTabs channel={state.channel} sender={sender} />
      {state.problem === 'shop_wide' && (
        <p role="alert" className="text-warn">
          {t('signIn.useEmail')}
        </p>
      )}
      <Sent {...addressOf(sender)} noValidate method="post" replace className="grid gap-4" preventScrollReset>
        <input type="hidden" name="channel" value={state.channel} />
        {next !== undefined && <input type="hidden" name="back" value={next} />}
        <AddressField
          state={state}
          onType={(address) => setEdited({ channel: state.channel, address })}
          error={state.problem === 'error' && typed === state.address ? state.message : ''}
        />
        {botCheck.kind !== 'off' && isTouched && (
          <Suspense>
            <BotCheck key={checkKey} needs={botCheck} action="send_code" onChecked={onChecked} />
          </Suspense>
        )}
        {hasCode ? (
          <CodeStep key={state.challenge} state={state} typed={typed} isBusy={isBusy} isUnchecked={isUnchecked} />
        ) : (
          <Button
            type="submit"
            name="step"
            value="send"
            size="large"
            disabled={isBusy || isUnchecked}
            className="justify-self-start"
          >
            {t('signIn.getCode')}
          </Button>
        )}
      </Sent>
    </div>
  );
}
