import { arrivalOf, type Arrival } from './arrival.ts';
import { dispatchDay } from './dispatch-day.ts';
import type { WorkCalendar } from './working-day.ts';

export interface WantedParcel {
  readonly quantity: number;
  readonly available: number;
  /** Calendar days until parts not in stock arrive; null = not available. */
  readonly leadTimeDays: number | null;
}

/** A part of the quantity that is sent together. */
export interface Shipment extends Arrival {
  readonly source: 'stock' | 'order';
  readonly quantity: number;
}

/**
 * Estimates arrivals for a quantity of a part and a transit time (product C11, D1). Parts in stock are sent first.
 * Pieces that can be neither delivered from stock nor ordered are left out.
 */
export function estimateDelivery(
  { quantity, available, leadTimeDays }: WantedParcel,
  way: { readonly daysMin: number; readonly daysMax: number },
  now: Date,
  calendar: WorkCalendar,
): readonly Shipment[] {
  const fromStock = Math.min(quantity, Math.max(available, 0));
  const shipment = (source: Shipment['source'], pieces: number, days: number): Shipment[] => {
    return pieces === 0 ? [] : [{ source, quantity: pieces, ...arrivalOf(dispatchDay(now, days, calendar), way) }];
  };
  return [
    ...shipment('stock', fromStock, 0),
    ...(leadTimeDays === null ? [] : shipment('order', quantity - fromStock, leadTimeDays)),
  ];
}
