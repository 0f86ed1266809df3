import { acting } from './acting/ru.ts';
import { addresses } from './addresses/ru.ts';
import { arrival } from './arrival/ru.ts';
import { backOffice } from './back-office/ru.ts';
import { backOfficeBank } from './back-office-bank/ru.ts';
import { backOfficeCatalogue } from './back-office-catalogue/ru.ts';
import { backOfficeContent } from './back-office-content/ru.ts';
import { backOfficeCoupons } from './back-office-coupons/ru.ts';
import { backOfficeExchange } from './back-office-exchange/ru.ts';
import { backOfficeImportAdvice } from './back-office-import-advice/ru.ts';
import { backOfficeImports } from './back-office-imports/ru.ts';
import { backOfficeOperation } from './back-office-operation/ru.ts';
import { backOfficeOrdering } from './back-office-ordering/ru.ts';
import { backOfficeOrders } from './back-office-orders/ru.ts';
import { backOfficePrices } from './back-office-prices/ru.ts';
import { backOfficeProducts } from './back-office-products/ru.ts';
import { backOfficePeople } from './back-office-people/ru.ts';
import { backOfficeQueues } from './back-office-queues/ru.ts';
import { backOfficeReports } from './back-office-reports/ru.ts';
import { backOfficeRequests } from './back-office-requests/ru.ts';
import { backOfficeSettings } from './back-office-settings/ru.ts';
import { backOfficeSearches } from './back-office-searches/ru.ts';
import { backOfficeViews } from './back-office-views/ru.ts';
import { backOfficeStock } from './back-office-stock/ru.ts';
import { backOfficeTranslations } from './back-office-translations/ru.ts';
import { backOfficeWarehouse } from './back-office-warehouse/ru.ts';
import { backOfficeStaff } from './back-office-staff/ru.ts';
import { basket } from './basket/ru.ts';
import { bomPages } from './bom-pages/ru.ts';
import { boms } from './boms/ru.ts';
import { baskets } from './baskets/ru.ts';
import { cabinet } from './cabinet/ru.ts';
import { catalogue } from './catalogue/ru.ts';
import { checkout } from './checkout/ru.ts';
import { company } from './company/ru.ts';
import { customerApi } from './customer-api/ru.ts';
import { delivery } from './delivery/ru.ts';
import { errors } from './errors/ru.ts';
import { backOfficeChats } from './back-office-chats/ru.ts';
import { chat } from './chat/ru.ts';
import { feedback } from './feedback/ru.ts';
import { backOfficeFeedback } from './back-office-feedback/ru.ts';
import { fields } from './fields/ru.ts';
import { errorPage } from './error-page/ru.ts';
import { footer } from './footer/ru.ts';
import { forms } from './forms/ru.ts';
import { home } from './home/ru.ts';
import { input } from './input/ru.ts';
import { listPages } from './list-pages/ru.ts';
import { lists } from './lists/ru.ts';
import { meta } from './meta/ru.ts';
import { order } from './order/ru.ts';
import { payment } from './payment/ru.ts';
import { requests } from './requests/ru.ts';
import { search } from './search/ru.ts';
import { product } from './product/ru.ts';
import { shell } from './shell/ru.ts';
import { tools } from './tools/ru.ts';
import { writing } from './writing/ru.ts';
import { shopReviews } from './shop-reviews/ru.ts';
import { signIn } from './sign-in/ru.ts';
import { staffFields } from './staff-fields/ru.ts';
import { sitePages } from './site-pages/ru.ts';

/** All Russian texts by namespace. */
export const ru = {
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
