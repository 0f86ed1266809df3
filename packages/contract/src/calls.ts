import { accountCalls } from './shop/account.ts';
import { addressesCalls } from './shop/addresses.ts';
import { basketCalls } from './shop/basket.ts';
import { bomFilesCalls } from './shop/boms/files.ts';
import { bomRowsCalls } from './shop/boms/rows.ts';
import { bomAssemblyCalls } from './shop/boms/assembly.ts';
import { matchLinesCalls } from './shop/boms/match-lines.ts';
import { bomsCalls } from './shop/boms/boms.ts';
import { catalogueCalls } from './shop/catalogue.ts';
import { chatCalls } from './shop/chat.ts';
import { checkoutCalls } from './shop/checkout.ts';
import { companiesCalls } from './shop/companies.ts';
import { contentCalls } from './shop/content.ts';
import { customerApiCalls } from './shop/customer-api.ts';
import { deliveryCalls } from './shop/delivery.ts';
import { documentsCalls } from './shop/documents.ts';
import { feedbackCalls } from './shop/feedback.ts';
import { listsCalls } from './shop/lists.ts';
import { ordersCalls } from './shop/orders.ts';
import { paymentsCalls } from './shop/payments.ts';
import { requestsCalls } from './shop/requests.ts';
import { returnPhotosCalls } from './shop/return-photos.ts';
import { reviewsCalls } from './shop/reviews.ts';
import { searchCalls } from './shop/search.ts';
import { signInCalls } from './shop/sign-in.ts';
import { siteCalls } from './shop/site.ts';
import { toolsCalls } from './shop/tools.ts';
import { officeBankCalls } from './office/payments/bank.ts';
import { officeCategoriesCalls } from './office/catalogue/categories.ts';
import { officeAttributesCalls } from './office/catalogue/attributes.ts';
import { officeBrandsCalls } from './office/catalogue/brands.ts';
import { officeChatCalls } from './office/messages/chat.ts';
import { officeContentCalls } from './office/content/content.ts';
import { officeCustomersCalls } from './office/people/customers.ts';
import { officeExchangeCalls } from './office/imports/one-c.ts';
import { officeFeedbackCalls } from './office/messages/feedback.ts';
import { officeImportMappingCalls } from './office/imports/mapping.ts';
import { officeImportSuppliersCalls } from './office/imports/suppliers.ts';
import { officeImportsCalls } from './office/imports/imports.ts';
import { officeHeldRowsCalls } from './office/imports/held-rows.ts';
import { officeOpeningCalls } from './office/operation/opening.ts';
import { officeOperationCalls } from './office/operation/operation.ts';
import { officeServerCalls } from './office/operation/servers.ts';
import { officeOrderChangesCalls } from './office/orders/changes.ts';
import { officeOrdersCalls } from './office/orders/orders.ts';
import { officeParcelsCalls } from './office/orders/parcels.ts';
import { officePaymentsCalls } from './office/payments/payments.ts';
import { officeProviderReportsCalls } from './office/payments/provider-reports.ts';
import { officePaymentAccountCalls } from './office/payments/payment-account.ts';
import { officePhoneOrdersCalls } from './office/orders/phone-orders.ts';
import { officePricesCalls } from './office/prices/prices.ts';
import { officeProductsCalls } from './office/catalogue/products.ts';
import { officePromotionsCalls } from './office/prices/promotions.ts';
import { officeProvidersCalls } from './office/settings/providers.ts';
import { officeReportsCalls } from './office/operation/reports.ts';
import { officeRequestsCalls } from './office/orders/requests.ts';
import { officeReviewsCalls } from './office/content/reviews.ts';
import { officeSettingsCalls } from './office/settings/settings.ts';
import { officeStaffCalls } from './office/staff/staff.ts';
import { officeStaffUsersCalls } from './office/staff/staff-users.ts';
import { officeAuditLogCalls } from './office/staff/audit-log.ts';
import { officeListViewsCalls } from './office/staff/list-views.ts';
import { officeStockCalls } from './office/stock/stock.ts';
import { officeTranslationsCalls } from './office/content/translations.ts';
import { officeWarehouseCalls } from './office/stock/warehouse.ts';

export type { Call } from './kit/call.ts';

/** Every call of the API, by name. */
export const calls = {
  ...accountCalls,
  ...addressesCalls,
  ...basketCalls,
  ...bomFilesCalls,
  ...bomRowsCalls,
  ...bomAssemblyCalls,
  ...matchLinesCalls,
  ...bomsCalls,
  ...catalogueCalls,
  ...chatCalls,
  ...checkoutCalls,
  ...companiesCalls,
  ...contentCalls,
  ...customerApiCalls,
  ...deliveryCalls,
  ...documentsCalls,
  ...feedbackCalls,
  ...listsCalls,
  ...ordersCalls,
  ...paymentsCalls,
  ...requestsCalls,
  ...returnPhotosCalls,
  ...reviewsCalls,
  ...searchCalls,
  ...signInCalls,
  ...siteCalls,
  ...toolsCalls,
  ...officeBankCalls,
  ...officeCategoriesCalls,
  ...officeAttributesCalls,
  ...officeBrandsCalls,
  ...officeChatCalls,
  ...officeContentCalls,
  ...officeCustomersCalls,
  ...officeExchangeCalls,
  ...officeFeedbackCalls,
  ...officeImportMappingCalls,
  ...officeImportSuppliersCalls,
  ...officeImportsCalls,
  ...officeHeldRowsCalls,
  ...officeOpeningCalls,
  ...officeOperationCalls,
  ...officeServerCalls,
  ...officeOrderChangesCalls,
  ...officeOrdersCalls,
  ...officeParcelsCalls,
  ...officePaymentsCalls,
  ...officeProviderReportsCalls,
  ...officePaymentAccountCalls,
  ...officePhoneOrdersCalls,
  ...officePricesCalls,
  ...officeProductsCalls,
  ...officePromotionsCalls,
  ...officeReportsCalls,
  ...officeRequestsCalls,
  ...officeReviewsCalls,
  ...officeProvidersCalls,
  ...officeSettingsCalls,
  ...officeStaffCalls,
  ...officeStaffUsersCalls,
  ...officeAuditLogCalls,
  ...officeListViewsCalls,
  ...officeStockCalls,
  ...officeTranslationsCalls,
  ...officeWarehouseCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
