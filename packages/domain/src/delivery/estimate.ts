import { arrivalOf, type Arrival } from './arrival.ts';
import { dispatchDay } from './dispatch-day.ts';
import type { WorkCalendar } from './working-day.ts';

export interface WantedParcel {
  readonly quantity: number;
  readonly available: number;
  /** Calendar days until pieces that are not in stock arrive; null = they cannot be ordered. */
  readonly leadTimeDays: number | null;
}

/** Pieces that are sent together, with their arrival days. */
export interface Shipment extends Arrival {
  readonly source: 'stock' | 'order';
  readonly quantity: number;
}

/**
 * Estimates when a quantity of a part arrives (product C11, D1). Pieces in stock form the first shipment, ordered
 * pieces the second. Pieces that are neither in stock nor can be ordered are left out.
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
