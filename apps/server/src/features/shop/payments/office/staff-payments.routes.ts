import { calls } from '@farad/contract/calls';
import { ok, type Result } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { answerCancel } from './answer-cancel.ts';
import { listBankRefunds, markRefundPaid, setPayee } from './bank-refunds.ts';
import { listQuarantine, listWebhooks, resolveEntry, retryEvent } from './money-desk.ts';
import { removeAccount, setAccount, showMethods, testMethods } from '../payment-methods.ts';
import { endHold, recordTillReceipt } from './staff-holds.ts';
import { showMoney } from './staff-order.ts';
import { refundOrder, retryRefund } from './staff-refunds.ts';
import { withdrawRefund } from './withdraw-refund.ts';

const refunding: RouteRules = { permission: 'refund_orders', rateClass: 'write' };
const managing: RouteRules = { permission: 'manage_orders', rateClass: 'write', bodyLimit: 8192 };
const setting: RouteRules = { permission: 'manage_payment_methods', rateClass: 'write', bodyLimit: 8192 };

function orderRoutes(api: FastifyInstance, deps: Deps): void {
  const shown = async (number: string, done: Result<unknown, Failure>) => (done.ok ? showMoney(deps, number) : done);
  staffRoute(api, deps, calls.staffOrderPayments, { permission: 'view_orders', rateClass: 'read' }, ({ params }) =>
    showMoney(deps, params.number),
  );
  staffRoute(api, deps, calls.refundOrder, refunding, async (context) =>
    shown(context.params.number, await refundOrder(deps, context)),
  );
  staffRoute(api, deps, calls.retryRefund, refunding, async (context) => {
    const retried = await retryRefund(deps, context);
    return retried.ok ? showMoney(deps, retried.value) : retried;
  });
  const listing: RouteRules = { ...refunding, rateClass: 'read' };
  staffRoute(api, deps, calls.bankRefunds, listing, ({ query }) => listBankRefunds(deps, query));
  staffRoute(api, deps, calls.setRefundPayee, { ...refunding, bodyLimit: 8192 }, async (context) => {
    const set = await setPayee(deps, context, context.body.payee);
    return set.ok ? showMoney(deps, set.value) : set;
  });
  staffRoute(api, deps, calls.refundPaid, { ...refunding, bodyLimit: 8192 }, async (context) => {
    const paid = await markRefundPaid(deps, context, context.body);
    return paid.ok ? showMoney(deps, paid.value) : paid;
  });
  staffRoute(api, deps, calls.answerCancel, managing, async (context) =>
    shown(context.params.number, await answerCancel(deps, context)),
  );
  staffRoute(api, deps, calls.withdrawRefund, { ...refunding, bodyLimit: 8192 }, async (context) => {
    const withdrawn = await withdrawRefund(deps, context, context.body);
    return withdrawn.ok ? showMoney(deps, withdrawn.value) : withdrawn;
  });
  staffRoute(api, deps, calls.capturePayment, managing, async (context) =>
    shown(context.params.number, await endHold(deps, context, { wish: 'capture', ...context.body })),
  );
  staffRoute(api, deps, calls.releasePayment, managing, async (context) =>
    shown(context.params.number, await endHold(deps, context, { wish: 'release', reason: context.body.reason })),
  );
  staffRoute(api, deps, calls.recordTillReceipt, managing, async (context) =>
    shown(context.params.number, await recordTillReceipt(deps, context, context.body.number)),
  );
}

/** Registers the calls of staff for payments (product O5, Y3, Y4). */
export function registerStaffPayments(api: FastifyInstance, deps: Deps): void {
  orderRoutes(api, deps);
  staffRoute(api, deps, calls.paymentQuarantine, { ...refunding, rateClass: 'read' }, ({ query }) =>
    listQuarantine(deps, query),
  );
  staffRoute(api, deps, calls.resolveQuarantine, { ...refunding, bodyLimit: 8192 }, (context) =>
    resolveEntry(deps, context, context.body.note),
  );
  staffRoute(api, deps, calls.webhooks, { permission: 'view_jobs', rateClass: 'read' }, ({ query }) =>
    listWebhooks(deps, query),
  );
  staffRoute(api, deps, calls.retryWebhook, { permission: 'retry_jobs', rateClass: 'write' }, (context) =>
    retryEvent(deps, context),
  );
  staffRoute(api, deps, calls.paymentMethods, { ...setting, rateClass: 'read' }, async () =>
    ok(await showMethods(deps)),
  );
  staffRoute(api, deps, calls.setPaymentAccount, setting, async (context) =>
    ok(await setAccount(deps, context, context.body)),
  );
  staffRoute(api, deps, calls.removePaymentAccount, setting, (context) => removeAccount(deps, context));
  staffRoute(api, deps, calls.testPaymentMethods, setting, (context) => testMethods(deps, context));
}
