import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';

import type { Faults } from '../faults.ts';
import { languageOf, pagePolicy, writePage } from '../page-frame.ts';
import { actAsBuyer } from './yookassa-buyer.ts';
import { paymentsPage } from './yookassa-list-page.ts';
import { payPage, returnUrlOf } from './yookassa-pay-page.ts';
import { yookassaWords } from './yookassa-words.ts';
import type { YookassaTwin } from './yookassa.ts';
import { takeForms } from '../take-forms.ts';

const hidden: FastifySchema & { readonly hide: true } = { hide: true };

const idOf = ({ params }: FastifyRequest): string => String((params as { readonly id?: string }).id);

const formOf = ({ body }: FastifyRequest): URLSearchParams => new URLSearchParams(typeof body === 'string' ? body : '');

const languageFor = ({ headers }: FastifyRequest) => languageOf(headers['accept-language'] ?? '');

const sendPage = (reply: FastifyReply, policy: string, page: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(page);

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageFor(request);
  const title = yookassaWords[language].notFound;
  return sendPage(reply.code(404), pagePolicy(), writePage({ language, title, main: `<h1>${title}</h1>` }));
}

function payRoutes(app: FastifyInstance, twin: YookassaTwin): void {
  app.get('/pay/:id', { schema: hidden }, (request, reply) => {
    const payment = twin.ledger.find(idOf(request));
    if (payment === undefined) return sendNotFound(request, reply);
    const back = returnUrlOf(payment);
    const policy = pagePolicy("'self'", ...(back === null ? [] : [new URL(back).origin]));
    return sendPage(reply, policy, payPage(payment, twin.pageUrl(payment)));
  });
  app.post('/pay/:id', { schema: hidden }, (request, reply) => {
    const id = idOf(request);
    const payment = twin.ledger.find(id);
    if (payment === undefined) return sendNotFound(request, reply);
    const isDone = actAsBuyer(twin.ledger, id, formOf(request).get('action') ?? '');
    twin.commit();
    // An action that comes too late changes nothing. The buyer then sees the payment page with the outcome.
    return reply.redirect((isDone ? returnUrlOf(payment) : null) ?? `${app.prefix}/pay/${id}`, 303);
  });
}

function listRoutes(app: FastifyInstance, twin: YookassaTwin, faults: Faults, inboxPath: string): void {
  app.get('/', { schema: hidden }, (request, reply) =>
    sendPage(
      reply,
      pagePolicy("'self'"),
      paymentsPage({
        payments: twin.ledger.payments(),
        deliveriesOf: twin.webhooks.of,
        hasAddress: twin.cabinet.notificationUrl !== null,
        losesNext: faults.has('yookassa-webhook', 'send', 'never'),
        mountPath: app.prefix,
        inboxPath,
        language: languageFor(request),
      }),
    ),
  );
  app.post('/', { schema: hidden }, (request, reply) => {
    const form = formOf(request);
    const id = form.get('id') ?? '';
    const action = form.get('action');
    if (action === 'lose_next') faults.set('yookassa-webhook', { op: 'send', mode: 'never', times: 1, delayMs: 0 });
    if (action === 'resend') twin.webhooks.resend(id);
    if (action === 'expire_hold') actAsBuyer(twin.ledger, id, action);
    twin.commit();
    return reply.redirect(`${app.prefix}/`, 303);
  });
}

/** Registers the pages of the YooKassa twin: the payment page, and the list of payments. */
export function yookassaPages(app: FastifyInstance, twin: YookassaTwin, faults: Faults, inboxPath: string): void {
  takeForms(app);
  payRoutes(app, twin);
  listRoutes(app, twin, faults, inboxPath);
}
