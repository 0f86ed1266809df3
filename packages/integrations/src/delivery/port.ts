import type { CarrierStatus, ShipmentId } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import type { Result } from '@farad/domain/shared';

/** How a parcel reaches its buyer: to the door, to a counter, to a locker. */
export type CarrierMode = 'door' | 'office' | 'locker';

export interface TariffQuery {
  /** The carrier's own number of the city. */
  readonly cityCode: number;
  readonly grams: number;
  /** What the goods are worth: the carrier insures them, and asks for it. */
  readonly value: Kopecks;
}

export interface CarrierTariff {
  /** The carrier's own number of the tariff. */
  readonly code: number;
  readonly mode: CarrierMode;
  /** With the insurance of the goods. */
  readonly price: Kopecks;
  /** Calendar days on the way, both included. */
  readonly daysMin: number;
  readonly daysMax: number;
}

/** A place of the carrier where parcels are handed out. */
export interface CarrierPoint {
  readonly code: string;
  readonly kind: 'office' | 'locker';
  readonly name: string;
  readonly cityCode: number;
  readonly city: string;
  readonly region: string;
  readonly address: string;
  readonly hours: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The nearest station; empty: none is told. */
  readonly metro: string;
  /** null: not limited. */
  readonly gramsMax: number | null;
  readonly takesCash: boolean;
  readonly takesCard: boolean;
}

export interface PointPage {
  readonly points: readonly CarrierPoint[];
  /** Entries of the page that could not be read. */
  readonly unreadable: number;
  readonly isLast: boolean;
}

export interface ShipmentLine {
  readonly name: string;
  readonly article: string;
  readonly quantity: number;
  readonly grams: number;
  /** Declared value of one piece. */
  readonly value: Kopecks;
}

/** A parcel to be carried; all of it is paid, nothing is collected at the door. */
export interface NewShipment {
  /** Ours and never given twice: a repeat is found by it. */
  readonly number: string;
  readonly tariff: number;
  readonly grams: number;
  readonly to:
    | { readonly kind: 'point'; readonly code: string }
    | { readonly kind: 'door'; readonly cityCode: number; readonly address: string };
  readonly recipient: { readonly name: string; readonly phone: string; readonly email: string };
  readonly comment: string;
  readonly lines: readonly ShipmentLine[];
}

/** A shipment as the carrier has it. `accepted`: it was taken in and not yet looked at, ask again. */
export interface ReportedShipment {
  readonly id: ShipmentId;
  /** Ours; empty: the carrier made it of its own. */
  readonly number: string;
  readonly state: 'accepted' | 'confirmed' | 'invalid';
  /** Number that the buyer follows it by; null: not yet. */
  readonly track: string | null;
  /** Why it is invalid, in the carrier's words. */
  readonly problems: readonly string[];
  /** Oldest first. */
  readonly statuses: readonly CarrierStatus[];
  /** The carrier's own order that brings back what was not delivered; null: there is none yet. */
  readonly returnId: ShipmentId | null;
}

/** A label: PDF, or null while it is being made. */
export type Label = Uint8Array | null;

/**
 * Why there is no value.
 * - `refused`: the carrier said no and did nothing; `code` is its word.
 * - `unknown`: it may or may not have been done: no answer, time over, 5xx, an answer that cannot be read. Find out by
 *   our number before it is tried again.
 * - `not_admitted`: our credentials are wrong. Nothing was done by this call.
 * - `absent`: there is no such thing.
 *
 * Holds nothing of what was sent, so it can be logged.
 */
export type DeliveryFailure =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not_admitted' }
  | { readonly kind: 'absent' };

type Answer<T> = Promise<Result<T, DeliveryFailure>>;

/** Bringing parcels by a carrier (product D2). Never throws for what the carrier does. */
export interface DeliveryPort {
  /** What it would cost; waits at most `timeoutMs`. */
  tariffs(query: TariffQuery, timeoutMs: number): Answer<readonly CarrierTariff[]>;
  /** Points of the whole country, from page 0 on. */
  points(page: number): Answer<PointPage>;
  /** Only takes it in: whether it is carried is asked by {@link DeliveryPort.shipment}. */
  create(shipment: NewShipment): Answer<ShipmentId>;
  shipment(id: ShipmentId): Answer<ReportedShipment>;
  /** The latest shipment with our number; `absent`: none. */
  findByNumber(number: string): Answer<ReportedShipment>;
  /** As long as it was not handed over. */
  cancel(id: ShipmentId): Answer<null>;
  /** Has a label made; its id is asked for by {@link DeliveryPort.label}. */
  printLabel(id: ShipmentId): Answer<string>;
  label(labelId: string): Answer<Label>;
  /** Has the carrier tell of every new status at this address. */
  subscribe(url: string): Answer<null>;
  /** The shipment that a notice of the carrier is about, of a way back the first one; nothing else in it is believed. */
  readNotice(body: unknown): ShipmentId | null;
}
