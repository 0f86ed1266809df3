import { Form, Link, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { opensSignIn, useFrame } from '#shell/frame.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import type { SharedLine } from '#server/shared-products.server.ts';
import { kopecksOf } from '#ui/roubles.ts';

/** Form that creates a link to a copy of the current basket. */
export function ShareBasket({ link }: { link: string | null }) {
  const { t } = useWords();
  return (
    <div className="no-print mt-5 flex flex-wrap items-center gap-3" aria-live="polite">
      {link === null ? (
        <Button type="submit" kind="quiet" size="small" name="share" value="1">
          {t('checkout.share')}
        </Button>
      ) : (
        <>
          <a href={link} className="num min-w-0 text-13 wrap-anywhere text-copper-ink underline">
            {link}
          </a>
          <CopyButton text={link} label={t('checkout.shareCopy')} copiedLabel={t('catalogue.copied')} />
          <span className="w-full text-13 text-ink-2">{t('checkout.shareNote')}</span>
        </>
      )}
    </div>
  );
}

/** Message that the link to a shared basket has expired or is incomplete. */
export function DeadLink() {
  const { t } = useWords();
  return (
    <p role="alert" className="mb-6 border-l-2 border-error bg-error-wash px-3 py-1.5 text-error">
      {t('checkout.sharedGone')}
    </p>
  );
}

/** A shared basket or order, with a button that adds its lines to the visitor's basket (product O6). */
export function SharedLines({ lines, token }: { lines: readonly SharedLine[]; token: string }) {
  const { t, to, money, pieces } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const frame = useFrame();
  const back = encodeURIComponent(to(`/basket?${new URLSearchParams({ id: token }).toString()}`));
  return (
    <section aria-labelledby="shared" className="mb-8 border border-line-2 px-4 py-3">
      <h2 id="shared" className="mb-2">
        {t('checkout.shared')}
      </h2>
      <ul>
        {lines.map(({ product_id, seo, mpn, title, brand, qty, unit, total_price }) => (
          <li
            key={product_id}
            className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-4 border-b border-line py-2"
          >
            <span>
              <Link to={to(`/product/${seo}`)} className="num font-semibold">
                {mpn}
              </Link>
              <span className="block text-13 text-ink-2">
                {brand} · {title}
              </span>
            </span>
            <span className="num text-ink-2">{pieces(qty, unit)}</span>
            <span className="num font-semibold">{money(kopecksOf(total_price))}</span>
          </li>
        ))}
      </ul>
      <Form method="post" action={to('/basket')} className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" name="copy" value={token} disabled={isBusy}>
          {t('checkout.copyToMine')}
        </Button>
        {frame?.user === null && (
          <Link to={to(`/sign-in?back=${back}`)} {...opensSignIn(frame)} className={buttonClass('quiet')}>
            {t('checkout.signInAndTake')}
          </Link>
        )}
      </Form>
    </section>
  );
}
