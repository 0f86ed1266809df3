import type { CarrierStatus, CarrierWords, ShipmentId } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import type { Result, VendorId } from '@farad/domain/shared';

/** How a parcel reaches the buyer: by courier to the door, or in a pickup office or a locker. */
export type CarrierMode = 'door' | 'office' | 'locker';

export interface TariffQuery {
  /** Code of the destination city at the carrier. */
  readonly cityCode: number;
  readonly grams: number;
  /** Declared value of the goods. The carrier insures this value and charges for the insurance. */
  readonly value: Kopecks;
}

export interface CarrierTariff {
  /** Code of the tariff at the carrier. */
  readonly code: number;
  readonly mode: CarrierMode;
  /** Price of the delivery with the insurance of the goods. */
  readonly price: Kopecks;
  /** Minimum and maximum number of calendar days that the delivery takes. */
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
  /** Nearest metro station; '' = not given. */
  readonly metro: string;
  /** Maximum weight of a parcel; null = no limit. */
  readonly gramsMax: number | null;
  readonly takesCash: boolean;
  readonly takesCard: boolean;
}

export interface PointPage {
  readonly points: readonly CarrierPoint[];
  /** Number of entries on the page that could not be parsed. They are not in the list. */
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

/** A parcel to send. The carrier collects no money from the recipient. */
export interface NewShipment {
  /**
   * Number that the shop gives the shipment. It is never used again. If the provider's answer is lost, the shipment can
   * therefore be found by this number.
   */
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

/** A shipment as the carrier reports it. `accepted` = the carrier has not checked it yet, so it must be asked again. */
export interface ReportedShipment {
  readonly id: ShipmentId;
  /** Number that the shop gave the shipment; '' = the carrier created the shipment itself. */
  readonly number: string;
  readonly state: 'accepted' | 'confirmed' | 'invalid';
  /** Tracking number for the buyer; null = the carrier has not assigned one yet. */
  readonly track: string | null;
  /** Why the shipment is invalid, in the carrier's words. Empty = it is not invalid. */
  readonly problems: readonly string[];
  /** Statuses of the shipment, oldest first. */
  readonly statuses: readonly CarrierStatus[];
  /** Id of the shipment with which the carrier returns an undelivered parcel; null = there is none. */
  readonly returnId: ShipmentId | null;
}

/** A label as the bytes of a PDF; null = the carrier is still making it. */
export type Label = Uint8Array | null;

/**
 * Why a call has no result.
 * - `refused`: the carrier rejected the call and did nothing. `code` is its error code.
 * - `unknown`: the carrier may have done it or not: no answer, timeout, status 5xx, or an answer that cannot be parsed.
 * Before a retry, look the shipment up by its number.
 * - `not_admitted`: the carrier rejected the shop's credentials and did nothing.
 * - `absent`: the requested object does not exist.
 *
 * A failure contains nothing of the request, so it can be logged.
 */
export type DeliveryFailure =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not_admitted' }
  | { readonly kind: 'absent' };

type Answer<T> = Promise<Result<T, DeliveryFailure>>;

/** Calls to a carrier (product D2). They never throw when the carrier fails. */
export interface DeliveryPort {
  /** Returns the tariffs with their prices. Waits at most `timeoutMs`. */
  tariffs(query: TariffQuery, timeoutMs: number): Answer<readonly CarrierTariff[]>;
  /** Returns one page of the carrier's pickup points in the whole country. The first page is 0. */
  points(page: number): Answer<PointPage>;
  /** Submits a shipment. Whether the carrier confirms it is known later, from {@link DeliveryPort.shipment}. */
  create(shipment: NewShipment): Answer<ShipmentId>;
  shipment(id: ShipmentId): Answer<ReportedShipment>;
  /** Returns the latest shipment with this number of the shop. Fails with `absent` if there is none. */
  findByNumber(number: string): Answer<ReportedShipment>;
  /** Cancels a shipment whose parcel the carrier does not have yet. */
  cancel(id: ShipmentId): Answer<null>;
  /** Requests a label. Returns the label's id, with which {@link DeliveryPort.label} loads it. */
  printLabel(id: ShipmentId): Answer<string>;
  label(labelId: string): Answer<Label>;
  /** Subscribes a URL of the shop to the webhooks of new statuses. */
  subscribe(url: string): Answer<null>;
  /**
   * Returns the id of the shipment that a webhook of the carrier is about; null = it names none. For a return shipment
   * it returns the id of the original one. Nothing else in a webhook is trusted, because webhooks are not signed.
   */
  readNotice(body: unknown): ShipmentId | null;
}

/** An installed carrier. The meaning of its status codes is known even if no account is connected. */
export interface Carrier extends CarrierWords {
  readonly id: VendorId;
  /** Calls to the carrier; null = no account is connected. */
  readonly port: DeliveryPort | null;
  /** True if a twin answers the calls, so that its pickup points are invented. */
  readonly isTwin: boolean;
  /** Returns the URL of the carrier's page that tracks the parcel with this number. */
  readonly trackUrl: (track: string) => string;
}
