import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';

import { mailServerPath } from './access.ts';
import { botCheckRoutes, botCheckScript } from './bot-check.routes.ts';
import { cbrRoutes } from './cbr/cbr.routes.ts';
import { dadataRoutes } from './dadata/dadata.routes.ts';
import { faultHint, readFault, vendorNames, type Faults, type Vendor } from './faults.ts';
import type { Inbox } from './messages/inbox.ts';
import { letterPage } from './messages/letter-page.ts';
import { languageOf, pagePolicy } from './page-frame.ts';
import { inboxPage } from './page.ts';
import { smscRoutes } from './messages/smsc.routes.ts';
import type { SmscTwin } from './messages/smsc.ts';
import type { MailServer } from './messages/smtp.ts';

/**
 * Schema of routes that must not be in the shop's OpenAPI. It does not validate, because the server that mounts the
 * routes may compile schemas in its own way.
 */
const hidden: FastifySchema & { readonly hide: true } = { hide: true };

const recipientOf = (request: FastifyRequest): string =>
  new URLSearchParams(request.url.split('?', 2)[1] ?? '').get('to')?.slice(0, 254) ?? '';

function inboxRoutes(app: FastifyInstance, inbox: Inbox): void {
  app.get('/', { schema: hidden }, (request, reply) => {
    const to = recipientOf(request);
    const page = inboxPage(inbox.entries(to), to, request.headers['accept-language'] ?? '', app.prefix);
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy())
      .type('text/html; charset=utf-8')
      .send(page);
  });
  app.get<{ Params: { id: string } }>('/letters/:id', { schema: hidden }, (request, reply) => {
    const entry = inbox.entries().find(({ id, html }) => String(id) === request.params.id && html !== '');
    if (entry === undefined) return reply.code(404).send({ error: { code: 'not_found', message: 'No such letter' } });
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', `${pagePolicy()}; img-src data:`)
      .type('text/html; charset=utf-8')
      .send(letterPage(entry, languageOf(request.headers['accept-language'] ?? ''), app.prefix));
  });
  app.get<{ Params: { id: string; at: string } }>('/letters/:id/files/:at', { schema: hidden }, (request, reply) => {
    const { id, at } = request.params;
    const file = inbox.entries().find((entry) => String(entry.id) === id)?.files[
      /^\d{1,3}$/.test(at) ? Number(at) : -1
    ];
    if (file === undefined) return reply.code(404).send({ error: { code: 'not_found', message: 'No such file' } });
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', `${pagePolicy()}; sandbox`)
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .type(file.type)
      .send(Buffer.from(file.content));
  });
  app.get('/inbox', { schema: hidden }, (request, reply) =>
    reply.header('cache-control', 'no-store').send(inbox.list(recipientOf(request))),
  );
}

function faultRoute(app: FastifyInstance, vendor: Vendor, faults: Faults): void {
  app.put(`/${vendor}/fault`, { schema: hidden }, (request, reply) => {
    const fault = readFault(vendor, request.body);
    if (fault === null) return reply.code(400).send({ error: { code: 'invalid_input', message: faultHint(vendor) } });
    faults.set(vendor, fault);
    return reply.code(204).send();
  });
}

/** Routes of a payment provider or carrier that the twins imitate. */
export interface MountedVendor {
  /** Path of the vendor below the path of the twins. */
  readonly path: string;
  /** Registers the pages, which people open. `sitePath` = path where the twins are mounted. */
  readonly mountPages: (app: FastifyInstance, sitePath: string) => void;
  /** Registers the API, which only the shop calls. */
  readonly mountApi: (app: FastifyInstance) => void;
}

interface TwinParts {
  readonly inbox: Inbox;
  readonly faults: Faults;
  readonly smsc: SmscTwin;
  readonly vendors: readonly MountedVendor[];
  readonly mailServer: MailServer;
  readonly now: () => number;
}

/** Registers the pages of the twins: sent messages, payments, parcels, the page to pay, the script of the bot check. */
export function mountTwinPages(app: FastifyInstance, { inbox, vendors }: Pick<TwinParts, 'inbox' | 'vendors'>): void {
  inboxRoutes(app, inbox);
  void app.register(async (inner) => botCheckScript(inner), { prefix: '/bot-check' });
  for (const { path, mountPages } of vendors) {
    void app.register(async (inner) => mountPages(inner, app.prefix), { prefix: `/${path}` });
  }
}

/** Registers the APIs of the twins, which only the shop calls. Anyone who reaches them can send messages and pay. */
export function mountTwinApis(app: FastifyInstance, parts: Omit<TwinParts, 'inbox'>): void {
  const { host, port, startTlsPort, authority } = parts.mailServer;
  app.get(mailServerPath, { schema: hidden }, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ host, port, startTlsPort, authority }),
  );
  for (const vendor of vendorNames) faultRoute(app, vendor, parts.faults);
  void app.register(async (inner) => smscRoutes(inner, parts.smsc, parts.faults), { prefix: '/smsc' });
  void app.register(async (inner) => dadataRoutes(inner, parts.faults), { prefix: '/dadata' });
  void app.register(async (inner) => botCheckRoutes(inner, parts.faults, parts.now), { prefix: '/bot-check' });
  void app.register(async (inner) => cbrRoutes(inner, parts.faults, parts.now), { prefix: '/cbr' });
  for (const { path, mountApi } of parts.vendors) {
    void app.register(async (inner) => mountApi(inner), { prefix: `/${path}` });
  }
}
