import type { Kopecks, Quantity, UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { RequestSource, RequestState } from '@farad/domain/quote';
import type { Locale } from '@farad/domain/shared';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface RequestTable {
  id: GeneratedAlways<number>;
  number: string;
  account_id: number | null;
  name: string;
  email: string | null;
  phone: string | null;
  locale: Locale;
  source: RequestSource;
  comment: string;
  /** ISO day, as `2026-11-24`; null = any time. */
  wished_on: ColumnType<string | null, string | null, never>;
  state: RequestState;
  revision: Generated<number>;
  valid_until: Later<Date>;
  told_ending: Generated<boolean>;
  staff_id: Later<number>;
  reason: Generated<string>;
  order_id: Later<number>;
  caller_hash: Buffer | null;
  created_at: Date;
  changed_at: Date;
}

interface RequestLineTable {
  request_id: number;
  position: number;
  product_id: ProductId | null;
  part: string;
  maker: string;
  quantity: Quantity;
  wished_price: UnitPrice | null;
  note: string;
}

export interface QuoteTable {
  request_id: number;
  revision: number;
  staff_id: number;
  comment: string;
  total_kopecks: Kopecks;
  valid_until: Date;
  created_at: Date;
}

interface QuoteLineTable {
  request_id: number;
  revision: number;
  position: number;
  product_id: ProductId | null;
  part: string | null;
  maker: string | null;
  quantity: Quantity | null;
  unit_price: UnitPrice | null;
  lead_days: number | null;
  note: string;
}

/** Tables of requests and quotes, for the schema in schema.ts. */
export interface RequestTables {
  request: RequestTable;
  request_line: RequestLineTable;
  quote: QuoteTable;
  quote_line: QuoteLineTable;
}
