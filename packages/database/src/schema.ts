import type { BasketTables } from './basket/schema-basket.ts';
import type { BomTables } from './boms/schema-boms.ts';
import type { CatalogueTables } from './catalogue/schema-catalogue.ts';
import type { ProductTables } from './catalogue/schema-products.ts';
import type { IdempotencyTables } from './connection/schema-idempotency.ts';
import type { ContentTables } from './content/schema-content.ts';
import type { ReviewTables } from './content/schema-reviews.ts';
import type { OneCTables } from './imports/schema-exchange.ts';
import type { ImportTables } from './imports/schema-imports.ts';
import type { FeedbackTables } from './messages/schema-feedback.ts';
import type { LimitTables } from './operation/schema-limits.ts';
import type { OperationTables } from './operation/schema-operation.ts';
import type { SettingTables } from './operation/schema-settings.ts';
import type { StaffTables } from './staff/schema-staff.ts';
import type { OrderTables } from './orders/schema-orders.ts';
import type { DeliveryTables } from './parcels/schema-delivery.ts';
import type { ParcelTables } from './parcels/schema-parcels.ts';
import type { DocumentTables } from './payments/schema-documents.ts';
import type { PaymentTables } from './payments/schema-payments.ts';
import type { CustomerApiTables } from './people/schema-customer-api.ts';
import type { FavouriteTables } from './people/schema-favourites.ts';
import type { PeopleTables } from './people/schema-people.ts';
import type { PriceTables } from './prices/schema-prices.ts';
import type { RequestTables } from './requests/schema-requests.ts';
import type { StockTables } from './stock/schema-stock.ts';
import type { WarehouseTables } from './stock/schema-warehouse.ts';

/**
 * Types of the tables that migrations/*.sql create, for reading and writing. A bigint column is a JS number (connect.ts
 * sets the parser), because every value is far below 2^53. A jsonb column is written as JSON text and read as a value.
 */
export interface Schema
  extends
    BasketTables,
    BomTables,
    CatalogueTables,
    ProductTables,
    IdempotencyTables,
    ContentTables,
    ReviewTables,
    OneCTables,
    ImportTables,
    FeedbackTables,
    LimitTables,
    OperationTables,
    SettingTables,
    StaffTables,
    OrderTables,
    DeliveryTables,
    ParcelTables,
    DocumentTables,
    PaymentTables,
    CustomerApiTables,
    FavouriteTables,
    PeopleTables,
    PriceTables,
    RequestTables,
    StockTables,
    WarehouseTables {}
