import { useRef } from 'react';
import { Link, useActionData, useFetcher, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { openRowsQuery } from '#kit/open-rows.ts';
import { useFrame } from '#shell/frame.ts';
import { PageHead } from '#shell/page/page-head.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyList } from '#ui/empty-list.tsx';
import { BuyingAs } from '#surfaces/storefront/features/buying-company/buying-as.tsx';
import { Adviser } from './adviser.tsx';
import { BasketTable, type ShownLine, type TableProps } from './basket-table.tsx';
import { BasketTools } from './basket-tools.tsx';
import { changeBasket } from './change-basket.server.ts';
import { ListBox } from './list-box.tsx';
import { type LeftInList, loadBasket } from './load-basket.server.ts';
import { movedLines } from './moved-lines.ts';
import { nothing, type Outcome } from './outcome.ts';
import { BasketDone, PutAside, SeveralBaskets } from './several-baskets.tsx';
import { DeadLink, ShareBasket, SharedLines } from './shared-basket.tsx';
import { CouponForm, Totals } from './totals.tsx';
import type { Route } from './+types/page';
import { useLimitWords } from './use-limit-words.ts';

export const loader = (visit: Route.LoaderArgs) => loadBasket(visit);

export const action = (visit: Route.ActionArgs) => changeBasket(visit);

const note = 'mb-3 flex flex-wrap items-center gap-3 border border-line-2 bg-raised px-3 py-2';

/** Message after the basket was emptied, with a button that restores all lines. */
function Cleared({ removed }: Pick<Outcome, 'removed'>) {
  const { t } = useWords();
  return (
    <div role="status" className={note}>
      {t('baskets.cleared')}
      {removed.map(({ id, qty, mpn, note: words }) => (
        <input key={id} type="hidden" name="back" value={`${id}:${qty}:${mpn.replaceAll(':', ' ')}:${words}`} />
      ))}
      <Button type="submit" kind="quiet" size="small" name="restore_all" value="1">
        {t('baskets.restoreAll')}
      </Button>
    </div>
  );
}

/** Message about removed lines, with a button that restores them. */
function Removed({ outcome, problem }: { outcome: Outcome; problem: string | undefined }) {
  const { t } = useWords();
  const { isCleared, later, removed } = outcome;
  return (
    <>
      {problem !== undefined && (
        <p role="alert" className="no-print mb-3 border-l-2 border-error bg-error-wash px-3 py-2 text-error">
          {problem}
        </p>
      )}
      {later !== undefined && (
        <p role="status" className={note}>
          <a href="#baskets" className="text-copper-ink underline">
            {t('baskets.wentLater', { title: later.mpn, name: later.basket })}
          </a>
        </p>
      )}
      {isCleared ? (
        <Cleared removed={removed} />
      ) : (
        removed.map((line) => (
          <p key={line.id} role="status" className={note}>
            {t('basket.removed', { title: line.mpn })}
            <Button type="submit" kind="quiet" size="small" name="set" value={`${line.id}:${line.qty}`}>
              {t('baskets.restore')}
            </Button>
          </p>
        ))
      )}
    </>
  );
}

/** Message that some lines of a parts list were not added to the basket, with a link to them. */
function StayedInList({ left: { id, name, count } }: { left: LeftInList }) {
  const { t, to } = useWords();
  return (
    <p className="no-print mb-3 border-l-2 border-warn bg-warn-wash px-3 py-2 wrap-anywhere">
      {t('baskets.stayedInList', { name, count })}{' '}
      <Link to={to(`/cabinet/boms/${id}${openRowsQuery}`)} className="text-copper-ink underline">
        {t('baskets.showStayed')}
      </Link>
    </p>
  );
}

/** Returns the result of the last form; empty if it is about another basket than the shown one. */
const ofBasket = (outcome: Outcome, shownId: string | undefined): Outcome =>
  outcome.basketId === undefined || shownId === undefined || outcome.basketId === shownId ? outcome : nothing;

function Empty() {
  const { t, to } = useWords();
  return (
    <EmptyList title={t('baskets.empty')} hint={t('baskets.emptyHint')}>
      <Link to={to('/catalog')} className={buttonClass('primary', 'large')}>
        {t('shell.catalogue')}
      </Link>
      <Link to={to('/basket?add=list#list')} preventScrollReset className={buttonClass('quiet', 'large')}>
        {t('baskets.list')}
      </Link>
    </EmptyList>
  );
}

type Loaded = Awaited<ReturnType<typeof loadBasket>>;

interface Shown {
  readonly loaded: Loaded;
  readonly outcome: Outcome;
}

/** The basket's lines, with notes that concern several of them. They are inside the form that changes them. */
function Lines({ loaded, outcome, onCommit, onStep }: Pick<TableProps, 'onCommit' | 'onStep'> & Shown) {
  const { t } = useWords();
  const limitWords = useLimitWords();
  const frame = useFrame();
  const { apiBase, basket, lines, quote } = loaded;
  if (basket === null) return <Empty />;
  const shown: ShownLine[] = lines.map((line) => {
    const refusal = outcome.refusals[line.product_id];
    const wanted = outcome.wanted?.[line.product_id] ?? line.qty;
    const missing = Math.max(0, wanted - Math.max(0, line.available));
    const typed = refusal === undefined ? undefined : outcome.wanted?.[line.product_id];
    return {
      ...line,
      missing,
      typed: typed ?? null,
      refusal: refusal === undefined ? null : refusal || limitWords(line),
    };
  });
  return (
    <>
      <BasketTable lines={shown} onCommit={onCommit} onStep={onStep} />
      <Button type="submit" kind="quiet" size="small" name="clear" value="1" className="no-print mt-3 mr-3">
        {t('baskets.clear')}
      </Button>
      {movedLines(lines).length > 0 && (
        <Button type="submit" kind="quiet" name="accept" value="1" className="no-print mt-3">
          {t('checkout.acceptChanges')}
        </Button>
      )}
      {quote !== null && <Adviser {...quote} />}
      <noscript>
        <Button type="submit" kind="quiet" name="step" value="update" className="mt-3">
          {t('baskets.update')}
        </Button>
      </noscript>
      <ShareBasket link={outcome.link ?? null} />
      <BasketTools basketId={basket._id} apiBase={apiBase} />
      {frame?.user === null && <p className="no-print mt-4 text-13 text-ink-2">{t('baskets.guestHint')}</p>}
    </>
  );
}

/** Pause after the last click on a step button before the change is sent, in milliseconds. */
const stepPauseMs = 350;

export default function BasketPage() {
  const { t, to } = useWords();
  const frame = useFrame();
  const loaded = useLoaderData<typeof loader>();
  const { basket, company, isLinkDead, isListOpen, kept, left, lines, quote, shared, token } = loaded;
  const fetcher = useFetcher<typeof action>();
  const posted = useActionData<typeof action>() ?? nothing;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const commit = () => {
    clearTimeout(timer.current);
    form.current?.requestSubmit();
  };
  // Wait for further clicks, so that they are sent as one change.
  const step = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(commit, stepPauseMs);
  };
  const outcome = ofBasket(fetcher.data ?? posted, basket?._id);
  // A line with a rejected quantity prevents the checkout, as an invalid line does.
  const isReady = lines.every(
    ({ problem, product_id }) => problem === null && outcome.refusals[product_id] === undefined,
  );
  return (
    <>
      <PageHead title={t('basket.title')} isIndexed={false} />
      <h1 className="pt-6 pb-4">
        {t('basket.title')}
        {basket !== null && basket.name !== '' && <span className="wrap-anywhere">: {basket.name}</span>}
        {lines.length > 0 && (
          <span className="num ml-3 text-16 font-normal text-ink-2">{t('basket.lines', { count: lines.length })}</span>
        )}
      </h1>
      {company !== null && basket !== null && <BuyingAs company={company} />}
      <BasketDone outcome={posted} />
      {left !== null && <StayedInList left={left} />}
      {isLinkDead && <DeadLink />}
      {shared !== null && shared.length > 0 && <SharedLines lines={shared} token={token} />}
      <fetcher.Form
        ref={form}
        method="post"
        action={to('/basket')}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 max-lg:pb-16 lg:grid-cols-[minmax(0,1fr)_320px]"
      >
        <div>
          {/* Enter in a field presses the form's first button. */}
          <button type="submit" name="step" value="update" className="sr-only" tabIndex={-1}>
            {t('baskets.update')}
          </button>
          <Removed outcome={outcome} problem={fetcher.data?.problem} />
          <Lines loaded={loaded} outcome={outcome} onCommit={commit} onStep={step} />
        </div>
        {basket !== null && (
          <Totals basket={basket} lines={lines} quote={quote} isReady={isReady} tried={posted.coupon} />
        )}
      </fetcher.Form>
      <CouponForm />
      <ListBox list={posted.list} added={posted.added} isOpen={isListOpen} />
      {frame?.user ? <SeveralBaskets kept={kept} /> : <PutAside kept={kept} />}
    </>
  );
}
