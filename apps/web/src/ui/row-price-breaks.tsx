import type { PriceBreak } from '@farad/domain/product';
import type { Locale } from '@farad/domain/shared';
import { formatCount, formatUnitPrice } from '@farad/wording/format';

const shownMax = 3;

const figureSpace = '\u2007';

/** Returns the prices as texts, padded so that their decimal separators are below each other. */
function alignedPrices(tiers: readonly PriceBreak[], locale: Locale): string[] {
  const texts = tiers.map((tier) => formatUnitPrice(tier.unitPrice, locale));
  const decimals = (text: string): number => text.length - Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const most = Math.max(...texts.map(decimals));
  return texts.map((text) => text + figureSpace.repeat(most - decimals(text)));
}

/** Returns the index of the first of the three price breaks that are shown: the active one and its neighbours. */
function firstShown(count: number, active: number): number {
  return Math.max(0, Math.min(active - 1, count - shownMax));
}

/**
 * Price breaks of a row with the active one marked. Three of them are shown. On hover or focus, an overlay shows all,
 * so that nothing on the page moves.
 */
export function RowPriceBreaks({
  tiers,
  active,
  label,
  locale,
}: {
  tiers: readonly PriceBreak[];
  active: PriceBreak | null;
  label: string;
  locale: Locale;
}) {
  if (tiers.length === 0) return null;
  const activeIndex = tiers.findIndex((tier) => tier.minQuantity === active?.minQuantity);
  const first = firstShown(tiers.length, Math.max(0, activeIndex));
  const isFolded = tiers.length > shownMax;
  const prices = alignedPrices(tiers, locale);
  return (
    <div
      className="price-breaks"
      tabIndex={isFolded ? 0 : undefined}
      role={isFolded ? 'group' : undefined}
      aria-label={isFolded ? label : undefined}
    >
      <ul>
        {tiers.map((tier, index) => (
          <li
            key={tier.minQuantity}
            data-folded={index < first || index >= first + shownMax || undefined}
            data-active={index === activeIndex || undefined}
          >
            <span>{`${formatCount(tier.minQuantity, locale)}+`}</span>
            <b>{prices[index]}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
