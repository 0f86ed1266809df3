import { calls, type Call } from '@farad/contract/calls';
import type { LogPosition, Replicas } from '@farad/database/connection/replicas/replicas';

/**
 * Calls of staff whose answer may be some seconds old, except for what the caller wrote: lists, figures, and files made
 * of them. They must not write. Calls that show one thing to change it are not here, nor any call of customers.
 */
export const oldReads: ReadonlySet<Call> = new Set<Call>([
  calls.auditLog,
  calls.bankEntries,
  calls.bankRefunds,
  calls.catalogueTexts,
  calls.companyList,
  calls.customers,
  calls.dashboard,
  calls.dashboardGoods,
  calls.exchangeRuns,
  calls.imports,
  calls.missingTexts,
  calls.orderBoard,
  calls.orderFigures,
  calls.outboxMessages,
  calls.priceChanges,
  calls.reorderFile,
  calls.reorderList,
  calls.staffBrands,
  calls.staffContent,
  calls.staffCoupons,
  calls.staffFeedbackList,
  calls.staffOrders,
  calls.staffProducts,
  calls.staffRequests,
  calls.staffReturns,
  calls.staffSearches,
  calls.staffWritings,
  calls.stockFile,
  calls.stockList,
  calls.stockMovements,
  calls.textsFile,
  calls.webhooks,
]);

/**
 * Returns the handler of a call whose reads go to a replica, if there are replicas and the call may be answered from
 * one. `positionOf`: what the replica must have replayed; null = the primary is read.
 */
export function withOldReads<Context, Answer>(
  replicas: Replicas | undefined,
  call: Call,
  positionOf: (context: Context) => LogPosition | null,
  handler: (context: Context) => Promise<Answer>,
): (context: Context) => Promise<Answer> {
  if (replicas === undefined || !oldReads.has(call)) return handler;
  return (context) => replicas.read(positionOf(context), () => handler(context));
}
