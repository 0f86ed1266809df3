import { typedNumberLengthMax } from '@farad/domain/quantities';
import { errorText } from '@farad/wording/error-text';
import type { SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { useMarks, type WatchName } from '#shell/product-marks.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Markable } from './product-marks.tsx';

const words = {
  in_stock: { wait: 'lists.watchStock', waits: 'lists.watchingStock' },
  cheaper: { wait: 'lists.watchPrice', waits: 'lists.watchingPrice' },
} as const;

function useWatchForm(): (event: SubmitEvent<HTMLFormElement>) => void {
  const { t } = useWords();
  const { watch } = useMarks();
  const toast = useToast();
  return (event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const details = event.currentTarget.closest('details');
    const tell = async (): Promise<void> => {
      const problem = await watch(form);
      if (problem === null) {
        if (details) details.open = false;
        toast({ text: t(form.get('isWatched') === 'true' ? 'lists.watchStarted' : 'lists.watchStopped') });
        return;
      }
      const text = problem === 'offline' ? t('lists.notSaved') : errorText(t, problem, { field: 'price' });
      toast({ text, tone: 'error', kind: 'notification' });
    };
    void tell();
  };
}

/**
 * Button "notify me when in stock" or "notify me when cheaper" (product C13). A guest must sign in first, because
 * messages go to confirmed addresses only.
 */
export function WatchButton({
  product,
  kind,
  isSmall = false,
}: {
  product: Markable;
  kind: WatchName;
  /** True = an icon without text, for rows of a list. Its panel opens above the list. */
  isSmall?: boolean;
}) {
  const { t, to } = useWords();
  const { pathname, search } = useLocation();
  const user = useFrame()?.user ?? null;
  const isWaiting =
    useMarks().marked?.watches.some((watch) => watch.product_id === product.id && watch.kind === kind) ?? false;
  const onSubmit = useWatchForm();
  const title = t(isWaiting ? words[kind].waits : words[kind].wait);
  const panel = `mt-1.5 border border-line-2 bg-raised p-3 ${isSmall ? 'w-64 lg:absolute lg:right-0 lg:z-20' : ''}`;
  return (
    <details className="no-print relative">
      <summary
        title={title}
        className={buttonClass('quiet', 'medium', `list-none ${isSmall ? '!px-2' : '!whitespace-normal'}`)}
      >
        <Icon name="bell" size={16} className={isWaiting ? 'text-copper [&_path]:fill-current' : ''} />
        <span className={isSmall ? 'sr-only' : ''}>{title}</span>
      </summary>
      {user === null ? (
        <p className={`text-13 text-ink-2 ${panel}`}>
          {t('lists.watchSignIn')}{' '}
          <Link to={to(`/sign-in?back=${encodeURIComponent(pathname + search)}`)} className="text-copper-ink underline">
            {t('shell.signIn')}
          </Link>
        </p>
      ) : (
        <form method="post" action={to('/lists/watch')} onSubmit={onSubmit} className={`grid gap-2 ${panel}`}>
          <input type="hidden" name="product_id" value={product.id} />
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="isWatched" value={String(!isWaiting)} />
          <input type="hidden" name="back" value={pathname + search} />
          {kind === 'cheaper' && !isWaiting && (
            <Field
              label={t('lists.watchPriceLabel')}
              hint={t('lists.watchPriceHint')}
              name="price"
              inputMode="decimal"
              autoComplete="off"
              maxLength={typedNumberLengthMax}
            />
          )}
          <Button type="submit" kind={isWaiting ? 'quiet' : 'primary'}>
            {t(isWaiting ? 'lists.watchStop' : 'lists.watchStart')}
          </Button>
        </form>
      )}
    </details>
  );
}
