import { accountCalls } from './calls/account.ts';
import { backOfficeCalls } from './calls/back-office.ts';
import { backOfficeCatalogueCalls } from './calls/back-office-catalogue.ts';
import { backOfficeBonusesCalls } from './calls/back-office-bonuses.ts';
import { backOfficeCouponsCalls } from './calls/back-office-coupons.ts';
import { backOfficeExchangeCalls } from './calls/back-office-exchange.ts';
import { backOfficeImportsCalls } from './calls/back-office-imports.ts';
import { backOfficeOperationCalls } from './calls/back-office-operation.ts';
import { backOfficeOrdersCalls } from './calls/back-office-orders.ts';
import { backOfficePricesCalls } from './calls/back-office-prices.ts';
import { backOfficeSearchesCalls } from './calls/back-office-searches.ts';
import { backOfficeStockCalls } from './calls/back-office-stock.ts';
import { backOfficeTranslationsCalls } from './calls/back-office-translations.ts';
import { backOfficeWritingsCalls } from './calls/back-office-writings.ts';
import { backOfficeWarehouseCalls } from './calls/back-office-warehouse.ts';
import { backOfficeProductsCalls } from './calls/back-office-products.ts';
import { backOfficeSettingsCalls } from './calls/back-office-settings.ts';
import { backOfficeReportsCalls } from './calls/back-office-reports.ts';
import { backOfficeRequestsCalls } from './calls/back-office-requests.ts';
import { addressesCalls } from './calls/addresses.ts';
import { bomsCalls } from './calls/boms.ts';
import { catalogueCalls } from './calls/catalogue.ts';
import { checkoutCalls } from './calls/checkout.ts';
import { chatCalls } from './calls/chat.ts';
import { feedbackCalls } from './calls/feedback.ts';
import { contentCalls } from './calls/content.ts';
import { companiesCalls } from './calls/companies.ts';
import { customerApiCalls } from './calls/customer-api.ts';
import { documentsCalls } from './calls/documents.ts';
import { imagesCalls } from './calls/images.ts';
import { inboxCalls } from './calls/inbox.ts';
import { listsCalls } from './calls/lists.ts';
import { ordersCalls } from './calls/orders.ts';
import { paymentsCalls } from './calls/payments.ts';
import { orderChangesCalls } from './calls/order-changes.ts';
import { phoneOrdersCalls } from './calls/phone-orders.ts';
import { parcelsCalls } from './calls/parcels.ts';
import { requestsCalls } from './calls/requests.ts';
import { reviewsCalls } from './calls/reviews.ts';
import { severalBasketsCalls } from './calls/several-baskets.ts';
import { siteCalls } from './calls/site.ts';
import { specificationCalls } from './calls/specification.ts';
import { viewsCalls } from './calls/views.ts';
import { staffCalls } from './calls/staff.ts';

export type { Call } from './call.ts';

/** Every call of the API by its name. */
export const calls = {
  ...specificationCalls,
  ...catalogueCalls,
  ...reviewsCalls,
  ...listsCalls,
  ...companiesCalls,
  ...bomsCalls,
  ...imagesCalls,
  ...ordersCalls,
  ...requestsCalls,
  ...severalBasketsCalls,
  ...paymentsCalls,
  ...checkoutCalls,
  ...parcelsCalls,
  ...documentsCalls,
  ...customerApiCalls,
  ...siteCalls,
  ...contentCalls,
  ...chatCalls,
  ...feedbackCalls,
  ...accountCalls,
  ...inboxCalls,
  ...addressesCalls,
  ...staffCalls,
  ...backOfficeCalls,
  ...backOfficeOrdersCalls,
  ...viewsCalls,
  ...phoneOrdersCalls,
  ...orderChangesCalls,
  ...backOfficeRequestsCalls,
  ...backOfficeCatalogueCalls,
  ...backOfficeCouponsCalls,
  ...backOfficeSettingsCalls,
  ...backOfficeBonusesCalls,
  ...backOfficeStockCalls,
  ...backOfficeWarehouseCalls,
  ...backOfficeProductsCalls,
  ...backOfficeReportsCalls,
  ...backOfficeOperationCalls,
  ...backOfficeSearchesCalls,
  ...backOfficeTranslationsCalls,
  ...backOfficeWritingsCalls,
  ...backOfficePricesCalls,
  ...backOfficeExchangeCalls,
  ...backOfficeImportsCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
