import type { Kopecks } from '@farad/domain/money';
import type { LocalizedText } from '@farad/domain/shared';
import type { ColumnType } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

export interface DeliveryZoneTable {
  id: number;
  days_min: number;
  days_max: number;
  base_price_kopecks: Kopecks;
  included_grams: number;
  step_price_kopecks: Kopecks;
  step_grams: number;
  free_from_kopecks: Kopecks | null;
}

interface DeliveryCityTable {
  slug: string;
  name: Json<LocalizedText>;
  region: Json<LocalizedText>;
  zone_id: number;
  /** Population in thousands. */
  population: number;
}

/** Tables of cities and their delivery zones, for the schema in schema.ts. */
export interface DeliveryTables {
  delivery_zone: DeliveryZoneTable;
  delivery_city: DeliveryCityTable;
}
