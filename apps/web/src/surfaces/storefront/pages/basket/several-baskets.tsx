import type { KeptBasket } from '@farad/contract/shop/basket';
import { basketNameLengthMax } from '@farad/domain/basket';
import { Form } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import type { BasketAct, Outcome } from './outcome.ts';

const saidAs = {
  keep: 'baskets.kept',
  switch: 'baskets.switched',
  rename: 'baskets.renamed',
  copy: 'baskets.copied',
  merge: 'baskets.merged',
  remove: 'baskets.removed',
  restore: 'baskets.restored',
} as const satisfies Record<BasketAct, string>;

/** Message about the last action on a saved basket. After a deletion it has a button that restores the basket. */
export function BasketDone({ outcome: { done, problem } }: { outcome: Outcome }) {
  const { t, to } = useWords();
  if (problem !== undefined) {
    return (
      <p role="alert" className="no-print mb-3 border-l-2 border-error bg-error-wash px-3 py-2 text-error">
        {problem}
      </p>
    );
  }
  if (done === undefined) return null;
  const name = done.name === '' ? t('baskets.unnamed') : done.name;
  return (
    <Form
      method="post"
      action={to('/basket')}
      preventScrollReset
      className="no-print mb-3 flex flex-wrap items-center gap-3 border border-line-2 bg-raised px-3 py-2"
    >
      <p role="status" className="wrap-anywhere">
        {t(saidAs[done.act], { name })}
        {done.leftOut > 0 && ` ${t('baskets.mergedLeftOut', { count: done.leftOut })}`}
      </p>
      <input type="hidden" name="basket" value={done.id} />
      {done.act === 'remove' && (
        <Button type="submit" kind="quiet" size="small" name="act" value="restore">
          {t('baskets.restore')}
        </Button>
      )}
    </Form>
  );
}

function Figures({ basket }: { basket: KeptBasket }) {
  const { t, money } = useWords();
  const { lineCount, movedCount, problemCount } = basket;
  return (
    <p className="text-13 text-ink-2">
      <span className="num">
        {t('baskets.figures', {
          lines: t('basket.lines', { count: lineCount }),
          sum: money(kopecksOf(basket.total_price)),
        })}
      </span>
      {movedCount > 0 && <span className="block text-warn">{t('baskets.moved', { count: movedCount })}</span>}
      {problemCount > 0 && <span className="block text-error">{t('baskets.problems', { count: problemCount })}</span>}
    </p>
  );
}

/**
 * Name field and buttons of a saved basket. Rename is the first button, because Enter in the field presses the first
 * one.
 */
function Acts({ basket, name, hasCurrent }: { basket: KeptBasket; name: string; hasCurrent: boolean }) {
  const { t, to } = useWords();
  const canMerge = hasCurrent && !basket.isCurrent;
  const acts = (['rename', 'copy', 'merge', 'remove'] as const).filter((act) => act !== 'merge' || canMerge);
  return (
    <details className="min-w-0 open:w-full">
      <summary
        className="w-fit cursor-pointer py-1 text-13 text-ink-2 underline"
        aria-label={t('baskets.moreOf', { name })}
      >
        {t('baskets.more')}
      </summary>
      <Form method="post" action={to('/basket')} preventScrollReset className="mt-2 flex flex-wrap items-center gap-2">
        <input type="hidden" name="basket" value={basket.id} />
        <input
          key={basket.name}
          name="name"
          defaultValue={basket.name}
          required
          maxLength={basketNameLengthMax}
          autoComplete="off"
          aria-label={t('baskets.name')}
          className={fieldClass('w-56 max-w-full')}
        />
        {acts.map((act) => (
          // The other actions do not check the name field.
          <Button
            key={act}
            type="submit"
            kind="quiet"
            size="small"
            name="act"
            value={act}
            formNoValidate={act !== 'rename'}
          >
            {t(`baskets.${act}`)}
          </Button>
        ))}
      </Form>
    </details>
  );
}

function KeepForm() {
  const { t, to } = useWords();
  return (
    <Form method="post" action={to('/basket')} preventScrollReset className="mt-4">
      <label htmlFor="keep-name" className="text-13 text-ink-2">
        {t('baskets.keepLabel')}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id="keep-name"
          name="name"
          maxLength={basketNameLengthMax}
          autoComplete="off"
          aria-describedby="keep-hint"
          className={fieldClass('h-9 w-64 max-w-full')}
        />
        <Button type="submit" kind="quiet" name="act" value="keep">
          {t('baskets.keep')}
        </Button>
      </div>
      <p id="keep-hint" className="mt-1 text-12 text-ink-2">
        {t('baskets.keepHint')}
      </p>
    </Form>
  );
}

/** List of the customer's baskets, and a form that saves the current one for later (product B7). */
export function SeveralBaskets({ kept }: { kept: readonly KeptBasket[] }) {
  const { t, to } = useWords();
  if (kept.length === 0) return null;
  const hasCurrent = kept.some(({ isCurrent }) => isCurrent);
  return (
    <section aria-labelledby="baskets" className="no-print mt-10 max-w-[760px]">
      <h2 id="baskets" className="mb-2">
        {t('baskets.yours')}
      </h2>
      <ul className="border-t border-line-2">
        {kept.map((basket) => {
          const name = basket.name === '' ? t('baskets.unnamed') : basket.name;
          return (
            <li key={basket.id} className="border-b border-line py-2.5">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
                <div className="min-w-0">
                  <h3 className="text-14 font-semibold wrap-anywhere">
                    {name}
                    {basket.isCurrent && (
                      <span className="ml-2 text-12 font-normal text-copper-ink">{t('baskets.current')}</span>
                    )}
                  </h3>
                  <Figures basket={basket} />
                </div>
                {!basket.isCurrent && (
                  <Form method="post" action={to('/basket')}>
                    <input type="hidden" name="basket" value={basket.id} />
                    <Button
                      type="submit"
                      kind="quiet"
                      size="small"
                      name="act"
                      value="switch"
                      aria-label={t('baskets.openOf', { name })}
                    >
                      {t('baskets.open')}
                    </Button>
                  </Form>
                )}
              </div>
              <Acts basket={basket} name={name} hasCurrent={hasCurrent} />
            </li>
          );
        })}
      </ul>
      {hasCurrent && <KeepForm />}
    </section>
  );
}

/** Lines that a guest put aside, with buttons that return them to the basket. */
export function PutAside({ kept }: { kept: readonly KeptBasket[] }) {
  const { t, to } = useWords();
  return kept.map((basket) => (
    <section key={basket.id} aria-labelledby="baskets" className="no-print mt-10 max-w-[760px]">
      <h2 id="baskets" className="mb-2">
        {basket.name}
      </h2>
      <Form
        method="post"
        action={to('/basket')}
        preventScrollReset
        className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-y border-line-2 py-2.5"
      >
        <Figures basket={basket} />
        <input type="hidden" name="basket" value={basket.id} />
        <Button type="submit" kind="quiet" size="small" name="act" value="merge">
          {t('baskets.takeBack')}
        </Button>
      </Form>
    </section>
  ));
}
