import { arrivalOf, type Arrival } from './arrival.ts';
import { dispatchDay } from './dispatch-day.ts';
import type { WorkCalendar } from './working-day.ts';

export interface WantedParcel {
  readonly quantity: number;
  readonly available: number;
  /** Calendar days until what is not in stock is here; null: not to be had. */
  readonly leadTimeDays: number | null;
}

/** A part of the quantity that travels together. */
export interface Shipment extends Arrival {
  readonly source: 'stock' | 'order';
  readonly quantity: number;
}

/**
 * When so many of a part come by a way that takes so many days (product C11, D1): what is in stock first; what is in
 * neither stock nor order is missing.
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
