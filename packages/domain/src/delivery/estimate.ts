import type { Kopecks } from '../money/money.ts';
import { arrivalOf, type Arrival } from './arrival.ts';
import { dispatchDay } from './dispatch-day.ts';
import { deliveryPrice, parcelGrams, type DeliveryZone } from './tariff.ts';
import type { WorkCalendar } from './working-day.ts';

export interface WantedParcel {
  readonly quantity: number;
  readonly available: number;
  /** Calendar days until what is not in stock is here; null: not to be had. */
  readonly leadTimeDays: number | null;
  readonly weightMilligrams: number | null;
  /** Sum of the goods. */
  readonly goods: Kopecks;
  /** Box and padding; absent: as usual. */
  readonly packingGrams?: number;
}

/** A part of the quantity that travels together. */
export interface Shipment extends Arrival {
  readonly source: 'stock' | 'order';
  readonly quantity: number;
}

export interface DeliveryEstimate {
  /** What is in stock first; what is in neither stock nor order is missing. */
  readonly shipments: readonly Shipment[];
  readonly grams: number;
  readonly price: Kopecks;
}

/** When and for how much so many of a part come to a zone (product C11, D1). */
export function estimateDelivery(
  wanted: WantedParcel,
  zone: DeliveryZone,
  now: Date,
  calendar: WorkCalendar,
): DeliveryEstimate {
  const { quantity, available, leadTimeDays, weightMilligrams, goods, packingGrams } = wanted;
  const fromStock = Math.min(quantity, Math.max(available, 0));
  const shipment = (source: Shipment['source'], pieces: number, days: number): Shipment[] => {
    return pieces === 0 ? [] : [{ source, quantity: pieces, ...arrivalOf(dispatchDay(now, days, calendar), zone) }];
  };
  const grams = parcelGrams(weightMilligrams, quantity, packingGrams);
  return {
    shipments: [
      ...shipment('stock', fromStock, 0),
      ...(leadTimeDays === null ? [] : shipment('order', quantity - fromStock, leadTimeDays)),
    ],
    grams,
    price: deliveryPrice(zone, grams, goods),
  };
}
