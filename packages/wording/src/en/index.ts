// Written by scripts/wording.mjs.
import type { texts as russian } from '../ru/index.ts';
import { acting } from './acting.ts';
import { addresses } from './addresses.ts';
import { arrival } from './arrival.ts';
import { backOffice } from './back-office.ts';
import { backOfficeBank } from './back-office-bank.ts';
import { backOfficeCatalogue } from './back-office-catalogue.ts';
import { backOfficeChats } from './back-office-chats.ts';
import { backOfficeContent } from './back-office-content.ts';
import { backOfficeCoupons } from './back-office-coupons.ts';
import { backOfficeExchange } from './back-office-exchange.ts';
import { backOfficeFeedback } from './back-office-feedback.ts';
import { backOfficeImportAdvice } from './back-office-import-advice.ts';
import { backOfficeImports } from './back-office-imports.ts';
import { backOfficeOpening } from './back-office-opening.ts';
import { backOfficeOperation } from './back-office-operation.ts';
import { backOfficeOrdering } from './back-office-ordering.ts';
import { backOfficeOrders } from './back-office-orders.ts';
import { backOfficePeople } from './back-office-people.ts';
import { backOfficePrices } from './back-office-prices.ts';
import { backOfficeProducts } from './back-office-products.ts';
import { backOfficeProviders } from './back-office-providers.ts';
import { backOfficeQueues } from './back-office-queues.ts';
import { backOfficeReports } from './back-office-reports.ts';
import { backOfficeRequests } from './back-office-requests.ts';
import { backOfficeSearches } from './back-office-searches.ts';
import { backOfficeSettings } from './back-office-settings.ts';
import { backOfficeShop } from './back-office-shop.ts';
import { backOfficeStaff } from './back-office-staff.ts';
import { backOfficeStock } from './back-office-stock.ts';
import { backOfficeTranslations } from './back-office-translations.ts';
import { backOfficeViews } from './back-office-views.ts';
import { backOfficeWarehouse } from './back-office-warehouse.ts';
import { basket } from './basket.ts';
import { baskets } from './baskets.ts';
import { bomPages } from './bom-pages.ts';
import { boms } from './boms.ts';
import { cabinet } from './cabinet.ts';
import { callFields } from './call-fields.ts';
import { catalogue } from './catalogue.ts';
import { chat } from './chat.ts';
import { checkout } from './checkout.ts';
import { commands } from './commands.ts';
import { company } from './company.ts';
import { customerApi } from './customer-api.ts';
import { delivery } from './delivery.ts';
import { errorPage } from './error-page.ts';
import { errors } from './errors.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import { footer } from './footer.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { input } from './input.ts';
import { listPages } from './list-pages.ts';
import { lists } from './lists.ts';
import { meta } from './meta.ts';
import { opening } from './opening.ts';
import { order } from './order.ts';
import { payment } from './payment.ts';
import { product } from './product.ts';
import { providerTests } from './provider-tests.ts';
import { requests } from './requests.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { shopReviews } from './shop-reviews.ts';
import { signIn } from './sign-in.ts';
import { sitePages } from './site-pages.ts';
import { staffFields } from './staff-fields.ts';
import { tools } from './tools.ts';
import { writing } from './writing.ts';
import type { Translation } from './translation.ts';

export const texts = {
  acting,
  addresses,
  arrival,
  backOffice,
  backOfficeBank,
  backOfficeCatalogue,
  backOfficeChats,
  backOfficeContent,
  backOfficeCoupons,
  backOfficeExchange,
  backOfficeFeedback,
  backOfficeImportAdvice,
  backOfficeImports,
  backOfficeOpening,
  backOfficeOperation,
  backOfficeOrdering,
  backOfficeOrders,
  backOfficePeople,
  backOfficePrices,
  backOfficeProducts,
  backOfficeProviders,
  backOfficeQueues,
  backOfficeReports,
  backOfficeRequests,
  backOfficeSearches,
  backOfficeSettings,
  backOfficeShop,
  backOfficeStaff,
  backOfficeStock,
  backOfficeTranslations,
  backOfficeViews,
  backOfficeWarehouse,
  basket,
  baskets,
  bomPages,
  boms,
  cabinet,
  callFields,
  catalogue,
  chat,
  checkout,
  commands,
  company,
  customerApi,
  delivery,
  errorPage,
  errors,
  feedback,
  fields,
  footer,
  forms,
  home,
  input,
  listPages,
  lists,
  meta,
  opening,
  order,
  payment,
  product,
  providerTests,
  requests,
  search,
  shell,
  shopReviews,
  signIn,
  sitePages,
  staffFields,
  tools,
  writing,
} as const satisfies { readonly [Name in keyof typeof russian]: Translation<(typeof russian)[Name]> };
