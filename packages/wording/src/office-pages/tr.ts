import { backOffice } from '../back-office/tr.ts';
import { backOfficeBank } from '../back-office-bank/tr.ts';
import { backOfficeCatalogue } from '../back-office-catalogue/tr.ts';
import { backOfficeChats } from '../back-office-chats/tr.ts';
import { backOfficeContent } from '../back-office-content/tr.ts';
import { backOfficeCoupons } from '../back-office-coupons/tr.ts';
import { backOfficeFeedback } from '../back-office-feedback/tr.ts';
import { backOfficeExchange } from '../back-office-exchange/tr.ts';
import { backOfficeImportAdvice } from '../back-office-import-advice/tr.ts';
import { backOfficeImports } from '../back-office-imports/tr.ts';
import { backOfficeOperation } from '../back-office-operation/tr.ts';
import { backOfficeOrdering } from '../back-office-ordering/tr.ts';
import { backOfficeOrders } from '../back-office-orders/tr.ts';
import { backOfficePrices } from '../back-office-prices/tr.ts';
import { backOfficeProducts } from '../back-office-products/tr.ts';
import { backOfficePeople } from '../back-office-people/tr.ts';
import { backOfficeQueues } from '../back-office-queues/tr.ts';
import { backOfficeReports } from '../back-office-reports/tr.ts';
import { backOfficeRequests } from '../back-office-requests/tr.ts';
import { backOfficeSettings } from '../back-office-settings/tr.ts';
import { backOfficeSearches } from '../back-office-searches/tr.ts';
import { backOfficeViews } from '../back-office-views/tr.ts';
import { backOfficeStock } from '../back-office-stock/tr.ts';
import { backOfficeTranslations } from '../back-office-translations/tr.ts';
import { backOfficeWarehouse } from '../back-office-warehouse/tr.ts';
import { backOfficeStaff } from '../back-office-staff/tr.ts';
import { fields } from '../fields/tr.ts';
import { forms } from '../forms/tr.ts';
import { order } from '../order/tr.ts';
import { shell } from '../shell/tr.ts';
import { errorPage } from '../error-page/tr.ts';
import { signIn } from '../sign-in/tr.ts';

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
