import type { DeliveryEstimateAnswer } from '@farad/contract/shop/delivery';
import { kopecksFromRoubles } from '@farad/domain/money';
import type { SalesUnit } from '@farad/domain/product';
import { formatDays, formatMoney, formatPieces } from '@farad/wording/format';
import { translators } from '@farad/wording/server';
import type { Translator } from '@farad/wording/translator';

import { localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, type Visit } from '#server/visit.server.ts';
import type { DeliveryView } from './delivery-view.ts';

export interface DeliveredProduct {
  readonly seo: string;
  readonly quantity: number;
  readonly unit: SalesUnit;
}

const moneyText = (roubles: number, t: Translator): string => formatMoney(kopecksFromRoubles(roubles), t.locale);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function linesOf({ shipments, destination, price, quantity }: DeliveryEstimateAnswer, unit: SalesUnit, t: Translator) {
  const pieces = (count: number) => formatPieces(count, unit, t.locale);
  const lines = shipments.map(({ source, from, to, ...shipment }, index) => {
    const days = formatDays(from, to, t.locale);
    if (index > 0) return t('arrival.restLater', { pieces: pieces(shipment.quantity), days });
    const words = { destination, days, price: moneyText(price ?? 0, t) };
    if (source === 'stock') return t(price === 0 ? 'arrival.arrivesFree' : 'arrival.arrivesIn', words);
    return t(price === 0 ? 'arrival.onOrderFree' : 'arrival.onOrder', words);
  });
  const missing = quantity - shipments.reduce((sum, shipment) => sum + shipment.quantity, 0);
  const all = lines.length > 0 && missing > 0 ? [...lines, t('arrival.missing', { pieces: pieces(missing) })] : lines;
  return all.map(capitalised);
}

function present(estimate: DeliveryEstimateAnswer, unit: SalesUnit, t: Translator): DeliveryView {
  const { pickup, price, freeFrom, quantity, shipments } = estimate;
  const isHinted = shipments.length > 0 && price !== 0 && freeFrom !== null;
  return {
    quantity,
    lines: linesOf(estimate, unit, t),
    hint: isHinted ? t('arrival.freeFrom', { sum: moneyText(freeFrom, t) }) : null,
    pickup: pickup && {
      text: t('arrival.pickup', { day: formatDays(pickup.on, pickup.on, t.locale) }),
      place: `${pickup.address}, ${pickup.hours}`,
    },
  };
}

/** Returns the delivery estimate of a product to the visitor's city (cookie `city`); null if unknown. */
export async function askDelivery(
  visit: Visit,
  { seo, quantity }: Pick<DeliveredProduct, 'seo' | 'quantity'>,
): Promise<DeliveryEstimateAnswer | null> {
  const query = { seo, quantity: String(quantity) };
  const answer = await apiOf(visit).deliveryEstimate({ query });
  return answer.ok ? answer.value : null;
}

/** Formats an estimate as texts in the page's language; null stays null. */
export const presentDelivery = (
  { url }: Pick<Visit, 'url'>,
  estimate: DeliveryEstimateAnswer | null,
  unit: SalesUnit,
): DeliveryView | null => estimate && present(estimate, unit, translators[localeOfPath(url.pathname)]);

/** Returns the delivery estimate for the loader of a product page. */
export const loadDelivery = async (visit: Visit, product: DeliveredProduct): Promise<DeliveryView | null> =>
  presentDelivery(visit, await askDelivery(visit, product), product.unit);
