import type { AttributeValues } from '@farad/domain/category';
import type { WatchKind } from '@farad/domain/favourites';
import type { Kopecks, UnitPrice } from '@farad/domain/money';
import type { DeliveryKind } from '@farad/domain/order';
import type { Lifecycle, ProductDocument, ProductId, PublicationState, SalesUnit } from '@farad/domain/product';
import type { ModerationState } from '@farad/domain/review';
import type { Locale, LocalizedText } from '@farad/domain/shared';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

import type {
  CouponTable,
  CouponUseTable,
  OrderEventTable,
  OrderLineTable,
  OrderReturnLineTable,
  OrderChangeTable,
  OrderNoteTable,
  UnpaidReleaseTable,
  OrderCancelWishTable,
  OrderReturnPhotoTable,
  OrderReturnTable,
  OrdersTable,
} from './orders/schema-orders.ts';
import type {
  CarrierNoticeTable,
  ParcelEventTable,
  ParcelLineTable,
  ParcelMarkTable,
  ParcelTable,
  CarrierCityTable,
  PickupPointTable,
  ShipmentTable,
} from './parcels/schema-parcels.ts';
import type { BankEntryTable, BankMoneyTable, InvoiceCounterTable, InvoiceTable } from './payments/schema-documents.ts';
import type { BomTables } from './boms/schema-boms.ts';
import type { CatalogueTables } from './catalogue/schema-catalogue.ts';
import type { ContentTables } from './content/schema-content.ts';
import type { CustomerApiTables } from './people/schema-customer-api.ts';
import type { OneCTables } from './imports/schema-exchange.ts';
import type { FeedbackTables } from './messages/schema-feedback.ts';
import type { LimitTables } from './operation/schema-limits.ts';
import type { OperationTables } from './operation/schema-operation.ts';
import type { PaymentTables } from './payments/schema-payments.ts';
import type { ImportTables } from './imports/schema-imports.ts';
import type { PriceTables } from './prices/schema-prices.ts';
import type { QuoteLineTable, QuoteTable, RequestLineTable, RequestTable } from './requests/schema-requests.ts';
import type { StockDocumentTable, StockMovementTable } from './stock/schema-stock.ts';
import type { WarehouseTables } from './stock/schema-warehouse.ts';
import type {
  AccountTable,
  AddressTable,
  BonusEntryTable,
  CompanyInvitationTable,
  CompanyMemberTable,
  CompanyTable,
  ConsentTable,
  InboxEntryTable,
  KnownBrowserTable,
  LoginChallengeTable,
  LoginGrantTable,
  LoginSendTable,
  LoginTryTable,
  NotificationChoiceTable,
  PickupChoiceTable,
  SessionTable,
} from './people/schema-people.ts';
import type {
  AuditTable,
  CustomerNoteTable,
  ProductBulkTable,
  StaffRecoveryCodeTable,
  CustomRoleMemberTable,
  CustomRoleTable,
  StaffRoleTable,
  StaffSessionTable,
  StaffTable,
  StaffTryTable,
  StaffViewDefaultTable,
  StaffViewTable,
} from './operation/schema-staff.ts';

/**
 * Types of the tables that migrations/*.sql create, for reading and writing. A bigint column is a JS number (connect.ts
 * sets the parser), because every value is far below 2^53. A jsonb column is written as JSON text and read as a value.
 */

type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
type CreatedAt = ColumnType<Date, Date | undefined, Date>;

export interface ProductTable {
  id: Generated<ProductId>;
  seo: string;
  mpn: string;
  brand_id: number;
  category_id: number;
  title: Json<LocalizedText>;
  description: Json<LocalizedText>;
  tier_quantities: number[];
  /** Prices in ten-thousandths of a rouble, one per quantity in `tier_quantities`. */
  tier_prices: number[];
  before_price: UnitPrice | null;
  min_quantity: Generated<number>;
  multiple: Generated<number>;
  unit: Generated<SalesUnit>;
  package: string | null;
  weight_milligrams: number | null;
  lifecycle: Generated<Lifecycle>;
  state: Generated<PublicationState>;
  country: string | null;
  lead_time_days: number | null;
  attributes: JsonWithDefault<AttributeValues>;
  variant_group: string | null;
  series: string | null;
  documents: JsonWithDefault<readonly ProductDocument[]>;
  images: Generated<string[]>;
  images360: Generated<string[]>;
  other_numbers: JsonWithDefault<Readonly<Record<string, string>>>;
  vat_class: Generated<'standard' | 'reduced' | 'zero'>;
  warranty_months: number | null;
  customs_declaration: string | null;
  is_marked: Generated<boolean>;
  demand: Generated<number>;
  /** Time of the last change. A database trigger maintains it. */
  changed_at: CreatedAt;
}

export interface WarehouseTable {
  id: number;
  code: string;
  title: Json<LocalizedText>;
}

export interface StockTable {
  product_id: ProductId;
  warehouse_id: number;
  on_hand: number;
  reserved: Generated<number>;
  /** Pieces counted by suppliers' files. on_hand = counted + the sum of stock movements since. */
  counted: Generated<number>;
  /** Storage cell in the warehouse; '' = not set. */
  cell: Generated<string>;
  /** Id of the supplier whose file last set the stock; null = none did. */
  told_by: number | null;
  /** When a stock document last changed the stock, if that was after the supplier's last file; null = it was not. */
  touched_at: ColumnType<Date | null, Date | null | undefined>;
}

export interface ProductChangeTable {
  id: GeneratedAlways<number>;
  /** Id of the changed product; null = a category, an attribute or a brand changed. */
  product_id: ProductId | null;
  is_whole: boolean;
  at: CreatedAt;
}

export interface BasketTable {
  id: string;
  account_id: number | null;
  merged_guest_id: string | null;
  coupon_code: ColumnType<string | null, string | null | undefined>;
  bonus_roubles: Generated<number>;
  delivery_kind: ColumnType<DeliveryKind | null, DeliveryKind | null | undefined>;
  cargo_kopecks: ColumnType<Kopecks, Kopecks | undefined>;
  name: Generated<string>;
  is_current: Generated<boolean>;
  removed_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
}

export interface BasketLineTable {
  basket_id: string;
  product_id: ProductId;
  position: number;
  quantity: number;
  seen_unit_price: UnitPrice;
  seen_available: number;
  note: Generated<string>;
}

export interface BasketShareTable {
  id: GeneratedAlways<number>;
  token_sha256: Buffer;
  account_id: number | null;
  created_at: Date;
  expires_at: Date;
}

export interface BasketShareLineTable {
  share_id: number;
  product_id: ProductId;
  position: number;
  quantity: number;
  note: string;
}

export interface ReservationTable {
  order_id: number;
  product_id: ProductId;
  warehouse_id: number;
  quantity: number;
  expires_at: Date | null;
}

export interface IdempotencyTable {
  actor: string;
  route: string;
  key: string;
  body_sha256: Buffer;
  /** HTTP status of the response; null = the request is still running. */
  status: number | null;
  response: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: CreatedAt;
}

export interface ComparisonItemTable {
  account_id: number;
  product_id: ProductId;
  position: number;
}

export interface FavouriteListTable {
  id: GeneratedAlways<number>;
  account_id: number;
  /** Name of the list; '' = the customer's first list. */
  name: string;
  is_first: Generated<boolean>;
  created_at: CreatedAt;
  removed_at: Date | null;
}

export interface FavouriteTable {
  list_id: number;
  product_id: ProductId;
  account_id: number;
  quantity: Generated<number>;
  note: Generated<string>;
  added_at: CreatedAt;
  removed_at: Date | null;
}

export interface WatchTable {
  id: GeneratedAlways<number>;
  account_id: number;
  product_id: ProductId;
  kind: WatchKind;
  /** Price in ten-thousandths of a rouble, after the customer's price coefficient. */
  target_price: UnitPrice | null;
  locale: Locale;
  stop_token: Generated<string>;
  created_at: CreatedAt;
  told_at: Date | null;
}

export interface BrandDescriptionTable {
  brand_id: number;
  description: Json<LocalizedText>;
}

export interface ListedAnalogueTable {
  product_id: ProductId;
  other_id: ProductId;
  is_pin_compatible: boolean;
}

export interface BoughtTogetherTable {
  product_id: ProductId;
  other_id: ProductId;
  orders: number;
}

/** Common columns of the tables of texts that customers write and staff moderate. */
interface ModeratedTable {
  id: GeneratedAlways<number>;
  account_id: number;
  author_name: string;
  text: string;
  state: Generated<ModerationState>;
  reject_reason: Generated<string>;
  moderated_by: number | null;
  moderated_at: Date | null;
  created_at: CreatedAt;
}

export interface ReviewTable extends ModeratedTable {
  product_id: ProductId;
  rating: number;
  pros: Generated<string>;
  cons: Generated<string>;
}

export interface QuestionTable extends ModeratedTable {
  product_id: ProductId;
}

export interface AnswerTable extends Omit<ModeratedTable, 'account_id'> {
  /** Account of the author; null = staff answered in the name of the shop. */
  account_id: number | null;
  staff_id: ColumnType<number | null, number | null | undefined>;
  question_id: number;
  is_shop: Generated<boolean>;
}

export interface SettingTable {
  key: string;
  value: Json<unknown>;
}

export interface SettingVersionTable {
  id: GeneratedAlways<number>;
  key: string;
  value: Json<unknown>;
  staff_id: number | null;
  restored_id: number | null;
  at: Date;
}

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

export interface DeliveryCityTable {
  slug: string;
  name: Json<LocalizedText>;
  region: Json<LocalizedText>;
  zone_id: number;
  /** Population in thousands. */
  population: number;
  has_pickup: Generated<boolean>;
}

export interface Schema
  extends
    PaymentTables,
    ImportTables,
    PriceTables,
    BomTables,
    CatalogueTables,
    ContentTables,
    CustomerApiTables,
    OneCTables,
    FeedbackTables,
    LimitTables,
    OperationTables {
  product: ProductTable;
  warehouse: WarehouseTable;
  stock: StockTable;
  product_change: ProductChangeTable;
  account: AccountTable;
  session: SessionTable;
  login_challenge: LoginChallengeTable;
  login_send: LoginSendTable;
  login_grant: LoginGrantTable;
  known_browser: KnownBrowserTable;
  login_try: LoginTryTable;
  consent: ConsentTable;
  basket: BasketTable;
  basket_line: BasketLineTable;
  basket_share: BasketShareTable;
  basket_share_line: BasketShareLineTable;
  orders: OrdersTable;
  order_line: OrderLineTable;
  order_event: OrderEventTable;
  order_note: OrderNoteTable;
  unpaid_release: UnpaidReleaseTable;
  order_change: OrderChangeTable;
  staff_view: StaffViewTable;
  staff_view_default: StaffViewDefaultTable;
  order_cancel_wish: OrderCancelWishTable;
  order_return: OrderReturnTable;
  order_return_photo: OrderReturnPhotoTable;
  order_return_line: OrderReturnLineTable;
  invoice_counter: InvoiceCounterTable;
  invoice: InvoiceTable;
  bank_entry: BankEntryTable;
  bank_money: BankMoneyTable;
  reservation: ReservationTable;
  stock_movement: StockMovementTable;
  stock_document: StockDocumentTable;
  order_lack: WarehouseTables['order_lack'];
  picking_wave: WarehouseTables['picking_wave'];
  picking_order: WarehouseTables['picking_order'];
  picking_line: WarehouseTables['picking_line'];
  idempotency: IdempotencyTable;
  comparison_item: ComparisonItemTable;
  favourite_list: FavouriteListTable;
  favourite: FavouriteTable;
  watch: WatchTable;
  brand_description: BrandDescriptionTable;
  listed_analogue: ListedAnalogueTable;
  bought_together: BoughtTogetherTable;
  review: ReviewTable;
  question: QuestionTable;
  answer: AnswerTable;
  request: RequestTable;
  request_line: RequestLineTable;
  quote: QuoteTable;
  quote_line: QuoteLineTable;
  company: CompanyTable;
  company_member: CompanyMemberTable;
  company_invitation: CompanyInvitationTable;
  address: AddressTable;
  pickup_choice: PickupChoiceTable;
  notification_choice: NotificationChoiceTable;
  inbox_entry: InboxEntryTable;
  bonus_entry: BonusEntryTable;
  coupon: CouponTable;
  coupon_use: CouponUseTable;
  staff: StaffTable;
  custom_role: CustomRoleTable;
  custom_role_member: CustomRoleMemberTable;
  staff_role: StaffRoleTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_session: StaffSessionTable;
  staff_try: StaffTryTable;
  audit: AuditTable;
  customer_note: CustomerNoteTable;
  product_bulk: ProductBulkTable;
  setting: SettingTable;
  setting_version: SettingVersionTable;
  delivery_zone: DeliveryZoneTable;
  delivery_city: DeliveryCityTable;
  carrier_city: CarrierCityTable;
  pickup_point: PickupPointTable;
  parcel: ParcelTable;
  parcel_line: ParcelLineTable;
  parcel_event: ParcelEventTable;
  parcel_mark: ParcelMarkTable;
  shipment: ShipmentTable;
  carrier_notice: CarrierNoticeTable;
}
