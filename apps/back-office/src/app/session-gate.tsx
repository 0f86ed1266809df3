import { useQueryClient } from '@tanstack/react-query';
import { App, Modal, Skeleton } from 'antd';
import { Outlet } from 'react-router';

import { useCall } from '../ui/call/use-call.ts';

import { Refused } from '../api.ts';
import { SignIn } from '../features/sign-in/sign-in.tsx';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { useWords } from '../i18n/words.tsx';
import { MeProvider } from '../office.tsx';
import { CallFailed } from '../ui/call/call-failed.tsx';
import { useExpiry } from './session-over.tsx';

/**
 * Shows the application only to signed-in staff. When a session expires, a dialog asks to sign in again and the screen
 * below stays open.
 */
export function SessionGate() {
  const { t } = useWords();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const expiry = useExpiry();
  const me = useCall('staffMe');

  const greet = (): void => {
    expiry.set(false);
    void message.success(t('signIn.success'));
  };
  const renew = async (): Promise<void> => {
    const before = me.data?.id;
    const { data: now } = await me.refetch();
    // If another staff member signed in, reload, so that they do not see the previous one's screen.
    if (now?.id !== before) return location.reload();
    greet();
    await queries.invalidateQueries();
  };

  if (me.data === undefined) {
    if (me.error instanceof Refused && me.error.code === 'unauthenticated') {
      return (
        <SignInPage>
          <SignIn onDone={() => void me.refetch().then(greet)} />
        </SignInPage>
      );
    }
    if (me.error !== null) return <CallFailed error={me.error} onRetry={() => void me.refetch()} />;
    return <Skeleton active className="pad-24" />;
  }
  return (
    <MeProvider value={me.data}>
      <Outlet />
      <Modal
        open={expiry.isExpired}
        title={t('backOffice.sessionOver')}
        footer={null}
        closable={false}
        keyboard={false}
        mask={{ closable: false }}
        destroyOnHidden
        zIndex={1500}
      >
        <p>{t('backOffice.sessionOverLead')}</p>
        <SignIn email={me.data.email} onDone={() => void renew()} />
      </Modal>
    </MeProvider>
  );
}
