import type { ProductCard } from '@farad/contract/shop/catalogue';
import { type Quantity, roublesToUnitPrice } from '@farad/domain/money';
import { lowestQuantity, type SalesUnit } from '@farad/domain/product';
import { keepQuantities } from '@farad/domain/quantities';
import { formatPieces, formatUnitPrice } from '@farad/wording/format';
import type { Translator } from '@farad/wording/translator';

import { pictureAddress } from '#server/drawing.server.ts';
import { tiersOf } from '#surfaces/storefront/features/product-search/present-list.server.ts';

/** Another product that a product page mentions. */
export interface Part {
  readonly id: string;
  readonly seo: string;
  readonly mpn: string;
  readonly brand: string;
  readonly title: string;
  readonly drawing: string;
  readonly available: number;
  readonly leadTimeDays: number | null;
  readonly isSold: boolean;
  readonly unit: SalesUnit;
  /** Unit price with the smallest quantity that can be bought, such as `1,2000 ₽ от 10 шт`; null = not sold. */
  readonly price: string | null;
  /** Minimum order quantity, such as `100 шт`; null = one piece. */
  readonly minimum: string | null;
}

function priceOf(card: ProductCard, t: Translator): string | null {
  const lowest = lowestQuantity({
    minQuantity: card.minQuantity as Quantity,
    multiple: card.multiple as Quantity,
  });
  const tiers = tiersOf(card.price);
  const tier = tiers.findLast(([minQuantity]) => minQuantity <= lowest) ?? tiers[0];
  const price = tier && roublesToUnitPrice(tier[1]);
  if (!card.isSold || !price?.ok) return null;
  const pieces = formatPieces(lowest, card.unit, t.locale);
  return `${formatUnitPrice(price.value, t.locale)} ₽ ${t('listPages.fromQuantity', { pieces })}`;
}

/** Formats a product with texts in the page's language. */
export const presentPart = (card: ProductCard, t: Translator): Part => ({
  id: card._id,
  seo: card.seo,
  mpn: card.mpn,
  brand: card.brand.name,
  title: keepQuantities(card.title),
  drawing: pictureAddress(card),
  available: card.qty,
  leadTimeDays: card.leadTimeDays,
  isSold: card.isSold,
  unit: card.unit,
  price: priceOf(card, t),
  minimum: card.minQuantity > 1 ? formatPieces(card.minQuantity, card.unit, t.locale) : null,
});
