import type { WireBom } from '@farad/contract/shop/boms/boms';
import { formatDateTime } from '@farad/wording/format';
import { Form } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { Button } from '#ui/button.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { Sheet, SheetButton } from './sheet.tsx';

const reasons = ['excluded', 'undecided', 'notFound', 'notSold', 'short', 'waiting'] as const;

/** Returns the number of lines that are left out of the basket, including excluded ones. */
const leftOf = ({ totals: { notOrdered }, open }: WireBom): number =>
  reasons.reduce((sum, reason) => sum + notOrdered[reason], open.toCheck);

/** Message such as "7 of 42 lines will not be ordered", with the number of lines for each reason. */
export function NotOrdered({ bom }: { bom: WireBom }) {
  const { t, count } = useWords();
  const { notOrdered } = bom.totals;
  const { toCheck } = bom.open;
  const left = leftOf(bom);
  // While matching runs, the number of lines is not final. Do not say yet that all are ordered.
  if (left === 0 && bom.state !== 'ready') return null;
  if (left === 0) return <p className="text-stock">{t('boms.allOrdered')}</p>;
  return (
    <p className="border-l-2 border-warn bg-warn-wash px-3 py-2">
      <b className="font-semibold">{t('boms.notOrderedBanner', { count: count(left), total: count(bom.lines) })}</b>
      <span className="block text-13">
        {[
          toCheck > 0 && t('boms.not_toCheck', { count: count(toCheck) }),
          ...reasons.map(
            (reason) => notOrdered[reason] > 0 && t(`boms.not_${reason}`, { count: count(notOrdered[reason]) }),
          ),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  );
}

export const basketFormId = 'bom-basket-form';

function Where() {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-13 text-ink-2">{t('boms.where')}</legend>
      {(
        [
          ['current', t('boms.intoCurrent')],
          ['new', t('boms.intoNew')],
        ] as const
      ).map(([value, title]) => (
        <label key={value} className="inline-flex items-center gap-2">
          <input type="radio" name="into" value={value} defaultChecked={value === 'current'} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

function ToBasket({ bom, ticked }: { bom: WireBom; ticked: ReadonlySet<number> }) {
  const { t, count, money } = useWords();
  // The choice between the current and a new basket is offered only if the current one has lines.
  const isBasketFilled = (useFrame()?.basket?.lineCount ?? 0) > 0;
  const { toCheck } = bom.open;
  if (bom.state === 'ready' && toCheck === 0 && leftOf(bom) === bom.lines) {
    return (
      <Sheet id="bom-basket" title={t('boms.toBasket')}>
        <NotOrdered bom={bom} />
        <p className="mt-4">{t('boms.basketNeedsParts')}</p>
      </Sheet>
    );
  }
  return (
    <Sheet id="bom-basket" title={t('boms.toBasket')}>
      <NotOrdered bom={bom} />
      <Form id={basketFormId} method="post" preventScrollReset className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="basket" />
        {[...ticked].map((row) => (
          <input key={row} type="hidden" name="rows" value={row} />
        ))}
        <fieldset className="grid gap-1.5">
          <legend className="mb-1 text-13 text-ink-2">{t('boms.which')}</legend>
          {(
            [
              ['matched', `${t('boms.toBasketMatched')}: ${money(kopecksOf(bom.totals.matched))}`, true],
              ['all', `${t('boms.toBasketAll')}: ${money(kopecksOf(bom.totals.all))}`, toCheck > 0],
              ['selected', t('boms.toBasketSelected', { count: count(ticked.size) }), true],
            ] as const
          ).map(
            ([value, title, isOffered]) =>
              isOffered && (
                <label key={value} className="inline-flex items-center gap-2">
                  <input type="radio" name="which" value={value} defaultChecked={value === 'matched'} />
                  {title}
                </label>
              ),
          )}
        </fieldset>
        {isBasketFilled && <Where />}
        <Button type="submit" size="large">
          {t('boms.toBasket')}
        </Button>
      </Form>
    </Sheet>
  );
}

const gramsInKilogram = 1000;

/**
 * Price, weight and delivery date of all boards, with the button that fills the basket. The price covers only the parts
 * that the button adds. If unconfirmed parts cost more, the price with them is shown too.
 */
export function Totals({ bom, ticked }: { bom: WireBom; ticked: ReadonlySet<number> }) {
  const { t, locale, money, count } = useWords();
  const { totals } = bom;
  const boards = bom.boards.reduce((sum, board) => sum + board.count, 0);
  const grams =
    totals.grams === null
      ? t('boms.weightUnknown')
      : totals.grams >= gramsInKilogram
        ? t('boms.kilograms', {
            kilograms: (totals.grams / gramsInKilogram).toLocaleString(locale, { maximumFractionDigits: 2 }),
          })
        : t('boms.grams', { grams: count(totals.grams) });
  const ready =
    totals.readyInDays === null
      ? t('boms.readyNever')
      : totals.readyInDays === 0
        ? t('boms.readyNow')
        : t('boms.readyIn', { count: totals.readyInDays });
  const open = bom.open.lines + bom.open.toCheck;
  const facts = [
    ...(totals.matched === totals.all
      ? []
      : [[t('boms.toBasketAll'), money(kopecksOf(totals.all)), 'text-warn'] as const]),
    [t('boms.perBoard'), money(kopecksOf(totals.perBoard)), ''],
    // Shortages and the date are unknown while lines need a decision. Show the number of those lines instead.
    open > 0 ? ([t('boms.openLines'), count(open), 'text-warn'] as const) : ([t('boms.ready'), ready, ''] as const),
    [t('boms.shortPieces'), count(totals.shortPieces), totals.shortPieces > 0 ? 'text-error' : ''],
    [t('boms.weight'), grams, ''],
    [t('boms.surplus'), money(kopecksOf(totals.surplus)), ''],
  ] as const;
  const shown = facts.filter(([title]) => title !== t('boms.shortPieces') || open === 0 || totals.shortPieces > 0);
  return (
    <section aria-label={t('boms.totals')} className="bom-totals">
      <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <div>
          <dt className="text-12 text-ink-2">
            {t('boms.batch')} × {count(boards)}
          </dt>
          <dd className="num text-20 font-semibold">{money(kopecksOf(totals.matched))}</dd>
        </div>
        {shown.map(([title, value, look]) => (
          <div key={title} className="max-lg:hidden">
            <dt className="text-12 text-ink-2">{title}</dt>
            <dd className={`num ${look}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-ink-2 max-xl:hidden">
        {t('boms.pricedAt', { time: formatDateTime(bom.pricedAt, locale) })}
      </p>
      <div className="no-print flex items-center gap-3">
        <SheetButton id="bom-more">{t('boms.totals')}</SheetButton>
        <SheetButton id="bom-basket" kind="primary">
          {t('boms.toBasket')}
        </SheetButton>
      </div>
      <Sheet id="bom-more" title={t('boms.totals')}>
        <dl className="mb-4 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
          {shown.map(([title, value, look]) => (
            <div key={title} className="contents">
              <dt className="text-ink-2">{title}</dt>
              <dd className={`num text-right ${look}`}>{value}</dd>
            </div>
          ))}
        </dl>
        <NotOrdered bom={bom} />
        <p className="mt-3 text-13 text-ink-2">{t('boms.pricedAt', { time: formatDateTime(bom.pricedAt, locale) })}</p>
      </Sheet>
      <ToBasket bom={bom} ticked={ticked} />
    </section>
  );
}
