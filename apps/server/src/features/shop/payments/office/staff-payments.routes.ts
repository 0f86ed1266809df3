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
  staffRoute(api, deps, calls.refundOrder, refunding, async (exchange) =>
    shown(exchange.params.number, await refundOrder(deps, exchange)),
  );
  staffRoute(api, deps, calls.retryRefund, refunding, async (exchange) => {
    const retried = await retryRefund(deps, exchange);
    return retried.ok ? showMoney(deps, retried.value) : retried;
  });
  const listing: RouteRules = { ...refunding, rateClass: 'read' };
  staffRoute(api, deps, calls.bankRefunds, listing, ({ query }) => listBankRefunds(deps, query));
  staffRoute(api, deps, calls.setRefundPayee, { ...refunding, bodyLimit: 8192 }, async (exchange) => {
    const set = await setPayee(deps, exchange, exchange.body.payee);
    return set.ok ? showMoney(deps, set.value) : set;
  });
  staffRoute(api, deps, calls.refundPaid, { ...refunding, bodyLimit: 8192 }, async (exchange) => {
    const paid = await markRefundPaid(deps, exchange, exchange.body);
    return paid.ok ? showMoney(deps, paid.value) : paid;
  });
  staffRoute(api, deps, calls.answerCancel, managing, async (exchange) =>
    shown(exchange.params.number, await answerCancel(deps, exchange)),
  );
  staffRoute(api, deps, calls.withdrawRefund, { ...refunding, bodyLimit: 8192 }, async (exchange) => {
    const withdrawn = await withdrawRefund(deps, exchange, exchange.body);
    return withdrawn.ok ? showMoney(deps, withdrawn.value) : withdrawn;
  });
  staffRoute(api, deps, calls.capturePayment, managing, async (exchange) =>
    shown(exchange.params.number, await endHold(deps, exchange, { wish: 'capture', ...exchange.body })),
  );
  staffRoute(api, deps, calls.releasePayment, managing, async (exchange) =>
    shown(exchange.params.number, await endHold(deps, exchange, { wish: 'release', reason: exchange.body.reason })),
  );
  staffRoute(api, deps, calls.recordTillReceipt, managing, async (exchange) =>
    shown(exchange.params.number, await recordTillReceipt(deps, exchange, exchange.body.number)),
  );
}

/** Registers the calls of staff for payments (product O5, Y3, Y4). */
export function registerStaffPayments(api: FastifyInstance, deps: Deps): void {
  orderRoutes(api, deps);
  staffRoute(api, deps, calls.paymentQuarantine, { ...refunding, rateClass: 'read' }, ({ query }) =>
    listQuarantine(deps, query),
  );
  staffRoute(api, deps, calls.resolveQuarantine, { ...refunding, bodyLimit: 8192 }, (exchange) =>
    resolveEntry(deps, exchange, exchange.body.note),
  );
  staffRoute(api, deps, calls.webhooks, { permission: 'view_jobs', rateClass: 'read' }, ({ query }) =>
    listWebhooks(deps, query),
  );
  staffRoute(api, deps, calls.retryWebhook, { permission: 'retry_jobs', rateClass: 'write' }, (exchange) =>
    retryEvent(deps, exchange),
  );
  staffRoute(api, deps, calls.paymentMethods, { ...setting, rateClass: 'read' }, async () =>
    ok(await showMethods(deps)),
  );
  staffRoute(api, deps, calls.setPaymentAccount, setting, async (exchange) =>
    ok(await setAccount(deps, exchange, exchange.body)),
  );
  staffRoute(api, deps, calls.removePaymentAccount, setting, (exchange) => removeAccount(deps, exchange));
  staffRoute(api, deps, calls.testPaymentMethods, setting, (exchange) => testMethods(deps, exchange));
}
