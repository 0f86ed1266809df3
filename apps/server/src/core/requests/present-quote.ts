import type { WireQuote } from '@farad/contract/shop/requests';
import type { SellableRow } from '@farad/database/basket/basket.queries';
import type { QuoteRow } from '@farad/database/requests/request.queries';
import { toRoubles, unitPriceToRoubles } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { priceQuote, type OfferedLine, type QuoteLine } from '@farad/domain/quote';
import type { Locale } from '@farad/domain/shared';

type Offer = NonNullable<WireQuote['lines'][number]['offer']>;

/**
 * Returns an offered line in the form of the contract. A product that is no longer shown keeps its name and has no
 * stock.
 */
function presentOffer(offer: OfferedLine, product: SellableRow | undefined, locale: Locale): Offer {
  const [line] = priceQuote([offer]).lines;
  if (line === undefined) throw new Error('offered line has no price');
  return {
    product_id: String(offer.productId),
    seo: product?.seo ?? null,
    mpn: offer.part,
    brand: offer.maker,
    title: product?.title[locale] ?? '',
    unit: product?.unit ?? 'piece',
    qty: offer.quantity,
    current_price: unitPriceToRoubles(line.unitPrice),
    total_price: toRoubles(line.lineTotal),
    leadDays: offer.leadDays,
    available: Math.max(0, product?.available ?? 0),
  };
}

/** Returns a quote as its customer and staff see it. */
export const presentQuote = (
  { revision, createdAt, validUntil, comment, total }: QuoteRow,
  lines: readonly QuoteLine[],
  products: ReadonlyMap<ProductId, SellableRow>,
  locale: Locale,
): WireQuote => ({
  revision,
  comment,
  createdAt: createdAt.toISOString(),
  validUntil: validUntil.toISOString(),
  total_price: toRoubles(total),
  lines: lines.map(({ position, offer, note }) => ({
    position,
    note,
    offer: offer === null ? null : presentOffer(offer, products.get(offer.productId), locale),
  })),
});

/** Returns the products of a quote. */
export const offeredProducts = (lines: readonly QuoteLine[]): ProductId[] =>
  lines.flatMap(({ offer }) => (offer === null ? [] : [offer.productId]));
