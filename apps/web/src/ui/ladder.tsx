import type { PriceTier } from '@farad/domain/product';
import type { Locale } from '@farad/domain/shared';
import { formatCount, formatUnitPrice } from '@farad/wording/format';

const shownMax = 3;

const figureSpace = '\u2007';

/** Prices below one another with their decimal signs in one line. */
function alignedPrices(tiers: readonly PriceTier[], locale: Locale): string[] {
  const texts = tiers.map((tier) => formatUnitPrice(tier.unitPrice, locale));
  const decimals = (text: string): number => text.length - Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const most = Math.max(...texts.map(decimals));
  return texts.map((text) => text + figureSpace.repeat(most - decimals(text)));
}

/** Where the three steps begin that are seen at rest: the active one and its neighbours. */
function firstShown(count: number, active: number): number {
  return Math.max(0, Math.min(active - 1, count - shownMax));
}

/**
 * Price steps of a row. Three at rest, all of them on pointing or focus, in a layer of its own, so that nothing moves.
 * The step that counts now is marked.
 */
export function Ladder({
  tiers,
  active,
  label,
  locale,
}: {
  tiers: readonly PriceTier[];
  active: PriceTier | null;
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
      className="ladder"
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
            <span>{formatCount(tier.minQuantity, locale)}+</span>
            <b>{prices[index]}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
