import type { Coefficient, Kopecks, Quantity, UnitPrice } from '@farad/domain/money';
import type {
  CancelWishState,
  DeliveryKind,
  OrderApproval,
  OrderCompany,
  OrderContact,
  OrderDelivery,
  OrderStatus,
  PaymentKind,
  ReturnReason,
  ReturnState,
} from '@farad/domain/order';
import type { ProductId, SalesUnit } from '@farad/domain/product';
import type { CouponValue } from '@farad/domain/promotion';
import type { Locale, LocalizedText } from '@farad/domain/shared';
import type { UtmTouches } from '@farad/domain/site';
import type { VatClass } from '@farad/domain/vat';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
type CreatedAt = ColumnType<Date, Date | undefined, Date>;

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
  payment_method: PaymentKind;
  chosen_payment: ColumnType<PaymentKind | null, PaymentKind | null | undefined>;
  comment: Generated<string>;
  consents: Json<Readonly<Record<string, string>>>;
  /** First and last advertising campaign through which the buyer came. */
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
  goods_kopecks: Kopecks;
  cargo_kopecks: ColumnType<Kopecks, Kopecks | undefined>;
  coupon_code: ColumnType<string | null, string | null | undefined>;
  coupon_kopecks: ColumnType<Kopecks, Kopecks | undefined>;
  bonus_kopecks: ColumnType<Kopecks, Kopecks | undefined>;
  pay_until: ColumnType<Date | null, Date | null | undefined>;
  version: Generated<number>;
  made_by: ColumnType<number | null, number | null | undefined>;
  split_from: ColumnType<number | null, number | null | undefined>;
}

interface OrderReturnTable {
  id: GeneratedAlways<number>;
  order_id: number;
  account_id: number;
  reason: ReturnReason;
  comment: string;
  state: Generated<ReturnState>;
  created_at: Date;
  answered_at: ColumnType<Date | null, Date | null | undefined>;
  answered_by: ColumnType<number | null, number | null | undefined>;
  answer: Generated<string>;
}

interface OrderReturnPhotoTable {
  id: GeneratedAlways<number>;
  order_id: number;
  account_id: number;
  return_id: ColumnType<number | null, number | null | undefined>;
  content: Buffer;
  created_at: Date;
}

interface OrderCancelWishTable {
  id: GeneratedAlways<number>;
  order_id: number;
  account_id: number;
  reason: string;
  created_at: Date;
  state: Generated<CancelWishState>;
  answered_at: ColumnType<Date | null, Date | null | undefined>;
  answered_by: ColumnType<number | null, number | null | undefined>;
  answer: Generated<string>;
}

/** Amounts and lines of an order before or after a change by staff. Contains no personal data. */
export interface OrderFigures {
  readonly goods: Kopecks;
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  readonly cargo: Kopecks;
  readonly total: Kopecks;
  readonly delivery: DeliveryKind;
  readonly payment: PaymentKind;
  readonly lines: readonly { readonly mpn: string; readonly quantity: Quantity; readonly total: Kopecks }[];
  /** Number of the new order, if the change split this order. */
  readonly number?: string;
}

interface OrderChangeTable {
  id: GeneratedAlways<number>;
  order_id: number;
  staff_id: number;
  kind: 'edited' | 'split';
  before: Json<OrderFigures>;
  after: Json<OrderFigures>;
  reason: string;
  at: Date;
}

/** A staff member's permission to ship the goods of an unpaid order. */
interface UnpaidReleaseTable {
  id: GeneratedAlways<number>;
  order_id: number;
  staff_id: number;
  missing_kopecks: Kopecks;
  reason: string;
  at: Date;
}

interface OrderNoteTable {
  id: GeneratedAlways<number>;
  order_id: number;
  staff_id: number;
  text: string;
  at: Date;
}

interface OrderReturnLineTable {
  return_id: number;
  product_id: ProductId;
  quantity: Quantity;
  accepted: ColumnType<Quantity | null, Quantity | null | undefined>;
}

interface OrderLineTable {
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
  coupon_kopecks: ColumnType<Kopecks, Kopecks | undefined>;
  bonus_kopecks: ColumnType<Kopecks, Kopecks | undefined>;
  vat_class: VatClass;
  note: Generated<string>;
  /** Purchase price of one piece when the order was placed; null = not known. Only staff who may see costs read it. */
  purchase_price: ColumnType<UnitPrice | null, UnitPrice | null | undefined>;
}

export interface CouponTable {
  id: GeneratedAlways<number>;
  code: string;
  kind: CouponValue['kind'];
  percent: number | null;
  sum_kopecks: Kopecks | null;
  is_on: Generated<boolean>;
  starts_at: Date | null;
  ends_at: Date | null;
  minimum_kopecks: Generated<Kopecks>;
  uses_max: number | null;
  uses_per_account: number | null;
  used: Generated<number>;
  category_ids: Generated<number[]>;
  note: Generated<string>;
  created_at: CreatedAt;
}

interface CouponUseTable {
  order_id: number;
  coupon_id: number;
  account_id: number;
  at: Date;
  returned_at: ColumnType<Date | null, Date | null | undefined>;
}

interface OrderEventTable {
  id: GeneratedAlways<number>;
  order_id: number;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  by: 'customer' | 'staff' | 'system';
  account_id: number | null;
  staff_id: ColumnType<number | null, number | null | undefined>;
  reason: Generated<string>;
  at: CreatedAt;
}

/** Tables of orders, for the schema in schema.ts. */
export interface OrderTables {
  orders: OrdersTable;
  order_line: OrderLineTable;
  order_event: OrderEventTable;
  order_note: OrderNoteTable;
  unpaid_release: UnpaidReleaseTable;
  order_change: OrderChangeTable;
  order_cancel_wish: OrderCancelWishTable;
  order_return: OrderReturnTable;
  order_return_photo: OrderReturnPhotoTable;
  order_return_line: OrderReturnLineTable;
  coupon: CouponTable;
  coupon_use: CouponUseTable;
}
