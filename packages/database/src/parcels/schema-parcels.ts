import type { ParcelState, ShipmentId } from '@farad/domain/delivery';
import type { Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { VendorId } from '@farad/domain/shared';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface PickupPointTable {
  provider: VendorId;
  code: string;
  city_slug: string;
  kind: 'office' | 'locker';
  name: string;
  address: string;
  hours: string;
  phone: string;
  latitude: number;
  longitude: number;
  metro: Generated<string>;
  grams_max: number | null;
  takes_cash: boolean;
  takes_card: boolean;
  closed_at: Date | null;
  refreshed_at: Date;
  is_twin: Generated<boolean>;
}

/** Codes by which carriers name cities. */
interface CarrierCityTable {
  carrier: VendorId;
  city_slug: string;
  code: number;
  is_twin: Generated<boolean>;
}

interface ParcelTable {
  id: GeneratedAlways<number>;
  order_id: number;
  number: number;
  state: ParcelState;
  grams: number;
  provider: VendorId | null;
  track: string | null;
  carrier_at: Date | null;
  shipped_at: Date | null;
  created_at: Date;
  /** Latest stage of delivery that the buyer was notified of, from 0 (none) to 4 (delivered). */
  told_stage: Generated<number>;
  /** When the closing receipts of the parcel's goods were made; null = not yet. */
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface ParcelLineTable {
  parcel_id: number;
  product_id: ProductId;
  quantity: Quantity;
}

interface ParcelMarkTable {
  parcel_id: number;
  product_id: ProductId;
  code: string;
  /** Number of pieces that share the code: 1, or more for a pack. */
  pieces: Generated<number>;
}

interface ParcelEventTable {
  id: GeneratedAlways<number>;
  parcel_id: number;
  state: ParcelState | null;
  code: Generated<string>;
  city: Generated<string>;
  by: 'staff' | 'carrier';
  /** True = a status of the carrier's return order, which brings the parcel back. */
  of_return: Generated<boolean>;
  at: Date;
}

export type ShipmentState = 'pending' | 'sent' | 'confirmed' | 'invalid' | 'cancelled';

interface ShipmentTable {
  id: GeneratedAlways<number>;
  parcel_id: number;
  provider: VendorId;
  number: string;
  tariff: number | null;
  state: ShipmentState;
  carrier_id: ShipmentId | null;
  problems: ColumnType<readonly string[], string | undefined, string>;
  label_id: string | null;
  return_carrier_id: ColumnType<ShipmentId | null, ShipmentId | null | undefined>;
  return_track: ColumnType<string | null, string | null | undefined>;
  created_at: Date;
  asked_at: Date | null;
  held_until: Date | null;
  over_at: Date | null;
}

interface CarrierNoticeTable {
  id: GeneratedAlways<number>;
  provider: VendorId;
  carrier_id: ShipmentId | null;
  body: string;
  received_at: Date;
  done_at: Date | null;
}

/** Tables of pickup points and parcels, for the schema in schema.ts. */
export interface ParcelTables {
  carrier_city: CarrierCityTable;
  pickup_point: PickupPointTable;
  parcel: ParcelTable;
  parcel_line: ParcelLineTable;
  parcel_event: ParcelEventTable;
  parcel_mark: ParcelMarkTable;
  shipment: ShipmentTable;
  carrier_notice: CarrierNoticeTable;
}
