import type { LocalizedText } from '../shared/locale.ts';
import type { PriceBreaks, PublicationState } from './product.ts';

/** Maximum number of price breaks per product. */
export const priceBreaksMax = 20;

export type TierProblem = 'tier_first' | 'tier_order' | 'tier_price' | 'tier_count';

/** Returns the problem of price breaks, and the index of the wrong one; null = valid. An empty list is valid. */
export function priceBreakProblem(
  tiers: PriceBreaks,
): { readonly index: number; readonly problem: TierProblem } | null {
  if (tiers.length > priceBreaksMax) return { index: priceBreaksMax, problem: 'tier_count' };
  for (const [index, { minQuantity, unitPrice }] of tiers.entries()) {
    if (index === 0 && minQuantity !== 1) return { index, problem: 'tier_first' };
    if (index > 0 && minQuantity <= (tiers[index - 1]?.minQuantity ?? 0)) return { index, problem: 'tier_order' };
    if (unitPrice <= 0) return { index, problem: 'tier_price' };
  }
  return null;
}

/** Why a product cannot be shown or sold: customers need a Russian name, and a sale needs a price. */
export type PublicationProblem = 'title_missing' | 'price_missing';

/** True if customers can see products in this state. */
export const isShown = (state: PublicationState): boolean => state === 'published' || state === 'known';

/** Returns why a product cannot have this state (product C2); null = it can. */
export function publicationProblem(product: {
  readonly state: PublicationState;
  readonly title: LocalizedText;
  readonly tiers: PriceBreaks;
}): PublicationProblem | null {
  if (isShown(product.state) && product.title.ru.trim() === '') return 'title_missing';
  return product.state === 'published' && product.tiers.length === 0 ? 'price_missing' : null;
}
