import type { BotCheck as BotCheckNeeds } from '@farad/contract/shop/sign-in';
import { useEffect, useId, useRef } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';

import { cookieLine } from '#kit/cookies.ts';
import { useWords } from '#i18n/words.tsx';
import { opensSignIn } from '#shell/frame.ts';
import { WholeStyles } from '#shell/page/whole-styles.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { blankSignIn, SignInForm } from './sign-in-form.tsx';
import type { SignInState } from './sign-in.server.ts';

function CloseButton({ onPress }: { onPress: () => void }) {
  const { t } = useWords();
  return (
    <button
      type="button"
      aria-label={t('shell.close')}
      onClick={onPress}
      className="-m-1 grid size-8 flex-none place-content-center text-ink-2 hover:text-copper"
    >
      <Icon name="close" size={20} />
    </button>
  );
}

/** Dialog to sign in on the current page, which reloads afterwards (specification section 4). */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const { t, to } = useWords();
  const { pathname, search } = useLocation();
  const { load, data: page } = useFetcher<{ readonly botCheck: BotCheckNeeds }>();
  const { Form, data: answer, state } = useFetcher<SignInState>();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const address = `${to('/sign-in')}?back=${encodeURIComponent(pathname + search)}`;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => void load(address), [load, address]);
  const isReady = page !== undefined;
  useEffect(() => {
    if (isReady) dialog.current?.querySelector<HTMLInputElement>('input[name=address]')?.focus();
  }, [isReady]);
  return (
    <>
      <WholeStyles />
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        // Lets a click outside close the dialog in browsers that support it. Esc and the button close it in all
        // browsers.
        closedby="any"
        onClose={onClose}
        className="pointer-events-auto m-auto w-[min(420px,calc(100vw-28px))] rounded-sm border border-line-2 bg-raised text-ink backdrop:bg-[#0007]"
      >
        <div className="p-5">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-20">
              {t('signIn.title')}
            </h2>
            <CloseButton onPress={() => dialog.current?.close()} />
          </div>
          <p className="mt-1 mb-5 text-ink-2">{t('signIn.lead')}</p>
          {page && (
            <SignInForm
              state={answer ?? blankSignIn}
              next={pathname + search}
              botCheck={page.botCheck}
              sender={{ Form, action: to('/sign-in'), isBusy: state === 'submitting' }}
            />
          )}
        </div>
      </dialog>
    </>
  );
}

/** Lifetime of the cookie that hides the offer: seven days (specification section 9). */
const hiddenSeconds = 604_800;

/**
 * Card in the corner of the page that offers to sign in. After it is closed, it is not shown for seven days (product
 * S5).
 */
export function SignInOffer({ onClose }: { onClose: () => void }) {
  const { t, to } = useWords();
  const titleId = useId();
  const close = () => {
    document.cookie = cookieLine('isLoginSalePopupHidden', 'true', hiddenSeconds, location.protocol === 'https:');
    onClose();
  };
  return (
    <>
      <WholeStyles />
      <aside
        aria-labelledby={titleId}
        className="pointer-events-auto mx-3.5 mb-3 w-[min(320px,calc(100vw-28px))] rounded-sm border border-line-2 bg-raised p-4 lg:mx-6"
      >
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="text-16">
            {t('signIn.offerTitle')}
          </h2>
          <CloseButton onPress={close} />
        </div>
        <p className="mt-1 mb-3 text-13 text-ink-2">{t('signIn.offerText')}</p>
        <Link to={to('/sign-in')} {...opensSignIn(undefined)} className={buttonClass('primary', 'medium')}>
          {t('signIn.confirm')}
        </Link>
      </aside>
    </>
  );
}
