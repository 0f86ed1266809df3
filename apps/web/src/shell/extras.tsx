import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';

import { cookieValue } from '../cookies.ts';
import { loadNamespaces } from '../i18n/load-words.ts';
import { withoutLocale } from '../i18n/locale-path.ts';
import { useWords } from '../i18n/words.tsx';
import { checkVersion } from './app-version.ts';
import { useFrame } from './frame.ts';

const features = () => import('../surfaces/storefront/features/sign-in/late.tsx');
const SignInDialog = lazy(async () => ({ default: (await features()).SignInDialog }));
const SignInOffer = lazy(async () => ({ default: (await features()).SignInOffer }));

/** Whoever stays so long is offered to sign in. */
const offerAfterMs = 20_000;

/** Where the offer would only be in the way. */
const isQuiet = (pathname: string): boolean => /^\/(?:basket|checkout|sign-in|cabinet)\b/.test(withoutLocale(pathname));

const isThere = (name: string): boolean => cookieValue(document.cookie, name) !== undefined;

/** A press on a link to the sign-in that the browser would follow in this tab. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return isPlain && event.target instanceof Element ? event.target.closest('a[data-sign-in]') : null;
}

/** Hints of a sign-in beside a page for guests: the session is asked, once a document (specification section 4). */
function useSilentSignIn(isGuest: boolean): void {
  const { to } = useWords();
  const { revalidate } = useRevalidator();
  const [address, home] = [to('/silent-sign-in'), to('/')];
  useEffect(() => {
    if (!isGuest || cookieValue(document.cookie, 'isuser') !== 'true') return;
    void import('./silent-sign-in.ts').then(({ signInSilently }) => signInSilently(address, home, revalidate));
  }, [isGuest, address, home, revalidate]);
}

/** What a page needs a while after it is shown: version check, silent sign-in, sign-in dialog and offer. */
export function Extras() {
  const { locale } = useWords();
  const frame = useFrame();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<'dialog' | 'offer' | null>(null);
  const isGuest = frame !== undefined && frame.user === null;
  const mayOffer = isGuest && frame.hasCookieChoice && !isQuiet(pathname);
  useEffect(checkVersion, []);
  useSilentSignIn(isGuest);

  useEffect(() => {
    const show = async (what: 'dialog' | 'offer'): Promise<void> => {
      await Promise.all([features(), loadNamespaces(locale, ['signIn'])]);
      startTransition(() => setShown((before) => (before === 'dialog' ? before : what)));
    };
    const onPress = (event: MouseEvent): void => {
      const link = pressedLink(event);
      if (link === null || link.pathname === location.pathname) return;
      event.preventDefault();
      // Where the dialog does not come, the page does.
      show('dialog').catch(() => location.assign(link.href));
    };
    document.addEventListener('click', onPress, true);
    const isOffered = mayOffer && !isThere('isLoginSalePopupHidden');
    const timer = isOffered ? setTimeout(() => void show('offer').catch(() => undefined), offerAfterMs) : undefined;
    return () => {
      document.removeEventListener('click', onPress, true);
      clearTimeout(timer);
    };
  }, [locale, mayOffer]);

  const close = () => setShown(null);
  return (
    <Suspense>
      {shown === 'dialog' && <SignInDialog onClose={close} />}
      {shown === 'offer' && mayOffer && <SignInOffer onClose={close} />}
    </Suspense>
  );
}
