import { useMutation } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed, failureText } from '#ui/call/call-failed.tsx';
import { RecoveryCodes } from '#ui/page/recovery-codes.tsx';
import { TotpSetUp } from '#ui/page/totp-set-up.tsx';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';

type Step = 'password' | 'code' | 'enrol' | 'done';

export interface SignInProps {
  /** E-mail to start with, if the session of this staff member has expired. */
  readonly email?: string;
  readonly onDone: () => void;
}

function Failure({ error }: { error: Error | null }) {
  const words = useWords();
  if (error === null) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={words.t('signIn.failure')}
      description={failureText(error, words)}
      className="below-16"
    />
  );
}

/**
 * Second step of the first sign-in: sets up an authenticator, then shows the recovery codes, which cannot be shown
 * again.
 */
function Enrolment({ onDone }: { onDone: () => void }) {
  const { api } = useOffice();
  const begin = useCall('staffEnrol', { body: {} }, { staleTime: Infinity, gcTime: 0 });
  const confirm = useMutation({ mutationFn: (code: string) => answerOf(api.staffConfirmEnrol({ body: { code } })) });
  if (confirm.data !== undefined) return <RecoveryCodes codes={confirm.data.recoveryCodes} onSaved={onDone} />;
  if (begin.error !== null) return <CallFailed error={begin.error} onRetry={() => void begin.refetch()} />;
  if (begin.data === undefined) return <Skeleton active />;
  return (
    <>
      <Failure error={confirm.error} />
      <TotpSetUp secret={begin.data} isBusy={confirm.isPending} onCode={(code) => confirm.mutate(code)} />
    </>
  );
}

/** Staff sign-in: e-mail and password, then a code from the authenticator or a recovery code. */
export function SignIn({ email = '', onDone }: SignInProps) {
  const { api } = useOffice();
  const [chosen, setChosen] = useState<Step | null>(null);
  const begun = useCall('staffStep', {}, { staleTime: Infinity, gcTime: 0 });
  const password = useMutation({
    mutationFn: (body: { email: string; password: string }) => answerOf(api.staffSignIn({ body })),
    onSuccess: ({ step }) => setChosen(step),
  });
  const code = useMutation({
    mutationFn: (entered: string) => answerOf(api.staffSignInCode({ body: { code: entered } })),
    onSuccess: onDone,
  });
  if (begun.error !== null) return <CallFailed error={begun.error} onRetry={() => void begun.refetch()} />;
  if (begun.data === undefined) return <Skeleton active />;
  // `done` = another tab has signed in meanwhile. This form starts with the password in that case too.
  const step = chosen ?? (begun.data.step === 'done' ? 'password' : begun.data.step);
  if (step === 'enrol') return <Enrolment onDone={onDone} />;
  if (step === 'password' || step === 'done') {
    return (
      <>
        <Failure error={password.error} />
        <PasswordForm
          email={email}
          isBusy={password.isPending}
          onEdit={password.reset}
          onSend={(body) => password.mutate(body)}
        />
      </>
    );
  }
  return (
    <>
      <Failure error={code.error} />
      <CodeForm
        isBusy={code.isPending}
        onEdit={code.reset}
        onCode={(entered) => code.mutate(entered)}
        onBack={() => {
          code.reset();
          setChosen('password');
        }}
      />
    </>
  );
}
