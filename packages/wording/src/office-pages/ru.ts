import { backOffice } from '../back-office/ru.ts';
import { backOfficeBank } from '../back-office-bank/ru.ts';
import { backOfficeCatalogue } from '../back-office-catalogue/ru.ts';
import { backOfficeChats } from '../back-office-chats/ru.ts';
import { backOfficeContent } from '../back-office-content/ru.ts';
import { backOfficeCoupons } from '../back-office-coupons/ru.ts';
import { backOfficeFeedback } from '../back-office-feedback/ru.ts';
import { backOfficeExchange } from '../back-office-exchange/ru.ts';
import { backOfficeImportAdvice } from '../back-office-import-advice/ru.ts';
import { backOfficeImports } from '../back-office-imports/ru.ts';
import { backOfficeOperation } from '../back-office-operation/ru.ts';
import { backOfficeOrdering } from '../back-office-ordering/ru.ts';
import { backOfficeOrders } from '../back-office-orders/ru.ts';
import { backOfficePrices } from '../back-office-prices/ru.ts';
import { backOfficeProducts } from '../back-office-products/ru.ts';
import { backOfficePeople } from '../back-office-people/ru.ts';
import { backOfficeQueues } from '../back-office-queues/ru.ts';
import { backOfficeReports } from '../back-office-reports/ru.ts';
import { backOfficeRequests } from '../back-office-requests/ru.ts';
import { backOfficeSettings } from '../back-office-settings/ru.ts';
import { backOfficeSearches } from '../back-office-searches/ru.ts';
import { backOfficeViews } from '../back-office-views/ru.ts';
import { backOfficeStock } from '../back-office-stock/ru.ts';
import { backOfficeTranslations } from '../back-office-translations/ru.ts';
import { backOfficeWarehouse } from '../back-office-warehouse/ru.ts';
import { backOfficeStaff } from '../back-office-staff/ru.ts';
import { fields } from '../fields/ru.ts';
import { forms } from '../forms/ru.ts';
import { order } from '../order/ru.ts';
import { shell } from '../shell/ru.ts';
import { errorPage } from '../error-page/ru.ts';
import { signIn } from '../sign-in/ru.ts';

/** The texts of the back office; the shop's pages load none of its own. */
export const backOfficeTexts = {
  backOffice,
  backOfficeBank,
  backOfficeCatalogue,
  backOfficeChats,
  backOfficeContent,
  backOfficeCoupons,
  backOfficeFeedback,
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
  fields,
  forms,
  order,
  errorPage,
  shell,
  signIn,
} as const;
