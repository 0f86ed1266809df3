import { backOffice } from '../back-office/en.ts';
import { backOfficeBank } from '../back-office-bank/en.ts';
import { backOfficeCatalogue } from '../back-office-catalogue/en.ts';
import { backOfficeChats } from '../back-office-chats/en.ts';
import { backOfficeContent } from '../back-office-content/en.ts';
import { backOfficeCoupons } from '../back-office-coupons/en.ts';
import { backOfficeFeedback } from '../back-office-feedback/en.ts';
import { backOfficeExchange } from '../back-office-exchange/en.ts';
import { backOfficeImportAdvice } from '../back-office-import-advice/en.ts';
import { backOfficeImports } from '../back-office-imports/en.ts';
import { backOfficeOperation } from '../back-office-operation/en.ts';
import { backOfficeOrdering } from '../back-office-ordering/en.ts';
import { backOfficeOrders } from '../back-office-orders/en.ts';
import { backOfficePrices } from '../back-office-prices/en.ts';
import { backOfficeProducts } from '../back-office-products/en.ts';
import { backOfficePeople } from '../back-office-people/en.ts';
import { backOfficeQueues } from '../back-office-queues/en.ts';
import { backOfficeReports } from '../back-office-reports/en.ts';
import { backOfficeRequests } from '../back-office-requests/en.ts';
import { backOfficeSettings } from '../back-office-settings/en.ts';
import { backOfficeSearches } from '../back-office-searches/en.ts';
import { backOfficeViews } from '../back-office-views/en.ts';
import { backOfficeStock } from '../back-office-stock/en.ts';
import { backOfficeTranslations } from '../back-office-translations/en.ts';
import { backOfficeWarehouse } from '../back-office-warehouse/en.ts';
import { backOfficeStaff } from '../back-office-staff/en.ts';
import { fields } from '../fields/en.ts';
import { forms } from '../forms/en.ts';
import { order } from '../order/en.ts';
import { shell } from '../shell/en.ts';
import { errorPage } from '../error-page/en.ts';
import { signIn } from '../sign-in/en.ts';

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
