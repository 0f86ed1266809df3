import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';

import { cookieValue, hasSignInHint } from '../kit/cookies.ts';
import { withoutLocale } from '../i18n/locale-path.ts';
import { useWords } from '../i18n/words.tsx';
import { checkVersion } from '../shell/app-version.ts';
import { useFrame } from '../shell/frame.ts';
import type { LatePartName } from './late-extras.ts';

/** Time on the page after which sign-in is offered. */
const offerAfterMs = 20_000;

/** Returns true for pages on which the sign-in offer covers no controls: home, articles, news, reviews, catalogue. */
const isCalm = (pathname: string): boolean => /^\/(?:$|c\/|news|reviews|catalog\/?(?:manufact|$))/.test(pathname);

const isThere = (name: string): boolean => cookieValue(document.cookie, name) !== undefined;

/** Returns the clicked link to sign-in or chat; null for other clicks and for clicks that open a new tab or window. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return isPlain && event.target instanceof Element ? event.target.closest('a[data-sign-in],a[data-chat]') : null;
}

/**
 * Tries to sign in, once per document, if the page is for a guest but cookies hint at an earlier sign-in (specification
 * section 4).
 */
function useSilentSignIn(isGuest: boolean): void {
  const { to } = useWords();
  const { revalidate } = useRevalidator();
  const [address, home] = [to('/silent-sign-in'), to('/')];
  useEffect(() => {
    if (!isGuest || !hasSignInHint(document.cookie)) return;
    void import('../shell/silent-sign-in.ts').then(({ signInSilently }) => signInSilently(address, home, revalidate));
  }, [isGuest, address, home, revalidate]);
}

/** Parts of a page that load after it is shown: version check, silent sign-in, sign-in dialog and offer, chat. */
export function Extras() {
  const { to } = useWords();
  const frame = useFrame();
  const here = withoutLocale(useLocation().pathname);
  const [shown, setShown] = useState<Partial<Record<LatePartName, ComponentType<{ onClose: () => void }>>>>({});
  const isGuest = frame !== undefined && frame.user === null;
  const mayOffer = isGuest && frame.hasCookieChoice && isCalm(here);
  useEffect(checkVersion, []);
  useSilentSignIn(isGuest);

  useEffect(() => {
    const show = async (name: LatePartName): Promise<void> => {
      const There = await (await import('./late-extras.ts')).lateExtras[name]();
      startTransition(() => setShown((before) => ({ ...before, [name]: There })));
    };
    const chosen = cookieValue(document.cookie, 'language');
    if (chosen && chosen !== document.documentElement.lang) void show('language').catch(() => undefined);
    const onPress = (event: MouseEvent): void => {
      const link = pressedLink(event);
      if (link === null || link.pathname === location.pathname) return;
      event.preventDefault();
      // If the dialog or chat fails to load, open the link's page instead.
      show('chat' in link.dataset ? 'chat' : 'dialog').catch(() => location.assign(link.href));
    };
    document.addEventListener('click', onPress, true);
    const isOffered = mayOffer && !isThere('isLoginSalePopupHidden');
    const timer = isOffered ? setTimeout(() => void show('offer').catch(() => undefined), offerAfterMs) : undefined;
    return () => {
      document.removeEventListener('click', onPress, true);
      clearTimeout(timer);
    };
  }, [mayOffer]);

  const { dialog: Dialog, offer: Offer, chat: Chat, language: Hint } = shown;
  const close = (name: LatePartName) => () => setShown((before) => ({ ...before, [name]: undefined }));
  const isChat = here === '/chat';
  return (
    <>
      {Dialog && <Dialog onClose={close('dialog')} />}
      {Hint && !Chat && <Hint onClose={close('language')} />}
      {Offer && mayOffer && !Dialog && !Chat && <Offer onClose={close('offer')} />}
      {Chat && !isChat ? (
        <Chat onClose={close('chat')} />
      ) : (
        frame &&
        !isChat && (
          // A phone has the chat link in its bottom bar instead, because this button would cover the page.
          <aside aria-label={frame.chat.title} className="max-lg:hidden">
            <a href={to('/chat')} data-chat="" className="btn btn-quiet chat-tab">
              {frame.chat.title}
            </a>
          </aside>
        )
      )}
    </>
  );
}
