import type { BotCheck as BotCheckNeeds } from '@farad/contract/shop/sign-in';
import { useEffect, useRef, useState } from 'react';

import { useWords } from '#i18n/words.tsx';

interface Providers {
  readonly smartCaptcha?: {
    readonly render: (box: HTMLElement, options: object) => number;
    readonly execute: (widget: number) => void;
  };
  readonly grecaptcha?: {
    readonly ready: (run: () => void) => void;
    readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<string>;
  };
}

/** Interval in milliseconds at which the reCAPTCHA token is renewed. A token is valid for two minutes. */
const renewMs = 110_000;

/** Loads the provider's script, unless the document has it. */
function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const known = document.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(address)}"]`);
    if (known?.dataset['loaded'] !== undefined) return resolve();
    const script = known ?? document.createElement('script');
    script.addEventListener('load', () => {
      script.dataset['loaded'] = '';
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('script not loaded'));
    });
    if (known === null) {
      script.src = address;
      document.head.append(script);
    }
    return undefined;
  });
}

// The providers' scripts add these globals to the window.
const providers = (): Providers => window as Providers;

/** Starts the provider's check and calls `take` with each token. Returns a function that stops renewing the token. */
async function start(
  { kind, script, siteKey, isVisible }: BotCheckNeeds,
  action: string,
  box: HTMLElement,
  language: string,
  take: (token: string) => void,
): Promise<() => void> {
  await load(kind === 'recaptcha' ? `${script}?render=${encodeURIComponent(siteKey)}` : script);
  const { grecaptcha, smartCaptcha } = providers();
  if (kind === 'smartcaptcha') {
    if (smartCaptcha === undefined) throw new Error('script not loaded');
    const widget = smartCaptcha.render(box, { sitekey: siteKey, hl: language, invisible: !isVisible, callback: take });
    if (!isVisible) smartCaptcha.execute(widget);
    return () => undefined;
  }
  if (grecaptcha === undefined) throw new Error('script not loaded');
  const ask = () => grecaptcha.ready(() => void grecaptcha.execute(siteKey, { action }).then(take));
  ask();
  const timer = setInterval(ask, renewMs);
  return () => clearInterval(timer);
}

/**
 * Bot check inside a form (product A5). The form sends its token as `bot_token`. `action` = name of the form for the
 * provider. `onChecked` is called once there is a token.
 */
export function BotCheck({
  needs,
  action,
  onChecked,
}: {
  needs: BotCheckNeeds;
  action: 'send_code' | 'send_feedback';
  onChecked: () => void;
}) {
  const { t, locale } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState('');
  const [isBroken, setBroken] = useState(false);
  const hasKey = needs.siteKey !== '';
  useEffect(() => {
    if (!hasKey) return undefined;
    let end: () => void = () => undefined;
    let isOver = false;
    const place = document.createElement('div');
    box.current?.replaceChildren(place);
    start(needs, action, place, locale, (given) => {
      if (isOver) return;
      setToken(given);
      onChecked();
    }).then(
      (stop) => (isOver ? stop() : (end = stop)),
      () => setBroken(true),
    );
    return () => {
      isOver = true;
      end();
    };
  }, [needs, action, locale, hasKey, onChecked]);
  return (
    <div>
      <input type="hidden" name="bot_token" value={token} />
      <div ref={box} role="group" aria-label={t('signIn.botCheck')} className={needs.isVisible ? 'min-h-25' : ''} />
      {(isBroken || !hasKey) && (
        <p role="alert" className="text-error">
          {t(hasKey ? 'signIn.scriptNotLoaded' : 'signIn.siteKeyNotDefined')}
        </p>
      )}
    </div>
  );
}
