import { useWords } from '#i18n/words.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import type { Difference, Moved } from './refusal.ts';

/** Table row with a value as the buyer saw it and as it is now. */
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

/** Table of the values that changed after the buyer saw them (product O1). */
export function DifferenceTable({ difference }: { difference: Difference }) {
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
