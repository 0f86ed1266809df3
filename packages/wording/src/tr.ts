import { acting } from './acting/tr.ts';
import { addresses } from './addresses/tr.ts';
import { arrival } from './arrival/tr.ts';
import { backOffice } from './back-office/tr.ts';
import { backOfficeBank } from './back-office-bank/tr.ts';
import { backOfficeCatalogue } from './back-office-catalogue/tr.ts';
import { backOfficeContent } from './back-office-content/tr.ts';
import { backOfficeCoupons } from './back-office-coupons/tr.ts';
import { backOfficeExchange } from './back-office-exchange/tr.ts';
import { backOfficeImportAdvice } from './back-office-import-advice/tr.ts';
import { backOfficeImports } from './back-office-imports/tr.ts';
import { backOfficeOperation } from './back-office-operation/tr.ts';
import { backOfficeOrdering } from './back-office-ordering/tr.ts';
import { backOfficeOrders } from './back-office-orders/tr.ts';
import { backOfficePrices } from './back-office-prices/tr.ts';
import { backOfficeProducts } from './back-office-products/tr.ts';
import { backOfficePeople } from './back-office-people/tr.ts';
import { backOfficeQueues } from './back-office-queues/tr.ts';
import { backOfficeReports } from './back-office-reports/tr.ts';
import { backOfficeRequests } from './back-office-requests/tr.ts';
import { backOfficeSettings } from './back-office-settings/tr.ts';
import { backOfficeSearches } from './back-office-searches/tr.ts';
import { backOfficeViews } from './back-office-views/tr.ts';
import { backOfficeStock } from './back-office-stock/tr.ts';
import { backOfficeTranslations } from './back-office-translations/tr.ts';
import { backOfficeWarehouse } from './back-office-warehouse/tr.ts';
import { backOfficeStaff } from './back-office-staff/tr.ts';
import { basket } from './basket/tr.ts';
import { bomPages } from './bom-pages/tr.ts';
import { boms } from './boms/tr.ts';
import { baskets } from './baskets/tr.ts';
import { cabinet } from './cabinet/tr.ts';
import { catalogue } from './catalogue/tr.ts';
import { checkout } from './checkout/tr.ts';
import { company } from './company/tr.ts';
import { customerApi } from './customer-api/tr.ts';
import { delivery } from './delivery/tr.ts';
import { errors } from './errors/tr.ts';
import { backOfficeChats } from './back-office-chats/tr.ts';
import { chat } from './chat/tr.ts';
import { feedback } from './feedback/tr.ts';
import { backOfficeFeedback } from './back-office-feedback/tr.ts';
import { fields } from './fields/tr.ts';
import { errorPage } from './error-page/tr.ts';
import { footer } from './footer/tr.ts';
import { forms } from './forms/tr.ts';
import { home } from './home/tr.ts';
import { input } from './input/tr.ts';
import { listPages } from './list-pages/tr.ts';
import { lists } from './lists/tr.ts';
import { meta } from './meta/tr.ts';
import { order } from './order/tr.ts';
import { payment } from './payment/tr.ts';
import { requests } from './requests/tr.ts';
import { search } from './search/tr.ts';
import { product } from './product/tr.ts';
import { shell } from './shell/tr.ts';
import { tools } from './tools/tr.ts';
import { writing } from './writing/tr.ts';
import { shopReviews } from './shop-reviews/tr.ts';
import { signIn } from './sign-in/tr.ts';
import { staffFields } from './staff-fields/tr.ts';
import { sitePages } from './site-pages/tr.ts';

/** All Turkish texts by namespace. */
export const tr = {
  addresses,
  acting,
  arrival,
  backOffice,
  backOfficeBank,
  backOfficeCatalogue,
  backOfficeContent,
  backOfficeCoupons,
  backOfficeExchange,
  backOfficeImportAdvice,
  backOfficeImports,
  backOfficeOperation,
  backOfficeOrdering,
  backOfficeOrders,
  backOfficePeople,
  backOfficePrices,
  backOfficeProducts,
  backOfficeQueues,
  backOfficeReports,
  backOfficeRequests,
  backOfficeStaff,
  backOfficeSettings,
  backOfficeSearches,
  backOfficeStock,
  backOfficeTranslations,
  backOfficeViews,
  backOfficeWarehouse,
  basket,
  baskets,
  bomPages,
  boms,
  cabinet,
  catalogue,
  checkout,
  company,
  customerApi,
  delivery,
  errors,
  backOfficeChats,
  chat,
  feedback,
  backOfficeFeedback,
  fields,
  forms,
  errorPage,
  footer,
  home,
  input,
  listPages,
  lists,
  meta,
  order,
  payment,
  requests,
  sitePages,
  search,
  product,
  shell,
  shopReviews,
  signIn,
  staffFields,
  tools,
  writing,
} as const;
