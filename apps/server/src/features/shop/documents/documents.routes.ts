import { statementTypes } from '@farad/contract/office/payments/bank';
import { calls } from '@farad/contract/calls';
import { orderQueries } from '@farad/database/orders/order.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { fail, ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Drawing } from '#core/documents/open-drawing.ts';
import type { Failure } from '#http/answers/errors.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import type { Actor } from '#http/session/session.ts';
import { record, staffRoute } from '#http/serve/staff-route.ts';
import { issueInvoice } from '#core/invoices/issue-invoice.ts';
import { addPayment, listEntries, matchByHand, setAside, showPayments } from './bank-entries.ts';
import { takeStatement } from './bank-statement.ts';
import { orderLinesFile } from './order-lines.ts';
import { documentFile, listDocuments } from './order-documents.ts';
import { restoreSeller, setSeller, showSeller } from './seller-settings.ts';
import { takeBackMatch } from './take-back-match.ts';
import { staffOrder, visibleOrder } from './visible-order.ts';

const own: RouteRules = { permission: 'view_own_orders', rateClass: 'read' };
const looking: RouteRules = { permission: 'view_orders', rateClass: 'read' };
const managing: RouteRules = { permission: 'manage_bank', rateClass: 'write', bodyLimit: 8192 };
const settling: RouteRules = { permission: 'manage_settings', rateClass: 'write', bodyLimit: 8192 };

/** Body limit of a bank statement. The statement of a large shop for a month has some megabytes. */
const statementBytesMax = 10_485_760;

/** Returns the caller's account id. Throws for a guest, although the permission `view_own_orders` excludes guests. */
function accountIdOf(actor: Actor): number {
  if (actor.kind === 'guest') throw new Error('route allows guests but handler requires an account');
  return actor.account.id;
}

function customerRoutes(api: FastifyInstance, deps: Deps, drawing: Drawing): void {
  const { db } = deps;
  route(api, deps, calls.orderDocuments, own, async ({ actor, params }) => {
    const order = await visibleOrder(db, params.number, accountIdOf(actor));
    return order.ok ? ok(await listDocuments(db, order.value, false)) : order;
  });
  route(api, deps, calls.orderDocument, own, async ({ actor, params, query }) => {
    const order = await visibleOrder(db, params.number, accountIdOf(actor));
    if (!order.ok) return order;
    return documentFile(deps, drawing, order.value, { id: params.documentId, isForStaff: false, ...query });
  });
}

function linesRoute(api: FastifyInstance, deps: Deps, drawing: Drawing): void {
  // The file is written in a worker thread, so it costs more than other reading and has the rate limit of writing.
  route(api, deps, calls.orderLines, { ...own, rateClass: 'write' }, ({ actor, params, locale, query }) => {
    const caller = { number: params.number, accountId: accountIdOf(actor), locale };
    return orderLinesFile(deps, drawing, caller, query.columns);
  });
}

function staffDocumentRoutes(api: FastifyInstance, deps: Deps, drawing: Drawing): void {
  const { db } = deps;
  staffRoute(api, deps, calls.staffOrderDocuments, looking, async ({ params }) => {
    const order = await staffOrder(db, params.number);
    return order.ok ? ok(await listDocuments(db, order.value, true)) : order;
  });
  staffRoute(api, deps, calls.staffOrderDocument, looking, async ({ params, query }) => {
    const order = await staffOrder(db, params.number);
    if (!order.ok) return order;
    return documentFile(deps, drawing, order.value, { id: params.documentId, isForStaff: true, ...query });
  });
  staffRoute(api, deps, calls.reissueInvoice, managing, async (context) => {
    const { number } = context.params;
    const issued = await decideInTransaction<null, Failure>(db, async (tx) => {
      const order = await orderQueries(tx).lock(number);
      if (order === undefined) return fail({ code: 'not_found' });
      const done = await issueInvoice(tx, deps.config, order.id, deps.clock());
      if (done.ok) {
        await record(tx, deps, context, { action: 'order.invoice_issued', object: { kind: 'order', id: order.id } });
      }
      return done;
    });
    if (!issued.ok) return issued;
    const order = await staffOrder(db, number);
    return order.ok ? ok(await listDocuments(db, order.value, true)) : order;
  });
}

function bankRoutes(api: FastifyInstance, deps: Deps): void {
  // The upload of photos uses some of the same content types, so their parsers are registered already.
  const types = statementTypes.filter((type) => !api.hasContentTypeParser(type));
  api.addContentTypeParser([...types], { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  const taking: RouteRules = { ...managing, bodyLimit: statementBytesMax };
  for (const [call, isRehearsal] of [
    [calls.previewStatement, true],
    [calls.takeStatement, false],
  ] as const) {
    staffRoute(api, deps, call, taking, async (context) => {
      const { body: file } = context.request;
      if (!Buffer.isBuffer(file)) return fail({ code: 'invalid_input', field: 'file' });
      return takeStatement(deps, context, file, isRehearsal);
    });
  }
  staffRoute(api, deps, calls.bankEntries, { ...looking, permission: 'manage_bank' }, ({ query }) =>
    listEntries(deps, query),
  );
  staffRoute(api, deps, calls.matchBankEntry, managing, (context) =>
    matchByHand(deps, context, context.params.entryId, context.body.orderNumber),
  );
  staffRoute(api, deps, calls.takeBackBankMatch, managing, (context) =>
    takeBackMatch(deps, context, context.params.entryId, context.body.reason),
  );
  staffRoute(api, deps, calls.setAsideBankEntry, managing, (context) =>
    setAside(deps, context, context.params.entryId, context.body.note),
  );
  staffRoute(api, deps, calls.bankPayments, looking, ({ params }) => showPayments(deps, params.number));
  staffRoute(api, deps, calls.addBankPayment, managing, (context) =>
    addPayment(deps, context, context.params.number, context.body),
  );
}

/** Registers the calls for documents of orders, the seller and bank payments (product Y2). */
export function registerDocuments(api: FastifyInstance, deps: Deps, drawing: Drawing): void {
  customerRoutes(api, deps, drawing);
  linesRoute(api, deps, drawing);
  staffDocumentRoutes(api, deps, drawing);
  bankRoutes(api, deps);
  staffRoute(api, deps, calls.sellerSettings, { ...settling, rateClass: 'read' }, async () =>
    ok(await showSeller(deps.db)),
  );
  staffRoute(api, deps, calls.setSeller, settling, (context) => {
    const { seen, ...typed } = context.body;
    return setSeller(deps, context, typed, seen);
  });
  staffRoute(api, deps, calls.restoreSeller, settling, (context) => restoreSeller(deps, context, context.body));
}
