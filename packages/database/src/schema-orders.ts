import type { Coefficient, Kopecks, Quantity, UnitPrice } from '@farad/domain/money';
import type {
  OrderApproval,
  OrderCompany,
  OrderContact,
  OrderDelivery,
  OrderStatus,
  ReturnReason,
  ReturnState,
} from '@farad/domain/order';
import type { ProductId, SalesUnit } from '@farad/domain/product';
import type { Locale, LocalizedText } from '@farad/domain/shared';
import type { UtmTouches } from '@farad/domain/site';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
type CreatedAt = ColumnType<Date, Date | undefined, Date>;

/** Tables of orders; see schema.ts. */

export interface OrdersTable {
  id: GeneratedAlways<number>;
  number: string;
  public_token_sha256: Buffer;
  public_token_expires_at: Date;
  account_id: number;
  customer_type: 'personal' | 'company';
  status: OrderStatus;
  contact: Json<OrderContact>;
  delivery: Json<OrderDelivery>;
  payment_method: 'cash_on_receipt';
  comment: Generated<string>;
  consents: Json<Readonly<Record<string, string>>>;
  /** The first and the last campaign that brought the buyer. */
  utm: JsonWithDefault<Partial<UtmTouches>>;
  locale: Locale;
  prices_koef: Coefficient;
  total_kopecks: Kopecks;
  discount_kopecks: Kopecks;
  created_at: CreatedAt;
  company_id: ColumnType<number | null, number | null | undefined>;
  company: ColumnType<OrderCompany | null, string | null | undefined, string | null>;
  approval: ColumnType<OrderApproval | null, OrderApproval | null | undefined, OrderApproval | null>;
  paid_at: ColumnType<Date | null, Date | null | undefined>;
}

export interface OrderReturnTable {
  id: GeneratedAlways<number>;
  order_id: number;
  account_id: number;
  reason: ReturnReason;
  comment: string;
  state: Generated<ReturnState>;
  created_at: Date;
}

export interface OrderReturnLineTable {
  return_id: number;
  product_id: ProductId;
  quantity: Quantity;
}

export interface OrderLineTable {
  order_id: number;
  position: number;
  product_id: ProductId;
  seo: string;
  title: Json<LocalizedText>;
  mpn: string;
  brand: string;
  package: string | null;
  unit: SalesUnit;
  category_slug: string;
  quantity: Quantity;
  unit_price: UnitPrice;
  total_kopecks: Kopecks;
}

export interface OrderEventTable {
  id: GeneratedAlways<number>;
  order_id: number;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  by: 'customer' | 'staff' | 'system';
  account_id: number | null;
  reason: Generated<string>;
  at: CreatedAt;
}
