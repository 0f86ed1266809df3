import { acting } from './acting/en.ts';
import { addresses } from './addresses/en.ts';
import { arrival } from './arrival/en.ts';
import { backOffice } from './back-office/en.ts';
import { backOfficeBank } from './back-office-bank/en.ts';
import { backOfficeCatalogue } from './back-office-catalogue/en.ts';
import { backOfficeContent } from './back-office-content/en.ts';
import { backOfficeCoupons } from './back-office-coupons/en.ts';
import { backOfficeExchange } from './back-office-exchange/en.ts';
import { backOfficeImportAdvice } from './back-office-import-advice/en.ts';
import { backOfficeImports } from './back-office-imports/en.ts';
import { backOfficeOperation } from './back-office-operation/en.ts';
import { backOfficeOrdering } from './back-office-ordering/en.ts';
import { backOfficeOrders } from './back-office-orders/en.ts';
import { backOfficePrices } from './back-office-prices/en.ts';
import { backOfficeProducts } from './back-office-products/en.ts';
import { backOfficePeople } from './back-office-people/en.ts';
import { backOfficeQueues } from './back-office-queues/en.ts';
import { backOfficeReports } from './back-office-reports/en.ts';
import { backOfficeRequests } from './back-office-requests/en.ts';
import { backOfficeSettings } from './back-office-settings/en.ts';
import { backOfficeSearches } from './back-office-searches/en.ts';
import { backOfficeViews } from './back-office-views/en.ts';
import { backOfficeStock } from './back-office-stock/en.ts';
import { backOfficeTranslations } from './back-office-translations/en.ts';
import { backOfficeWarehouse } from './back-office-warehouse/en.ts';
import { backOfficeStaff } from './back-office-staff/en.ts';
import { basket } from './basket/en.ts';
import { bomPages } from './bom-pages/en.ts';
import { boms } from './boms/en.ts';
import { baskets } from './baskets/en.ts';
import { cabinet } from './cabinet/en.ts';
import { catalogue } from './catalogue/en.ts';
import { checkout } from './checkout/en.ts';
import { company } from './company/en.ts';
import { customerApi } from './customer-api/en.ts';
import { delivery } from './delivery/en.ts';
import { errors } from './errors/en.ts';
import { backOfficeChats } from './back-office-chats/en.ts';
import { chat } from './chat/en.ts';
import { feedback } from './feedback/en.ts';
import { backOfficeFeedback } from './back-office-feedback/en.ts';
import { fields } from './fields/en.ts';
import { errorPage } from './error-page/en.ts';
import { footer } from './footer/en.ts';
import { forms } from './forms/en.ts';
import { home } from './home/en.ts';
import { input } from './input/en.ts';
import { listPages } from './list-pages/en.ts';
import { lists } from './lists/en.ts';
import { meta } from './meta/en.ts';
import { order } from './order/en.ts';
import { payment } from './payment/en.ts';
import { requests } from './requests/en.ts';
import { search } from './search/en.ts';
import { product } from './product/en.ts';
import { shell } from './shell/en.ts';
import { tools } from './tools/en.ts';
import { writing } from './writing/en.ts';
import { shopReviews } from './shop-reviews/en.ts';
import { signIn } from './sign-in/en.ts';
import { staffFields } from './staff-fields/en.ts';
import { sitePages } from './site-pages/en.ts';

/** All English texts by namespace. */
export const en = {
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
