// Written by scripts/wording.mjs.
import { backOffice } from '../back-office.ts';
import { backOfficeBank } from '../back-office-bank.ts';
import { backOfficeCatalogue } from '../back-office-catalogue.ts';
import { backOfficeChats } from '../back-office-chats.ts';
import { backOfficeContent } from '../back-office-content.ts';
import { backOfficeCoupons } from '../back-office-coupons.ts';
import { backOfficeExchange } from '../back-office-exchange.ts';
import { backOfficeFeedback } from '../back-office-feedback.ts';
import { backOfficeImportAdvice } from '../back-office-import-advice.ts';
import { backOfficeImports } from '../back-office-imports.ts';
import { backOfficeOpening } from '../back-office-opening.ts';
import { backOfficeOperation } from '../back-office-operation.ts';
import { backOfficeOrdering } from '../back-office-ordering.ts';
import { backOfficeOrders } from '../back-office-orders.ts';
import { backOfficePeople } from '../back-office-people.ts';
import { backOfficePrices } from '../back-office-prices.ts';
import { backOfficeProducts } from '../back-office-products.ts';
import { backOfficeProviders } from '../back-office-providers.ts';
import { backOfficeQueues } from '../back-office-queues.ts';
import { backOfficeReports } from '../back-office-reports.ts';
import { backOfficeRequests } from '../back-office-requests.ts';
import { backOfficeSearches } from '../back-office-searches.ts';
import { backOfficeSettings } from '../back-office-settings.ts';
import { backOfficeShop } from '../back-office-shop.ts';
import { backOfficeStaff } from '../back-office-staff.ts';
import { backOfficeStock } from '../back-office-stock.ts';
import { backOfficeTranslations } from '../back-office-translations.ts';
import { backOfficeViews } from '../back-office-views.ts';
import { backOfficeWarehouse } from '../back-office-warehouse.ts';
import { errorPage } from '../error-page.ts';
import { fields } from '../fields.ts';
import { forms } from '../forms.ts';
import { opening } from '../opening.ts';
import { order } from '../order.ts';
import { shell } from '../shell.ts';
import { signIn } from '../sign-in.ts';

export const officeTexts = {
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
  errorPage,
  fields,
  forms,
  opening,
  order,
  shell,
  signIn,
} as const;
