import { useEffect, useRef } from 'react';

import { useWords } from '../../../../i18n/words.tsx';
import { Button } from '../../../../ui/button.tsx';
import { kopecksOf } from '../../../../ui/roubles.ts';
import type { Difference, Moved, Refusal } from './refusal.ts';

/** One figure before and now. */
function Change({ title, moved }: { title: string; moved: Moved | null }) {
  const { money } = useWords();
  if (moved === null) return null;
  return (
    <tr>
      <th scope="row" className="pr-4 text-left font-normal">
        {title}
      </th>
      <td className="num pr-4 text-right text-ink-2">{money(kopecksOf(moved.before))}</td>
      <td className="num text-right font-semibold">{money(kopecksOf(moved.now))}</td>
    </tr>
  );
}

function DifferenceTable({ difference }: { difference: Difference }) {
  const { t, money, pieces } = useWords();
  const amount = (of: { qty: number; roubles: number } | null, unit: Difference['lines'][number]['unit']): string =>
    of === null ? '–' : `${pieces(of.qty, unit)}, ${money(kopecksOf(of.roubles))}`;
  return (
    <div className="overflow-x-auto">
      <table className="mt-2 text-13">
        <thead>
          <tr className="text-12 text-ink-2">
            <td aria-hidden="true" />
            <th scope="col" className="pr-4 text-right font-medium">
              {t('checkout.before')}
            </th>
            <th scope="col" className="text-right font-medium">
              {t('checkout.now')}
            </th>
          </tr>
        </thead>
        <tbody>
          {difference.lines.map(({ product_id, mpn, unit, before, now }) => (
            <tr key={product_id}>
              <th scope="row" className="num pr-4 text-left font-normal">
                {mpn}
              </th>
              <td className="num pr-4 text-right text-ink-2">{amount(before, unit)}</td>
              <td className="num text-right font-semibold">{amount(now, unit)}</td>
            </tr>
          ))}
          <Change title={t('checkout.coupon')} moved={difference.coupon} />
          <Change title={t('checkout.bonusesUsed')} moved={difference.bonuses} />
          <Change title={t('checkout.deliveryCost')} moved={difference.cargo} />
          <Change title={t('basket.total')} moved={difference.total} />
        </tbody>
      </table>
      {difference.goneCount > 0 && <p className="mt-1">{t('checkout.linesGone', { count: difference.goneCount })}</p>}
    </div>
  );
}

/** Fields whose problems do not name them. */
const titles = new Map<
  string,
  | 'checkout.name'
  | 'checkout.contact'
  | 'checkout.email'
  | 'checkout.accountantEmail'
  | 'checkout.companyName'
  | 'fields.inn'
  | 'checkout.coupon'
  | 'checkout.recipientPhone'
  | 'fields.city'
  | 'fields.street'
  | 'fields.house'
  | 'fields.postcode'
>([
  ['name', 'checkout.name'],
  ['address', 'checkout.contact'],
  ['email', 'checkout.email'],
  ['accountant_email', 'checkout.accountantEmail'],
  ['company_name', 'checkout.companyName'],
  ['inn', 'fields.inn'],
  ['coupon', 'checkout.coupon'],
  ['to.city', 'fields.city'],
  ['to.street', 'fields.street'],
  ['to.house', 'fields.house'],
  ['to.postcode', 'fields.postcode'],
  ['to.phone', 'checkout.recipientPhone'],
]);

/** Why the order was not placed; figures that moved, each as it was seen and as it is (product O1). */
export function RefusalNote({ refusal, isBusy }: { refusal: Refusal; isBusy: boolean }) {
  const { t } = useWords();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = note.current?.closest('form');
    const wrong = form?.querySelector<HTMLElement>(
      'input[aria-invalid=true], textarea[aria-invalid=true], [data-wrong]:enabled',
    );
    (wrong ?? note.current)?.focus();
  }, [refusal]);
  const { difference, errors, message } = refusal;
  const problems = Object.entries(errors).map(([name, problem]) => {
    const title = titles.get(name);
    return title === undefined ? problem : `${t(title)}: ${problem}`;
  });
  return (
    <div ref={note} role="alert" tabIndex={-1} className="border border-warn bg-warn-wash px-4 py-3 outline-none">
      {difference === null ? (
        <>
          <p className="font-semibold">{message === '' ? t('checkout.errorsTitle') : message}</p>
          {problems.length > 0 && (
            <ul className="list-disc pl-5">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <>
          <p className="font-semibold">{t('checkout.totalsChangedTitle')}</p>
          <p>{t('checkout.totalsChanged')}</p>
          <DifferenceTable difference={difference} />
          <Button type="submit" name="step" value="order" disabled={isBusy} className="mt-3">
            {t('checkout.acceptNewTotal')}
          </Button>
        </>
      )}
    </div>
  );
}
