import type { CarrierStatus, CarrierWords, ShipmentId } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import type { Result, VendorId } from '@farad/domain/shared';

/** How a parcel reaches the buyer: to the door, to a pickup counter, to a locker. */
export type CarrierMode = 'door' | 'office' | 'locker';

export interface TariffQuery {
  /** The carrier's code of the city. */
  readonly cityCode: number;
  readonly grams: number;
  /** Declared value of the goods. The carrier insures it and charges for that. */
  readonly value: Kopecks;
}

export interface CarrierTariff {
  /** The carrier's code of the tariff. */
  readonly code: number;
  readonly mode: CarrierMode;
  /** Includes the insurance of the goods. */
  readonly price: Kopecks;
  /** Calendar days of transport, inclusive range. */
  readonly daysMin: number;
  readonly daysMax: number;
}

/** A pickup point of the carrier. */
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
  /** Nearest station; '' = not given. */
  readonly metro: string;
  /** null = no limit. */
  readonly gramsMax: number | null;
  readonly takesCash: boolean;
  readonly takesCard: boolean;
}

export interface PointPage {
  readonly points: readonly CarrierPoint[];
  /** Entries of the page that could not be parsed. */
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

/** A parcel to send. It is paid in full: nothing is collected on delivery. */
export interface NewShipment {
  /** Our number, never reused. A repeated request is found by it. */
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

/** A shipment as the carrier has it. `accepted` = received but not yet validated: ask again. */
export interface ReportedShipment {
  readonly id: ShipmentId;
  /** Our number; '' = the carrier created the shipment itself. */
  readonly number: string;
  readonly state: 'accepted' | 'confirmed' | 'invalid';
  /** Tracking number for the buyer; null = not yet assigned. */
  readonly track: string | null;
  /** Reasons why it is invalid, in the carrier's words. */
  readonly problems: readonly string[];
  /** Oldest first. */
  readonly statuses: readonly CarrierStatus[];
  /** The carrier's own order that returns an undelivered parcel; null = none yet. */
  readonly returnId: ShipmentId | null;
}

/** A label as PDF; null = still being made. */
export type Label = Uint8Array | null;

/**
 * Why there is no value.
 * - `refused`: the carrier rejected the call and did nothing; `code` is its error code.
 * - `unknown`: it may or may not have been done: no answer, timeout, 5xx, an unreadable answer. Look it up by our
 * number before a retry.
 * - `not_admitted`: our credentials are wrong. This call did nothing.
 * - `absent`: there is no such object.
 *
 * Contains nothing of the request, so it can be logged.
 */
export type DeliveryFailure =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not_admitted' }
  | { readonly kind: 'absent' };

type Answer<T> = Promise<Result<T, DeliveryFailure>>;

/** Delivery by a carrier (product D2). Never throws on failures of the carrier. */
export interface DeliveryPort {
  /** Returns prices of delivery. Waits at most `timeoutMs`. */
  tariffs(query: TariffQuery, timeoutMs: number): Answer<readonly CarrierTariff[]>;
  /** Returns points of the whole country, from page 0. */
  points(page: number): Answer<PointPage>;
  /** Submits a shipment only. {@link DeliveryPort.shipment} returns whether it is accepted. */
  create(shipment: NewShipment): Answer<ShipmentId>;
  shipment(id: ShipmentId): Answer<ReportedShipment>;
  /** Returns the latest shipment with our number; `absent` if there is none. */
  findByNumber(number: string): Answer<ReportedShipment>;
  /** Cancels a shipment that is not handed over yet. */
  cancel(id: ShipmentId): Answer<null>;
  /** Requests a label and returns its id, for {@link DeliveryPort.label}. */
  printLabel(id: ShipmentId): Answer<string>;
  label(labelId: string): Answer<Label>;
  /** Subscribes this URL to every new status. */
  subscribe(url: string): Answer<null>;
  /**
   * Returns the shipment of a carrier's notice; for a return shipment, the original one. Nothing else in the notice is
   * trusted.
   */
  readNotice(body: unknown): ShipmentId | null;
}

/** An installed carrier. Its words are read also while no account of it is connected. */
export interface Carrier extends CarrierWords {
  readonly id: VendorId;
  /** null = no account is connected. */
  readonly port: DeliveryPort | null;
  /** Page of the carrier that follows the parcel with this number. */
  readonly trackUrl: (track: string) => string;
}
