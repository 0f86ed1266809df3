import type { PriceBreak } from '@farad/domain/product';
import { formatUnitPrice } from '@farad/wording/format';

import { useWords } from '#i18n/words.tsx';
import type { Line } from './use-line.ts';

const percentBelow = (tier: PriceBreak, first: PriceBreak): number =>
  Math.round((1 - tier.unitPrice / first.unitPrice) * 100);

/**
 * Table of the price breaks on a product page: quantity, unit price, saving. The break that applies is marked. Its
 * quantities are buttons that fill in the quantity field.
 */
export function PriceBreakTable({ line: { tiers, active, setText } }: { line: Line }) {
  const { t, count, locale } = useWords();
  const [first] = tiers;
  return (
    <table className="-mx-2.5 mb-3 w-[calc(100%+20px)] border-collapse">
      <caption className="sr-only">{t('catalogue.priceBreaks')}</caption>
      <tbody>
        {tiers.map((tier) => {
          const isActive = tier.minQuantity === active?.minQuantity;
          const percent = first ? percentBelow(tier, first) : 0;
          return (
            <tr
              key={tier.minQuantity}
              data-active={isActive || undefined}
              className="group border-b border-line data-[active]:font-semibold data-[active]:text-copper-ink"
            >
              <th scope="row" className="num px-2.5 py-1.5 text-right font-normal group-data-[active]:font-semibold">
                <button type="button" className="hover:text-copper" onClick={() => setText(String(tier.minQuantity))}>
                  {`${count(tier.minQuantity)}+`}
                </button>
              </th>
              <td className="num px-2.5 py-1.5 text-right">
                {formatUnitPrice(tier.unitPrice, locale)}
                {isActive && <span className="sr-only"> {t('catalogue.activeTier')}</span>}
              </td>
              <td className="num px-2.5 py-1.5 text-right text-ink-3 group-data-[active]:text-copper-ink">
                {percent > 0 ? t('catalogue.saving', { percent }) : '—'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
